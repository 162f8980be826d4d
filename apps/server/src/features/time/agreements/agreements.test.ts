import { auditContract } from '@horae/contract/settings/audit.contract';
import {
  type AgreementFields,
  agreementLimits,
  agreementsContract as contract,
  longerIsTighter,
} from '@horae/contract/time/agreements.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { addDays } from '@horae/local-time/local-date';
import { greekHotels2025, isLooser, limitsOf } from '@horae/working-time';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { type Database, inTransaction } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { zoneOfAnotherDay } from '#test/another-day';
import { changesOf } from '#test/changes-of';
import { sendToPayroll } from '#test/send-to-payroll';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { takePunches } from '../../../clocking';
import { workOut } from '../../../derived/work-out';
import { attendanceFindings } from '../attendance/attendance.table';
import { addSmallHotel, employ } from '../timesheets/small-hotel-fixture';
import { agreements } from './agreements.table';

const hotel = 7441;
const month = '2026-09';
const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
let api: TestApp;
let db: Database;

beforeAll(async () => {
  api = await startTestApp();
  ({ db } = api.database);
  await addSmallHotel(api, hotel, { attendanceFrom: '2026-09-01' });
});
afterAll(() => api.stop());
beforeEach(() => db.delete(agreements).where(eq(agreements.companyId, hotel)));

let next = 744_100;
/** Adds an employee with a job who worked these days of September 2026 as planned: from–to by the wall clock. */
async function worker(
  job: string,
  days: readonly (readonly [day: number, from: string, to: string])[],
): Promise<number> {
  const id = (next += 1);
  const at = (day: number, time: string) => new Date(`2026-09-${String(day).padStart(2, '0')}T${time}:00+03:00`);
  await employ(api, { companyId: hotel, id, code: `A${id}`, surname: 'Ναυσικά', jobTitle: job });
  const shift = { companyId: hotel, employeeId: id, type: 'Regular' as const };
  for (const [day, from, to] of days) {
    await db.insert(shifts).values({ ...shift, startsAt: at(day, from), endsAt: at(day, to) });
  }
  const punches = days.flatMap(([day, from, to]) =>
    [from, to].map((time, turn) => ({
      employeeId: id,
      at: at(day, time),
      direction: turn === 0 ? ('in' as const) : ('out' as const),
      source: 'file' as const,
      key: `${id} ${day} ${time}`,
    })),
  );
  await inTransaction(api.database.db, (tx) => takePunches(tx, zone, punches));
  return id;
}

type Fields = Partial<AgreementFields>;
const fields = (more: Fields): AgreementFields => ({
  name: 'House agreement 2026',
  source: 'Signed copy, office',
  jobTitles: [],
  validFrom: '2026-01-01',
  validTo: null,
  limits: { dailyRest: 720 },
  ...more,
});
const add = (more: Fields) => api.asAdmin(contract.add, { body: { hotel, agreement: fields(more) } });
const added = async (more: Fields) => (await add(more)).body.agreement.id;
const change = (id: number, more: Fields, headers: Record<string, string> = {}) =>
  api.asAdmin(contract.change, { body: { hotel, id, agreement: fields(more) } }, headers);
const remove = (id: number) => api.asAdmin(contract.remove, { body: { hotel, id } });
const list = async () => (await api.asAdmin(contract.list, { query: { hotel } })).body;
const findings = (id: number, kind: 'restBreached' | 'overtimeNotDeclared') =>
  db
    .select({
      day: attendanceFindings.day,
      state: attendanceFindings.state,
      limit: sql<number>`(${attendanceFindings.evidence} ->> 'limit')::int`,
    })
    .from(attendanceFindings)
    .where(and(eq(attendanceFindings.employeeId, id), eq(attendanceFindings.kind, kind)))
    .orderBy(asc(attendanceFindings.day));
const sheet = async (employee: number) =>
  (await api.asAdmin(timesheetsContract.one, { query: { hotel, month, employee } })).body.timesheet;

describe('the agreements of a hotel', () => {
  it('stand beside the law that they tighten, the newest first', async () => {
    await worker('Sous-chef', []);
    await added({ name: 'Sector 2025', validFrom: '2025-11-01', validTo: '2026-12-31' });
    await added({ name: 'Kitchen order', jobTitles: ['Sous-chef'], limits: { 'five.dailyStatutory': 480 } });
    const { agreements, laws, jobs } = await list();

    expect(agreements).toMatchObject([
      { name: 'Kitchen order', jobTitles: ['Sous-chef'], validTo: null, limits: { 'five.dailyStatutory': 480 } },
      { name: 'Sector 2025', validTo: '2026-12-31', limits: { dailyRest: 720 } },
    ]);
    expect(laws).toMatchObject([
      { id: 'GR-HOTEL-2021-06-19', validTo: '2025-10-16', limits: { overtimeDailyCap: 180 } },
      { id: 'GR-HOTEL-2025-10-17', validTo: null, limits: { overtimeDailyCap: 240, dailyRest: 660 } },
    ]);
    expect(jobs).toContain('Sous-chef');
  });

  it('name the jobs of whoever has not left by the day of the hotel', async () => {
    const here = hotelClock(zoneOfAnotherDay()).dayOf(Date.now() / 1000);
    const ofHotel = eq(companies.companyId, hotel);
    await db.update(companies).set({ timeZone: zoneOfAnotherDay() }).where(ofHotel);
    const [stays, left] = [await worker('Glazier', []), await worker('Farrier', [])];
    await db.update(employees).set({ lastDay: here }).where(eq(employees.id, stays));
    await db
      .update(employees)
      .set({ lastDay: addDays(here, -1) })
      .where(eq(employees.id, left));

    const { jobs } = await list();

    await db.update(companies).set({ timeZone: 'Europe/Athens' }).where(ofHotel);
    expect(jobs).toContain('Glazier');
    expect(jobs).not.toContain('Farrier');
  });

  it.each<[string, Fields, string, string]>([
    ['shorter rest than the law', { limits: { dailyRest: 600 } }, 'agreement.limits.dailyRest', 'says 660 minutes'],
    ['a longer day', { limits: { 'six.dailyStatutory': 500 } }, 'agreement.limits.six.dailyStatutory', '480 or less'],
    [
      'what an older law forbids on its days',
      { validFrom: '2025-01-01', limits: { overtimeDailyCap: 200 } },
      'agreement.limits.overtimeDailyCap',
      '180 minutes until 2025-10-16',
    ],
    ['a longer reference period', { limits: { averageWeeks: 26 } }, 'agreement.limits.averageWeeks', '17 weeks'],
    [
      'a day that ends before the full one',
      { limits: { 'five.dailyStatutory': 450 } },
      'agreement.limits.five.dailyStatutory',
      '“Full day, five-day week”, which is 480',
    ],
    ['what makes no sense', { limits: { dailyRest: 1500 } }, 'agreement.limits.dailyRest', 'Use 480 to 1440'],
    ['nothing at all', { limits: {} }, 'agreement.limits', 'at least one'],
    ['an end before the beginning', { validTo: '2025-12-31' }, 'agreement.validTo', 'must not be before'],
    ['no name', { name: '  ' }, 'agreement.name', 'Enter a name'],
  ])('refuse %s', async (_what, more, path, message) => {
    const answer = await add(more);

    expect(answer.status).toBe(400);
    expect(answer.body.error.fields).toContainEqual({ path, message: expect.stringContaining(message) });
    expect((await list()).agreements).toEqual([]);
  });

  it('may set every limit of the law, each to its own value', async () => {
    const current = limitsOf(greekHotels2025);
    const limits = Object.fromEntries(agreementLimits.map((name) => [name, current[name]!]));

    expect((await add({ limits })).body.agreement.limits).toEqual(limits);
    expect(agreementLimits.filter((name) => isLooser(name, 1, 2))).toEqual(longerIsTighter);
  });

  it('of two who change one at once the second is told what holds now', async () => {
    const id = await added({});
    const { headers } = await api.asAdmin(contract.one, { query: { hotel, id } });
    const tag = { 'if-match': String(headers.etag) };
    const [first, second] = [
      await change(id, { limits: { dailyRest: 700 } }, tag),
      await change(id, { limits: { dailyRest: 690 } }, tag),
    ];

    expect([first.status, second.status]).toEqual([200, 412]);
    expect(JSON.parse(second.text).current.agreement.limits).toEqual({ dailyRest: 700 });
    expect((await api.asAdmin(contract.one, { query: { hotel, id } })).headers.etag).toBe(first.headers.etag);
  });

  it('are written down, each as it was and is; one that is not there is 404', async () => {
    const id = await added({});
    await change(id, { limits: { dailyRest: 700 } });
    await change(id, { limits: { dailyRest: 700 } });
    await remove(id);
    const { body } = await api.asAdmin(auditContract.list, { query: { hotel, object: 'agreement' } });

    expect(body.entries.slice(0, 3).map(({ deed: action }) => action)).toEqual(['remove', 'change', 'add']);
    expect(body.entries[1]).toMatchObject({
      before: { limits: { dailyRest: 720 } },
      after: { limits: { dailyRest: 700 } },
    });
    expect([(await remove(id)).status, (await change(id, {})).status]).toEqual([404, 404]);
  });
});

describe('what follows from an agreement', () => {
  it('days since it holds are compared with it at once, and with the law again when it is taken away', async () => {
    // Eleven and a half hours of rest, twice.
    const id = await worker('Waiter', [
      [8, '12:00', '20:30'],
      [9, '08:00', '15:00'],
      [15, '12:00', '20:30'],
      [16, '08:00', '15:00'],
    ]);
    expect(await findings(id, 'restBreached')).toEqual([]);

    let agreement = 0;
    const announced = await changesOf(api, async () => {
      agreement = await added({ validFrom: '2026-09-10' });
    });
    expect(announced).toEqual(['attendance:all', 'clock-devices:admins', 'timesheets:all']);
    expect(await findings(id, 'restBreached')).toEqual([{ day: '2026-09-16', state: 'open', limit: 720 }]);

    await change(agreement, { validFrom: '2026-09-01', validTo: '2026-09-10' });
    expect(await findings(id, 'restBreached')).toMatchObject([
      { day: '2026-09-09', state: 'open' },
      { day: '2026-09-16', state: 'settled' },
    ]);
    await remove(agreement);
    expect(await findings(id, 'restBreached')).toMatchObject([{ state: 'settled' }, { state: 'settled' }]);
  });

  it('of a job it concerns that job alone, in findings and time sheets', async () => {
    const days = [[8, '07:00', '15:45']] as const;
    const [cook, maid] = [await worker('Cook', days), await worker('Maid', days)];
    await added({ name: 'Kitchen order', jobTitles: ['Cook'], limits: { 'five.dailyStatutory': 480 } });

    expect(await findings(cook, 'overtimeNotDeclared')).toMatchObject([{ state: 'open', limit: 480 }]);
    expect(await findings(maid, 'overtimeNotDeclared')).toEqual([]);
    expect((await sheet(cook)).minutes).toEqual({ normal: 480, overtimeIllegal: 45 });
    expect((await sheet(maid)).minutes).toEqual({ normal: 525 });
  });

  it('a locked month gets what differs beside what was paid', async () => {
    const id = await worker('Baker', [[8, '07:00', '15:45']]);
    const version = (await sheet(id)).version;
    const approval = { hotel, month, sheets: [{ employee: id, version }], isApproved: true };
    await api.asAdmin(timesheetsContract.approve, { body: approval });
    await sendToPayroll(api.asAdmin, { hotel, month });
    await added({ jobTitles: ['Baker'], limits: { 'five.dailyStatutory': 480 } });

    expect(await workOut(api.database.db, 'timesheets', hotel)).toBe(1);
    const { body } = await api.asAdmin(timesheetsContract.lines, { query: { hotel, month } });
    const own = body.lines.filter(({ employee }) => employee.id === id);
    expect(own.map(({ code, minutes, isDelta }) => [code, minutes, isDelta])).toEqual([
      ['normal', 525, false],
      ['normal', -45, true],
      ['overtimeIllegal', 45, true],
    ]);
  });

  it('balances go by its average week and name it', async () => {
    const id = await worker('Porter', [[8, '07:00', '15:00']]);
    await added({ name: 'Sector 2026', limits: { averageWeekLimit: 2640, averageWeeks: 13 } });
    const { body } = await api.asAdmin(timesheetsContract.balances, { query: { hotel, month, employee: id } });

    expect(body.balances.average).toMatchObject({
      from: '2026-06-29',
      limitMinutes: 2640,
      pack: 'Sector 2026',
      law: 'Sector 2026',
    });
  });
});
