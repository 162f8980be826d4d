import type { HourRow } from '@horae/contract/scheduling/hour-rows';
import { workingHoursContract as hours } from '@horae/contract/scheduling/working-hours.contract';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { departments, workCentres } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { loans } from '#features/people/people/loans.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { unchecked } from '#test/unchecked';
import { shifts } from '../shifts/shifts.table';
import { hotel, hoursTest } from './hours-fixture';

const [own, host] = [51, 52];
const { api, sums, addShift, addClock } = hoursTest();
const week = { dates: { start: '2026-06-01', end: '2026-06-08' }, column: 'day', levels: ['department', 'employee'] };
const morning = { employee: 1, start: '2026-06-02T07:00', end: '2026-06-02T13:00' };
const evening = { employee: 1, start: '2026-06-02T18:00', end: '2026-06-02T22:00' };

const placeShift = (id: number, place: { departmentId?: number | null; workCentreId?: number | null }) =>
  api()
    .database.db.update(shifts)
    .set(place)
    .where(and(eq(shifts.companyId, hotel), eq(shifts.id, id)));
async function addElsewhere(facts: Parameters<typeof addShift>[0], department = host): Promise<number> {
  const id = (await addShift(facts))!;
  await placeShift(id, { departmentId: department });
  return id;
}

async function centreOfPerson() {
  const [person] = await api()
    .database.db.select({ centre: employees.workCentreId })
    .from(employees)
    .where(and(eq(employees.companyId, hotel), eq(employees.id, 1)));
  return person!.centre;
}

const rowOf = (rows: readonly HourRow[], ...path: number[]) => rows.find((row) => row.path.join() === path.join());
const plannedIn = (rows: readonly HourRow[], ...path: number[]) => rowOf(rows, ...path)?.total.planned;

describe('a shift in another department', () => {
  it('counts there and not at home; its person is in both, and once in the total', async () => {
    await addShift(morning);
    await addElsewhere(evening);

    const { rows, total } = await sums(week);

    expect([plannedIn(rows, own), plannedIn(rows, host)]).toEqual([360, 240]);
    expect([plannedIn(rows, own, 1), plannedIn(rows, host, 1)]).toEqual([360, 240]);
    expect(total.total).toMatchObject({ planned: 600, heads: 1 });
    expect(total.people).toBe(4);
    expect([rowOf(rows, own)!.people, rowOf(rows, host)!.people]).toEqual([2, 3]);
  });

  it('counts the same from kept months as when it is added up anew, also after it went home', async () => {
    await addShift(morning);
    const id = await addElsewhere(evening);
    const kept = await sums(week);
    const again = await sums({ ...week, calendars: [3000] });
    expect(again.rows.map(({ path, total }) => [path, total])).toEqual(
      kept.rows.map(({ path, total }) => [path, total]),
    );

    await placeShift(id, { departmentId: null });

    const { rows } = await sums(week);
    expect([plannedIn(rows, own), plannedIn(rows, host, 1)]).toEqual([600, undefined]);
  });

  it('takes along what was clocked and declared for it', async () => {
    const first = await addShift(morning);
    const second = await addElsewhere(evening);
    await addShift({ ...morning, layer: 'declared' });
    await addShift({ ...evening, layer: 'declared', end: '2026-06-02T21:00' });
    await addClock(1, first!, '2026-06-02T07:00', '2026-06-02T12:00');
    await addClock(1, second, '2026-06-02T18:00', '2026-06-02T21:30');

    const { rows, total } = await sums(week);

    expect(rowOf(rows, own)!.total).toMatchObject({ planned: 360, declared: 360, actual: 300 });
    expect(rowOf(rows, host)!.total).toMatchObject({ planned: 240, declared: 180, actual: 210 });
    expect(total.total).toMatchObject({ planned: 600, declared: 540, actual: 510 });
  });

  it('counts overtime of plan and declaration once, where it is worked', async () => {
    const overtime = { ...evening, type: 'Overtime' as const };
    await addElsewhere(overtime);
    await addShift({ ...overtime, layer: 'declared' });

    const { rows, total } = await sums(week);

    expect(rowOf(rows, host)!.total.overtime).toBe(240);
    expect(total.total.overtime).toBe(240);
  });

  it('is found by the filter of the department that uses it', async () => {
    await addShift(morning);
    await addElsewhere(evening);

    expect((await sums({ ...week, departments: [host] })).total.total.planned).toBe(240);
    expect((await sums({ ...week, departments: [own] })).total.total.planned).toBe(360);
  });

  it('counts by week and month like by day', async () => {
    await addShift(morning);
    await addElsewhere(evening);

    for (const column of ['week', 'month']) {
      const { rows } = await sums({ ...week, column, dates: { start: '2026-06-01', end: '2026-07-01' } });
      expect([plannedIn(rows, own), plannedIn(rows, host), plannedIn(rows, host, 1)]).toEqual([360, 240, 240]);
    }
  });

  it('is in the units of the work centre that is called like the department, else in those of its person', async () => {
    await addElsewhere(evening);
    const units = { ...week, levels: ['orgUnit', 'employee'] };
    expect(plannedIn((await sums(units)).rows, 21)).toBe(240);

    const rename = (name: string) =>
      api()
        .database.db.update(workCentres)
        .set({ name })
        .where(and(eq(workCentres.companyId, hotel), eq(workCentres.id, 33)));
    await rename('Άλφα');
    const { rows } = await sums(units);
    await rename('East');

    expect([plannedIn(rows, 21) ?? 0, plannedIn(rows, 22)]).toEqual([0, 240]);
  });

  it('is in a work centre of its own and the units of that, in its department, and nowhere else', async () => {
    await addShift(morning);
    const id = (await addShift(evening))!;
    await placeShift(id, { workCentreId: 33 });
    const tree = { ...week, levels: ['businessUnit', 'orgUnit', 'workCenter', 'department', 'employee'] };

    const { rows, total } = await sums(tree);

    const worked = rows.filter(({ path, total: sum }) => path.length === 5 && path[4] === 1 && sum.planned > 0);
    expect(worked.map(({ path, total: sum }) => [path[2], path[3], sum.planned]).toSorted()).toEqual(
      [
        [33, own, 240],
        [await centreOfPerson(), own, 360],
      ].toSorted(),
    );
    expect(plannedIn((await sums({ ...week, levels: ['workCenter'] })).rows, 33)).toBe(240);
    expect(plannedIn((await sums({ ...week, levels: ['orgUnit'] })).rows, 22)).toBe(240);
    expect((await sums({ ...week, wc: 33 })).total.total.planned).toBe(240);
    expect(plannedIn((await sums(week)).rows, own)).toBe(600);
    expect(total.total).toMatchObject({ planned: 600, heads: 1 });
    expect(total.people).toBe(4);
    const again = await sums({ ...tree, calendars: [3000] });
    expect(again.rows.map((row) => [row.path, row.total])).toEqual(rows.map((row) => [row.path, row.total]));

    await placeShift(id, { departmentId: host, workCentreId: 33 });
    const both = await sums(tree);
    const placed = both.rows.filter(
      ({ path, total: sum }) => path.length === 5 && path[4] === 1 && sum.planned === 240,
    );
    expect(placed.map(({ path }) => [path[2], path[3]])).toEqual([[33, host]]);

    await placeShift(id, { departmentId: null, workCentreId: null });
    expect(plannedIn((await sums({ ...week, levels: ['workCenter'] })).rows, 33) ?? 0).toBe(0);
  });

  it('is seen by the head of the department that uses it, with its person and nothing else of theirs', async () => {
    await addShift(morning);
    await addElsewhere(evening);
    const places = { scope: 'places' as const, unitIds: [], departmentIds: [host] };
    const { session } = await activeAccount(api(), 'bar@hotel.example', {
      grants: [{ ...wholeHotel(hotel), ...places }],
    });

    const { body } = await api().as(session.accessToken)(unchecked(hours.sums), { body: { hotel, ...week } });

    expect(body.rows.map(({ path }: HourRow) => path.join())).toContain(`${host},1`);
    expect(body.total.total.planned).toBe(240);
  });

  it('shows its person to the unit of the department, with the hours that are worked there alone', async () => {
    await addShift(morning);
    await addElsewhere(evening);

    const { body } = await api().asAdmin(hours.onLoanHere, { body: { hotel, dates: week.dates } });

    const day = { planned: 240, actual: 0 };
    expect(body.people).toMatchObject([
      {
        employeeId: 1,
        from: 'ωδείο',
        hostDepartment: host,
        hostDepartmentName: 'Άλφα',
        firstDay: '2026-06-02',
        lastDay: '2026-06-02',
        isCounted: true,
        ...day,
        days: [{ day: '2026-06-02', ...day, shifts: ['18:00–22:00'] }],
      },
    ]);
  });

  it('goes on in the department that continues the one where it was placed', async () => {
    const { db } = api().database;
    await addElsewhere(evening);
    await db.insert(departments).values({ companyId: hotel, id: 53, departmentGroupId: 41, name: 'Roof bar' });
    const isHost = and(eq(departments.companyId, hotel), eq(departments.id, host));
    await db.update(departments).set({ closedFrom: '2026-06-02', continuedAs: 53 }).where(isHost);

    const { rows } = await sums(week);
    const { body } = await api().asAdmin(hours.onLoanHere, { body: { hotel, dates: week.dates } });
    const before = await sums({ ...week, dates: { start: '2026-05-25', end: '2026-06-02' } });

    await db.update(departments).set({ closedFrom: null, continuedAs: null }).where(isHost);
    expect([plannedIn(rows, 53, 1), plannedIn(rows, host, 1)]).toEqual([240, undefined]);
    expect(body.people).toMatchObject([{ hostDepartment: 53, hostDepartmentName: 'Roof bar', planned: 240 }]);
    expect(plannedIn(before.rows, 53)).toBeUndefined();
  });

  it('leaves loose clock records where they are, once', async () => {
    await addElsewhere(evening);
    await addClock(1, null, '2026-06-03T07:00', '2026-06-03T08:00');

    const { body } = await api().asAdmin(unchecked(hours.looseClocks), { body: { hotel, dates: week.dates } });

    expect(body.records).toHaveLength(1);
  });
});

describe('a loan to a department of the same hotel', () => {
  const lend = (more: Partial<typeof loans.$inferInsert> = {}) =>
    api()
      .database.db.insert(loans)
      .values({
        companyId: hotel,
        employeeId: 1,
        firstDay: '2026-06-02',
        lastDay: '2026-06-03',
        hostHotel: hotel,
        hostHotelName: 'Ξενία',
        hostDepartment: host,
        hostDepartmentName: 'Άλφα',
        payer: 'host',
        ...more,
      });
  beforeEach(() => api().database.db.delete(loans).where(eq(loans.companyId, hotel)));
  const next = { employee: 1, start: '2026-06-04T07:00', end: '2026-06-04T15:00' };

  it('has its hours in the host, planned, declared and clocked, and nothing of them at home', async () => {
    const first = await addShift(morning);
    await addShift({ ...morning, layer: 'declared' });
    await addClock(1, first!, '2026-06-02T07:00', '2026-06-02T12:00');
    await addClock(1, null, '2026-06-03T07:00', '2026-06-03T08:00');
    await addShift(next);
    await lend();

    const { rows, total } = await sums(week);

    expect(rowOf(rows, own)!.total).toMatchObject({ planned: 480, declared: 0, actual: 0 });
    expect(rowOf(rows, host, 1)!.total).toMatchObject({ planned: 360, declared: 360, actual: 360 });
    expect(total.total).toMatchObject({ planned: 840, actual: 360, heads: 1 });
    expect([rowOf(rows, own)!.people, rowOf(rows, host)!.people, total.people]).toEqual([2, 3, 4]);
  });

  it('that is entered, changed or ended later moves the hours of its days', async () => {
    await addShift(morning);
    await addShift(next);
    const hours = async () => {
      const { rows } = await sums(week);
      return [plannedIn(rows, own, 1), plannedIn(rows, host, 1)];
    };
    expect(await hours()).toEqual([840, undefined]);
    await lend();
    expect(await hours()).toEqual([480, 360]);
    await api().database.db.update(loans).set({ lastDay: '2026-06-04' }).where(eq(loans.companyId, hotel));
    expect(await hours()).toEqual([0, 840]);
    await api().database.db.delete(loans).where(eq(loans.companyId, hotel));
    expect(await hours()).toEqual([840, undefined]);
  });

  it('has a shift of another department, too: on its days all work is the host’s', async () => {
    await addElsewhere(evening, own);
    await lend();

    expect((await sums(week)).rows.map(({ path, total }) => [path.join(), total.planned])).toContainEqual([
      `${host},1`,
      240,
    ]);
  });

  it('to another hotel changes no sums', async () => {
    await addShift(morning);
    await lend({ hostHotel: 1003, hostDepartment: null });

    const { rows } = await sums(week);

    expect([plannedIn(rows, own, 1), rowOf(rows, host, 1)]).toEqual([360, undefined]);
  });
});
