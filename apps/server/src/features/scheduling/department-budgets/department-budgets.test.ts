import { organisationContract } from '@horae/contract/people/organisation.contract';
import {
  type BudgetWeek,
  departmentBudgetsContract as contract,
  type DepartmentBudget,
} from '@horae/contract/scheduling/department-budgets.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { departmentGroups, departments } from '#features/people/organisation/organisation.table';
import { formerPlaces } from '#features/people/people/employees.table';
import { loans } from '#features/people/people/loans.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { openShifts } from '../planning/open-shifts.table';
import { planSteps, rosterDrafts } from '../planning/planning.table';
import {
  addFormerPlace,
  largestDepartments,
  lendWithin,
  otherDepartment,
  readStaff,
  setHourlyCost,
  setLastDay,
} from '../planning/roster-fixture';
import { shifts } from '../shifts/shifts.table';
import { departmentBudgets } from './department-budgets.table';

const hotel = 1003;
const week = { first: '2031-03-03', last: '2031-03-09' };
let api: TestApp;
/** Two departments of the hotel, and one of another hotel. */
let [own, other, foreign] = [0, 0, 0];
/** Two people of the first department; the second has no hourly cost. */
let [maria, nikos] = [0, 0];
let planner = '';

const isOf2031 = gte(shifts.startsAt, new Date('2031-01-01'));

beforeAll(async () => {
  api = await startTestApp();
  [own, other] = (await largestDepartments(api, hotel)) as [number, number];
  foreign = (await otherDepartment(api, 1004)).id;
  const people = await readStaff(api, hotel, { take: 2, department: own });
  [maria, nikos] = people.map(({ id }) => id) as [number, number];
  await setHourlyCost(api, hotel, maria, 12.35);
  await setHourlyCost(api, hotel, nikos, null);
  const grants = [{ ...wholeHotel(hotel), scope: 'places' as const, departmentIds: [own], mayPlan: true }];
  planner = (await activeAccount(api, 'head@hotel.example', { grants })).session.accessToken;
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [departmentBudgets, rosterDrafts, planSteps, openShifts]) await db.delete(table);
  await db.delete(shifts).where(isOf2031);
});

const asPlanner: typeof api.asAdmin = (...call) => api.as(planner)(...call);
const save = (more: object = {}, replaces: DepartmentBudget | null = null, ask = api.asAdmin, at = hotel) => {
  const budget = { departmentId: own, firstDay: '2031-03-03', minutes: 1200, ...more };
  const one = replaces && { id: replaces.id, version: replaces.version };
  return ask(unchecked(contract.save), { body: { hotel: at, budget, replaces: one } });
};
const remove = ({ id, version }: DepartmentBudget, ask = api.asAdmin) =>
  ask(contract.remove, { body: { hotel, id, version } });
const list = (ask = api.asAdmin) => ask(contract.list, { query: { hotel } });
const weeksOf = async (days: object = week, ask = api.asAdmin, department = own): Promise<BudgetWeek[]> => {
  const { body } = await ask(contract.weeks, { query: { hotel, ...week, ...days } });
  return body.departments.find(({ departmentId }) => departmentId === department)?.weeks ?? [];
};
const fault = ({ body }: { body: unknown }) =>
  (body as { error: { fields?: { path: string; message: string }[] } }).error.fields?.[0];

const work = (employeeId: number | null, start: string, end: string, more: object = {}) => ({
  item: { employeeId, typeOfShift: 'Regular', start, end, breakMinutes: 30, ...more },
});
async function plan(...changes: object[]): Promise<void> {
  const answer = await api.asAdmin(unchecked(planning.change), { body: { hotel, ...week, way: 'typed', changes } });
  expect(answer.status, answer.text).toBe(200);
}
const previewOf = async (days: object = week) =>
  (await api.asAdmin(planning.preview, { body: { hotel, ...week, ...days } })).body;
async function publish(): Promise<void> {
  const { people } = await previewOf();
  const drafts = people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
  const answer = await api.asAdmin(planning.publish, { body: { hotel, ...week, drafts } });
  expect(answer.status, answer.text).toBe(200);
}

describe('a budget', () => {
  it('is added, changed and removed, each time audited and told to open browsers', async () => {
    let budget = {} as DepartmentBudget;
    const told = await changesOf(api, async () => {
      budget = (await save()).body.budget;
    });
    expect(told).toEqual(['department-budgets:all']);
    expect(budget).toEqual({
      id: budget.id,
      version: 1,
      departmentId: own,
      firstDay: '2031-03-03',
      minutes: 1200,
      mayChange: true,
    });
    expect((await list()).body.budgets).toEqual([budget]);

    const changed = (await save({ minutes: 900 }, budget)).body.budget;
    expect(changed).toMatchObject({ id: budget.id, version: 2, minutes: 900 });
    expect((await save({ minutes: 900 }, changed)).body.budget.version).toBe(2);
    expect((await save({ minutes: 60 }, budget)).status).toBe(412);
    expect((await remove(budget)).status).toBe(412);

    expect((await remove(changed)).status).toBe(200);
    expect((await remove(changed)).status).toBe(404);
    expect((await list()).body.budgets).toEqual([]);
    const audit = await api.asAdmin(auditContract.list, { query: { hotel, object: 'department budget' } });
    expect(audit.body.entries.map(({ deed }) => deed)).toEqual(['remove', 'change', 'add']);
    expect(audit.body.entries[1]).toMatchObject({ before: { minutes: 1200 }, after: { minutes: 900 } });
  });

  it('is added once by calls of one key', async () => {
    const call = { body: { hotel, budget: { departmentId: own, firstDay: '2031-03-03', minutes: 60 } } };
    const first = await api.asAdmin(contract.save, call, { 'idempotency-key': 'budget' });
    const again = await api.asAdmin(contract.save, call, { 'idempotency-key': 'budget' });

    expect([first.status, again.body]).toEqual([200, first.body]);
    expect((await list()).body.budgets).toHaveLength(1);
  });

  it.each([
    ['departmentId', { departmentId: 1 }],
    ['firstDay', { firstDay: '2031-03-04' }],
    ['firstDay', { firstDay: '3 March' }],
    ['firstDay', { firstDay: '1812-03-02' }],
    ['minutes', { minutes: 0 }],
    ['minutes', { minutes: 600_001 }],
    ['minutes', { minutes: 1.5 }],
  ])('names the field that is wrong: %s of %o', async (field, wrong) => {
    const answer = await save(wrong);

    expect([answer.status, fault(answer)?.path]).toEqual([400, `budget.${field}`]);
  });

  it('begins once on a Monday of a department', async () => {
    const { body } = await save();

    expect(fault(await save({ minutes: 60 }))?.path).toBe('budget.firstDay');
    const next = (await save({ firstDay: '2031-03-10' })).body.budget;
    expect(fault(await save({}, next))?.path).toBe('budget.firstDay');
    expect((await save({ departmentId: other })).status).toBe(200);
    expect((await save({ minutes: 60 }, body.budget)).status).toBe(200);
    const together = { firstDay: '2031-04-07' };
    const answers = await Promise.all([save(together), save(together)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('keeps its department from being deleted', async () => {
    const { db } = api.database;
    const [group] = await db.select().from(departmentGroups).where(eq(departmentGroups.companyId, hotel)).limit(1);
    const [roof] = await db
      .insert(departments)
      .values({ companyId: hotel, departmentGroupId: group!.id, name: 'Roof bar' })
      .returning();
    const { id } = roof!;
    expect((await save({ departmentId: id })).status).toBe(200);
    const answer = await api.asAdmin(unchecked(organisationContract.remove), {
      body: { hotel, kind: 'department', id },
    });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('has budgets of hours')]);
  });
});

describe('a week', () => {
  it('has the hours of drafts, published and open shifts, and the cost of those with a rate', async () => {
    await plan(work(maria, '2031-03-04T07:00', '2031-03-04T15:00'));
    await publish();
    await save({ minutes: 1300 });
    await plan(
      work(nikos, '2031-03-05T07:00', '2031-03-05T15:00'),
      work(null, '2031-03-06T07:00', '2031-03-06T15:00', { departmentId: own }),
    );

    expect(await weeksOf()).toEqual([
      {
        monday: '2031-03-03',
        plannedMinutes: 3 * 450,
        budgetMinutes: 1300,
        cost: { cents: 9263, minutesWithoutRate: 2 * 450 },
      },
    ]);
  });

  it('has in the host what somebody works who is lent to it, published or drafted', async () => {
    await lendWithin(api, hotel, { employeeId: maria, departmentId: other, first: '2031-03-05', last: '2031-03-06' });
    await plan(
      work(maria, '2031-03-04T07:00', '2031-03-04T15:00'),
      work(maria, '2031-03-05T07:00', '2031-03-05T15:00'),
    );
    await publish();
    await plan(work(maria, '2031-03-06T07:00', '2031-03-06T15:00'));

    const minutesIn = async (department: number) => (await weeksOf({}, api.asAdmin, department))[0]?.plannedMinutes;
    expect([await minutesIn(own), await minutesIn(other)]).toEqual([450, 900]);
    await api.database.db.delete(loans).where(eq(loans.companyId, hotel));
    expect([await minutesIn(own), await minutesIn(other)]).toEqual([1350, undefined]);
  });

  it('comes to what the preview of its publication says', async () => {
    await plan(
      work(maria, '2031-03-04T07:00', '2031-03-04T15:10'),
      work(maria, '2031-03-09T23:00', '2031-03-10T07:00'),
      work(nikos, '2031-03-05T07:00', '2031-03-05T15:00', { typeOfShift: 'OnCall' }),
      work(nikos, '2031-03-06T07:00', '2031-03-06T15:00'),
    );

    const { people } = await previewOf();
    const sum = (of: (one: (typeof people)[number]) => number) => people.reduce((all, one) => all + of(one), 0);
    expect(await weeksOf()).toMatchObject([
      {
        plannedMinutes: sum(({ minutesAfter }) => minutesAfter),
        cost: {
          cents: sum(({ cost }) => cost!.centsAfter),
          minutesWithoutRate: sum(({ cost }) => cost!.minutesWithoutRate),
        },
      },
    ]);
  });

  it('is whole, also where the days begin in it or a month ends in it', async () => {
    await save({ firstDay: '2031-02-24' });
    await save({ firstDay: '2031-03-10', minutes: null });
    await plan(
      work(maria, '2031-03-03T07:00', '2031-03-03T15:00'),
      work(maria, '2031-03-09T23:00', '2031-03-10T07:00'),
    );

    const weeks = await weeksOf({ first: '2031-02-19', last: '2031-03-12' });
    expect(weeks.map(({ monday, plannedMinutes, budgetMinutes }) => [monday, plannedMinutes, budgetMinutes])).toEqual([
      ['2031-02-17', 0, null],
      ['2031-02-24', 0, 1200],
      // A night counts in the week in which it begins.
      ['2031-03-03', 900, 1200],
      ['2031-03-10', 0, null],
    ]);
  });

  it('counts work where it is done, on the day', async () => {
    await plan(
      work(maria, '2031-03-04T07:00', '2031-03-04T15:00', { departmentId: other }),
      work(maria, '2031-03-05T07:00', '2031-03-05T15:00'),
    );
    expect((await weeksOf())[0]?.plannedMinutes).toBe(450);
    expect((await weeksOf(week, api.asAdmin, other))[0]?.plannedMinutes).toBe(450);

    await addFormerPlace(api, hotel, { employeeId: maria, departmentId: other, untilDay: '2031-03-06' });
    expect((await weeksOf(week, api.asAdmin, other))[0]?.plannedMinutes).toBe(900);
    await api.database.db
      .delete(formerPlaces)
      .where(and(eq(formerPlaces.companyId, hotel), eq(formerPlaces.employeeId, maria)));
  });

  it('has what a draft takes off, moves or gives away no longer where it was', async () => {
    await plan(work(maria, '2031-03-04T07:00', '2031-03-04T15:00'));
    await publish();
    const [published] = await api.database.db
      .select()
      .from(shifts)
      .where(and(eq(shifts.employeeId, maria), isOf2031));
    const { id } = published!;
    const seen = { published: 1, draft: null };
    await plan({ id, seen, ...work(maria, '2031-03-11T07:00', '2031-03-11T15:00') });

    const weeks = await weeksOf({ last: '2031-03-16' });
    expect(weeks.map(({ plannedMinutes }) => plannedMinutes)).toEqual([0, 450]);
  });

  it('has no drafts of somebody who has left before', async () => {
    await plan(
      work(maria, '2031-03-04T07:00', '2031-03-04T15:00'),
      work(nikos, '2031-03-04T07:00', '2031-03-04T15:00'),
    );
    await setLastDay(api, hotel, maria, '2031-02-20');

    expect((await weeksOf())[0]?.plannedMinutes).toBe(450);
    await setLastDay(api, hotel, maria, null);
    expect((await weeksOf())[0]?.plannedMinutes).toBe(900);
  });

  it.each([
    ['2031-03-09', '2031-03-03'],
    ['2031-01-01', '2031-12-31'],
  ])('is asked for within a range that makes sense: not from %s to %s', async (first, last) => {
    const answer = await api.asAdmin(contract.weeks, { query: { hotel, first, last } });

    expect([answer.status, fault(answer)?.path]).toEqual([400, 'last']);
  });
});

describe('who plans', () => {
  const weeks = (ask: typeof api.asAdmin) => ask(contract.weeks, { query: { hotel, ...week } });

  it('alone sees and keeps budgets', async () => {
    const { budget } = (await save()).body;
    await api.database.db.update(accountHotels).set({ mayPlan: false }).where(eq(accountHotels.accountId, 2));

    for (const answer of [
      await list(api.asClient),
      await weeks(api.asClient),
      await save({ firstDay: '2031-03-10' }, null, api.asClient),
      await remove(budget, api.asClient),
    ])
      expect(answer.status).toBe(403);
  });

  it('in a department sees and keeps its budgets, with the work of guests, and no cost without the right', async () => {
    const { budget } = (await save({ departmentId: other })).body;
    await plan(work(maria, '2031-03-05T07:00', '2031-03-05T15:00'));
    const [guest] = await readStaff(api, hotel, { take: 1, department: other });
    await plan(work(guest!.id, '2031-03-05T18:00', '2031-03-05T22:00', { departmentId: own, breakMinutes: 0 }));
    expect((await save({}, null, asPlanner)).status).toBe(200);

    expect((await list(asPlanner)).body.departments.map(({ id }) => id)).toEqual([own]);
    expect((await list(asPlanner)).body.budgets.map(({ departmentId }) => departmentId)).toEqual([own]);
    const answer = await weeks(asPlanner);
    expect(answer.body.departments.map(({ departmentId }) => departmentId)).toEqual([own]);
    expect(await weeksOf(week, asPlanner)).toMatchObject([{ plannedMinutes: 690, budgetMinutes: 1200, cost: null }]);
    expect(answer.text).not.toMatch(/cents|12\.35/);
    expect(fault(await save({ departmentId: other, firstDay: '2031-03-10' }, null, asPlanner))?.path).toBe(
      'budget.departmentId',
    );
    expect((await save({}, budget, asPlanner)).status).toBe(404);
    expect((await remove(budget, asPlanner)).status).toBe(404);
  });

  it('reaches nothing of another hotel', async () => {
    const { budget } = (await save({ departmentId: foreign }, null, api.asAdmin, 1004)).body;

    expect(fault(await save({ departmentId: foreign }))?.path).toBe('budget.departmentId');
    expect((await list()).body.budgets).toEqual([]);
    expect((await save({}, budget)).status).toBe(404);
    expect((await remove(budget)).status).toBe(404);
    expect((await save({ departmentId: foreign }, null, asPlanner, 1004)).status).toBe(404);
  });
});
