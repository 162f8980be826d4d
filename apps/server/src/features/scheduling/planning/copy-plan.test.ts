import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { addDays } from '@horae/local-time/local-date';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyRoster, savedShift, twoPeople } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { setLastDay } from './roster-fixture';

const hotel = 1003;
// The week of the spring clock change of 2030, Sunday 31 March.
const [from, first, last] = ['2030-03-18', '2030-03-25', '2030-03-31'];
let api: TestApp;
let [maria, petros] = [0, 0];
beforeAll(async () => {
  api = await startTestApp();
  [maria, petros] = await twoPeople(api, hotel);
});
afterAll(() => api.stop());
beforeEach(() => emptyRoster(api));

const save = (employeeId: number, start: string, end: string, typeOfShift = 'Regular') =>
  savedShift(api, { hotel, employeeId, typeOfShift, start, end });
const copy = (more: object = {}) =>
  api.asAdmin(planning.copy, { body: { hotel, first, last, from, employees: [maria, petros], ...more } });
const drafted = async () =>
  (await api.asAdmin(planning.read, { query: { hotel, first, last } })).body.drafts
    .map(
      ({ item }) => item && `${item.employeeId === maria ? 'Maria' : 'Petros'} ${item.title} ${item.start} ${item.end}`,
    )
    .toSorted();

it('copies shifts, nights over a clock change and days off at the times of the wall clock, as one action', async () => {
  await save(maria, '2030-03-18T07:00', '2030-03-18T15:00');
  await save(maria, '2030-03-23T23:00', '2030-03-24T07:00', 'Night');
  await save(petros, '2030-03-19T00:00', '2030-03-21T00:00', 'DayOff');

  const dry = await copy({ dryRun: true });
  expect(dry.body).toMatchObject({ shifts: 2, daysOff: 2, kept: 0, skippedCount: 0, changed: null });
  expect(await drafted()).toEqual([]);

  const { body } = await copy();
  expect(await drafted()).toEqual([
    'Maria Night shift 2030-03-30T23:00:00+02:00 2030-03-31T07:00:00+03:00',
    'Maria Regular shift 2030-03-25T07:00:00+02:00 2030-03-25T15:00:00+02:00',
    'Petros Day off 2030-03-26T00:00:00+02:00 2030-03-27T00:00:00+02:00',
    'Petros Day off 2030-03-27T00:00:00+02:00 2030-03-28T00:00:00+02:00',
  ]);

  await api.asAdmin(planning.undo, { body: { hotel, first, last, step: body.changed!.steps.undo! } });
  expect(await drafted()).toEqual([]);
});

it('leaves what is planned alone, replaces it when asked to, and never touches leave', async () => {
  await save(maria, '2030-03-18T07:00', '2030-03-18T15:00');
  await save(petros, '2030-03-18T07:00', '2030-03-18T15:00');
  await save(maria, '2030-03-25T15:00', '2030-03-25T23:00');
  await save(petros, '2030-03-25T00:00', '2030-03-26T00:00', 'AnnualLeave');

  expect((await copy({ dryRun: true })).body).toMatchObject({ shifts: 0, kept: 2 });

  const { body } = await copy({ replace: true });
  expect(body).toMatchObject({ shifts: 1, kept: 1 });
  expect(body.changed!.drafts.map(({ item }) => item?.start ?? null).toSorted()).toEqual([
    '2030-03-25T07:00:00+02:00',
    null,
  ]);
});

it('names what nobody could work: overlaps and days after the employment', async () => {
  await save(maria, '2030-03-19T05:00', '2030-03-19T09:00');
  await save(maria, '2030-03-25T22:00', '2030-03-26T06:00', 'Night');
  await save(petros, '2030-03-22T07:00', '2030-03-22T15:00');
  await setLastDay(api, hotel, petros, '2030-03-27');

  const { body } = await copy();
  await setLastDay(api, hotel, petros, null);

  expect(body).toMatchObject({ shifts: 0, skippedCount: 2, changed: null });
  expect(body.skipped.map(({ day, why }) => [day, why]).toSorted()).toEqual([
    ['2030-03-26', 'It would overlap with other work.'],
    ['2030-03-29', expect.stringContaining('left on 2030-03-27')],
  ]);
});

it('copies a week of the whole hotel, and refuses more days than a plan has', async () => {
  const all = await copy({ employees: [], from: addDays(first, -7) });
  expect(all.status).toBe(200);
  const { status, body } = await copy({ first: '2030-01-01', last: '2030-12-31', dryRun: true });
  expect([status, body.error.code]).toEqual([400, 'VALIDATION']);
});
