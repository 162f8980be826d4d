import { join } from 'node:path';
import { sessionContract as session } from '@horae/contract/core/session.contract';
import { twoStepContract as twoStep } from '@horae/contract/core/two-step.contract';
import { personActionsContract } from '@horae/contract/people/person-actions.contract';
import { privacyContract } from '@horae/contract/people/privacy.contract';
import { rosterFeedsContract } from '@horae/contract/scheduling/roster-feeds.contract';
import { accountSettingsContract } from '@horae/contract/settings/account-settings.contract';
import { accountsContract as accounts } from '@horae/contract/settings/accounts.contract';
import {
  type SecurityEventKind,
  type SecurityEventOutcome,
  securityEventKinds,
} from '@horae/contract/settings/security-event-kinds';
import { securityEventsContract as contract } from '@horae/contract/settings/security-events.contract';
import { clockDevicesContract as devices } from '@horae/contract/time/clock-devices.contract';
import { kioskContract } from '@horae/contract/time/kiosk.contract';
import { payrollContract } from '@horae/contract/time/payroll.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { refreshTokens } from '#features/core/session/session.table';
import { twoStepPolicy } from '#features/core/two-step/two-step.table';
import { payrollRuns } from '#features/time/payroll/payroll.table';
import { attempts } from '#platform/attempts/attempts.table';
import { noteRestore, recordRestore } from '#platform/security-events/restored-snapshot';
import { securityEvents } from '#platform/security-events/security-events.table';
import { activeAccount, chosen, invite, password, tokenTo, wholeHotel } from '#test/accounts';
import { startClamd, testVirus } from '#test/clamd-simulator';
import { pairedKiosk, registeredTerminal } from '#test/clock-devices';
import { runCli } from '#test/run-cli';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { accountWithApp, ticketFor } from '#test/two-step';
import { unchecked } from '#test/unchecked';
import { peopleOf, taxNumber } from '../../people/people/people-fixture';
import { kioskOf } from '../../time/kiosk/kiosk-fixture';

const hotel = 1003;

let api: TestApp;
let empty: TestApp;
let clamd: Awaited<ReturnType<typeof startClamd>>;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  clamd = await startClamd();
  const environment = { VIRUS_SCANNER: clamd.address };
  [api, empty] = await Promise.all([startTestApp({ environment }), startTestApp({ template: 'empty' })]);
  people = await peopleOf(api);
});
afterAll(async () => {
  await api.stop();
  await empty.stop();
  await clamd.stop();
});
beforeEach(async () => {
  // Logs in before the events of this test.
  await api.asAdmin(contract.choices, {});
  await api.asClient(session.refresh, { body: { refreshToken: '' } });
  await api.database.db.delete(attempts);
  await api.database.db.delete(securityEvents);
});

let count = 0;
const fresh = () => `person${(count += 1)}@hotel.gr`;
const times = async (number: number, act: () => Promise<unknown>) => {
  for (let done = 0; done < number; done += 1) await act();
};
const logIn = (email: string, tried = 'no') => api.asNobody(session.login, { body: { email, password: tried } });
const aLeaver = async () => {
  const { id } = await people.add({ taxNumber });
  await api.asAdmin(personActionsContract.leave, { body: { hotel, id, lastDay: '2025-03-31' } });
  return id;
};
const change = (id: number, more: object) => api.asAdmin(unchecked(accounts.update), { body: { id, ...more } });
const wrongPin = async (tries: number) => {
  const { slips, identify } = await kioskOf(api, 1);
  await times(tries, () => identify({ code: slips[0]!.code, pin: '00000' }));
};

/** How each kind comes about, and what the event then says. */
type Way = readonly [SecurityEventKind, SecurityEventOutcome, () => Promise<unknown>, object?];

const ways: readonly Way[] = [
  ['login', 'success', () => api.login('client@demo.com', 'client'), { email: 'c…@demo.com', by: { id: 2 } }],
  [
    'login',
    'failure',
    () => times(3, () => logIn('admin@demo.com')),
    { count: 3, by: { id: 1 }, email: 'a…@demo.com' },
  ],
  ['login', 'failure', () => logIn('olive branch 42'), { by: null, email: '…' }],
  ['login', 'blocked', () => times(22, () => logIn('client@demo.com')), { by: { id: 2 } }],
  [
    'token-reused',
    'failure',
    async () => {
      const { refreshToken } = await api.login('client@demo.com', 'client');
      await api.asNobody(session.refresh, { body: { refreshToken } });
      const { firstUsedAt } = refreshTokens;
      await api.database.db.update(refreshTokens).set({ firstUsedAt: sql`${firstUsedAt} - interval '1 minute'` });
      await api.asNobody(session.refresh, { body: { refreshToken } });
    },
    { by: { id: 2 } },
  ],
  [
    'session-ended',
    'success',
    async () => {
      const { id } = await activeAccount(api, fresh());
      await api.asAdmin(accounts.endSessions, { body: { id } });
    },
    { by: { id: 1 }, subject: { kind: 'account' }, facts: { sessions: 1 } },
  ],
  [
    'password-changed',
    'success',
    async () => {
      const { session: own } = await activeAccount(api, fresh());
      const body = { currentPassword: password, password: 'another 4 words', passwordConfirm: 'another 4 words' };
      await api.as(own.accessToken)(session.changePassword, { body });
    },
  ],
  [
    'password-check',
    'failure',
    async () => {
      const { session: own } = await activeAccount(api, fresh());
      const body = { currentPassword: 'no', password: 'another 4 words', passwordConfirm: 'another 4 words' };
      await api.as(own.accessToken)(session.changePassword, { body });
    },
  ],
  [
    'password-requested',
    'success',
    () => api.asNobody(session.requestReset, { body: { email: 'client@demo.com' } }),
    { email: 'c…@demo.com', by: { id: 2 } },
  ],
  [
    'password-requested',
    'failure',
    () => api.asNobody(session.requestReset, { body: { email: 'nobody@demo.com' } }),
    { by: null },
  ],
  [
    'password-requested',
    'blocked',
    () => times(33, () => api.asNobody(session.requestReset, { body: { email: 'nobody@demo.com' } })),
  ],
  [
    'password-requested',
    'success',
    async () => {
      const { id } = await activeAccount(api, fresh());
      await api.asAdmin(accounts.sendLink, { body: { id, kind: 'reset' } });
    },
    { subject: { kind: 'account' }, facts: { link: 'reset' } },
  ],
  [
    'password-reset',
    'success',
    async () => {
      const email = fresh();
      const { id } = await activeAccount(api, email);
      await api.asAdmin(accounts.sendLink, { body: { id, kind: 'reset' } });
      await api.asNobody(session.resetPassword, { body: { token: await tokenTo(api, email), ...chosen } });
    },
  ],
  ['mailed-link', 'failure', () => api.asNobody(session.confirmEmail, { body: { token: 'no such link' } })],
  [
    'mailed-link',
    'blocked',
    () => times(102, () => api.asNobody(session.confirmEmail, { body: { token: 'no such link' } })),
  ],
  [
    'email-changed',
    'success',
    async () => {
      const { session: own } = await activeAccount(api, fresh());
      const email = fresh();
      const body = { general: { email }, currentPassword: password };
      await api.as(own.accessToken)(accountSettingsContract.updateGeneral, { body });
      await api.asNobody(session.confirmEmail, { body: { token: await tokenTo(api, email) } });
    },
    { email: 'p…@hotel.gr' },
  ],
  ['account-registered', 'success', () => api.asNobody(session.register, { body: { email: fresh(), ...chosen } })],
  [
    'account-registered',
    'blocked',
    async () => {
      const waits = { freeAt: sql`now() + interval '1 minute'`, lastAt: sql`now()` };
      await api.database.db.insert(attempts).values({ key: 'registration from 127.0.0.1', count: 61, ...waits });
      await api.asNobody(session.register, { body: { email: fresh(), ...chosen } });
    },
    { by: null },
  ],
  [
    'file-refused',
    'blocked',
    async () => {
      const { accessToken } = await api.login('client@demo.com', 'client');
      await sendFile(api, accessToken, 'attachment', Buffer.from(testVirus), 'notes.txt');
    },
    { by: { id: 2 }, facts: { found: 'Horae.Test.Virus' } },
  ],
  [
    'account-confirmed',
    'success',
    async () => {
      const email = fresh();
      await api.asNobody(session.register, { body: { email, ...chosen } });
      await api.asNobody(session.confirmEmail, { body: { token: await tokenTo(api, email) } });
    },
  ],
  ['account-invited', 'success', () => invite(api, fresh()), { by: { id: 1 }, facts: { role: 'client' } }],
  ['account-confirmed', 'success', () => activeAccount(api, fresh())],
  [
    'account-disabled',
    'success',
    async () => api.asAdmin(accounts.disable, { body: { id: (await invite(api, fresh())).id } }),
    { by: { id: 1 }, subject: { kind: 'account' } },
  ],
  [
    'account-enabled',
    'success',
    async () => {
      const { id } = await invite(api, fresh());
      await api.asAdmin(accounts.disable, { body: { id } });
      await api.asAdmin(accounts.enable, { body: { id } });
    },
  ],
  [
    'role-changed',
    'success',
    async () => change((await activeAccount(api, fresh())).id, { role: 'admin' }),
    { by: { id: 1 }, facts: { before: 'client', after: 'admin' } },
  ],
  [
    'grant-changed',
    'success',
    async () => change((await activeAccount(api, fresh())).id, { grants: [{ ...wholeHotel(hotel), mayPlan: true }] }),
    { hotel: { id: hotel }, facts: { before: 'none', after: 'hotel mayApprove mayPlan' } },
  ],
  [
    'access-refused',
    'failure',
    () => times(4, () => api.asClient(accounts.list, { query: {} })),
    { count: 4, by: { id: 2 }, facts: { call: 'GET /accounts/list', status: 403 } },
  ],
  [
    'access-refused',
    'failure',
    () => api.asClient(unchecked(timesheetsContract.list), { query: { hotel: 1004, month: '2026-01' } }),
    { facts: { call: 'GET /timesheets/list', status: 404 } },
  ],
  [
    'data-exported',
    'success',
    async () => api.asAdmin(privacyContract.file, { body: { hotel, id: (await people.add()).id } }),
    { subject: { kind: 'employee' }, facts: { what: 'person file', reportedBy: 'server' } },
  ],
  [
    'data-exported',
    'success',
    async () => {
      const [run] = await api.database.db
        .insert(payrollRuns)
        .values({ companyId: hotel, firstDay: '2021-08-01', sheets: 0 })
        .returning();
      return api.asAdmin(payrollContract.lines, { query: { hotel, run: run!.id } });
    },
    { facts: { what: 'payroll' } },
  ],
  [
    'data-exported',
    'success',
    () => api.asClient(contract.reportExport, { body: { screen: 'people', format: 'xlsx', rows: 120, hotel } }),
    {
      by: { id: 2 },
      hotel: { id: hotel },
      facts: { what: 'people', format: 'xlsx', rows: 120, reportedBy: 'browser' },
    },
  ],
  [
    'number-revealed',
    'success',
    async () => {
      const { id } = await people.add({ taxNumber });
      await api.asAdmin(personActionsContract.reveal, { body: { hotel, id, number: 'taxNumber' } });
    },
    { facts: { number: 'taxNumber' } },
  ],
  [
    'link-handed-over',
    'success',
    async () => {
      await invite(api, fresh());
      const { body } = await api.asAdmin(accounts.outbox, { query: {} });
      await api.asAdmin(accounts.takeOutMail, { body: { id: body.mails[0]!.id } });
    },
    { subject: { kind: 'account' } },
  ],
  [
    'feed-added',
    'success',
    async () => api.asAdmin(rosterFeedsContract.add, { body: { hotel, employeeId: (await people.add()).id } }),
    { facts: { feed: 'roster' } },
  ],
  [
    'feed-revoked',
    'success',
    async () => {
      const { body } = await api.asAdmin(contract.addFeed, { body: { name: 'Wazuh' } });
      await api.asAdmin(contract.revokeFeed, { body: { id: body.feed.id } });
    },
    { facts: { feed: 'security events', name: 'Wazuh' } },
  ],
  [
    'person-erased',
    'success',
    async () => api.asAdmin(privacyContract.erase, { body: { hotel, id: await aLeaver() } }),
    { subject: { kind: 'employee' } },
  ],
  ['kiosk-added', 'success', () => pairedKiosk(api), { by: { id: 1 }, subject: { kind: 'device' } }],
  ['kiosk-paired', 'success', () => pairedKiosk(api), { by: null, hotel: { id: hotel } }],
  ['kiosk-paired', 'failure', () => api.asNobody(kioskContract.pair, { body: { code: 'AAAA-BBBB' } })],
  [
    'device-revoked',
    'success',
    async () => {
      const { device } = await pairedKiosk(api);
      await api.asAdmin(devices.revoke, { body: { hotel, id: device.id } });
    },
  ],
  ['terminal-registered', 'success', () => registeredTerminal(api), { subject: { name: 'Laundry corridor' } }],
  ['kiosk-number', 'failure', () => wrongPin(1), { by: null, subject: { name: 'Staff entrance' } }],
  ['kiosk-number', 'blocked', () => wrongPin(6), { hotel: { id: hotel } }],
  [
    'installation-exported',
    'success',
    () => runCli(api, 'export', join(api.dataDirectory, 'all.jsonl.gz')),
    { by: null, facts: { by: 'command line', what: 'export' } },
  ],
  [
    'two-step-changed',
    'success',
    () => accountWithApp(api, fresh()),
    { subject: { kind: 'account' }, facts: { after: 'on' } },
  ],
  [
    'second-step',
    'failure',
    async () => {
      const email = fresh();
      await accountWithApp(api, email);
      const ticket = await ticketFor(api, email);
      await api.asNobody(unchecked(twoStep.secondStep), { body: { ticket, recoveryCode: '02222-2222-2222' } });
    },
    { email: expect.stringContaining('…@hotel.gr') },
  ],
  [
    'two-step-required',
    'success',
    async () => {
      const call = (requiredOf: string, headers = {}) =>
        api.asAdmin(unchecked(twoStep.saveRequirement), { body: { requiredOf } }, headers);
      const { headers } = await api.asAdmin(twoStep.requirement);
      const changed = await call('administrators', { 'if-match': String(headers.etag) });
      // Administrators without it could do nothing else afterwards.
      await api.database.db.delete(twoStepPolicy);
      return changed;
    },
    { facts: { before: 'nobody', after: 'administrators' } },
  ],
  [
    'snapshot-restored',
    'success',
    async () => {
      await noteRestore(api.dataDirectory, '/var/lib/horae/snapshots/20260101T000000Z');
      await recordRestore(api.database.db, api.dataDirectory);
      await recordRestore(api.database.db, api.dataDirectory);
    },
    { count: 1, facts: { snapshot: '20260101T000000Z' } },
  ],
];

const list = async (kind: SecurityEventKind, outcome: SecurityEventOutcome) =>
  (await api.asAdmin(contract.list, { query: { kind, outcome } })).body.events;

const rows = ways.map(([kind, outcome, act, expected = {}]) => ({ kind, outcome, act, expected }));

it.each(rows)('$kind ($outcome) is recorded by what causes it', async ({ kind, outcome, act, expected }) => {
  await act();

  // A refused call is noted after its answer, and a mailed link is requested beside it.
  const [event] = await vi.waitFor(async () => {
    const events = await list(kind, outcome);
    expect(events[0]).toMatchObject({ kind, outcome, ...expected });
    return events;
  });
  const isCommand = kind === 'installation-exported' || kind === 'snapshot-restored';
  expect(event!.address).toBe(isCommand ? null : '127.0.0.1');
});

it('has a way for every kind', () => {
  // An import needs an empty installation, below.
  const kinds = new Set<string>([...ways.map(([kind]) => kind), 'installation-imported']);

  expect([...kinds].toSorted()).toEqual([...securityEventKinds].toSorted());
});

it('an import of everything is recorded beside the events that it brings', async () => {
  await logIn('admin@demo.com');
  const file = join(api.dataDirectory, 'moved.jsonl.gz');
  await runCli(api, 'export', file);

  expect(await runCli(empty, 'import-all', file)).toContain('security_events');

  const events = await empty.database.db.select().from(securityEvents).orderBy(asc(securityEvents.id));
  expect(events.map(({ kind }) => kind)).toEqual(['login', 'installation-imported']);
  expect(events.at(-1)?.facts).toEqual({ by: 'command line' });
});
