import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postmasterPid, processesOf, untilGone } from './processes';
import { type Server, startServer } from './server';
import { startSeeded } from './start-seeded';

const rounds = Number(process.env.SOAK_ROUNDS ?? 3);
const writersAtOnce = 4;

let server: Server;
const acknowledged = new Map<number, { version: number; notes: string }>();
let saved = 0;

beforeAll(async () => {
  server = await startSeeded();
});
afterAll(async () => {
  const { directory } = server;
  expect(await server.stop()).toBe(0);
  await untilGone(() => processesOf(directory));
  await server.clean();
});

/** Saves shifts until stopped; remembers only those the server acknowledged. */
function writers(): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const write = async () => {
    while (!stopping.signal.aborted) {
      saved += 1;
      const n = saved;
      const start = new Date(Date.UTC(2031, 0, 1, 6) + Math.floor(n / server.employees.length) * 86_400_000)
        .toISOString()
        .slice(0, 10);
      const notes = `save ${n}`;
      const employeeId = server.employees[n % server.employees.length];
      const shift = {
        hotel: 1003,
        employeeId,
        typeOfShift: 'Regular',
        start: `${start}T07:00`,
        end: `${start}T15:00`,
        notes,
      };
      const answer = await server.call(shiftsContract.save, { shift, reason: 'Test' }).catch(() => null);
      if (answer?.status === 200) acknowledged.set(answer.body.shift.id, { version: answer.body.version, notes });
    }
  };
  const all = Array.from({ length: writersAtOnce }, write);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(all);
    },
  };
}

async function untilSaved(more: number): Promise<void> {
  const goal = acknowledged.size + more;
  await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(goal);
}

const first = (map: typeof acknowledged): number => map.keys().next().value ?? 0;

async function expectEverythingThere(): Promise<void> {
  // Backends survive a killed postmaster for a moment, so the last saves may arrive before the database goes away.
  await expect.poll(async () => (await server.read(first(acknowledged))).status, { timeout: 60_000 }).toBe(200);
  const lost: { id: number; status: number }[] = [];
  for (const [id, { version, notes }] of acknowledged) {
    const { status, body } = await server.read(id);
    if (status !== 200 || body.version !== version || body.shift.notes !== notes) lost.push({ id, status });
  }
  expect(lost).toEqual([]);
}

describe('a killed process loses no acknowledged write', () => {
  it.each(Array.from({ length: rounds }, (_, round) => round + 1))('server, round %i', async (round) => {
    const load = writers();
    await untilSaved(5 + round * 3);

    await server.kill();
    await load.stop();
    server = await startServer(server);

    await expectEverythingThere();
  });

  it.each(Array.from({ length: rounds }, (_, round) => round + 1))('database, round %i', async (round) => {
    const load = writers();
    await untilSaved(5 + round * 3);

    process.kill(postmasterPid(server.directory), 'SIGKILL');
    await untilSaved(5);
    await load.stop();

    await expectEverythingThere();
    expect(server.isRunning()).toBe(true);
  });

  it('leaves no orphan behind when nobody comes back', async () => {
    await server.kill();

    await untilGone(() => processesOf(server.directory));
    server = await startServer(server);
    await expectEverythingThere();
  });
});
