import { personActionsContract } from '@horae/contract/people/person-actions.contract';
import { hourlyLeaveKinds, leaveFacts, leaveKinds } from '@horae/contract/scheduling/leave-kinds';
import { leavesContract as contract } from '@horae/contract/scheduling/leaves.contract';
import { rosterChecksContract } from '@horae/contract/scheduling/roster-checks.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { hourlyLeaveCodes, leaveCodes } from '@horae/ergani';
import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { hotel, peopleOf } from '../../people/people/people-fixture';
import { leaves, shifts } from './shifts.table';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const leavesOf = (employee: number) =>
  api.database.db.select().from(leaves).where(eq(leaves.employeeId, employee)).orderBy(leaves.firstDay);
const inDays = (days: number) => Temporal.Now.plainDateISO('Europe/Athens').add({ days }).toString();
const save = (leave: object, version?: number) =>
  api.asAdmin(unchecked(contract.save), { body: { hotel, leave, version } });
const list = async (employee: number) => (await api.asAdmin(contract.list, { query: { hotel, employee } })).body.leaves;
const days = (employeeId: number, kind: string, first: number, last = first) => ({
  employeeId,
  kind,
  firstDay: inDays(first),
  lastDay: inDays(last),
});
const part = (employeeId: number, kind: string, day: number, from: string, to: string) => ({
  ...days(employeeId, kind, day),
  hours: { from, to },
});

it('the kinds have the codes of the ministry', () => {
  expect(Object.fromEntries(leaveKinds.map((kind) => [kind, leaveFacts[kind].code]))).toEqual(leaveCodes);
  const ofHours = leaveKinds.flatMap((kind) =>
    'hourCode' in leaveFacts[kind] ? [[kind, leaveFacts[kind].hourCode]] : [],
  );
  expect(Object.fromEntries(ofHours)).toEqual(hourlyLeaveCodes);
  expect(ofHours.map(([kind]) => kind).toSorted()).toEqual([...hourlyLeaveKinds].toSorted());
});

it('is granted, changed and removed, by day and by the hour, with its history', async () => {
  const { id } = await people.add();
  const whole = (await save(days(id, 'paternity', 3, 5))).body.leave;
  const hourly = (await save(part(id, 'childCare', 8, '10:00', '12:00'))).body.leave;
  expect(await list(id)).toEqual([hourly, whole]);
  expect(whole).toMatchObject({ kind: 'paternity', hours: null, version: 1 });

  const longer = await save({ ...days(id, 'parental', 3, 6), id: whole.id, notes: 'Δεύτερο παιδί' }, whole.version);
  expect(longer.body.leave).toMatchObject({ kind: 'parental', lastDay: inDays(6), version: 2 });
  const later = await save({ ...part(id, 'childCare', 8, '11:00', '13:00'), id: hourly.id }, hourly.version);
  expect(later.body.leave).toMatchObject({ hours: { from: '11:00', to: '13:00' }, version: 2 });
  expect((await save({ ...part(id, 'childCare', 8, '12:00', '13:00'), id: hourly.id }, 1)).status).toBe(412);

  for (const leave of [longer.body.leave, later.body.leave]) {
    const gone = await api.asAdmin(contract.remove, { body: { hotel, id: leave.id, version: leave.version } });
    expect(gone.status).toBe(200);
  }
  expect(await list(id)).toEqual([]);
  const { entries } = (await api.asAdmin(personActionsContract.history, { query: { hotel, id } })).body;
  expect(
    entries
      .slice(0, 6)
      .map(({ object, deed }) => `${object} ${deed}`)
      .toSorted(),
  ).toEqual(['add', 'change', 'remove'].flatMap((deed) => [`leave ${deed}`, `shift ${deed}`]).toSorted());
});

it('is refused over another leave, with the days or times of that one', async () => {
  const { id } = await people.add();
  await save(days(id, 'annual', 10, 14));
  const { leave } = (await save(part(id, 'parental', 20, '23:00', '01:00'))).body;

  for (const draft of [days(id, 'marriage', 14, 15), part(id, 'other', 12, '10:00', '11:00')]) {
    const { status, body } = await save(draft);
    expect([status, body.message]).toEqual([
      409,
      `There is already leave from ${inDays(10)} to ${inDays(14)} (Annual leave). Change it, or choose other days.`,
    ]);
  }
  const times = `There is already leave from ${inDays(20)} 23:00 to ${inDays(21)} 01:00 (Parental leave). Change it, or choose another time.`;
  for (const draft of [days(id, 'annual', 21), part(id, 'other', 21, '00:30', '02:00')])
    expect([(await save(draft)).status, (await save(draft)).body.message]).toEqual([409, times]);
  const planned = {
    hotel,
    employeeId: id,
    typeOfShift: 'SickLeave',
    start: `${inDays(20)}T00:00`,
    end: `${inDays(21)}T00:00`,
  };
  expect((await api.asAdmin(unchecked(shiftsContract.save), { body: { shift: planned } })).body.message).toBe(times);
  expect((await save(part(id, 'other', 21, '01:00', '02:00'))).status).toBe(200);
  expect((await save({ ...part(id, 'parental', 20, '22:00', '01:00'), id: leave.id }, 1)).status).toBe(200);
});

it('of two that are granted at once on the same hours, one is refused', async () => {
  const { id } = await people.add();
  const both = await Promise.all([1, 2].map(() => save(part(id, 'other', 5, '10:00', '11:00'))));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

describe('leave of whole days on the roster', () => {
  const plan = (employeeId: number, typeOfShift: string, first: number, last: number, more: object = {}) => {
    const { version, ...rest } = more as { version?: number };
    const span = { start: `${inDays(first)}T00:00`, end: `${inDays(last + 1)}T00:00` };
    const shift = { hotel, employeeId, typeOfShift, ...span, ...rest };
    return api.asAdmin(unchecked(shiftsContract.save), { body: { shift, version } });
  };

  it('is refused over another one, which the error names', async () => {
    const { id } = await people.add();
    const { body } = await plan(id, 'AnnualLeave', 10, 14);
    const sentence = `There is already leave from ${inDays(10)} to ${inDays(14)} (Annual leave). Change it, or choose other days.`;
    const refused = await plan(id, 'SickLeave', 14, 16);
    expect([refused.status, refused.body.message]).toEqual([409, sentence]);
    expect((await list(id)).length).toBe(1);

    expect((await plan(id, 'SickLeave', 14, 16, { status: 'cancelled' })).status).toBe(200);
    const next = await plan(id, 'SickLeave', 15, 16);
    expect(next.status).toBe(200);
    const { id: nextId } = next.body.shift;
    const back = await plan(id, 'SickLeave', 14, 16, { id: nextId, version: 1 });
    expect([back.status, back.body.message]).toEqual([409, sentence]);
    const longer = await plan(id, 'AnnualLeave', 9, 14, { id: body.shift.id, version: 1 });
    expect(longer.status).toBe(200);
  });

  it('is refused over work, and work on it, whatever way they are saved', async () => {
    const { id } = await people.add();
    const work = (day: number, more: { version?: number } = {}) => {
      const { version, ...rest } = more;
      const span = { start: `${inDays(day)}T22:00`, end: `${inDays(day + 1)}T06:00` };
      const shift = { hotel, employeeId: id, typeOfShift: 'Night', ...span, ...rest };
      return api.asAdmin(unchecked(shiftsContract.save), { body: { shift, version } });
    };
    const shift = (await work(12)).body.shift;
    const said = `There is work on days of this leave: ${inDays(12)}. Assign these shifts, leave them open or take them off the plan, then save the leave.`;
    for (const refused of [await plan(id, 'AnnualLeave', 12, 13), await save(days(id, 'marriage', 10, 12))])
      expect([refused.status, refused.body.message]).toEqual([409, said]);

    // A night that ends on its first morning is work of the day before.
    const leave = (await save(days(id, 'marriage', 13, 15))).body.leave;
    const longer = await save({ ...days(id, 'marriage', 12, 15), id: leave.id }, leave.version);
    expect([longer.status, longer.body.message]).toEqual([409, said]);
    const moved = await work(14, { id: shift.id, version: 1 } as object);
    expect([moved.status, moved.body.message]).toEqual([
      409,
      `There is leave on ${inDays(14)}. Choose another day or person, or change the leave.`,
    ]);
    expect((await work(15)).status).toBe(409);
    expect((await save({ ...days(id, 'marriage', 13, 14), id: leave.id }, leave.version)).status).toBe(200);
    expect((await work(15)).status).toBe(200);
  });

  it('that lay over work before may be renamed, and cancelled', async () => {
    const { id } = await people.add();
    const leave = (await plan(id, 'AnnualLeave', 20, 21)).body.shift;
    const [startsAt, endsAt] = [new Date(`${inDays(20)}T08:00Z`), new Date(`${inDays(20)}T12:00Z`)];
    await api.database.db
      .insert(shifts)
      .values({ companyId: hotel, employeeId: id, type: 'Regular', startsAt, endsAt });

    expect((await plan(id, 'AnnualLeave', 20, 21, { id: leave.id, version: 1, notes: 'Νέο' })).status).toBe(200);
    expect((await plan(id, 'AnnualLeave', 19, 21, { id: leave.id, version: 2 })).status).toBe(409);
    expect((await plan(id, 'AnnualLeave', 20, 21, { id: leave.id, version: 2, status: 'cancelled' })).status).toBe(200);
    expect((await plan(id, 'AnnualLeave', 20, 21, { id: leave.id, version: 3 })).status).toBe(409);
  });

  it('is refused when a cancelled one comes back, and when two come at once', async () => {
    const { id } = await people.add();
    const { body } = await plan(id, 'AnnualLeave', 10, 14, { status: 'cancelled' });
    await save(days(id, 'marriage', 12));
    const back = await plan(id, 'AnnualLeave', 10, 14, { id: body.shift.id, version: 1 });
    expect([back.status, back.body.message]).toEqual([
      409,
      expect.stringMatching(/already leave .* \(Marriage leave\)/),
    ]);
    const both = await Promise.all(['AnnualLeave', 'SickLeave'].map((type) => plan(id, type, 20, 22)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is refused by the database, but leave that overlapped before may be kept, shortened and cancelled', async () => {
    const { id } = await people.add();
    const { db } = api.database;
    const add = async (first: number, last: number) =>
      db.insert(leaves).values({
        companyId: hotel,
        employeeId: id,
        type: 'AnnualLeave',
        firstDay: inDays(first),
        lastDay: inDays(last),
      });
    await add(10, 14);
    await expect(add(14, 15)).rejects.toMatchObject({ cause: { constraint: 'leaves_do_not_overlap' } });
    await db.execute(sql`alter table ${leaves} disable trigger leaves_do_not_overlap`);
    await add(12, 18);
    await db.execute(sql`alter table ${leaves} enable trigger leaves_do_not_overlap`);
    const change = async (values: PgUpdateSetSource<typeof leaves>) =>
      db
        .update(leaves)
        .set(values)
        .where(and(eq(leaves.employeeId, id), eq(leaves.lastDay, inDays(18))));
    const { firstDay, lastDay } = leaves;
    const refused = { cause: { code: '23P01' } };
    await change({ notes: 'x', firstDay: sql`${firstDay}`, lastDay: sql`${lastDay}` });
    await change({ firstDay: sql`${firstDay} + 1` });
    await expect(change({ firstDay: sql`${firstDay} - 1` })).rejects.toMatchObject(refused);
    await change({ status: 'cancelled' });
    await expect(change({ status: 'planned' })).rejects.toMatchObject(refused);
  });
});

it.each<[string, (id: number) => object, string]>([
  ['a kind that has no hours', (id) => part(id, 'marriage', 3, '10:00', '11:00'), 'leave.kind'],
  ['hours without length', (id) => part(id, 'other', 3, '10:00', '10:00'), 'leave.hours.to'],
  [
    'hours over several days',
    (id) => ({ ...days(id, 'other', 3, 4), hours: { from: '10:00', to: '11:00' } }),
    'leave.lastDay',
  ],
  ['an end before the beginning', (id) => days(id, 'annual', 4, 3), 'leave.lastDay'],
  ['more days than any leave has', (id) => days(id, 'annual', 3, 403), 'leave.lastDay'],
  ['days before the employment', (id) => days(id, 'annual', -40, -39), 'leave.firstDay'],
  ['hours before the employment', (id) => part(id, 'other', -40, '10:00', '11:00'), 'leave.firstDay'],
  ['a time that is none', (id) => part(id, 'other', 3, '25:00', '11:00'), 'leave.hours.from'],
])('%s is refused by the name of the field', async (_, draft, path) => {
  const { id } = await people.add({ firstDay: inDays(-30) });
  const { status, body } = await save(draft(id));
  expect([status, body.error.fields?.[0]?.path]).toEqual([400, path]);
});

it('takes its days from the days off below it, and what is left of longer ones stays', async () => {
  const { id } = await people.add();
  const off = { hotel, employeeId: id, typeOfShift: 'DayOff', status: 'planned', breakMinutes: 0 };
  const rest = { ...off, start: `${inDays(40)}T00:00`, end: `${inDays(45)}T00:00` };
  await api.asAdmin(unchecked(shiftsContract.save), { body: { shift: rest } });

  const { status, body } = await save(days(id, 'annual', 41, 42));

  expect(status).toBe(200);
  const stored = async () =>
    (await leavesOf(id)).map(({ type, firstDay, lastDay }) => `${type} ${firstDay} ${lastDay}`);
  const left = [
    `DayOff ${inDays(40)} ${inDays(40)}`,
    `AnnualLeave ${inDays(41)} ${inDays(42)}`,
    `DayOff ${inDays(43)} ${inDays(44)}`,
  ];
  expect(await stored()).toEqual(left);
  await save({ ...days(id, 'annual', 41, 43), id: body.leave.id }, body.leave.version);
  expect((await stored()).at(-1)).toBe(`DayOff ${inDays(44)} ${inDays(44)}`);
});

describe('a day off', () => {
  const shift = (id: number, more: object) =>
    api.asAdmin(unchecked(shiftsContract.save), { body: { shift: { hotel, employeeId: id, ...more } } });
  const off = (from: number, until: number) => ({
    typeOfShift: 'DayOff',
    start: `${inDays(from)}T00:00`,
    end: `${inDays(until + 1)}T00:00`,
  });
  const work = (day: number) => ({
    typeOfShift: 'Night',
    start: `${inDays(day)}T22:00`,
    end: `${inDays(day + 1)}T06:00`,
  });

  it('is refused on days of work, of leave, and of another day off', async () => {
    const { id } = await people.add();
    await shift(id, work(60));
    await save(days(id, 'annual', 62, 63));
    await shift(id, off(65, 65));

    const answers = [await shift(id, off(60, 61)), await shift(id, off(61, 62)), await shift(id, off(64, 65))];

    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [
        409,
        `There is work on ${inDays(60)}. Assign these shifts, leave them open or take them off the plan, then save the day off.`,
      ],
      [409, `There is leave on ${inDays(62)}. Choose another day or person, or change the leave.`],
      [409, `There is already a day off on ${inDays(65)}. Choose another day.`],
    ]);
    expect((await shift(id, off(61, 61))).status).toBe(200);
  });

  it('gives its day to work that is planned then, and what is left of a longer one stays', async () => {
    const { id } = await people.add();
    await shift(id, off(60, 62));

    expect((await shift(id, work(61))).status).toBe(200);

    const left = (await leavesOf(id)).map(({ firstDay, lastDay }) => ({ first: firstDay, last: lastDay }));
    expect(left).toEqual([60, 62].map((day) => ({ first: inDays(day), last: inDays(day) })));
  });
});

it('days do not become hours', async () => {
  const { id } = await people.add();
  const { leave } = (await save(days(id, 'other', 3))).body;
  const { status, body } = await save({ ...part(id, 'other', 3, '10:00', '11:00'), id: leave.id }, 1);
  expect([status, body.error.fields?.[0]?.path]).toEqual([400, 'leave.hours']);
});

it('shows its kind in the prescribed calendar; a change of its note keeps the kind, one of the type does not', async () => {
  const { id } = await people.add();
  const { leave } = (await save(days(id, 'paternity', 3))).body;
  const shown = async () =>
    (
      await api.asAdmin(unchecked(staffTimelineContract.filtered), {
        body: {
          selectedHotel: hotel,
          dates: { start: inDays(3), end: inDays(4) },
          filters: { calendars: [3001], employees: [id] },
        },
      })
    ).body.events!.map(({ title, typeOfShift, allDay }) => [title, typeOfShift, allDay]);
  expect(await shown()).toEqual([['Paternity leave', 'AnnualLeave', true]]);

  const draft = {
    id: leave.id,
    hotel,
    employeeId: id,
    start: `${inDays(3)}T00:00`,
    end: `${inDays(4)}T00:00`,
    notes: 'x',
  };
  const change = (typeOfShift: string, version: number) =>
    api.asAdmin(unchecked(shiftsContract.save), { body: { shift: { ...draft, typeOfShift }, version } });
  await change('AnnualLeave', 1);
  expect((await list(id))[0]!.kind).toBe('paternity');
  await change('SickLeave', 2);
  expect((await list(id))[0]!.kind).toBe('sickness');
});

it('by the hour is counted and cancelled with the plan of who leaves', async () => {
  const { id } = await people.add();
  await save(part(id, 'other', 9, '10:00', '11:00'));
  const query = { hotel, id, lastDay: inDays(5) };
  expect((await api.asAdmin(personActionsContract.leaveEffect, { query })).body).toEqual({
    shifts: 0,
    leaves: 1,
    loans: 0,
  });
  await api.asAdmin(personActionsContract.leave, { body: query });
  expect(await list(id)).toEqual([]);
});

it('by the hour is told beside the calendars on the day of its shift', async () => {
  const { id } = await people.add();
  const shift = { hotel, employeeId: id, typeOfShift: 'Night', start: `${inDays(3)}T22:00`, end: `${inDays(4)}T06:00` };
  await api.asAdmin(unchecked(shiftsContract.save), { body: { shift } });
  await save(part(id, 'parental', 4, '04:00', '06:00'));
  const month = inDays(3).slice(0, 7);
  const { body } = await api.asAdmin(rosterChecksContract.ofMonth, { query: { hotel, month } });
  expect(body.hourlyLeaves.filter(({ employeeId }) => employeeId === id)).toMatchObject([
    { day: inDays(3), from: '04:00', to: '06:00', kind: 'parental' },
  ]);
});

it('by the hour is told without its kind to whoever may not approve, and is no event of the prescribed calendar', async () => {
  const { id } = await people.add();
  await save({ ...part(id, 'parental', 3, '10:00', '12:00'), notes: 'Secret' });
  await api.database.db.update(accountHotels).set({ mayApprove: false });
  try {
    const month = inDays(3).slice(0, 7);
    const { body, text } = await api.asClient(rosterChecksContract.ofMonth, { query: { hotel, month } });
    expect(body.hourlyLeaves.filter(({ employeeId }) => employeeId === id)).toMatchObject([
      { day: inDays(3), from: '10:00', to: '12:00', kind: null },
    ]);
    expect(text).not.toMatch(/parental|Secret/);
  } finally {
    await api.database.db.update(accountHotels).set({ mayApprove: true });
  }
  const { body } = await api.asAdmin(unchecked(staffTimelineContract.filtered), {
    body: {
      selectedHotel: hotel,
      dates: { start: inDays(2), end: inDays(5) },
      filters: { calendars: [3000, 3001, 3002], employees: [id] },
    },
  });
  expect(body.events).toEqual([]);
});
