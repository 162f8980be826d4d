import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { emptyRoster, twoPeople } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

const hotel = 1003;
const week = { hotel, first: '2030-06-03', last: '2030-06-09' };
let api: TestApp;
let [maria, petros] = [0, 0];
beforeAll(async () => {
  api = await startTestApp();
  [maria, petros] = await twoPeople(api, hotel);
  await emptyRoster(api);
});
afterAll(() => api.stop());

const work = (employeeId: number, day: string, to = '15:00') => ({
  item: { employeeId, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T${to}` },
});
const change = (way: string, changes: object[]) =>
  api.asAdmin(unchecked(planning.change), { body: { ...week, way, changes } });
const turn = (step: number, again: boolean) => api.asAdmin(planning.undo, { body: { ...week, step, again } });
const audited = () =>
  api.database.db
    .select({ employee: auditEntries.employeeId, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.object, 'draft'))
    .orderBy(auditEntries.id);

it('each action of a planner is one entry of the audit, however many shifts it touches; a refused one is none', async () => {
  const pasted = await change('pasted', [
    work(maria, '2030-06-03'),
    work(maria, '2030-06-04'),
    work(petros, '2030-06-06'),
  ]);
  await change('typed', [work(petros, '2030-06-07')]);
  const refused = await change('typed', [work(petros, '2030-06-05'), work(petros, '2030-06-05', '16:00')]);
  const undone = await turn((await api.asAdmin(planning.read, { query: week })).body.steps.undo!, false);
  await turn(undone.body.steps.redo!, true);
  await api.asAdmin(planning.discard, { body: week });

  expect([pasted.status, refused.status, undone.status]).toEqual([200, 409, 200]);
  const block = { items: 3, people: 2, firstDay: '2030-06-03', lastDay: '2030-06-06' };
  const one = { way: 'typed', items: 1, people: 1, firstDay: '2030-06-07', lastDay: '2030-06-07' };
  expect(await audited()).toEqual([
    { employee: null, after: { way: 'pasted', ...block } },
    { employee: petros, after: one },
    { employee: petros, after: { ...one, undone: true } },
    { employee: petros, after: { ...one, restored: true } },
    { employee: null, after: { ...block, way: 'discarded', items: 4, lastDay: '2030-06-07' } },
  ]);
});
