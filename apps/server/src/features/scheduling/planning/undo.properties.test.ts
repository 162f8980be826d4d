import type { AnyState } from '@horae/contract/scheduling/plan-drafts';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, eq, gte, lt } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { shifts } from '../shifts/shifts.table';
import { planSteps, rosterDrafts } from './planning.table';
import { readStaff } from './roster-fixture';

const hotel = 1003;
const monday = '2030-06-03';
const week = { hotel, first: monday, last: '2030-06-09' };
let api: TestApp;
let people: number[] = [];
let department = 0;
beforeAll(async () => {
  api = await startTestApp();
  const staff = await readStaff(api, hotel, { take: 3, skip: 14 });
  people = staff.map(({ id }) => id);
  department = staff[0]!.department;
  for (const [index, employeeId] of [...people, ...people].entries()) {
    // A day of each in this week, and one in the next, from which is copied.
    const day = addDays(monday, index < people.length ? index : index + 6);
    const shift = { hotel, employeeId, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
    await api.asAdmin(unchecked(shiftsContract.save), { body: { shift } });
  }
});
afterAll(() => api.stop());

async function forgetDrafts() {
  for (const table of [rosterDrafts, planSteps]) await api.database.db.delete(table);
}

const kinds = ['remove', 'move', 'add', 'open', 'off', 'split', 'swap', 'paste', 'copy', 'clear', 'discard'] as const;

/** One gesture, on an item, or on a day of a person. */
interface Gesture {
  kind: (typeof kinds)[number];
  item: number;
  person: number;
  day: number;
  hour: number;
}

/** Each on a day of its own, so that none of them is refused. */
const everyKind = kinds.map((kind, at): Gesture => ({ kind, item: 0, person: at % 3, day: at % 7, hour: at }));

const gesture = fc.record<Gesture>({
  kind: fc.constantFrom(...kinds),
  item: fc.nat(9),
  person: fc.nat(2),
  day: fc.nat(6),
  hour: fc.integer({ min: 0, max: 16 }),
});

/** What planners see: drafts without versions, authors and times. */
const shown = ({ drafts }: AnyState) =>
  drafts.map(({ id, item, published }) => ({ id, item, published })).sort((a, b) => a.id - b.id);
const read = async () => (await api.asAdmin(planning.read, { query: week })).body;

/** Every item of the week that a gesture can take, with what a change of it must name. */
async function itemsNow() {
  const { drafts } = await read();
  const drafted = new Set(drafts.map(({ id }) => id));
  const [from, until] = [new Date('2030-06-01'), new Date('2030-06-10')];
  const rows = await api.database.db
    .select({ id: shifts.id, version: shifts.version })
    .from(shifts)
    .where(and(eq(shifts.companyId, hotel), gte(shifts.startsAt, from), lt(shifts.startsAt, until)))
    .orderBy(shifts.id);
  const published = rows
    .filter(({ id }) => !drafted.has(id))
    .map(({ id, version }) => ({ id, seen: { published: version, draft: null } }));
  const own = drafts.map((draft) => ({
    id: draft.id,
    seen: { published: draft.published?.version ?? null, draft: draft.version },
  }));
  return [...published, ...own];
}

const wall = (day: number, hour: number) => `${addDays(monday, day)}T${String(hour).padStart(2, '0')}:00`;
const work = (employeeId: number, day: number, from: number, to: number) => {
  return { employeeId, departmentId: null, typeOfShift: 'Regular', start: wall(day, from), end: wall(day, to) };
};
const open = (day: number, from: number) => {
  return { ...work(0, day, from, from + 7), employeeId: null, departmentId: department };
};
const dayOff = (employeeId: number, day: number) => {
  return { employeeId, typeOfShift: 'DayOff', start: wall(day, 0), end: wall(day + 1, 0) };
};

/** What a gesture asks the plan to change, in one action. */
function changesOf({ kind, item, person, day, hour }: Gesture, items: Awaited<ReturnType<typeof itemsNow>>): object[] {
  const one = items[item % Math.max(1, items.length)];
  const another = items[(item + 1) % Math.max(1, items.length)];
  const own = people[person]!;
  const next = people[(person + 1) % people.length]!;
  const added = { item: work(own, day, hour, hour + 7) };
  if (kind === 'off') return [{ item: dayOff(own, day) }];
  if (kind === 'paste') return people.map((employeeId) => ({ item: work(employeeId, day, hour, hour + 7) }));
  if (!one || !another) return [added];
  if (kind === 'remove') return [{ ...one, item: null }];
  if (kind === 'move') return [{ ...one, ...added }];
  if (kind === 'open') return [{ ...one, item: open(day, hour) }];
  if (kind === 'split')
    return [{ ...one, item: work(own, day, hour, hour + 3) }, { item: work(own, day, hour + 4, hour + 7) }];
  if (kind === 'swap' && one.id !== another.id)
    return [
      { ...one, item: work(next, day, hour, hour + 7) },
      { ...another, item: work(own, day, hour, hour + 7) },
    ];
  return [added];
}

async function make(one: Gesture): Promise<void> {
  const about = { ...week, employees: [people[one.person]!] };
  if (one.kind === 'copy')
    await api.asAdmin(unchecked(planning.copy), {
      body: { ...about, from: addDays(monday, 7), replace: one.item % 2 === 1 },
    });
  else if (one.kind === 'clear') await api.asAdmin(unchecked(planning.clear), { body: about });
  else if (one.kind === 'discard') await api.asAdmin(unchecked(planning.discard), { body: about });
  // What cannot be worked is refused, and then nothing is to be undone.
  else {
    const changes = changesOf(one, await itemsNow());
    const way = one.kind === 'swap' ? 'swapped' : one.kind === 'split' ? 'split' : 'moved';
    const { status } = await api.asAdmin(unchecked(planning.change), { body: { ...week, way, changes } });
    if (status === 200) made.add(one.kind);
  }
}

/** Kinds of gestures that were made and not refused. */
const made = new Set<string>();

it('undo after any gestures gives back exactly what was, and redo what they made', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(gesture, { minLength: 1, maxLength: 12 }), async (gestures) => {
      await forgetDrafts();
      const before = shown(await read());
      for (const one of gestures) await make(one);
      const after = shown(await read());

      const turn = async (again: boolean) => {
        for (;;) {
          const { steps } = await read();
          const step = again ? steps.redo : steps.undo;
          if (step === null) return;
          expect((await api.asAdmin(planning.undo, { body: { ...week, step, again } })).status).toBe(200);
        }
      };
      await turn(false);
      expect(shown(await read())).toEqual(before);
      await turn(true);
      expect(shown(await read())).toEqual(after);
    }),
    { numRuns: 16, examples: [[everyKind]] },
  );
  for (const kind of ['remove', 'move', 'add', 'open', 'off', 'split', 'swap', 'paste']) expect(made).toContain(kind);
}, 180_000);

it('keeps a hundred steps, each of which is undone and done again by itself', async () => {
  await forgetDrafts();
  const hours = Array.from({ length: 100 }, (_, step) => step % 16);
  let one: object = {};
  let { steps } = await read();
  for (const hour of hours) {
    const changes = [{ ...one, item: work(people[0]!, 6, hour, hour + 7) }];
    const body = { ...week, way: 'moved', changes };
    const changed = (await api.asAdmin(unchecked(planning.change), { body })).body;
    const { id, version } = changed.drafts[0]!;
    one = { id, seen: { published: null, draft: version } };
    steps = changed.steps;
  }
  const turn = async (again: boolean) => {
    const step = (again ? steps.redo : steps.undo)!;
    const { status, body } = await api.asAdmin(planning.undo, { body: { ...week, step, again } });
    expect(status).toBe(200);
    steps = body.steps;
    return body.drafts.map(({ item }) => Number(item?.start.slice(11, 13)));
  };
  for (const hour of hours.slice(0, -1).toReversed()) expect(await turn(false)).toEqual([hour]);
  await turn(false);
  expect(steps.undo).toBeNull();
  expect(shown(await read())).toEqual([]);
  for (const hour of hours) expect(await turn(true)).toEqual([hour]);
  expect(steps.redo).toBeNull();
}, 180_000);
