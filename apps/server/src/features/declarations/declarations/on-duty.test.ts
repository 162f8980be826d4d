import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { departments } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { removeRosterOf } from '#features/scheduling/planning/roster-fixture';
import { planPublications } from '#features/scheduling/publications/publications.table';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { clockRecords } from '#features/time/attendance/clock-records.table';
import { clockPolicies } from '#features/time/clock-policies/clock-policies.table';
import { inTransaction } from '#platform/database';
import { takePunches } from '../../../clocking';
import { type DeclaringTest, declaringTest, hotel } from './declarations-fixture';

let test: DeclaringTest;
beforeAll(async () => {
  test = await declaringTest();
});
afterAll(() => test.stop());

const minutes = (count: number) => sql`date_trunc('minute', now()) + ${count}::int * interval '1 minute'`;
const shift = (employeeId: number, from: number, to: number, layer: 'planned' | 'declared' = 'planned') => {
  const times = { startsAt: minutes(from), endsAt: minutes(to) };
  return test.db.insert(shifts).values({ companyId: hotel, employeeId, layer, type: 'Regular', ...times });
};
const clockIn = (employeeId: number, ago: number) =>
  inTransaction(test.db, (tx) =>
    takePunches(tx, { companyId: hotel, timeZone: 'Europe/Athens' }, [
      {
        employeeId,
        at: new Date(Date.now() - ago * 60_000),
        direction: 'in',
        source: 'web',
        key: `duty ${employeeId}`,
      },
    ]),
  );
const today = sql`(now() at time zone 'Europe/Athens')::date`;
const people = async () => (await test.api.asAdmin(contract.onDuty, { query: { hotel } })).body.people;

it('people missing come first, together with those whose work is not declared', async () => {
  const [missing, present, soon, late, onLeave] = test.ids as [number, number, number, number, number];
  await shift(missing, -60, 240);
  await shift(present, -60, 240);
  await clockIn(present, 62);
  // Within the grace, ended, and on leave: nobody is missing.
  await shift(soon, -3, 240);
  await shift(late, -300, -10);
  await shift(onLeave, -60, 240);
  const sick = { type: 'SickLeave' as const, firstDay: sql`${today} - 1`, lastDay: sql`${today} + 1` };
  await test.db.insert(leaves).values({ companyId: hotel, employeeId: onLeave, ...sick });

  const listed = await people();
  const own = listed.filter(({ id }) => test.ids.includes(id));
  expect(own.map(({ id, isMissing, isUndeclared }) => [id, isMissing, isUndeclared])).toEqual([
    [missing, true, true],
    [present, false, true],
  ]);
  expect(own[0]).toMatchObject({
    clockedIn: null,
    planned: expect.stringMatching(/^\d\d:\d\d–\d\d:\d\d$/),
    lateMinutes: expect.toSatisfy((late_: number) => late_ >= 59 && late_ <= 62),
  });
  const urgent = listed.map(({ isMissing, isUndeclared }) => isMissing || isUndeclared);
  expect(urgent.lastIndexOf(true)).toBeLessThan(urgent.indexOf(false) === -1 ? listed.length : urgent.indexOf(false));

  await clockIn(missing, 1);
  expect((await people()).find(({ id }) => id === missing)).toMatchObject({ isMissing: false });
});

it('says where somebody works whose shift is in another department, present or missing', async () => {
  const [present, missing] = test.ids as [number, number];
  const [person] = await test.db.select().from(employees).where(eq(employees.id, present));
  const [department] = await test.db
    .select()
    .from(departments)
    .where(and(eq(departments.companyId, hotel), ne(departments.id, person!.departmentId)))
    .orderBy(asc(departments.id))
    .limit(1);
  const { id: departmentId, name } = department!;
  await test.db.delete(clockRecords).where(eq(clockRecords.employeeId, missing));
  await test.db
    .update(shifts)
    .set({ departmentId })
    .where(and(inArray(shifts.employeeId, [present, missing]), gt(shifts.endsAt, sql`now()`)));

  const listed = (await people()).filter(({ id }) => id === present || id === missing);

  expect(listed.map(({ lentTo }) => lentTo)).toEqual([
    expect.objectContaining({ hostDepartment: departmentId, hostDepartmentName: name }),
    expect.objectContaining({ hostDepartment: departmentId, hostDepartmentName: name }),
  ]);
});

it('says why what is worked today was published against the law, of the people listed', async () => {
  const [present, , , , away] = test.ids as [number, number, number, number, number];
  const publish = (employeeIds: number[], reason: string | null, days = 0) => {
    const day = sql`${today} + ${days}::int`;
    const published = { firstDay: day, lastDay: day, employeeIds, items: 1, findings: 1, reason };
    return test.db.insert(planPublications).values({ companyId: hotel, ...published });
  };
  await publish([present], 'A guest bus came early');
  await publish([present], null);
  await publish([present], 'Of next week', 7);
  await publish([away], 'Of somebody who is on leave');
  const { unlawful } = (await test.api.asAdmin(contract.onDuty, { query: { hotel } })).body;
  expect(unlawful.map(({ reason }) => reason)).toEqual(['A guest bus came early']);
});

it('goes by the clock policies: grace, flexible arrival and the longest session', async () => {
  const [waited, flexible, forgot] = test.ids.slice(-3) as [number, number, number];
  await removeRosterOf(test.api, hotel, [waited, flexible, forgot]);
  await shift(waited, -20, 240);
  await shift(flexible, -20, 240);
  await clockIn(forgot, 9 * 60);
  const listed = async () => {
    const own = (await people()).filter(({ id }) => [waited, flexible, forgot].includes(id));
    return new Set(own.map(({ id }) => id));
  };
  expect(await listed()).toEqual(new Set([waited, flexible, forgot]));

  await test.contract(flexible, { flexibleArrival: 60 });
  expect(await listed()).toEqual(new Set([waited, forgot]));

  const policy = { graceIn: 30, longestSession: 480 };
  await test.db
    .insert(clockPolicies)
    .values({ companyId: hotel, ...policy })
    .onConflictDoUpdate({ target: [clockPolicies.companyId, clockPolicies.jobTitle], set: policy });
  expect(await listed()).toEqual(new Set());
});
