import { randomUUID } from 'node:crypto';
import { sessionContract } from '@horae/contract/core/session.contract';
import { type Session } from '@horae/contract/core/user-data';
import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import type { PlanState } from '@horae/contract/scheduling/plan-drafts';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayWords } from '../apps/server/src/platform/mail/date-words';
import { type MailServer, startMailServer } from '../apps/server/src/test/mail-server';
import { erganiBetween } from './ergani-between';
import { processesOf, untilGone } from './processes';
import { type Server, startServer } from './server';
import { startSeeded } from './start-seeded';

// Each takes half a minute: what a dead server had on its way waits until its lease ends.
const rounds = Number(process.env.SOAK_ROUNDS ?? 1);
const hotel = 1003;
const people = 3;

let mail: MailServer;
let ergani: Awaited<ReturnType<typeof erganiBetween>>;
let server: Server;
let weeks = 0;

const environment = () => ({ DECLARATION_HOSTS: '127.0.0.1', SMTP_URL: mail.url, MAIL_FROM: 'horae@hotel.example' });

beforeAll(async () => {
  [mail, ergani] = [await startMailServer(), await erganiBetween()];
  server = await startSeeded(environment());
  const settings = { employerTaxNumber: '999999990', branch: 0, username: 'horae', password: 'simulator' };
  const sending = { target: 'trial', baseUrl: ergani.baseUrl, userType: '02', isSending: true };
  const when = { declares: 'atOnce', weeklyForFixed: false };
  const saved = { hotel, version: 1, ...settings, ...sending, ...when };
  expect((await server.call(declarationsContract.saveSettings, saved)).status).toBe(200);
  for (const [index, employeeId] of server.employees.slice(0, people).entries()) await giveAccount(index, employeeId);
});
afterAll(async () => {
  const { directory } = server;
  expect(await server.stop()).toBe(0);
  await untilGone(() => processesOf(directory));
  await server.clean();
  await Promise.all([mail.stop(), ergani.stop()]);
});

const addressOf = (index: number) => `person${index}@hotel.example`;

/** An account whose password was chosen by the link in its mail, so that its address is known to be its own. */
async function giveAccount(index: number, employeeId: number): Promise<void> {
  const rights = { mayClock: false, mayApprove: false, mayPlan: false, mayPayroll: false };
  const grants = [{ hotel, scope: 'self', employeeId, ...rights }];
  const account = { fullName: `Person ${index}`, email: addressOf(index), role: 'client', grants };
  expect((await server.call(accountsContract.invite, { account })).status).toBe(201);
  await vi.waitFor(() => expect(lettersTo(index)).toHaveLength(1), { timeout: 30_000, interval: 100 });
  const token = /token=3?D?(\S+)/.exec(lettersTo(index)[0]!.replaceAll('=\r\n', ''))?.[1];
  const password = 'olive branch 42';
  const chosen = { token, password, passwordConfirm: password };
  expect((await server.call(sessionContract.acceptInvitation, chosen)).body as Session).toHaveProperty('accessToken');
}

const lettersTo = (index: number) => mail.received.filter((letter) => letter.includes(`To: ${addressOf(index)}`));

/** A week that no other round plans. */
function nextWeek() {
  weeks += 1;
  const day = (of: number) => new Date(Date.UTC(2033, 0, 3 + weeks * 7 + of)).toISOString().slice(0, 10);
  return { hotel, first: day(0), last: day(4), days: [0, 1, 2, 3, 4].map(day) };
}
type Week = ReturnType<typeof nextWeek>;

async function draft({ days, ...week }: Week) {
  const changes = server.employees.slice(0, people).flatMap((employeeId) =>
    days.map((day) => ({
      item: { employeeId, typeOfShift: 'Regular', start: `${day}T08:00`, end: `${day}T14:00` },
    })),
  );
  expect((await server.call(planning.change, { ...week, way: 'pasted', changes })).status).toBe(200);
  const range = `hotel=${hotel}&first=${week.first}&last=${week.last}`;
  const { body } = await server.get<PlanState>(`${planning.read.path}?${range}`);
  return body.drafts.map(({ id, version }) => ({ id, version }));
}

/** The distinct mails about a week, and how often the mail server got the most frequent of them. */
function mailedAbout({ days }: Week) {
  const line = `${dayWords(days[0]!, 'english')}: 08:00`;
  const ids = mail.received
    .filter((letter) => letter.replaceAll('=\r\n', '').includes(line))
    .map((letter) => /^Message-ID: (\S+)/m.exec(letter)?.[1]);
  const mostCopies = Math.max(0, ...ids.map((id) => ids.filter((other) => other === id).length));
  return { mails: new Set(ids).size, mostCopies };
}

/** How often the service has accepted each day of a person in a week. */
function declaredOf({ days }: Week): Map<string, number> {
  const often = new Map<string, number>();
  for (const { message } of ergani.accepted()) {
    if (message.kind !== 'dailySchedule') continue;
    for (const { person, date } of message.declarations.flatMap(({ rows }) => rows)) {
      if (!days.includes(date)) continue;
      const key = `${date} ${person.taxNumber}`;
      often.set(key, (often.get(key) ?? 0) + 1);
    }
  }
  return often;
}

const deaths = {
  'while it publishes': async (publish: () => Promise<unknown>, round: number) => {
    const answer = publish().catch(() => null);
    await new Promise((resolve) => {
      setTimeout(resolve, (round * 37) % 300);
    });
    await server.kill();
    await answer;
  },
  'while it declares': async (publish: () => Promise<unknown>) => {
    const dead = ergani.killAt('before the answer is kept', () => server.kill());
    await publish().catch(() => null);
    await dead;
  },
  'while it sends mail': async (publish: () => Promise<unknown>) => {
    mail.stallAt('message');
    const stalled = mail.stalled();
    await publish();
    await stalled;
    await server.kill();
    mail.hangUp();
    mail.stallAt(null);
  },
};

describe('a publication whose server is killed is told and declared once', () => {
  const cases = Object.keys(deaths) as (keyof typeof deaths)[];
  it.each(Array.from({ length: rounds }, (_, round) => cases.map((death) => [death, round + 1] as const)).flat())(
    '%s, round %i',
    async (death, round) => {
      const { days, ...week } = nextWeek();
      const drafts = await draft({ days, ...week });
      const key = randomUUID();
      const publish = () => server.call(planning.publish, { ...week, drafts, reason: 'Test' }, key);

      await deaths[death](publish, round);
      server = await startServer(server, environment());
      expect((await publish()).status).toBe(200);

      const told = () => mailedAbout({ days, ...week });
      await expect.poll(() => told().mails, { timeout: 90_000 }).toBe(people);
      const declared = () => [...declaredOf({ days, ...week }).values()];
      await expect.poll(() => declared().length, { timeout: 90_000 }).toBe(people * days.length);
      // Once more only what may never have arrived: the one that was on its way, under the same Message-ID.
      expect(told().mostCopies).toBeLessThanOrEqual(death === 'while it sends mail' ? 2 : 1);
      expect(Math.max(...declared())).toBeLessThanOrEqual(death === 'while it declares' ? 2 : 1);
    },
  );
});
