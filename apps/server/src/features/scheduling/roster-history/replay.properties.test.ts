import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterHistoryContract as contract } from '@horae/contract/scheduling/roster-history.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { addDays } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

const hotel = 1003;
const monday = '2030-06-03';
const week = { hotel, first: monday, last: '2030-06-09' };
let api: TestApp;
let people: number[] = [];
let department = 0;
beforeAll(async () => {
  api = await startTestApp();
  const { rows } = await api.database.db.execute<{ id: number; department: number }>(sql`
    select id, department_id as department from employees where company_id = ${hotel} and last_day is null and department_id = (
      select department_id from employees where company_id = ${hotel} and last_day is null
      group by department_id having count(*) > 3 order by department_id limit 1)
    order by code limit 3`);
  people = rows.map(({ id }) => id);
  department = rows[0]!.department;
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
/** The plan of the week as the tables of today have it. */
async function rosterNow(): Promise<(Stored & { what: string })[]> {
  const { rows } = await api.database.db.execute<Stored & { what: string }>(sql`
    select id, version, false as "isLeave", false as "isOpen", concat_ws(' ', id, employee_id, type, extract(epoch from starts_at)::int, extract(epoch from ends_at)::int, break_minutes, coalesce(notes, '-')) as what
    from shifts where company_id = ${hotel} and layer = 'planned' and status <> 'cancelled' and employee_id = any(${sql.param(people)}::int[])
      and starts_at < '2030-06-10 00:00+03' and ends_at > '2030-06-03 00:00+03'
    union all
    select id, version, true, false, concat_ws(' ', id, employee_id, type, extract(epoch from first_day::timestamp at time zone 'Europe/Athens')::int,
      extract(epoch from (last_day + 1)::timestamp at time zone 'Europe/Athens')::int, 0, coalesce(notes, '-'))
    from leaves where company_id = ${hotel} and status <> 'cancelled' and employee_id = any(${sql.param(people)}::int[]) and first_day <= '2030-06-09' and last_day >= '2030-06-03'
    union all
    select id, version, false, true, concat_ws(' ', id, 'open', type, extract(epoch from starts_at)::int, extract(epoch from ends_at)::int, break_minutes, coalesce(notes, '-'))
    from open_shifts where company_id = ${hotel} and department_id = ${department}
      and starts_at < '2030-06-10 00:00+03' and ends_at > '2030-06-03 00:00+03'
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
  await api.database.db.execute(sql`delete from roster_drafts`);
}

/** In either order: a shift is opened and given back in one transaction, or stays open in the end. */
async function thereAndBack(id: number, day: number): Promise<void> {
  await inTransaction(api.database.db, async (tx) => {
    const isOne = sql`company_id = ${hotel} and id = ${id}`;
    const opened = sql`insert into open_shifts (company_id, id, department_id, type, starts_at, ends_at, break_minutes, version)
      select company_id, id, ${department}::int, type, starts_at, ends_at, break_minutes, version + 1 from aside`;
    await tx.execute(sql`create temp table aside on commit drop as select * from shifts where ${isOne}`);
    const taken = sql`delete from shifts where ${isOne}`;
    for (const step of day % 2 === 0 ? [opened, taken] : [taken, opened]) await tx.execute(step);
    if (day > 4) return;
    const given = sql`insert into shifts select * from aside`;
    const gone = sql`delete from open_shifts where ${isOne}`;
    for (const step of day % 3 === 0 ? [given, gone] : [gone, given]) await tx.execute(step);
    if (day === 1) await tx.execute(sql`update shifts set notes = 'back' where ${isOne}`);
  });
}

async function make({ way, item: index, person, day, hour }: Gesture): Promise<void> {
  const { db } = api.database;
  const items = await rosterNow();
  const shifts = items.filter(({ isLeave, isOpen }) => !isLeave && !isOpen);
  const vacant = items.filter(({ isOpen }) => isOpen);
  const open = vacant[index % Math.max(1, vacant.length)];
  const chosen = shifts[index % Math.max(1, shifts.length)];
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
    await db.execute(
      sql`update shifts set break_minutes = (break_minutes + 5) % 60 where company_id = ${hotel} and id = ${chosen.id}`,
    );
  else if (way === 'cancel')
    await db.execute(sql`update shifts set status = 'cancelled' where company_id = ${hotel} and id = ${chosen.id}`);
  else if (way === 'present')
    await db.execute(sql`update shifts set status = 'absent' where company_id = ${hotel} and id = ${chosen.id}`);
  else if (way === 'drop')
    await db.execute(
      sql`delete from leaves where company_id = ${hotel} and first_day <= ${date}::date and last_day >= ${date}::date and employee_id = any(${sql.param(people)}::int[])`,
    );
  else
    await inTransaction(db, async (tx) => {
      // Set aside, written twice, removed and put back: one change at most.
      const isOne = sql`company_id = ${hotel} and id = ${chosen.id}`;
      await tx.execute(sql`update shifts set status = 'cancelled' where ${isOne}`);
      await tx.execute(sql`update shifts set notes = 'between', status = 'planned' where ${isOne}`);
      await tx.execute(sql`create temp table aside on commit drop as select * from shifts where ${isOne}`);
      await tx.execute(sql`delete from shifts where ${isOne}`);
      await tx.execute(sql`insert into shifts select * from aside`);
      await tx.execute(sql`update shifts set notes = ${day > 3 ? 'swapped' : null} where ${isOne}`);
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
