import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterHistoryContract as contract } from '@horae/contract/scheduling/roster-history.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { readStaff } from '../planning/roster-fixture';

const hotel = 1003;
const week = { hotel, first: '2030-07-01', last: '2030-07-07' };
let api: TestApp;
let maria = 0;
beforeAll(async () => {
  api = await startTestApp();
  const [person] = await readStaff(api, hotel, { take: 1, skip: 14 });
  maria = person!.id;
});
afterAll(() => api.stop());

const item = (from: number) => ({
  employeeId: maria,
  typeOfShift: 'Regular',
  start: `2030-07-02T${String(from).padStart(2, '0')}:00`,
  end: `2030-07-02T${from + 6}:00`,
});
type Seen = { published: number | null; draft: number | null };
async function change(way: string, from: number | null, of?: { id: number; seen: Seen }) {
  const changes = [{ ...of, item: from === null ? null : item(from) }];
  const { status, text, body } = await api.asAdmin(unchecked(planning.change), { body: { ...week, way, changes } });
  expect(status, text).toBe(200);
  return body;
}
const state = async () => (await api.asAdmin(planning.read, { query: week })).body;
async function publish() {
  const drafts = (await state()).drafts.map(({ id, version }) => ({ id, version }));
  const { status, text } = await api.asAdmin(planning.publish, { body: { ...week, drafts, reason: 'Test' } });
  expect(status, text).toBe(200);
}
const gestures = async (ask = api.asAdmin) =>
  (await ask(unchecked(contract.read), { query: { ...week, at: '2026-01-01T00:00:00Z' } })).body.changes.map(
    ({ way, gesture }: { way: string; gesture: string | null }) => `${way} ${gesture}`,
  );

it('a version says by which action of a planner it came to be so, the last one before it was published', async () => {
  const { drafts } = await change('typed', 7);
  const { id, version } = drafts[0]!;
  await change('moved', 9, { id, seen: { published: null, draft: version } });
  const { steps } = await state();
  // An action that is undone leaves no trace: the draft is again as it was typed.
  await api.asAdmin(planning.undo, { body: { ...week, step: steps.undo!, again: false } });
  await publish();
  expect(await gestures()).toEqual(['published typed']);

  await change('swapped', 10, { id, seen: { published: 1, draft: null } });
  await publish();
  await change('cleared', null, { id, seen: { published: 2, draft: null } });
  await publish();
  expect(await gestures()).toEqual(['published cleared', 'published swapped', 'published typed']);
});

it('is read by those who plan alone, and nobody can say that an action was undone', async () => {
  const grants = [{ ...wholeHotel(hotel), mayPlan: false, mayApprove: true }];
  const { session } = await activeAccount(api, 'reader@hotel.example', { grants });
  expect(new Set(await gestures(api.as(session.accessToken)))).toEqual(new Set(['published null']));

  const body = { ...week, way: 'undone', changes: [{ item: item(7) }] };
  expect((await api.asAdmin(unchecked(planning.change), { body })).status).toBe(400);
});

it('a change that was published at once and undone says so', async () => {
  await api.database.db.update(companies).set({ publishesAtOnce: true }).where(eq(companies.companyId, hotel));
  await change('filled', 12);
  const { steps } = await state();
  await api.asAdmin(planning.undo, { body: { ...week, step: steps.undo!, again: false } });
  expect((await gestures()).slice(0, 2)).toEqual(['published undone', 'published filled']);
});
