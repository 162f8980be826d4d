import { decodeColumns } from '@horae/contract/scheduling/decode-columns';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterHistoryContract as history } from '@horae/contract/scheduling/roster-history.contract';
import { columnsMediaType, type StaffColumns } from '@horae/contract/scheduling/staff-columns';
import { type StaffCalendar, staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { rosterHistory } from '../roster-history/roster-history.table';
import { leaves } from '../shifts/shifts.table';
import { planSteps, rosterDrafts } from './planning.table';
import { readStaff, removeRosterFrom } from './roster-fixture';

const hotel = 1003;
const week = { hotel, first: '2030-06-03', last: '2030-06-09' };
let api: TestApp;
let token: string;
let maria = 0;
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  const [person] = await readStaff(api, hotel, { take: 1 });
  maria = person!.id;
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [rosterDrafts, planSteps]) await db.delete(table);
  await removeRosterFrom(api, '2030-01-01');
  await db.update(companies).set({ publishesAtOnce: false, needsApproval: false });
});

const dayOff = (day: string, next: string, more: object = {}) => ({
  employeeId: maria,
  typeOfShift: 'DayOff',
  start: `${day}T00:00`,
  end: `${next}T00:00`,
  ...more,
});
const change = (changes: object[], way = 'typed') =>
  api.asAdmin(unchecked(planning.change), { body: { ...week, way, changes } });
async function publish() {
  const { drafts } = (await api.asAdmin(planning.read, { query: week })).body;
  const body = { ...week, drafts: drafts.map(({ id, version }) => ({ id, version })), reason: 'Test' };
  const published = await api.asAdmin(unchecked(planning.publish), { body });
  expect(published.status, published.text).toBe(200);
}
const leavesOfMaria = () =>
  api.database.db
    .select()
    .from(leaves)
    .where(and(eq(leaves.companyId, hotel), eq(leaves.employeeId, maria), gte(leaves.lastDay, '2030-01-01')))
    .orderBy(leaves.firstDay);
const stored = async () =>
  (await leavesOfMaria()).map(({ firstDay, type, compensates }) => [firstDay, type, compensates]);

it('is drafted, published, read with its day, and undone', async () => {
  const item = dayOff('2030-06-05', '2030-06-06', { compensates: '2030-06-02' });
  const { body, text } = await change([{ item }]);
  expect(body.drafts, text).toMatchObject([
    { item: { typeOfShift: 'DayOff', title: 'Compensatory day off', compensates: '2030-06-02' } },
  ]);

  await publish();

  expect(await stored()).toEqual([['2030-06-05', 'DayOff', '2030-06-02']]);
  const { drafts } = (await change([{ item: dayOff('2030-06-06', '2030-06-07', { compensates: 'unknown' }) }])).body;
  expect(drafts).toMatchObject([{ item: { compensates: 'unknown' } }]);
  const { steps } = (await api.asAdmin(planning.read, { query: week })).body;
  const undone = await api.asAdmin(planning.undo, { body: { ...week, step: steps.undo!, again: false } });
  expect(undone.body.drafts).toEqual([]);
  const redone = await api.asAdmin(planning.undo, { body: { ...week, step: undone.body.steps.redo!, again: true } });
  expect(redone.body.drafts).toMatchObject([{ item: { compensates: 'unknown' } }]);
});

it('is another item than an ordinary day off, and each version is kept', async () => {
  await change([{ item: dayOff('2030-06-05', '2030-06-06') }]);
  await publish();
  const before = Date.now();
  const { id } = (await leavesOfMaria()).find(({ firstDay }) => firstDay === '2030-06-05')!;
  const item = dayOff('2030-06-05', '2030-06-06', { compensates: '2030-06-02' });
  expect((await change([{ id, seen: { published: 1, draft: null }, item }])).body.drafts).toHaveLength(1);
  await publish();

  expect(await stored()).toEqual([['2030-06-05', 'DayOff', '2030-06-02']]);
  const versions = await api.database.db
    .select({ compensates: rosterHistory.compensates })
    .from(rosterHistory)
    .where(and(eq(rosterHistory.companyId, hotel), eq(rosterHistory.itemId, id)))
    .orderBy(rosterHistory.recordedFrom);
  expect(versions).toEqual([{ compensates: null }, { compensates: '2030-06-02' }]);
  const known = await api.asAdmin(unchecked(history.read), {
    query: { ...week, at: new Date(before).toISOString(), employees: String(maria) },
  });
  expect(known.body.items, known.text).toMatchObject([{ title: 'Day off' }]);
  expect(known.body.changes).toMatchObject([
    { before: { title: 'Day off' }, after: { title: 'Compensatory day off', compensates: '2030-06-02' } },
  ]);
});

it('stays one when its week is copied, for the day as far away', async () => {
  const item = dayOff('2030-06-05', '2030-06-06', { compensates: '2030-06-02' });
  await change([{ item }, { item: dayOff('2030-06-06', '2030-06-07', { compensates: 'unknown' }) }]);
  await publish();

  const later = { hotel, first: '2030-06-10', last: '2030-06-16' };
  const { status, text } = await api.asAdmin(unchecked(planning.copy), {
    body: { ...later, from: week.first, employees: [maria] },
  });

  expect(status, text).toBe(200);
  const { drafts } = (await api.asAdmin(planning.read, { query: later })).body;
  expect(drafts.map(({ item: copied }) => [copied!.start.slice(0, 10), copied!.compensates])).toEqual([
    ['2030-06-12', '2030-06-09'],
    ['2030-06-13', 'unknown'],
  ]);
});

it.each(['2030-02-30', 'Sunday', ''])('is not given for “%s”', async (compensates) => {
  const { status, body } = await change([{ item: dayOff('2030-06-05', '2030-06-06', { compensates }) }]);
  expect([status, body.error?.fields?.[0]?.path]).toEqual([400, 'changes.0.item.compensates']);
});

it('is nothing of work and of leave', async () => {
  const times = { start: '2030-06-04T08:00', end: '2030-06-04T16:00' };
  const work = { employeeId: maria, typeOfShift: 'Regular', ...times, compensates: '2030-06-02' };
  const leave = { ...dayOff('2030-06-05', '2030-06-06'), typeOfShift: 'AnnualLeave', compensates: '2030-06-02' };
  const { drafts } = (await change([{ item: work }, { item: leave }])).body;
  expect(drafts.map(({ item }) => item!.compensates)).toEqual([undefined, undefined]);
});

it('comes to the calendars in columns; the prescribed form has a day off', async () => {
  await change([{ item: dayOff('2030-06-05', '2030-06-06', { compensates: '2030-06-02' }) }]);
  await publish();
  const ask = (accept: string) =>
    api.app.inject({
      method: 'POST',
      url: staff.filtered.path,
      headers: { authorization: `Bearer ${token}`, accept },
      payload: {
        selectedHotel: hotel,
        dates: { start: '2030-06-03', end: '2030-06-10' },
        filters: { calendars: [3001] },
      },
    });
  const plain = (await ask('application/json'))
    .json<StaffCalendar>()
    .events.find(({ employeeId }) => employeeId === maria);
  expect(plain).toMatchObject({ typeOfShift: 'DayOff', allDay: true, title: 'Compensatory day off' });
  const columns = (await ask(columnsMediaType)).json<StaffColumns>();
  const { shifts } = decodeColumns(columns, (type) => type);
  expect(shifts.find(({ employeeId }) => employeeId === maria)).toMatchObject({
    typeOfShift: 'DayOff',
    compensates: '2030-06-02',
  });
});
