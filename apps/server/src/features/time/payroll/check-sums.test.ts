import { payrollContract as contract } from '@horae/contract/time/payroll.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { employeeContracts } from '#features/people/people/employees.table';
import { auditEntries } from '#platform/audit.table';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import {
  allow,
  api,
  approve,
  db,
  grant,
  hotel,
  month,
  one,
  pay,
  punch,
  startWithHotel,
  worker,
} from '../timesheets/timesheets-fixture';

startWithHotel();

const changeContract = (id: number, terms: Partial<typeof employeeContracts.$inferInsert>) =>
  db.update(employeeContracts).set(terms).where(eq(employeeContracts.employeeId, id));
const rate = (id: number, cost: number | null) => changeContract(id, { hourlyCost: cost });
const check = async () => (await api.asAdmin(unchecked(contract.check), { query: { hotel, month } })).body.check;
const sent = async (run: number) => (await api.asAdmin(unchecked(contract.lines), { query: { hotel, run } })).body;
const sum = (cents: readonly (number | null | undefined)[]) =>
  cents.reduce<number>((all, some) => all + (some ?? 0), 0);

/** The sheet, the dry run and what was sent come to the same. */
async function everywhere(id: number) {
  const open = (await one(id)).checkSum!;
  await approve(id);
  expect((await one(id)).checkSum).toEqual(open);
  const dry = await check();
  expect(dry.ready.find((sheet) => sheet.id === id)!.checkSum).toEqual({
    cents: open.cents,
    minutesWithoutRate: open.minutesWithoutRate,
  });
  expect(dry.checkSum!.cents).toBe(sum(dry.ready.map(({ checkSum }) => checkSum?.cents)));
  const { run } = (await pay()).body;
  const file = await sent(run!.id);
  expect(file.checkSum).toEqual({ cents: open.cents, minutesWithoutRate: open.minutesWithoutRate });
  expect(sum(file.lines.map(({ cents }) => cents))).toBe(open.cents);
  expect((await one(id)).checkSum).toEqual(open);
  expect(sum(open.lines.map(({ cents }) => cents))).toBe(open.cents);
  return open;
}

const shown = ({ lines }: Awaited<ReturnType<typeof everywhere>>) =>
  lines.map(({ day, code, minutes, percent, cents }) => [Number(day.slice(8)), code, minutes, percent, cents]);

it('a full-timer with overtime and a Sunday night, by hand', async () => {
  const shift = ['07:00', '15:00'] as [string, string];
  const id = await worker([
    ...[1, 2, 3, 4].map((day) => ({ day, plan: shift, clock: shift })),
    { day: 5, plan: shift, clock: ['07:00', '18:00'], declared: ['16:00', '18:00'] },
    { day: 13, plan: ['20:00', '24:00'], clock: ['20:00', '24:00'] },
  ]);
  await rate(id, 6.55);
  // 8 h at 6.55; the 41st hour of the week at +20 %, two at +40 %; Sunday 20–22 at +75 %, 22–24 at +75 % and +25 %.
  const open = await everywhere(id);
  expect(shown(open)).toEqual([
    ...[1, 2, 3, 4, 5].map((day) => [day, 'normal', 480, 100, 5240]),
    [5, 'overwork', 60, 120, 786],
    [5, 'overtimeLegal', 120, 140, 1834],
    [13, 'normal.sundayHoliday', 120, 175, 2293],
    [13, 'normal.night.sundayHoliday', 120, 200, 2620],
  ]);
  expect([open.cents, open.minutesWithoutRate]).toEqual([33_733, 0]);
});

it('a part-timer with additional work, by hand', async () => {
  const id = await worker([{ day: 1, plan: ['07:00', '11:00'], clock: ['07:00', '13:00'] }]);
  await changeContract(id, { kind: 'part', weeklyHours: 20, hourlyCost: 7.37 });
  // 4 h at 7.37, and 2 h at +12 %: 14.74 × 1.12 = 16.5088.
  expect(shown(await everywhere(id))).toEqual([
    [1, 'normal', 240, 100, 2948],
    [1, 'additionalPartTime', 120, 112, 1651],
  ]);
});

it('a rate that changes within the month counts from its day; days without one are told, not counted as nothing', async () => {
  const days = [1, 2, 3].map((day) => ({
    day,
    plan: ['07:00', '15:00'] as [string, string],
    clock: ['07:00', '15:00'] as [string, string],
  }));
  const id = await worker(days);
  await rate(id, 6);
  const terms = { companyId: hotel, employeeId: id, hasFixedHours: true, weeklyHours: 40 };
  await db.insert(employeeContracts).values([
    { ...terms, fromDay: '2026-09-02', hourlyCost: 6.5 },
    { ...terms, fromDay: '2026-09-03', hourlyCost: null },
  ]);
  const open = await everywhere(id);
  expect(shown(open)).toEqual([
    [1, 'normal', 480, 100, 4800],
    [2, 'normal', 480, 100, 5200],
    [3, 'normal', 480, 100, null],
  ]);
  expect([open.cents, open.minutesWithoutRate]).toEqual([10_000, 480]);
});

it('a change after a month was sent has its own amount', async () => {
  const id = await worker([{ day: 1, plan: ['07:00', '15:00'], clock: ['07:00', '15:00'] }]);
  await rate(id, 6.5);
  await approve(id);
  await pay();
  await punch(id, 2, ['07:00', '09:00']);
  await workOut(api.database.db, 'timesheets', hotel);
  expect((await check()).changes.map(({ minutes, cents }) => [minutes, cents])).toEqual([[120, 1300]]);
  const { run } = (await pay()).body;
  expect((await sent(run!.id)).lines.map(({ isChange, cents }) => [isChange, cents])).toEqual([[true, 1300]]);
});

it('is in what a payroll clerk gets who may see pay, and only of people whose sheets the clerk may see', async () => {
  const id = await worker([{ day: 1, plan: ['07:00', '15:00'], clock: ['07:00', '15:00'] }]);
  await rate(id, 6.5);
  await approve(id);
  const own = await worker([]);
  await grant(own, { mayPayroll: true, maySeePay: true });
  const query = { hotel, month };

  const sheet = await one(id, api.asClient);
  expect(sheet.checkSum).toMatchObject({ cents: 5200, lines: [{ rate: 6.5, cents: 5200 }] });
  const dry = (await api.asClient(contract.check, { query })).body.check;
  expect(dry.checkSum).toMatchObject({ cents: 5200 });
  expect(dry.stamp).toBe((await check()).stamp);
  const { run } = (await api.asClient(contract.send, { body: { hotel, month, stamp: dry.stamp, acknowledged: [] } }))
    .body;
  const file = (await api.asClient(contract.lines, { query: { hotel, run: run!.id } })).body;
  expect(file).toMatchObject({ checkSum: { cents: 5200 }, lines: [{ cents: 5200 }] });

  await allow({ mayPayroll: false });
  expect((await api.asClient(contract.check, { query })).status).toBe(403);
  expect((await api.asClient(timesheetsContract.one, { query: { ...query, employee: id } })).status).not.toBe(200);
  expect((await one(own, api.asClient)).checkSum).toMatchObject({ cents: 0 });
});

it('is not in what anybody gets who may not see rates, and their check has the same stamp', async () => {
  const id = await worker([{ day: 1, plan: ['07:00', '15:00'], clock: ['07:00', '15:00'] }]);
  await rate(id, 6.5);
  await approve(id);
  const own = await worker([]);
  await grant(own, { mayPayroll: true, mayApprove: true });
  const query = { hotel, month };
  const replies = async () => [
    (await api.asClient(timesheetsContract.one, { query: { ...query, employee: id } })).body,
    (await api.asClient(timesheetsContract.one, { query: { ...query, employee: own } })).body,
    (await api.asClient(timesheetsContract.list, { query: { hotel, month, page: 1, perPage: 25, q: '' } })).body,
    (await api.asClient(timesheetsContract.lines, { query })).body,
    (await api.asClient(contract.check, { query })).body,
  ];
  const before = await replies();
  expect(JSON.stringify(before)).not.toMatch(/checkSum|cents|"rate"/);
  const { check: ofClerk } = (await api.asClient(contract.check, { query })).body;
  expect((await check()).stamp).toBe(ofClerk.stamp);
  const { run } = (
    await api.asClient(contract.send, { body: { hotel, month, stamp: ofClerk.stamp, acknowledged: [] } })
  ).body;
  const file = (await api.asClient(contract.lines, { query: { hotel, run: run!.id } })).body;
  expect(JSON.stringify([file, ...(await replies())])).not.toMatch(/checkSum|cents|"rate"/);
  const audit = await db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.companyId, hotel), inArray(auditEntries.object, ['payroll', 'timesheet'])));
  expect(audit).not.toEqual([]);
  expect(JSON.stringify(audit)).not.toMatch(/cents|checkSum/);
});
