import { mainSearchContract } from '@horae/contract/core/main-search.contract';
import { organisationUnitCalendarContract as units } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import { shiftsContract as shifts } from '@horae/contract/scheduling/shifts.contract';
import { workingHoursContract } from '@horae/contract/scheduling/working-hours.contract';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { departments, workCentres } from '#features/people/organisation/organisation.table';
import { employees, formerPlaces } from '#features/people/people/employees.table';
import { calendarTest, everyCalendar, expectSound, monthAt, thisMonth, wholeMonth } from '#roster/calendar-fixture';
import { unchecked } from '#test/unchecked';

const { api, month, filtered } = calendarTest();
const everything = { dates: wholeMonth(0), filters: { calendars: everyCalendar } };

interface Person {
  id: number;
  name: string;
  department: number;
  centre: number;
  unit: number;
}
let people: Person[];
let [own, colleague, other] = [] as unknown as [Person, Person, Person];

beforeAll(async () => {
  people = await api()
    .database.db.select({
      id: employees.id,
      name: employees.name,
      department: employees.departmentId,
      centre: employees.workCentreId,
      unit: workCentres.organisationUnitId,
    })
    .from(employees)
    .innerJoin(
      workCentres,
      and(eq(workCentres.companyId, employees.companyId), eq(workCentres.id, employees.workCentreId)),
    )
    .where(eq(employees.companyId, 1003))
    .orderBy(employees.id);
  const crowded = people.find((one) => people.filter(({ department }) => department === one.department).length > 2)!;
  [own, colleague] = people.filter(({ department }) => department === crowded.department) as [Person, Person];
  other = people.find(({ department, unit }) => department !== own.department && unit !== own.unit)!;
});

/** Sets what the demo client may see of hotel 1003. */
type Grant = Partial<typeof accountHotels.$inferInsert>;
async function grant(rights: Grant = {}) {
  const { db } = api().database;
  const whole: Grant = { scope: 'hotel', unitIds: [], departmentIds: [], employeeId: null };
  await db.update(accountHotels).set({ ...whole, mayApprove: true, mayPlan: false });
  await db
    .update(accountHotels)
    .set({ mayApprove: true, ...rights })
    .where(eq(accountHotels.companyId, 1003));
}
const places = (departmentIds: number[], unitIds: number[] = []): Grant => ({
  scope: 'places',
  departmentIds,
  unitIds,
});

const idsOf = (list: { employeeId: number }[]) =>
  [...new Set(list.map(({ employeeId }) => employeeId))].sort((a, b) => a - b);
const idsWhere = (isSeen: (person: Person) => boolean) => people.filter(isSeen).map(({ id }) => id);

beforeEach(() => grant());

describe('an account that sees a part of a hotel', () => {
  it.each([
    ['department', () => places([own.department]), (one: Person) => one.department === own.department],
    ['unit', () => places([], [own.unit]), (one: Person) => one.unit === own.unit],
    [
      'units and departments together',
      () => places([own.department, other.department], [own.unit]),
      (one: Person) =>
        one.unit === own.unit || one.department === own.department || one.department === other.department,
    ],
    ['self', (): Grant => ({ scope: 'self', employeeId: own.id }), (one: Person) => one.id === own.id],
  ] as const)('sees in #7, #8, #9 and the sums the people of its grant alone: %s', async (_scope, rights, isSeen) => {
    const whole = (await filtered(everything)).body;
    await grant(rights());
    const seen = idsWhere(isSeen);

    const { body } = await filtered(everything);
    expectSound(body);
    expect(idsOf(body.resources)).toEqual(seen);
    expect(body.events).toEqual(whole.events.filter(({ employeeId }) => seen.includes(employeeId)));
    expect(body.employeeList.map(({ value }) => value).sort((a, b) => a - b)).toEqual(seen);
    expect(body.branchList.map(({ value }) => value).toSorted()).toEqual(
      [...new Set(people.filter(isSeen).map(({ unit }) => unit))].toSorted(),
    );

    const ofMonth = (await month(thisMonth)).body;
    expect(ofMonth.resources.length).toBeGreaterThan(0);
    expect(idsOf(ofMonth.resources).every((id) => seen.includes(id))).toBe(true);

    const ofUnit = await api().asClient(unchecked(units.ofUnit), { body: { selectedHotel: { ErpCompanyId: 1003 } } });
    expect(ofUnit.body!.resources.length).toBeGreaterThan(0);
    expect(idsOf(ofUnit.body!.resources).every((id) => seen.includes(id))).toBe(true);

    const hours = await api().asClient(unchecked(workingHoursContract.sums), {
      body: { hotel: 1003, dates: wholeMonth(0), column: 'month', levels: ['employee'] },
    });
    expect(hours.body.rows.map(({ path }) => path.at(-1)!).sort((a, b) => a - b)).toEqual(seen);
  });

  it('finds no unit, shift or person outside of it', async () => {
    const { body } = await filtered(everything);
    const [inside, outside] = [own, other].map(({ id }) => body.events.find((event) => event.employeeId === id)!);
    await grant(places([own.department]));
    const read = (id: number) => api().asClient(shifts.read, { params: { id }, query: { hotel: 1003 } });

    expect((await read(inside!.id)).status).toBe(200);
    expect((await read(outside!.id)).status).toBe(404);
    expect((await filtered({ ...everything, filters: { employees: [other.id] } })).body.events).toEqual([]);

    const found = async (person: Person) => {
      const { body: answer } = await api().asClient(mainSearchContract.find, {
        query: { q: person.name, kind: 'employee' },
      });
      return answer.groups.flatMap((group) => group.found.map(({ title }) => title));
    };
    expect(await found(colleague)).toContain(colleague.name);
    expect(await found(other)).toEqual([]);

    await grant(places([own.department], [other.unit]));
    expect((await read(inside!.id)).status).toBe(200);
    expect((await read(outside!.id)).status).toBe(200);
    expect(await found(colleague)).toContain(colleague.name);
    expect(await found(other)).toContain(other.name);
  });

  it('goes along when its department moves or merges, and keeps what was before', async () => {
    const { db } = api().database;
    const isOld = and(eq(departments.companyId, 1003), eq(departments.id, own.department));
    const [old] = await db.select().from(departments).where(isOld);
    const [added] = await db
      .insert(departments)
      .values({ companyId: 1003, departmentGroupId: old!.departmentGroupId, name: 'Goes on' })
      .returning({ id: departments.id });
    const next = added!.id;
    const movePeople = (from: number, to: number) =>
      db
        .update(employees)
        .set({ departmentId: to })
        .where(and(eq(employees.companyId, 1003), eq(employees.departmentId, from)));
    const mates = idsWhere((one) => one.department === own.department);
    await db
      .update(departments)
      .set({ continuedAs: next, closedFrom: monthAt(0) })
      .where(isOld);
    await db.insert(formerPlaces).values(
      people
        .filter(({ department }) => department === own.department)
        .map(({ id, centre, department }) => ({
          companyId: 1003,
          employeeId: id,
          untilDay: monthAt(0),
          workCentreId: centre,
          departmentId: department,
        })),
    );
    await movePeople(own.department, next);
    await grant(places([own.department]));

    for (const shift of [-1, 0]) {
      const { body } = await filtered({ dates: wholeMonth(shift), filters: { calendars: everyCalendar } });
      expect(idsOf(body.resources)).toEqual(mates);
    }
    const query = { q: colleague.name, kind: 'employee' as const };
    expect((await api().asClient(mainSearchContract.find, { query })).body.groups[0]?.total).toBe(1);
    await movePeople(next, own.department);
    await db.delete(formerPlaces);
    await db.update(departments).set({ continuedAs: null, closedFrom: null }).where(isOld);
  });

  it('plans for its people only, and only with the right to', async () => {
    const draft = (employeeId: number, day: number) => ({
      body: {
        shift: {
          hotel: 1003,
          employeeId,
          typeOfShift: 'Regular',
          start: `2031-03-0${day}T07:00`,
          end: `2031-03-0${day}T15:00`,
        },
      },
    });
    await grant(places([own.department]));
    expect((await api().asClient(unchecked(shifts.save), draft(own.id, 1))).status).toBe(403);

    await grant({ ...places([own.department]), mayPlan: true });
    const saved = await api().asClient(unchecked(shifts.save), draft(own.id, 1));
    expect(saved.status).toBe(200);
    expect((await api().asClient(unchecked(shifts.save), draft(other.id, 2))).status).toBe(404);
    const ofOther = await api().asAdmin(unchecked(shifts.save), draft(other.id, 3));
    const id = Number(ofOther.body.shift.id);
    expect((await api().asClient(shifts.remove, { body: { hotel: 1003, id, version: 1 } })).status).toBe(404);
    const ownId = Number(saved.body.shift.id);
    expect((await api().asClient(shifts.remove, { body: { hotel: 1003, id: ownId, version: 1 } })).status).toBe(200);
  });

  it.each([
    ['SickLeave', '2031-04-01', '2031-04-02'],
    ['AnnualLeave', '2031-04-03', '2031-04-04'],
    ['UnpaidLeave', '2031-04-05', '2031-04-06'],
  ])('is told of its own %s, and not why others are away', async (typeOfShift, start, end) => {
    const days = { start: `${start}T00:00`, end: `${end}T00:00` };
    const leave = (employeeId: number) =>
      api().asAdmin(unchecked(shifts.save), {
        body: { shift: { hotel: 1003, employeeId, typeOfShift, ...days } },
      });
    expect((await leave(own.id)).status).toBe(200);
    expect((await leave(colleague.id)).status).toBe(200);
    await grant({ ...places([own.department]), employeeId: own.id, mayApprove: false });

    const { body } = await filtered({
      dates: { start, end },
      filters: { calendars: everyCalendar },
    });
    const typeOf = ({ id }: Person) => body.events.find(({ employeeId }) => employeeId === id)?.typeOfShift;
    expect([typeOf(own), typeOf(colleague)]).toEqual([typeOfShift, 'DayOff']);
  });
});

describe('a person who moved or left', () => {
  it('stands at the old place in what was before, at the new one after, and goes with the last day', async () => {
    const { db } = api().database;
    const place = { workCentreId: own.centre, departmentId: own.department };
    await db.insert(formerPlaces).values({ companyId: 1003, employeeId: own.id, untilDay: monthAt(0), ...place });
    const isOwn = eq(employees.id, own.id);
    await db.update(employees).set({ departmentId: other.department, workCentreId: other.centre }).where(isOwn);
    const placeIn = async (shift: number) => {
      const { body } = await filtered({ dates: wholeMonth(shift), filters: { employees: [own.id] } });
      return body.resources.map((one) => [one.building_Id, one.workCenterId]);
    };
    const hoursOf = async (shift: number, department: number) => {
      const { body } = await api().asClient(unchecked(workingHoursContract.sums), {
        body: {
          hotel: 1003,
          dates: wholeMonth(shift),
          column: 'month',
          levels: ['employee'],
          departments: [department],
        },
      });
      return body.rows.some(({ path }) => path.at(-1) === own.id);
    };

    expect(await placeIn(-1)).toEqual([[own.department, own.centre]]);
    expect(await placeIn(0)).toEqual([[other.department, other.centre]]);
    expect([await hoursOf(-1, own.department), await hoursOf(0, own.department)]).toEqual([true, false]);
    expect([await hoursOf(-1, other.department), await hoursOf(0, other.department)]).toEqual([false, true]);

    await db
      .update(employees)
      .set({ lastDay: sql`${monthAt(0)}::date - 1` })
      .where(isOwn);
    expect([await placeIn(-1), await placeIn(0)]).toEqual([[[own.department, own.centre]], []]);
    const { body } = await filtered({ dates: wholeMonth(0), filters: { calendars: everyCalendar } });
    expectSound(body);
  });
});
