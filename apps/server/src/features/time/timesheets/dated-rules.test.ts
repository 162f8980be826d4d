import { peopleContract } from '@horae/contract/people/people.contract';
import { personActionsContract } from '@horae/contract/people/person-actions.contract';
import { clockPoliciesContract as policies } from '@horae/contract/time/clock-policies.contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { workOut } from '../../../derived/work-out';
import {
  api,
  approve,
  early,
  forgetPolicies,
  hotel,
  one,
  setPolicy,
  startWithHotel,
  worker,
} from './timesheets-fixture';

startWithHotel();
beforeEach(() => forgetPolicies());

const follow = () => workOut(api.database.db, 'timesheets', hotel);
const late: [string, string] = ['07:20', '15:00'];
const rounded = { roundTo: 30, rounding: 'in_favour' } as const;
/** Somebody who came at 07:20 on the 1st and the 15th of September. */
const latecomer = () =>
  worker([
    { day: 1, plan: early, clock: late },
    { day: 15, plan: early, clock: late },
  ]);
const paid = async (id: number) =>
  (await one(id)).days.filter(({ paidMinutes }) => paidMinutes > 0).map(({ day, paidMinutes }) => [day, paidMinutes]);
const both = (first: number, second: number) => [
  ['2026-09-01', first],
  ['2026-09-15', second],
];
const giveJob = (id: number, jobTitle: string, jobFrom?: string) =>
  api.asAdmin(peopleContract.update, { body: { hotel, id, fields: { jobTitle }, ...(jobFrom && { jobFrom }) } });

describe('a policy', () => {
  it('pays from its day on; days before it are paid as they were', async () => {
    const id = await latecomer();
    expect(await paid(id)).toEqual(both(460, 460));

    await setPolicy(rounded, { fromDay: '2026-09-10' });

    expect(await paid(id)).toEqual(both(460, 480));
    const { policy } = (await api.asAdmin(policies.one, { query: { hotel } })).body;
    expect(policy).toMatchObject({
      ...rounded,
      fromDay: '2026-09-10',
      earlier: [{ policy: null, untilDay: '2026-09-10' }],
    });
  });

  it('of a later month lets what was approved stand', async () => {
    const id = await latecomer();
    await approve(id);
    await follow();

    await setPolicy(rounded, { fromDay: '2026-10-01' });
    await follow();

    expect(await one(id)).toMatchObject({ state: 'approved', hasFallen: false });
  });

  it('without a day is corrected, and one from an earlier day replaces what was set for later', async () => {
    const id = await latecomer();
    await setPolicy(rounded, { fromDay: '2026-09-10' });
    await setPolicy({ roundTo: 1, rounding: 'none' });
    expect(await paid(id)).toEqual(both(460, 460));

    await setPolicy(rounded, { fromDay: '2026-09-15' });
    await setPolicy(rounded, { fromDay: '2026-08-20' });
    expect(await paid(id)).toEqual(both(480, 480));
  });

  it('that ends on a day gives way to that of the hotel, and can be restored', async () => {
    const id = await latecomer();
    await giveJob(id, 'Night auditor');
    const job = { hotel, jobTitle: 'Night auditor' };
    await setPolicy(rounded, job);
    expect(await paid(id)).toEqual(both(480, 480));

    await api.asAdmin(policies.remove, { body: { ...job, fromDay: '2026-09-10' } });
    expect(await paid(id)).toEqual(both(480, 460));
    const { policies: list } = (await api.asAdmin(policies.list, { query: { hotel } })).body;
    expect(list[1]).toMatchObject({ jobTitle: 'Night auditor', isSet: false, fromDay: '2026-09-10' });

    await setPolicy(rounded, { ...job, fromDay: '2026-09-10' });
    expect(await paid(id)).toEqual(both(480, 480));
    expect((await api.asAdmin(policies.one, { query: job })).body.policy.earlier).toEqual([]);
  });
});

describe('a job title', () => {
  it('brings its policy from its day on, and is on the sheet of the months that it was held', async () => {
    const id = await latecomer();
    await giveJob(id, 'Waiter');
    await setPolicy(rounded, { jobTitle: 'Waiter' });
    expect(await paid(id)).toEqual(both(480, 480));

    const changed = await giveJob(id, 'Head waiter', '2026-09-10');
    expect(changed.body.person.jobs).toEqual([
      { jobTitle: 'Waiter', fromDay: null },
      { jobTitle: 'Head waiter', fromDay: '2026-09-10' },
    ]);
    expect(await paid(id)).toEqual(both(480, 460));
    await giveJob(id, 'Sommelier', '2026-10-05');
    expect((await one(id)).jobTitle).toBe('Head waiter');

    const history = await api.asAdmin(personActionsContract.history, { query: { hotel, id } });
    expect(history.body.entries[1]).toMatchObject({
      before: { jobTitle: 'Waiter' },
      after: { jobTitle: 'Head waiter', fromDay: '2026-09-10' },
    });
  });

  it('of a later month lets what was approved stand; its correction does not', async () => {
    const id = await latecomer();
    await giveJob(id, 'Waiter');
    await giveJob(id, 'Barista', '2026-09-20');
    await setPolicy(rounded, { jobTitle: 'Waiter' });
    await approve(id);
    await follow();
    await giveJob(id, 'Waiter', '2026-10-01');
    await follow();
    expect(await one(id)).toMatchObject({ state: 'approved' });

    // Back to the job held until now: one from the 12th on.
    await giveJob(id, 'Barista', '2026-09-12');
    await follow();

    expect(await paid(id)).toEqual(both(480, 460));
    expect(await one(id)).toMatchObject({ state: 'open', hasFallen: true });
    expect((await one(id)).fallen!.because.map(({ source }) => source)).toContain('former_job_titles');
  });
});
