import { adviceKinds, type CheckFinding, type RosterChecks } from '@horae/contract/scheduling/roster-checks.contract';
import { addDays } from '@horae/local-time/local-date';
import { addMonths } from '@horae/local-time/month';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { isFindingOn } from '#roster/listed-on.rules';
import { readListed } from '#roster/resources';
import { holidaysBetween } from '../../people/organisation/organisation.reads';
import { readOpenFindings } from '../../time/attendance/attendance.reads';
import { readLongestSessions, readTolerance } from '../../time/clock-policies/clock-policies.reads';
import { findInPlans } from './find-in-plans';
import { readHourlyLeaves } from './read-hourly-leaves';

/** The holidays of a month, what the clock policy lets pass, and the findings of the inbox and the plan for the employees the account may see. */
export async function checksOfMonth(db: Database, hotel: GrantedHotel, month: string): Promise<RosterChecks> {
  const first = `${month}-01`;
  return checksOfDays(db, hotel, { first, last: addDays(addMonths(first, 1), -1) });
}

/** The same between two days, both inclusive. */
export async function checksOfDays(
  db: Database,
  hotel: GrantedHotel,
  { first, last }: { first: string; last: string },
): Promise<RosterChecks> {
  const { people, isOn } = await readListed(db, hotel, {}, { first, last });
  const employees = people.map(({ employeeId }) => employeeId);
  const [holidays, open, planned, hourlyLeaves, tolerance, sessions] = await Promise.all([
    holidaysBetween(db, hotel.companyId, first, last),
    readOpenFindings(db, hotel.companyId, { first, last }, employees),
    findInPlans(db, hotel.companyId, hotel.timeZone, { first, last }, people),
    readHourlyLeaves(db, hotel, { first, last }, employees),
    readTolerance(db, hotel.companyId, last),
    readLongestSessions(db, hotel.companyId, last, employees),
  ]);
  const isTheirs = ({ employeeId, day }: { employeeId: number; day: string }) => isOn(employeeId, day);
  const ofInbox = open
    .filter(isTheirs)
    .map(({ shift, ...finding }) => Object.assign(finding, { shifts: shift === null ? [] : [shift] }));
  const seen = planned.filter(isFindingOn(isOn));
  const ofPlan = hotel.mayPlan
    ? seen
    : seen.filter((finding) => !isAdvice(finding) && finding.kind !== 'planWishUnmet').map(withoutHours);
  return {
    holidays,
    findings: [...ofInbox, ...ofPlan],
    hourlyLeaves: hourlyLeaves.filter(isTheirs),
    tolerance,
    ...sessions,
  };
}

/** When somebody works in another hotel is for those who plan. */
const withoutHours = ({ otherHotel, ...finding }: CheckFinding): CheckFinding =>
  otherHotel ? { ...finding, otherHotel: { minutes: otherHotel.minutes, isNext: otherHotel.isNext } } : finding;

/** Whether a finding is of interest only to those who plan. */
export const isAdvice = ({ kind, grade }: CheckFinding): boolean =>
  grade === 'advice' && adviceKinds.some((advice) => advice === kind);
