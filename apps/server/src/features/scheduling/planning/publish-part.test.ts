import { leavesContract } from '@horae/contract/scheduling/leaves.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { emptyRoster, publishSeen, savedShift, twoPeople } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { planPublications } from '../publications/publications.table';
import { leaves, shifts } from '../shifts/shifts.table';

const hotel = 1003;
/** Tuesday to Monday. */
const days = { hotel, first: '2030-06-04', last: '2030-06-10' };
let api: TestApp;
let [maria, petros] = [0, 0];
beforeAll(async () => {
  api = await startTestApp();
  [maria, petros] = await twoPeople(api, hotel);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await emptyRoster(api);
  await setAtOnce(false);
});

const setAtOnce = (atOnce: boolean) =>
  api.database.db.update(companies).set({ publishesAtOnce: atOnce }).where(eq(companies.companyId, hotel));
const work = (day: string, from: string, to: string, employeeId = maria) => ({
  employeeId,
  typeOfShift: 'Regular' as const,
  start: `${day}T${from}`,
  end: `${day}T${to}`,
});
const away = (day: string, until: string) => ({
  employeeId: maria,
  typeOfShift: 'AnnualLeave' as const,
  start: `${day}T00:00`,
  end: `${until}T00:00`,
});
async function change(...changes: object[]) {
  const answer = await api.asAdmin(unchecked(planning.change), { body: { ...days, way: 'typed', changes } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
/** A published shift of one of these days. */
const worked = (day: string, from: string, to: string, employeeId = maria) =>
  savedShift(api, { hotel, ...work(day, from, to, employeeId) });
const preview = async (scope: object) =>
  (await api.asAdmin(unchecked(planning.preview), { body: { ...days, ...scope } })).body;
const publish = (scope: object, more: object = {}) => publishSeen(api.asAdmin, { ...days, ...scope }, more);
const inPlan = async () =>
  (await api.database.db.$count(shifts, gte(shifts.startsAt, new Date('2030-01-01')))) +
  (await api.database.db.$count(leaves, gte(leaves.lastDay, '2030-01-01')));

describe('the law of what is published', () => {
  const sunday = { first: '2030-06-09', last: '2030-06-09' };

  it('is asked about the days around it: an evening before a published morning', async () => {
    await worked('2030-06-10', '07:00', '15:00');
    await change({ item: work('2030-06-09', '15:00', '23:00') });

    const { findings } = await preview(sunday);
    const refused = await publish(sunday);
    const done = await publish(sunday, { reason: 'Wedding' });

    expect(findings).toMatchObject([{ kind: 'planRest', day: '2030-06-10', measured: 480, isUnlawful: true }]);
    expect(refused).toMatchObject({ status: 400, body: { error: { fields: [{ path: 'reason' }] } } });
    expect(done.status).toBe(200);
  });

  it('is not asked about what was wrong around it before', async () => {
    await worked('2030-06-04', '15:00', '23:00');
    const [startsAt, endsAt] = [new Date('2030-06-05T07:00+03:00'), new Date('2030-06-05T15:00+03:00')];
    await api.database.db
      .insert(shifts)
      .values({ companyId: hotel, employeeId: maria, type: 'Regular', startsAt, endsAt });
    await change({ item: work('2030-06-09', '07:00', '15:00') });

    expect(await preview(sunday)).toMatchObject({ findings: [] });
    expect((await publish(sunday)).status).toBe(200);
  });

  it('takes no help from a draft that stays one', async () => {
    const morning = await worked('2030-06-10', '07:00', '15:00');
    await change({ item: work('2030-06-09', '15:00', '23:00') });
    await change({ ...morning, item: work('2030-06-10', '15:00', '23:00') });

    expect((await publish(sunday)).status).toBe(400);
    expect((await publish({})).status).toBe(200);
  });

  it('is not broken by a draft that stays one', async () => {
    await change({ item: work('2030-06-09', '15:00', '23:00') });
    await change({ item: work('2030-06-10', '07:00', '15:00') });

    expect((await publish(sunday)).status).toBe(200);
    expect((await publish({ first: '2030-06-10' })).status).toBe(400);
  });

  it('keeps a single change a draft that breaks it on the next day', async () => {
    await setAtOnce(true);
    await worked('2030-06-10', '07:00', '15:00');
    await worked('2030-06-06', '07:00', '15:00');

    expect(await change({ item: work('2030-06-09', '15:00', '23:00') })).toMatchObject({
      isPublished: false,
      kept: 'unlawful',
    });
  });
});

describe('what is published', () => {
  it('is never work on leave that was granted since the draft', async () => {
    await change({ item: work('2030-06-05', '07:00', '15:00') });
    const leave = { employeeId: maria, kind: 'annual', firstDay: '2030-06-05', lastDay: '2030-06-06' };
    const granted = await api.asAdmin(unchecked(leavesContract.save), { body: { hotel, leave } });
    expect(granted.status, granted.text).toBe(200);

    const refused = await publish({});

    expect(refused).toMatchObject({ status: 409 });
    expect(refused.text).toContain('from 2030-06-05 to 2030-06-06 (Annual leave)');
    expect(await inPlan()).toBe(1);
  });

  it('is never leave over work that was planned since the draft', async () => {
    await change({ item: away('2030-06-05', '2030-06-07') });
    await worked('2030-06-06', '07:00', '15:00');

    expect((await publish({})).status).toBe(409);
    expect(await inPlan()).toBe(1);
  });

  it('is published once, by whichever of two that publish it at once comes first', async () => {
    const shift = await worked('2030-06-05', '07:00', '15:00');
    await change({ ...shift, item: work('2030-06-05', '07:00', '15:00', petros) });
    const { people } = await preview({});
    const drafts = [people[0]!.changes[0]!].map(({ id, version }) => ({ id, version }));
    // The shift goes from one to the other, so both are concerned by it.
    const both = [[maria], [petros], []].map((employees) =>
      api.asAdmin(unchecked(planning.publish), { body: { ...days, employees, drafts } }),
    );

    const answers = await Promise.all(both);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await api.database.db.$count(planPublications, eq(planPublications.isAtOnce, false))).toBe(1);
  });

  it('is published by two at once whose people differ', async () => {
    await change(
      { item: work('2030-06-05', '07:00', '15:00') },
      { item: work('2030-06-05', '07:00', '15:00', petros) },
    );

    const answers = await Promise.all([publish({ employees: [maria] }), publish({ employees: [petros] })]);

    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, expect.any(String)],
      [200, expect.any(String)],
    ]);
    expect(await inPlan()).toBe(2);
  });

  it('says the hours of each person without drafts that stay drafts', async () => {
    const shift = await worked('2030-06-05', '07:00', '15:00');
    await change({ ...shift, item: work('2030-06-05', '07:00', '15:00', petros) });
    await change({ item: work('2030-06-07', '07:00', '15:00', petros) });

    const { people } = await preview({ employees: [maria] });

    expect(people.find(({ employeeId }) => employeeId === petros)).toMatchObject({
      minutesBefore: 0,
      minutesAfter: 480,
    });
  });
});
