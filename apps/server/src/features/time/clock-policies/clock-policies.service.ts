import type { ParsedRequestOf } from '@horae/contract/route';
import { type clockPoliciesContract, type DatedPolicy, payFields } from '@horae/contract/time/clock-policies.contract';
import { sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { invalid } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { companies } from '../../people/organisation/organisation.table';
import { employees, formerJobTitles } from '../../people/people/employees.table';
import { jobOn } from '../../people/people/jobs.reads';
import { readPolicyHistory } from './policy-history';
import { shownPolicy } from './shown-policy';
import { writePolicy } from './write-policy';

/** Settles the attendance that a changed policy affects. */
export type SettleByPolicy = (tx: Database, hotel: GrantedHotel) => Promise<void>;

export interface PoliciesContext {
  hotel: GrantedHotel;
  accountId: number;
  settle: SettleByPolicy;
}

type Sent = ParsedRequestOf<typeof clockPoliciesContract.set>['body'];
type Removed = ParsedRequestOf<typeof clockPoliciesContract.remove>['body'];

/** The policies of the hotel and of its jobs, each with the number of employees it concerns; and the other jobs. */
export async function listPolicies(db: Database, context: PoliciesContext) {
  const { companyId, timeZone } = context.hotel;
  const today = hotelClock(timeZone).today();
  const history = await readPolicyHistory(db, companyId);
  const { rows: jobs } = await db.execute<{ job: string; people: number }>(sql`
    select job, count(*)::int as people from (
      select ${jobOn(employees, sql`${today}::date`)} as job from ${employees}
      where ${employees.companyId} = ${companyId} and coalesce(${employees.lastDay} >= ${today}, true)
    ) employed group by job order by lower(job)`);
  const own = history.jobs.filter((job) => job !== '');
  const peopleOf = (title: string) => jobs.find(({ job }) => job === title)?.people ?? 0;
  const free = jobs.filter(({ job }) => !own.includes(job));
  const whole = { ...shownPolicy(history, ''), people: free.reduce((sum, { people }) => sum + people, 0) };
  const byJob = own
    .map((job) => Object.assign(shownPolicy(history, job), { people: peopleOf(job) }))
    .toSorted((a, b) => a.jobTitle.localeCompare(b.jobTitle, 'el'));
  return { policies: [whole, ...byJob], jobs: free.map(({ job }) => job).filter((job) => job !== '') };
}

/** The last policy of a job: its own, otherwise that of the hotel, otherwise the usual one; with the earlier ones. */
export async function policyOf(db: Database, { hotel }: PoliciesContext, jobTitle: string): Promise<DatedPolicy> {
  return shownPolicy(await readPolicyHistory(db, hotel.companyId), jobTitle);
}

/**
 * Changes a policy from a day on, whatever was set for later; without a day the last one is corrected. `check` receives
 * it as it is, locked. Attendance is settled immediately.
 */
export function setPolicy(
  db: Database,
  context: PoliciesContext,
  { jobTitle, policy, fromDay }: Sent,
  check: (now: DatedPolicy) => void,
): Promise<DatedPolicy> {
  return changePolicy(db, context, jobTitle, async (tx, before) => {
    check(before);
    if (!before.isSet) await refuseUnknownJob(tx, context.hotel.companyId, jobTitle);
    await writePolicy(tx, context.hotel.companyId, jobTitle, { policy, fromDay });
  });
}

export function removePolicy(
  db: Database,
  context: PoliciesContext,
  { jobTitle, fromDay }: Removed,
): Promise<DatedPolicy> {
  return changePolicy(db, context, jobTitle, (tx) =>
    writePolicy(tx, context.hotel.companyId, jobTitle, { policy: null, fromDay }),
  );
}

function changePolicy(
  db: Database,
  context: PoliciesContext,
  jobTitle: string,
  change: (tx: Database, before: DatedPolicy) => Promise<void>,
): Promise<DatedPolicy> {
  const { hotel, accountId, settle } = context;
  const { companyId } = hotel;
  return inTransaction(db, async (tx) => {
    // Serialises policy changes of a hotel: a job without a row has nothing else to lock.
    await tx.execute(sql`select from ${companies} where ${companies.companyId} = ${companyId} for no key update`);
    const before = await policyOf(tx, context, jobTitle);
    await change(tx, before);
    const after = await policyOf(tx, context, jobTitle);
    if (JSON.stringify(before) === JSON.stringify(after)) return after;
    const what = { object: 'clock policy', objectId: companyId, before: audited(before), after: audited(after) };
    await recordChange(tx, {
      companyId,
      accountId,
      action: before.isSet ? (after.isSet ? 'change' : 'remove') : 'add',
      ...what,
    });
    await announce(tx, 'clock-devices', 'admins');
    await announce(tx, 'timesheets', 'all');
    if (!leavesAttendance(before, after)) await settle(tx, hotel);
    return after;
  });
}

const audited = ({ earlier: _earlier, ...policy }: DatedPolicy) => policy;

function leavesAttendance(before: DatedPolicy, after: DatedPolicy): boolean {
  const others = (policy: DatedPolicy) =>
    Object.entries(policy).filter(([name]) => ![...payFields, 'offlineHours', 'isSet'].some((field) => field === name));
  return JSON.stringify(others(before)) === JSON.stringify(others(after));
}

async function refuseUnknownJob(tx: Database, companyId: number, jobTitle: string): Promise<void> {
  if (jobTitle === '') return;
  const { rows } = await tx.execute(
    sql`select from ${employees} where ${employees.companyId} = ${companyId} and ${employees.jobTitle} = ${jobTitle}
      union all select from ${formerJobTitles} where ${formerJobTitles.companyId} = ${companyId} and ${formerJobTitles.jobTitle} = ${jobTitle} limit 1`,
  );
  if (rows.length === 0)
    throw invalid('jobTitle', 'Nobody at this hotel has this job title: choose one that is in use.');
}
