import { type StaffingNeed } from '@horae/contract/scheduling/staffing-need-rows';
import { staffingNeedsContract as contract } from '@horae/contract/scheduling/staffing-needs.contract';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { employeeSkills, employees, formerPlaces } from '#features/people/people/employees.table';
import { loans } from '#features/people/people/loans.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { addFormerPlace, largestDepartments, lendWithin, otherDepartment, readStaff } from '../planning/roster-fixture';
import { staffingNeeds } from './staffing-needs.table';

const hotel = 1003;
const week = { first: '2031-03-03', last: '2031-03-09' };
let api: TestApp;
/** Two departments of the hotel, and one of another hotel. */
let [own, other, foreign] = [0, 0, 0];
let job = '';
let planner = '';

beforeAll(async () => {
  api = await startTestApp();
  [own, other] = (await largestDepartments(api, hotel)) as [number, number];
  foreign = (await otherDepartment(api, 1004)).id;
  const isOfOwn = and(eq(employees.companyId, hotel), eq(employees.departmentId, own), isNull(employees.lastDay));
  const [first] = await api.database.db
    .select({ job: employees.jobTitle })
    .from(employees)
    .where(and(isOfOwn, ne(employees.jobTitle, '')))
    .orderBy(asc(employees.jobTitle))
    .limit(1);
  ({ job } = first!);
  const grants = [{ ...wholeHotel(hotel), scope: 'places' as const, departmentIds: [own], mayPlan: true }];
  planner = (await activeAccount(api, 'head@hotel.example', { grants })).session.accessToken;
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(staffingNeeds);
});

const weekly = (more: object = {}) => ({
  departmentId: own,
  weekdays: [1, 2, 3, 4, 5],
  start: '07:00',
  end: '15:00',
  people: 3,
  firstDay: '2031-01-01',
  ...more,
});
const single = (day: string, more: object = {}) => weekly({ weekdays: [], firstDay: null, day, ...more });

const asPlanner: typeof api.asAdmin = (...call) => api.as(planner)(...call);
const addAll = (needs: object[], ask = api.asAdmin, at = hotel) =>
  ask(unchecked(contract.add), { body: { hotel: at, needs } });
const add = (more: object = {}, ask = api.asAdmin, at = hotel) => addAll([weekly(more)], ask, at);
const added = async (need: object = weekly()): Promise<StaffingNeed> => (await addAll([need])).body.needs[0]!;
const list = (ask = api.asAdmin, days = week) => ask(contract.list, { query: { hotel, ...days } });
const daysOf = (ask = api.asAdmin, days = week) => ask(contract.days, { query: { hotel, ...days } });
const change = ({ id, version }: StaffingNeed, need: object, ask = api.asAdmin) =>
  ask(unchecked(contract.change), { body: { hotel, id, version, need } });
const remove = (needs: readonly StaffingNeed[], from: string | null = null, ask = api.asAdmin) =>
  ask(contract.remove, { body: { hotel, from, needs: needs.map(({ id, version }) => ({ id, version })) } });
const fault = ({ body }: { body: unknown }) =>
  (body as { error: { fields?: { path: string; message: string }[] } }).error.fields?.[0];
/** The pieces of the own department by day, as lines. */
async function piecesOf(days = week, jobTitle: string | null = null): Promise<string[]> {
  const { lines } = (await daysOf(api.asAdmin, days)).body;
  const line = lines.find((one) => one.departmentId === own && one.jobTitle === jobTitle);
  return (line?.days ?? []).flatMap(({ day, pieces }) =>
    pieces.map(({ start, end, people }) => `${day}: ${start} – ${end}: ${people}`),
  );
}

describe('a staffing need', () => {
  it('is added, changed and removed, each time audited and told to open browsers', async () => {
    let need = {} as StaffingNeed;
    const told = await changesOf(api, async () => {
      const { status, body } = await add();
      expect(status).toBe(201);
      need = body.needs[0]!;
    });
    expect(told).toEqual(['staffing-needs:all']);
    expect(need).toEqual({
      ...weekly(),
      id: need.id,
      version: 1,
      jobTitle: null,
      skill: null,
      day: null,
      lastDay: null,
      source: 'typed',
      mayChange: true,
    });
    expect((await list()).body.needs).toEqual([need]);

    const { body } = await change(need, weekly({ people: 4, jobTitle: job }));
    expect(body.need).toMatchObject({ people: 4, jobTitle: job, version: 2, id: need.id });
    expect((await change(body.need, weekly({ people: 4, jobTitle: job }))).body.need.version).toBe(2);
    expect((await change(need, weekly())).status).toBe(412);
    expect((await remove([need])).status).toBe(412);

    expect((await remove([body.need])).status).toBe(200);
    expect((await list()).body.needs).toEqual([]);
    expect((await remove([body.need])).status).toBe(404);
    const audit = await api.asAdmin(auditContract.list, { query: { hotel, object: 'staffing need' } });
    expect(audit.body.entries.map(({ deed }) => deed)).toEqual(['remove', 'change', 'add']);
    expect(audit.body.entries[1]).toMatchObject({ before: { people: 3 }, after: { people: 4 } });
  });

  it('is added once by calls of one key', async () => {
    const call = { body: { hotel, needs: [weekly()] } };
    const [first, again] = [
      await api.asAdmin(contract.add, call, { 'idempotency-key': 'need' }),
      await api.asAdmin(contract.add, call, { 'idempotency-key': 'need' }),
    ];

    expect(again.body).toEqual(first.body);
    expect((await list()).body.needs).toHaveLength(1);
  });

  it('is one of many that are added by one call, all or nothing, and keeps where it came from', async () => {
    const many = [weekly(), weekly({ start: '15:00', end: '23:00' }), weekly({ departmentId: other })];
    expect(fault(await addAll([...many, weekly({ people: 4 })]))?.path).toBe('needs.3.start');
    expect((await list()).body.needs).toEqual([]);

    const { body } = await api.asAdmin(contract.add, { body: { hotel, source: 'plan', needs: many } });
    expect(body.needs.map(({ source }) => source)).toEqual(['plan', 'plan', 'plan']);
    expect((await remove(body.needs)).status).toBe(200);
    expect((await list()).body.needs).toEqual([]);
  });

  it.each([
    ['departmentId', { departmentId: 1 }],
    ['jobTitle', { jobTitle: 'Lamplighter' }],
    ['jobTitle', { jobTitle: ' ' }],
    ['skill', { skill: ' ' }],
    ['skill', { skill: 'x'.repeat(81) }],
    ['weekdays', { weekdays: [] }],
    ['weekdays.0', { weekdays: [0] }],
    ['weekdays.0', { weekdays: [8] }],
    ['weekdays', { day: '2031-03-03' }],
    ['day', { weekdays: [], firstDay: null, day: '3 March' }],
    ['start', { start: '7:00' }],
    ['end', { end: '24:00' }],
    ['people', { people: 0 }],
    ['people', { people: 501 }],
    ['people', { people: 1.5 }],
    ['people', { people: -1 }],
    ['firstDay', { firstDay: null }],
    ['firstDay', { firstDay: '1812-01-01' }],
    ['lastDay', { lastDay: '2030-12-31' }],
  ])('names the field that is wrong: %s of %o', async (field, wrong) => {
    const answer = await add(wrong);

    expect(answer.status).toBe(400);
    expect(fault(answer)).toMatchObject({ path: expect.stringMatching(new RegExp(`needs.0.${field}$`)) });
  });

  it('is needed once in the same hours of the same weekday and days', async () => {
    await added(weekly({ lastDay: '2031-06-30' }));

    expect(fault(await add({ weekdays: [5, 6], people: 1 }))?.message).toBe(
      '07:00–15:00 is needed already on one of these days: 3. Change that one.',
    );
    for (const apart of [{ weekdays: [6, 7] }, { jobTitle: job }, { firstDay: '2031-07-01' }, { end: '14:00' }])
      expect((await add(apart)).status).toBe(201);
    const answers = await Promise.all([add({ departmentId: other }), add({ departmentId: other })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it('is met by who is lent to the department, on the days of the loan', async () => {
    await add();
    const [person] = await readStaff(api, hotel, { take: 1, department: other });
    const staffOf = async () => {
      const { staff } = (await daysOf()).body;
      const { departmentId, stays } = staff.find(({ employeeId }) => employeeId === person!.id)!;
      return stays?.map((stay) => [stay.from, stay.departmentId]) ?? departmentId;
    };
    const lend = (first: string, last: string) =>
      lendWithin(api, hotel, { employeeId: person!.id, departmentId: own, first, last });
    expect(await staffOf()).toBe(other);

    await lend('2031-03-05', '2031-03-06');
    expect(await staffOf()).toEqual([
      ['2031-03-02', other],
      ['2031-03-05', own],
      ['2031-03-07', other],
    ]);
    await api.database.db.delete(loans).where(eq(loans.companyId, hotel));
    await lend('2031-02-01', '2031-04-30');
    expect(await staffOf()).toBe(own);
    await api.database.db.delete(loans).where(eq(loans.companyId, hotel));
  });

  it('changes from a day on: until then it stays as it was', async () => {
    const need = await added();
    const { body } = await change(need, weekly({ people: 5, firstDay: '2031-03-06' }));

    expect(body.need.id).not.toBe(need.id);
    expect(await piecesOf()).toEqual([
      '2031-03-03: 2031-03-03T07:00:00+02:00 – 2031-03-03T15:00:00+02:00: 3',
      '2031-03-04: 2031-03-04T07:00:00+02:00 – 2031-03-04T15:00:00+02:00: 3',
      '2031-03-05: 2031-03-05T07:00:00+02:00 – 2031-03-05T15:00:00+02:00: 3',
      '2031-03-06: 2031-03-06T07:00:00+02:00 – 2031-03-06T15:00:00+02:00: 5',
      '2031-03-07: 2031-03-07T07:00:00+02:00 – 2031-03-07T15:00:00+02:00: 5',
    ]);
    expect((await list(api.asAdmin, { first: '2031-01-06', last: '2031-01-12' })).body.needs).toMatchObject([
      { id: need.id, people: 3, lastDay: '2031-03-05', version: 2 },
    ]);
    expect((await change(need, weekly({ people: 1 }))).status).toBe(412);

    const asDay = await change(body.need, single('2031-03-07'));
    expect([asDay.status, fault(asDay)?.path]).toEqual([400, 'need.day']);

    expect((await remove([body.need], '2031-03-07')).status).toBe(200);
    expect((await piecesOf()).at(-1)).toContain('2031-03-06');
    const last = (await list()).body.needs.find(({ id }) => id === body.need.id);
    expect((await remove([last!], '2031-03-01')).status).toBe(200);
    expect((await list()).body.needs.map(({ id }) => id)).toEqual([need.id]);
  });
});

describe('what is needed on a day', () => {
  it('is the sum of its needs, as pieces of time', async () => {
    await addAll([weekly(), weekly({ start: '11:00', end: '19:00', people: 2 })]);

    const { lines, staff } = (await daysOf(api.asAdmin, { first: '2031-03-03', last: '2031-03-03' })).body;
    expect(lines).toHaveLength(1);
    expect(lines[0]!.days).toEqual([
      {
        day: '2031-03-03',
        minutes: 8 * 60 * 5,
        pieces: [
          { start: '2031-03-03T07:00:00+02:00', end: '2031-03-03T11:00:00+02:00', people: 3 },
          { start: '2031-03-03T11:00:00+02:00', end: '2031-03-03T15:00:00+02:00', people: 5 },
          { start: '2031-03-03T15:00:00+02:00', end: '2031-03-03T19:00:00+02:00', people: 2 },
        ],
      },
    ]);
    expect(staff.map(({ departmentId }) => departmentId)).toContain(own);
  });

  it('comes with where its people belong on each day, of those who move on or after it', async () => {
    await add();
    const [moved] = await readStaff(api, hotel, { take: 1, department: own, by: 'id' });
    await addFormerPlace(api, hotel, { employeeId: moved!.id, departmentId: other, untilDay: '2031-03-05' });

    const { staff } = (await daysOf()).body;
    expect(staff.flatMap(({ stays }) => stays ?? [])).toMatchObject([
      { from: '2031-03-02', departmentId: other },
      { from: '2031-03-05', departmentId: own },
    ]);
    await api.database.db
      .delete(formerPlaces)
      .where(and(eq(formerPlaces.companyId, hotel), eq(formerPlaces.employeeId, moved!.id)));
  });

  it('is that of the day itself, where there is one: more, at other hours, or nobody', async () => {
    await addAll([weekly({ weekdays: [1, 2, 3] }), weekly({ jobTitle: job, people: 1 })]);
    await addAll([
      single('2031-03-04', { start: '10:00', end: '12:00', people: 9 }),
      single('2031-03-05', { people: 0 }),
    ]);
    expect(fault(await addAll([single('2031-03-05', { people: 2 })]))?.path).toBe('needs.0.day');
    expect(fault(await addAll([single('2031-03-04', { people: 0 })]))?.path).toBe('needs.0.day');

    expect(await piecesOf()).toEqual([
      '2031-03-03: 2031-03-03T07:00:00+02:00 – 2031-03-03T15:00:00+02:00: 3',
      '2031-03-04: 2031-03-04T10:00:00+02:00 – 2031-03-04T12:00:00+02:00: 9',
    ]);
    expect(await piecesOf(week, job)).toHaveLength(5);
  });

  it('goes on after midnight, also into the first day that is asked for', async () => {
    await addAll([weekly({ weekdays: [7, 1], start: '23:00', end: '07:00', people: 1 })]);

    expect(await piecesOf({ first: '2031-03-03', last: '2031-03-03' })).toEqual([
      '2031-03-02: 2031-03-03T00:00:00+02:00 – 2031-03-03T07:00:00+02:00: 1',
      '2031-03-03: 2031-03-03T23:00:00+02:00 – 2031-03-04T07:00:00+02:00: 1',
    ]);
  });

  it('is by the clock on the wall on the days on which it changes', async () => {
    const night = { weekdays: [6, 7], start: '23:00', end: '07:00', people: 1 };
    await addAll([weekly(night), weekly({ weekdays: [7], start: '03:00', end: '04:00' })]);

    const minutes = async (day: string) => {
      const { lines } = (await daysOf(api.asAdmin, { first: day, last: day })).body;
      return lines[0]!.days.map((one) => [one.day, one.minutes]);
    };
    expect(await minutes('2031-03-29')).toEqual([['2031-03-29', 7 * 60]]);
    expect(await minutes('2031-10-25')).toEqual([['2031-10-25', 9 * 60]]);
    // Nobody works between 03:00 and 04:00 in spring, everybody twice in autumn.
    expect(await piecesOf({ first: '2031-03-30', last: '2031-03-30' })).toEqual([
      '2031-03-29: 2031-03-30T00:00:00+02:00 – 2031-03-30T07:00:00+03:00: 1',
      '2031-03-30: 2031-03-30T23:00:00+03:00 – 2031-03-31T07:00:00+03:00: 1',
    ]);
    expect(await piecesOf({ first: '2031-10-26', last: '2031-10-26' })).toContain(
      '2031-10-26: 2031-10-26T03:00:00+03:00 – 2031-10-26T04:00:00+02:00: 3',
    );
  });

  it('may be around the clock', async () => {
    await addAll([weekly({ weekdays: [1], start: '00:00', end: '00:00', people: 1 })]);

    expect(await piecesOf()).toEqual(['2031-03-03: 2031-03-03T00:00:00+02:00 – 2031-03-04T00:00:00+02:00: 1']);
  });

  it.each([
    ['2031-03-09', '2031-03-03'],
    ['2031-01-01', '2031-12-31'],
  ])('is asked for a range that makes sense: not from %s to %s', async (first, last) => {
    for (const answer of [await daysOf(api.asAdmin, { first, last }), await list(api.asAdmin, { first, last })])
      expect([answer.status, fault(answer)?.path]).toEqual([400, 'last']);
  });
});

describe('a need with a skill', () => {
  const day = { first: '2031-03-03', last: '2031-03-03' };
  const linesOf = async () =>
    (await daysOf(api.asAdmin, day)).body.lines.map(({ jobTitle, skill, days }) => [
      jobTitle,
      skill,
      days.map(({ pieces }) => pieces.map(({ people }) => people).join()).join(' '),
    ]);
  let [cook, waiter] = [0, 0];

  beforeAll(async () => {
    const people = await readStaff(api, hotel, { take: 2, department: own, by: 'id' });
    [cook, waiter] = people.map(({ id }) => id) as [number, number];
    const { db } = api.database;
    await db.delete(employeeSkills).where(eq(employeeSkills.companyId, hotel));
    await db.insert(employeeSkills).values([
      { companyId: hotel, employeeId: cook, name: 'First aid', expiresOn: '2031-03-03' },
      { companyId: hotel, employeeId: cook, name: 'Crane', expiresOn: null },
      { companyId: hotel, employeeId: waiter, name: 'FIRST ÁID', expiresOn: '2031-03-01' },
    ]);
  });

  it('is a line of its own, whose name is compared without case and accents', async () => {
    await addAll([weekly(), weekly({ skill: ' First aid ', people: 1 }), weekly({ jobTitle: job, skill: 'HACCP' })]);
    expect(fault(await add({ skill: 'first AID', people: 2 }))?.path).toBe('needs.0.start');
    await addAll([weekly({ skill: 'FIRST ÁID', start: '11:00', end: '15:00', people: 1 })]);

    expect(await linesOf()).toEqual([
      [null, null, '3'],
      [null, 'First aid', '1,2'],
      [job, 'HACCP', '3'],
    ]);
    expect((await list()).body.needs.map(({ skill }) => skill).toSorted()).toEqual([
      'FIRST ÁID',
      'First aid',
      'HACCP',
      null,
    ]);
  });

  it('is replaced on a single day by one with the same skill alone, and copied with it', async () => {
    await addAll([weekly({ weekdays: [1] }), weekly({ weekdays: [1], skill: 'First aid', people: 1 })]);
    await addAll([single('2031-03-03', { skill: 'First aid', people: 0 })]);
    expect(await linesOf()).toEqual([[null, null, '3']]);

    await api.asAdmin(contract.copy, {
      body: { hotel, departmentId: own, weekday: 1, to: [2], firstDay: '2031-03-03' },
    });
    const { lines } = (await daysOf()).body;
    expect(lines.map(({ skill, days }) => [skill, days.map((one) => one.day.slice(8)).join()])).toEqual([
      [null, '03,04'],
      ['First aid', '04'],
    ]);
  });

  it('gives a browser of its people that skill alone, and without such a need none', async () => {
    const skillsOf = async () =>
      (await daysOf(api.asAdmin, day)).body.staff.flatMap(({ employeeId, skills }) =>
        skills ? [{ employeeId, skills }] : [],
      );
    const ofOther = await added(weekly({ departmentId: other, skill: 'First aid' }));
    expect((await daysOf(asPlanner, day)).body.staff).toEqual([]);
    await add({ people: 1 });
    expect((await daysOf(asPlanner, day)).body.staff.flatMap(({ skills }) => skills ?? [])).toEqual([]);
    expect(await skillsOf()).toEqual([{ employeeId: cook, skills: [{ name: 'First aid', until: '2031-03-03' }] }]);
    await remove([ofOther]);
    expect(await skillsOf()).toEqual([]);
    expect((await list()).body.skills).toEqual(['Crane', 'First aid']);
  });

  it('is changed from a day on, and audited with its skill', async () => {
    const need = await added(weekly({ skill: 'HACCP' }));
    const { body } = await change(need, weekly({ skill: 'First aid' }));
    expect(body.need).toMatchObject({ skill: 'First aid', version: 2 });
    const audit = await api.asAdmin(auditContract.list, { query: { hotel, object: 'staffing need' } });
    expect(audit.body.entries[0]).toMatchObject({ before: { skill: 'HACCP' }, after: { skill: 'First aid' } });
  });
});

it('a weekday is copied to others from a day on', async () => {
  await addAll([
    weekly({ weekdays: [1, 2] }),
    weekly({ weekdays: [1], start: '15:00', end: '23:00', people: 2 }),
    weekly({ weekdays: [3, 4], start: '09:00', end: '17:00', people: 1 }),
    weekly({ weekdays: [3], jobTitle: job }),
  ]);
  const copy = (more: object = {}, ask = api.asAdmin) =>
    ask(unchecked(contract.copy), {
      body: { hotel, departmentId: own, weekday: 1, to: [3, 5], firstDay: '2031-03-03', ...more },
    });

  expect((await copy()).status).toBe(200);
  expect(await piecesOf({ first: '2031-02-26', last: '2031-02-26' })).toEqual([
    '2031-02-26: 2031-02-26T09:00:00+02:00 – 2031-02-26T17:00:00+02:00: 1',
  ]);
  const after = await piecesOf();
  expect(after.filter((line) => line.startsWith('2031-03-05'))).toEqual([
    '2031-03-05: 2031-03-05T07:00:00+02:00 – 2031-03-05T15:00:00+02:00: 3',
    '2031-03-05: 2031-03-05T15:00:00+02:00 – 2031-03-05T23:00:00+02:00: 2',
  ]);
  expect(after.filter((line) => line.startsWith('2031-03-06'))).toHaveLength(1);
  expect(after.filter((line) => line.startsWith('2031-03-07'))).toHaveLength(2);
  expect(await piecesOf(week, job)).toEqual([]);
  expect(fault(await copy({ to: [1] }))?.path).toBe('to');
  expect(fault(await copy({ departmentId: foreign }))?.path).toBe('departmentId');
  expect(fault(await copy({ departmentId: other }, asPlanner))?.path).toBe('departmentId');
});

describe('who plans', () => {
  it('alone sees and keeps needs', async () => {
    const need = await added();
    await api.database.db.update(accountHotels).set({ mayPlan: false }).where(eq(accountHotels.accountId, 2));

    for (const answer of [
      await list(api.asClient),
      await daysOf(api.asClient),
      await add({}, api.asClient),
      await change(need, weekly(), api.asClient),
      await remove([need], null, api.asClient),
      await api.asClient(contract.copy, {
        body: { hotel, departmentId: own, weekday: 1, to: [2], firstDay: '2031-01-01' },
      }),
    ])
      expect(answer.status).toBe(403);
  });

  it('in a department sees and keeps those of the department', async () => {
    const ofOther = await added(weekly({ departmentId: other }));
    const { body } = await add({}, asPlanner);

    expect((await list(asPlanner)).body.needs.map(({ id }) => id)).toEqual([body.needs[0]!.id]);
    expect((await list(asPlanner)).body.departments.map(({ id }) => id)).toEqual([own]);
    expect((await daysOf(asPlanner)).body.lines.map(({ departmentId }) => departmentId)).toEqual([own]);
    expect(fault(await add({ departmentId: other }, asPlanner))?.path).toBe('needs.0.departmentId');
    expect(fault(await change(body.needs[0]!, weekly({ departmentId: other }), asPlanner))?.path).toBe(
      'need.departmentId',
    );
    expect((await change(ofOther, weekly(), asPlanner)).status).toBe(404);
    expect((await remove([ofOther], null, asPlanner)).status).toBe(404);
  });

  it('reaches nothing of another hotel', async () => {
    const { body } = await add({ departmentId: foreign }, api.asAdmin, 1004);

    expect(fault(await add({ departmentId: foreign }))?.path).toBe('needs.0.departmentId');
    expect((await list()).body.needs).toEqual([]);
    expect((await change(body.needs[0]!, weekly())).status).toBe(404);
    expect((await remove(body.needs)).status).toBe(404);
    expect((await add({}, asPlanner, 1004)).status).toBe(404);
  });
});
