import { setImmediate } from 'node:timers/promises';
import { foldText } from '@horae/contract/fold-text';
import type { JobSkill } from '@horae/contract/scheduling/plan-advice.contract';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { isBreakPaid, readPaidBreaks } from '#roster/paid-breaks';
import { readHourlyRates } from '../../people/people/rates.reads';
import { readDecisions } from '../plan-advice/plan-advice.reads';
import { around, type Days, type PlanFacts, readPlanFacts, yearOf } from './plan-facts';
import { readEarlierWeeks } from './read-earlier-weeks';
import { centsOf, lawsSent, runsOf, wireLimits, wireWish, wireWork } from './wire-plan-rules';

/** People worked out before others get their turn. */
const atOnce = 50;

/** What these people's plans between two days are checked by, so that a browser can check them before it asks. */
export async function readPlanRules(
  db: Database,
  hotel: Pick<GrantedHotel, 'companyId' | 'timeZone' | 'mayApprove' | 'maySeePay'>,
  days: Days,
  people: readonly Pick<StaffResource, 'employeeId' | 'jobTitle'>[],
  /** Skills that drafts, open shifts and templates need. */
  alsoNeeded: readonly string[] = [],
): Promise<PlanRules> {
  const employeeIds = people.map(({ employeeId }) => employeeId);
  const [facts, paidBreaks, decisions, rates, earlierOf] = await Promise.all([
    readPlanFacts(db, hotel, days, people, { withSkills: alsoNeeded.length > 0, withBefore: true }),
    readPaidBreaks(db, hotel.companyId, employeeIds),
    readDecisions(db, hotel.companyId),
    hotel.maySeePay ? readHourlyRates(db, hotel.companyId, employeeIds) : null,
    // Which weeks do not count would tell of leave that is withheld.
    hotel.mayApprove ? readEarlierWeeks(db, hotel, days, employeeIds) : () => undefined,
  ]);
  const { first, last } = around(days);
  const dates = datesFrom(first, daysBetween(first, last) + 1);
  const jobSkills = decisions
    .filter(({ firstDay }) => firstDay <= last)
    .map(({ firstDay: from, needs, areSkillsChecked }) =>
      Object.assign({ from, needs }, areSkillsChecked ? null : isOff),
    );
  const needed = neededSkills(jobSkills, facts, alsoNeeded);
  const isNeeded = needed.size > 0;
  const laws = lawsSent();
  const answer: PlanRules = {
    yearBefore: yearOf(days),
    laws: laws.all,
    ...(isNeeded && { jobSkills, needed: [...needed] }),
    people: [],
  };
  for (const [
    at,
    { employeeId, shifts, off, limitsOn, lawsOn, overtimeBefore, skills, jobOn, wishes, before, inOtherHotels },
  ] of facts.entries()) {
    if (at % atOnce === atOnce - 1) await setImmediate();
    answer.people.push({
      employeeId,
      overtimeBefore,
      off,
      earlier: earlierOf(employeeId),
      ...(before && { before: { sundays: [...before.sundays], nights: [...before.nights] } }),
      ...(inOtherHotels.length > 0 && { inOtherHotels: inOtherHotels.map(wireWork) }),
      ...(wishes.length > 0 && { wishes: wishes.map(wireWish) }),
      ...(isNeeded && { skills: skills.filter(({ name }) => needed.has(foldText(name))) }),
      work: shifts.map((shift) => [shift.id, ...wireWork(shift)]),
      elsewhere: shifts.flatMap(({ id, departmentId, jobTitle, skill }) =>
        departmentId === null && jobTitle === null && skill === null ? [] : [{ id, departmentId, jobTitle, skill }],
      ),
      rules: runsOf(dates, (day) => ({
        limits: wireLimits(limitsOn(day), () => laws.indexOf(lawsOn(day))),
        isBreakPaid: isBreakPaid(paidBreaks.get(employeeId), day),
        ...(isNeeded && { job: jobOn(day) }),
        ...centsOf(rates?.get(employeeId)?.rateOn(day)),
      })),
    });
  }
  return answer;
}

/** Which skills work needs, as they are compared. */
function neededSkills(
  jobSkills: readonly { needs: readonly JobSkill[] }[],
  facts: readonly PlanFacts[],
  also: readonly string[],
): Set<string> {
  const ofJobs = jobSkills.flatMap(({ needs }) => needs.map(({ skill }) => skill));
  const ofShifts = facts.flatMap(({ shifts }) => shifts.flatMap(({ skill }) => skill ?? []));
  return new Set([...ofJobs, ...ofShifts, ...also].map(foldText));
}

const isOff = { isOff: true as const };
