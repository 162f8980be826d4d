import { randomUUID } from 'node:crypto';
import type { PlanState } from '@horae/contract/scheduling/plan-drafts';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { type PublicationRow, publicationsContract } from '@horae/contract/scheduling/publications.contract';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processesOf, untilGone } from './processes';
import { type Server, startServer } from './server';
import { startSeeded } from './start-seeded';

const rounds = Number(process.env.SOAK_ROUNDS ?? 3);
const hotel = 1003;
const people = 40;
const block = people * 7;

let server: Server;
let weeks = 0;

beforeAll(async () => {
  server = await startSeeded();
});
afterAll(async () => {
  const { directory } = server;
  expect(await server.stop()).toBe(0);
  await untilGone(() => processesOf(directory));
  await server.clean();
});

const dayOf = (week: number, day: number) => new Date(Date.UTC(2031, 0, 6 + week * 7 + day)).toISOString().slice(0, 10);

/** A week that no other round plans. */
function nextWeek() {
  weeks += 1;
  return { hotel, first: dayOf(weeks, 0), last: dayOf(weeks, 6) };
}
type Week = ReturnType<typeof nextWeek>;

const paste = (week: Week, key: string) => {
  const changes = server.employees.slice(0, people).flatMap((employeeId) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = dayOf(weeks, day);
      return { item: { employeeId, typeOfShift: 'Regular', start: `${date}T08:00`, end: `${date}T14:00` } };
    }),
  );
  return server.call(planning.change, { ...week, way: 'pasted', changes }, key);
};
const draftsOf = async ({ first, last }: Week) => {
  const { body } = await server.get<PlanState>(`${planning.read.path}?hotel=${hotel}&first=${first}&last=${last}`);
  return body.drafts.map(({ id, version }) => ({ id, version }));
};
const publishedOf = async ({ first }: Week) => {
  const dates = { start: first, end: dayOf(weeks, 7) };
  const { body } = await server.call(staffTimelineContract.filtered, {
    selectedHotel: { ErpCompanyId: hotel },
    dates,
    filters: { calendars: [3000] },
  });
  return body.events.filter(({ start, end }) => start.includes('T08:00') && end.includes('T14:00')).length;
};
const publicationsOf = async ({ first, last }: Week) => {
  const query = `hotel=${hotel}&first=${first}&last=${last}`;
  const { body } = await server.get<{ publications: PublicationRow[] }>(`${publicationsContract.list.path}?${query}`);
  return body.publications.filter((one) => one.first === first);
};

/** Kills the server while it works on a call, later in each round; answers whether the call was acknowledged. */
async function killedWhile(call: Promise<{ status: number }>, round: number): Promise<boolean> {
  const answer = call.then(({ status }) => status === 200).catch(() => false);
  await new Promise((resolve) => {
    setTimeout(resolve, (round * 37) % 300);
  });
  await server.kill();
  const isAcknowledged = await answer;
  server = await startServer(server);
  return isAcknowledged;
}

describe('a killed process plans all or nothing', () => {
  const all = Array.from({ length: rounds }, (_, round) => round + 1);

  it.each(all)('a pasted block, round %i', async (round) => {
    const week = nextWeek();
    const key = randomUUID();
    const isAcknowledged = await killedWhile(paste(week, key), round);
    const drafted = (await draftsOf(week)).length;
    expect(isAcknowledged ? [block] : [0, block]).toContain(drafted);
    // The same key again: whatever had happened, it is there once.
    expect((await paste(week, key)).status).toBe(200);
    expect(await draftsOf(week)).toHaveLength(block);
  });

  it.each(all)('a publication, told once, round %i', async (round) => {
    const week = nextWeek();
    expect((await paste(week, randomUUID())).status).toBe(200);
    const drafts = await draftsOf(week);
    const key = randomUUID();
    const publish = () => server.call(planning.publish, { ...week, drafts, reason: 'Seven days in a row.' }, key);
    const isAcknowledged = await killedWhile(publish(), round);
    const [published, left] = [await publishedOf(week), (await draftsOf(week)).length];
    expect([
      [0, block],
      [block, 0],
    ]).toContainEqual([published, left]);
    if (isAcknowledged) expect(published).toBe(block);
    expect(await publicationsOf(week)).toHaveLength(published === block ? 1 : 0);

    expect((await publish()).status).toBe(200);
    expect([await publishedOf(week), await draftsOf(week)]).toEqual([block, []]);
    const [publication, ...others] = await publicationsOf(week);
    expect([publication?.people, others]).toEqual([people, []]);
  });
});
