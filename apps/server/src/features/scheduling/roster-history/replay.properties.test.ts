import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterHistoryContract as contract } from '@horae/contract/scheduling/roster-history.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bare } from '#platform/column-names';
import { inTransaction } from '#platform/database';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { openShifts } from '../planning/open-shifts.table';
import { rosterDrafts } from '../planning/planning.table';
import { departmentOfSome, readStaff } from '../planning/roster-fixture';
import { leaves, shifts } from '../shifts/shifts.table';

const hotel = 1003;
const monday = '2030-06-03';
const week = { hotel, first: monday, last: '2030-06-09' };
let api: TestApp;
let people: number[] = [];
let department = 0;
beforeAll(async () => {
  api = await startTestApp();
  department = await departmentOfSome(api, hotel);
  people = (await readStaff(api, hotel, { take: 3, department })).map(({ id }) => id);
});
afterAll(() => api.stop());

const ways = [
  'save',
  'move',
  'remove',
  'publish',
  'leave',
  'job',
  'swap',
  'cancel',
  'present',
  'drop',
  'open',
  'give',
  'opened',
  'thereAndBack',
] as const;
interface Gesture {
  way: (typeof ways)[number];
  item: number;
  person: number;
  day: number;
  hour: number;
}
const gesture = fc.record<Gesture>({
  way: fc.constantFrom(...ways),
  item: fc.nat(9),
  person: fc.nat(2),
  day: fc.nat(6),
  hour: fc.integer({ min: 0, max: 16 }),
});

interface Stored extends Record<string, unknown> {
  id: number;
  version: number;
  isLeave: boolean;
  isOpen: boolean;
}
const s = alias(shifts, 's');
const l = alias(leaves, 'l');
const o = alias(openShifts, 'o');
/** The plan of the week as the tables of today have it. */
async function rosterNow(): Promise<(Stored & { what: string })[]> {
  const { rows } = await api.database.db.execute<Stored & { what: string }>(sql`
    select ${s.id} as id, ${s.version} as version, false as "isLeave", false as "isOpen", concat_ws(' ', ${s.id}, ${s.employeeId}, ${s.type},
      extract(epoch from ${s.startsAt})::int, extract(epoch from ${s.endsAt})::int, ${s.breakMinutes}, coalesce(${s.notes}, '-')) as what
    from ${shifts} ${s} where ${s.companyId} = ${hotel} and ${s.layer} = 'planned' and ${s.status} <> 'cancelled' and ${s.employeeId} = any(${sql.param(people)}::int[])
      and ${s.startsAt} < '2030-06-10 00:00+03' and ${s.endsAt} > '2030-06-03 00:00+03'
    union all
    select ${l.id}, ${l.version}, true, false, concat_ws(' ', ${l.id}, ${l.employeeId}, ${l.type}, extract(epoch from ${l.firstDay}::timestamp at time zone 'Europe/Athens')::int,
      extract(epoch from (${l.lastDay} + 1)::timestamp at time zone 'Europe/Athens')::int, 0, coalesce(${l.notes}, '-'))
    from ${leaves} ${l} where ${l.companyId} = ${hotel} and ${l.status} <> 'cancelled' and ${l.employeeId} = any(${sql.param(people)}::int[])
      and ${l.firstDay} <= '2030-06-09' and ${l.lastDay} >= '2030-06-03'
    union all
    select ${o.id}, ${o.version}, false, true, concat_ws(' ', ${o.id}, 'open', ${o.type},
      extract(epoch from ${o.startsAt})::int, extract(epoch from ${o.endsAt})::int, ${o.breakMinutes}, coalesce(${o.notes}, '-'))
    from ${openShifts} ${o} where ${o.companyId} = ${hotel} and ${o.departmentId} = ${department}
      and ${o.startsAt} < '2030-06-10 00:00+03' and ${o.endsAt} > '2030-06-03 00:00+03'
    order by id`);
  return rows;
}

const read = async (query: object) =>
  (await api.asAdmin(unchecked(contract.read), { query: { ...week, departments: department, ...query } })).body;
const second = (text: string) => Date.parse(text) / 1000;
type Item = Awaited<ReturnType<typeof read>>['items'][number];
const whatOf = ({ id, ...item }: Item) =>
  `${id} ${item.employeeId ?? 'open'} ${item.typeOfShift} ${second(item.start)} ${second(item.end)} ${item.breakMinutes} ${item.notes ?? '-'}`;
const known = async (at: string) => (await read({ at })).items.toSorted((a: Item, b: Item) => a.id - b.id).map(whatOf);

/** A moment after all that was recorded until now, and before all that will be. */
async function stamp(): Promise<string> {
  const { db } = api.database;
  const now = async () =>
    (await db.execute<{ now: number }>(sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`))
      .rows[0]!.now;
  const from = (await now()) + 2;
  while ((await now()) <= from + 1);
  return new Date(from).toISOString();
}

const seenOf = ({ version }: Stored) => ({ published: version, draft: null });

async function publish(changes: object[]): Promise<void> {
  for (const one of changes)
    await api.asAdmin(unchecked(planning.change), { body: { ...week, way: 'typed', changes: [one] } });
  const { body } = await api.asAdmin(planning.preview, { body: week });
  const drafted = [...body.people, ...body.open].flatMap(({ changes: some }) => some);
  const drafts = [...new Map(drafted.map(({ id, version }) => [id, { id, version }])).values()];
  const reason = 'Πλήρες ξενοδοχείο';
  await api.asAdmin(unchecked(planning.publish), { body: { ...week, drafts, reason } });
  await api.database.db.delete(rosterDrafts);
}

const isOne = (table: typeof shifts | typeof openShifts, id: number) =>
  and(eq(table.companyId, hotel), eq(table.id, id));
const setAside = (id: number) =>
  sql`create temp table aside on commit drop as select * from ${shifts} where ${isOne(shifts, id)}`;
/** In either order: a shift is opened and given back in one transaction, or stays open in the end. */
async function thereAndBack(id: number, day: number): Promise<void> {
  await inTransaction(api.database.db, async (tx) => {
    const { companyId, departmentId, type, startsAt, endsAt, breakMinutes, version } = openShifts;
    const kept = bare(companyId, openShifts.id, type, startsAt, endsAt, breakMinutes);
    const opened = sql`insert into ${openShifts} (${kept}, ${bare(departmentId, version)})
      select ${kept}, ${department}::int, ${bare(version)} + 1 from aside`;
    await tx.execute(setAside(id));
    const taken = tx.delete(shifts).where(isOne(shifts, id));
    for (const step of day % 2 === 0 ? [opened, taken] : [taken, opened]) await tx.execute(step);
    if (day > 4) return;
    const given = sql`insert into ${shifts} select * from aside`;
    const gone = tx.delete(openShifts).where(isOne(openShifts, id));
    for (const step of day % 3 === 0 ? [given, gone] : [gone, given]) await tx.execute(step);
    if (day === 1) await tx.update(shifts).set({ notes: 'back' }).where(isOne(shifts, id));
  });
}

async function make({ way, item: index, person, day, hour }: Gesture): Promise<void> {
  const { db } = api.database;
  const items = await rosterNow();
  const staffed = items.filter(({ isLeave, isOpen }) => !isLeave && !isOpen);
  const vacant = items.filter(({ isOpen }) => isOpen);
  const open = vacant[index % Math.max(1, vacant.length)];
  const chosen = staffed[index % Math.max(1, staffed.length)];
  const date = addDays(monday, day);
  const at = (of: number) => `${date}T${String(of).padStart(2, '0')}:00`;
  const work = { employeeId: people[person], typeOfShift: 'Regular', start: at(hour), end: at(hour + 7) };
  const away = {
    employeeId: people[person],
    typeOfShift: 'DayOff',
    start: `${date}T00:00`,
    end: `${addDays(date, 1)}T00:00`,
  };
  const save = (shift: object, version?: number) =>
    api.asAdmin(unchecked(shiftsContract.save), { body: { shift: { hotel, ...shift }, ...(version && { version }) } });
  const nobodys = { ...work, employeeId: null, departmentId: department };
  // What cannot be worked is refused, and then nothing changes.
  if (way === 'opened' || (way === 'give' && !open)) await publish([{ item: nobodys }]);
  else if (way === 'give') await publish([{ id: open!.id, seen: seenOf(open!), item: work }]);
  else if (way === 'save' || !chosen) await save(work);
  else if (way === 'open') await publish([{ id: chosen.id, seen: seenOf(chosen), item: nobodys }]);
  else if (way === 'thereAndBack') await thereAndBack(chosen.id, day);
  else if (way === 'leave') await save(away);
  else if (way === 'move') await save({ ...work, id: chosen.id, notes: `moved ${hour}` }, chosen.version);
  else if (way === 'remove')
    await api.asAdmin(unchecked(shiftsContract.remove), { body: { hotel, id: chosen.id, version: chosen.version } });
  else if (way === 'publish') {
    await publish([{ id: chosen.id, seen: seenOf(chosen), item: work }, { item: away }]);
  } else if (way === 'job')
    await db
      .update(shifts)
      .set({ breakMinutes: sql`(${shifts.breakMinutes} + 5) % 60` })
      .where(isOne(shifts, chosen.id));
  else if (way === 'cancel') await db.update(shifts).set({ status: 'cancelled' }).where(isOne(shifts, chosen.id));
  else if (way === 'present') await db.update(shifts).set({ status: 'absent' }).where(isOne(shifts, chosen.id));
  else if (way === 'drop') {
    const isThen = and(lte(leaves.firstDay, date), gte(leaves.lastDay, date));
    await db.delete(leaves).where(and(eq(leaves.companyId, hotel), isThen, inArray(leaves.employeeId, people)));
  } else
    await inTransaction(db, async (tx) => {
      // Set aside, written twice, removed and put back: one change at most.
      const set = (values: Partial<typeof shifts.$inferInsert>) =>
        tx.update(shifts).set(values).where(isOne(shifts, chosen.id));
      await set({ status: 'cancelled' });
      await set({ notes: 'between', status: 'planned' });
      await tx.execute(setAside(chosen.id));
      await tx.delete(shifts).where(isOne(shifts, chosen.id));
      await tx.execute(sql`insert into ${shifts} select * from aside`);
      await set({ notes: day > 3 ? 'swapped' : null });
    });
}

it('the roster as known at each moment is what it was then, and its changes lead from one to the next', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(gesture, { minLength: 2, maxLength: 14 }), async (gestures) => {
      const log: { at: string; was: string[] }[] = [];
      const note = async () => log.push({ at: await stamp(), was: (await rosterNow()).map(({ what }) => what) });
      await note();
      for (const one of gestures) {
        await make(one);
        await note();
      }
      for (const { at, was } of log) expect(await known(at)).toEqual(was);

      // The later changes, taken back from the last to the first, give the first roster again.
      const first = await read({ at: log[0]!.at });
      const items = new Map(log.at(-1)!.was.map((what) => [Number(what.split(' ')[0]), what]));
      for (const { id, before, after } of first.changes) {
        expect(items.get(id) ?? null).toEqual(after && whatOf({ id, ...after }));
        if (before) items.set(id, whatOf({ id, ...before }));
        else items.delete(id);
      }
      expect([...items.values()].toSorted()).toEqual(log[0]!.was.toSorted());
      // However often a transaction writes an item, it changes it once.
      const steps = first.changes.map(({ id, at }) => `${id} ${log.findIndex((entry) => entry.at >= at)}`);
      expect(steps).toEqual([...new Set(steps)]);

      // What differs between two moments is what their rosters differ in.
      const middle = log[Math.floor(log.length / 2)]!;
      const compared = await read({ at: log[0]!.at, and: middle.at });
      const told = new Map(log[0]!.was.map((what) => [Number(what.split(' ')[0]), what]));
      for (const { id, after } of compared.differences!)
        if (after) told.set(id, whatOf({ id, ...after }));
        else told.delete(id);
      expect([...told.values()].toSorted()).toEqual(middle.was.toSorted());
    }),
    { numRuns: 20 },
  );
}, 120_000);
