import { setImmediate } from 'node:timers/promises';
import { foldText } from '@horae/contract/fold-text';
import type { JobSkill } from '@horae/contract/scheduling/plan-advice.contract';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import type { RosterLaws, RosterLimits, RosterWish, WorkInOtherHotel } from '@horae/working-time';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { isBreakPaid, readPaidBreaks } from '#roster/paid-breaks';
import { readHourlyRates } from '../../people/people/rates.reads';
import { readDecisions } from '../plan-advice/plan-advice.reads';
import { around, type Days, type PlanFacts, readPlanFacts, yearOf } from './plan-facts';
import { readEarlierWeeks } from './read-earlier-weeks';

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

const wireWork = ({ from, to, breakMinutes, isOvertime }: WorkInOtherHotel): [number, number, number, number] => [
  from,
  to,
  breakMinutes,
  isOvertime ? 1 : 0,
];

const isOff = { isOff: true as const };

const centsOf = (rate: number | null | undefined) =>
  rate === null || rate === undefined ? null : { cents: Math.round(rate * 100) };

const wireWish = ({ first, last, weekdays, hours }: RosterWish): NonNullable<Person['wishes']>[number] => ({
  first,
  last,
  weekdays: [...weekdays],
  hours: hours && [...hours],
});

function wireLimits(limits: RosterLimits | null, law: () => number): Rule['limits'] {
  if (!limits) return null;
  const { noWork, ...others } = limits;
  return { ...others, ...(noWork && { noWork: [...noWork] }), law: law() };
}

/** The laws of many people and days, each once. */
function lawsSent(): { all: RosterLaws[]; indexOf: (laws: RosterLaws) => number } {
  const all: RosterLaws[] = [];
  const places = new Map<RosterLaws, number>();
  const ofText = new Map<string, number>();
  return {
    all,
    indexOf(laws) {
      const known = places.get(laws);
      if (known !== undefined) return known;
      const text = JSON.stringify(laws);
      const at = ofText.get(text) ?? all.push(laws) - 1;
      ofText.set(text, at);
      places.set(laws, at);
      return at;
    },
  };
}

type Person = PlanRules['people'][number];
type Rule = Person['rules'][number];

/** Days with the same rule as the day before are left out. */
function runsOf(dates: readonly string[], ruleOn: (day: string) => Omit<Rule, 'from'>): Rule[] {
  const runs: Rule[] = [];
  let before = '';
  for (const from of dates) {
    const rule = ruleOn(from);
    const text = JSON.stringify(rule);
    if (text !== before) runs.push({ from, ...rule });
    before = text;
  }
  return runs;
}
