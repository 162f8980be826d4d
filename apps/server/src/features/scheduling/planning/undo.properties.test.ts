import type { AnyState } from '@horae/contract/scheduling/plan-drafts';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { addDays } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  const { rows } = await api.database.db.execute<{ id: number; department: number }>(
    sql`select id, department_id as department from employees where company_id = ${hotel} and last_day is null order by code limit 3 offset 14`,
  );
  people = rows.map(({ id }) => id);
  department = rows[0]!.department;
  for (const [index, employeeId] of people.entries()) {
    const day = addDays(monday, index);
    const shift = { hotel, employeeId, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
    await api.asAdmin(unchecked(shiftsContract.save), { body: { shift } });
  }
});
afterAll(() => api.stop());

/** One gesture: take an item off, move it, add another, or leave it to nobody, on a day of a person. */
interface Gesture {
  kind: 'remove' | 'move' | 'add' | 'open';
  item: number;
  person: number;
  day: number;
  hour: number;
}

const gesture = fc.record<Gesture>({
  kind: fc.constantFrom('remove', 'move', 'add', 'open'),
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
  const { rows } = await api.database.db.execute<{ id: number; version: number }>(
    sql`select id, version from shifts where company_id = ${hotel} and starts_at >= '2030-06-01' order by id`,
  );
  const published = rows
    .filter(({ id }) => !drafted.has(id))
    .map(({ id, version }) => ({ id, seen: { published: version, draft: null } }));
  const own = drafts.map((draft) => ({
    id: draft.id,
    seen: { published: draft.published?.version ?? null, draft: draft.version },
  }));
  return [...published, ...own];
}

async function make({ kind, item: index, person, day, hour }: Gesture): Promise<void> {
  const items = await itemsNow();
  const chosen = items[index % Math.max(1, items.length)];
  const date = addDays(monday, day);
  const text = String(hour).padStart(2, '0');
  const end = String(hour + 7).padStart(2, '0');
  const item = {
    employeeId: kind === 'open' ? null : people[person],
    departmentId: kind === 'open' ? department : null,
    typeOfShift: 'Regular',
    start: `${date}T${text}:00`,
    end: `${date}T${end}:00`,
  };
  const change = kind === 'add' || !chosen ? { item } : { ...chosen, item: kind === 'remove' ? null : item };
  // What cannot be worked is refused, and then nothing is to be undone.
  await api.asAdmin(unchecked(planning.change), { body: { ...week, way: 'moved', changes: [change] } });
}

it('undo after any gestures gives back exactly what was, and redo what they made', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(gesture, { minLength: 1, maxLength: 12 }), async (gestures) => {
      await api.database.db.execute(sql`delete from roster_drafts`);
      await api.database.db.execute(sql`delete from plan_steps`);
      const before = shown(await read());
      for (const one of gestures) await make(one);
      const made = shown(await read());

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
      expect(shown(await read())).toEqual(made);
    }),
    { numRuns: 12 },
  );
}, 60_000);
