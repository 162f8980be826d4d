import type { ParsedRequestOf } from '@horae/contract/route';
import {
  type ClockPolicy,
  type clockPoliciesContract,
  PolicyFields,
  payFields,
} from '@horae/contract/time/clock-policies.contract';
import { and, eq, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { invalid } from '#platform/errors';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { clockPolicies, usualPolicy } from './clock-policies.table';

/** Settles the attendance that a changed policy affects. */
export type SettleByPolicy = (tx: Database, hotel: GrantedHotel) => Promise<void>;

export interface PoliciesContext {
  hotel: GrantedHotel;
  accountId: number;
  settle: SettleByPolicy;
}

type Sent = ParsedRequestOf<typeof clockPoliciesContract.set>['body'];

const ofJob = ({ hotel }: PoliciesContext, jobTitle: string) =>
  and(eq(clockPolicies.companyId, hotel.companyId), eq(clockPolicies.jobTitle, jobTitle));

const usual = PolicyFields.parse(usualPolicy);

/** The policies of the hotel and of its jobs, each with the number of employees it applies to; and the other jobs. */
export async function listPolicies(db: Database, context: PoliciesContext) {
  const { companyId, timeZone } = context.hotel;
  const rows = await db.select().from(clockPolicies).where(eq(clockPolicies.companyId, companyId));
  const { rows: jobs } = await db.execute<{ job: string; people: number }>(sql`
    select ${employees.jobTitle} as job, count(*)::int as people from ${employees}
    where ${employees.companyId} = ${companyId} and coalesce(${employees.lastDay} >= (now() at time zone ${timeZone})::date, true)
    group by ${employees.jobTitle} order by lower(${employees.jobTitle})`);
  const own = rows.filter(({ jobTitle }) => jobTitle !== '');
  const peopleOf = (title: string) => jobs.find(({ job }) => job === title)?.people ?? 0;
  const free = jobs.filter(({ job }) => !own.some(({ jobTitle }) => jobTitle === job));
  const whole = { ...(await policyOf(db, context, '')), people: free.reduce((sum, { people }) => sum + people, 0) };
  const byJob = own
    .map((row) => Object.assign(shown(row), { people: peopleOf(row.jobTitle) }))
    .toSorted((a, b) => a.jobTitle.localeCompare(b.jobTitle, 'el'));
  return { policies: [whole, ...byJob], jobs: free.map(({ job }) => job).filter((job) => job !== '') };
}

/** The policy of a job: its own, otherwise that of the hotel, otherwise the default. */
export async function policyOf(db: Database, context: PoliciesContext, jobTitle: string): Promise<ClockPolicy> {
  const [own] = await db.select().from(clockPolicies).where(ofJob(context, jobTitle));
  if (own) return shown(own);
  const [whole] = await db.select().from(clockPolicies).where(ofJob(context, ''));
  return { ...(whole ? shown(whole) : usual), jobTitle, isSet: false };
}

/** Changes a policy; `check` receives it as it is, locked. Attendance is settled immediately. */
export function setPolicy(
  db: Database,
  context: PoliciesContext,
  { jobTitle, policy }: Sent,
  check: (now: ClockPolicy) => void,
): Promise<ClockPolicy> {
  return changePolicy(db, context, jobTitle, async (tx, before) => {
    check(before);
    const { companyId } = context.hotel;
    if (!before.isSet) await refuseUnknownJob(tx, companyId, jobTitle);
    await tx
      .insert(clockPolicies)
      .values({ companyId, jobTitle, ...policy })
      .onConflictDoUpdate({ target: [clockPolicies.companyId, clockPolicies.jobTitle], set: policy });
  });
}

export function removePolicy(db: Database, context: PoliciesContext, jobTitle: string): Promise<ClockPolicy> {
  return changePolicy(db, context, jobTitle, async (tx) => {
    await tx.delete(clockPolicies).where(ofJob(context, jobTitle));
  });
}

function changePolicy(
  db: Database,
  context: PoliciesContext,
  jobTitle: string,
  change: (tx: Database, before: ClockPolicy) => Promise<void>,
): Promise<ClockPolicy> {
  const { hotel, accountId, settle } = context;
  const { companyId } = hotel;
  return inTransaction(db, async (tx) => {
    // Serialises policy changes of a hotel: a job without a row has nothing else to lock.
    await tx.execute(sql`select from ${companies} where ${companies.companyId} = ${companyId} for no key update`);
    const before = await policyOf(tx, context, jobTitle);
    await change(tx, before);
    const after = await policyOf(tx, context, jobTitle);
    if (JSON.stringify(before) === JSON.stringify(after)) return after;
    const what = { object: 'clock policy', objectId: companyId, before, after };
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

function leavesAttendance(before: ClockPolicy, after: ClockPolicy): boolean {
  const others = (policy: ClockPolicy) =>
    Object.entries(policy).filter(([name]) => ![...payFields, 'offlineHours', 'isSet'].some((field) => field === name));
  return JSON.stringify(others(before)) === JSON.stringify(others(after));
}

async function refuseUnknownJob(tx: Database, companyId: number, jobTitle: string): Promise<void> {
  if (jobTitle === '') return;
  const { rows } = await tx.execute(
    sql`select from ${employees} where ${employees.companyId} = ${companyId} and ${employees.jobTitle} = ${jobTitle} limit 1`,
  );
  if (rows.length === 0) throw invalid('jobTitle', 'Nobody at this hotel has that job: choose one in use.');
}

function shown({ companyId: _hotel, ...row }: typeof clockPolicies.$inferSelect): ClockPolicy {
  return { ...PolicyFields.parse(row), jobTitle: row.jobTitle, isSet: true };
}
