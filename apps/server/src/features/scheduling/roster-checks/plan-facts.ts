import { foldText } from '@horae/contract/fold-text';
import { hourTypes } from '@horae/contract/scheduling/decode-columns';
import { leaveTypes, type StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays } from '@horae/local-time/local-date';
import {
  type HeldSkill,
  type MissingSkill,
  missingSkills,
  type RosterLaws,
  type RosterLimits,
  type RosterWish,
  rosterLaws,
  shareDays,
  type WorkBefore,
  type WorkInOtherHotel,
} from '@horae/working-time';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { hotelClock } from '#platform/hotel-time';
import { readLeaves } from '#roster/leave-rows';
import { readPaidBreaks, withPaidBreaks } from '#roster/paid-breaks';
import { readShifts } from '#roster/shift-rows';
import { readContractHours } from '../../people/people/contract-hours.reads';
import { readJobs } from '../../people/people/jobs.reads';
import { readSkills } from '../../people/people/skills.reads';
import { readSpecialCases } from '../../people/people/special-rules.reads';
import { readPacks } from '../../time/agreements/agreements.reads';
import { decisionOn, readDecisions } from '../plan-advice/plan-advice.reads';
import { readWishes } from '../roster-wishes/roster-wishes.reads';
import { isOfMinors, limitsOf } from './pack-limits.rules';
import { offWith, overlaid, type PlannedShift, type PlanOverlay, plannedShifts } from './planned-shifts.rules';
import { readOtherHotels } from './read-other-hotels';
import { readPlannedOvertime } from './read-planned-overtime';
import { readWorkBefore } from './read-work-before';

/** Enough to know the rest before the first day, and how many consecutive working days preceded it. */
const daysBefore = 14;
/** More shifts than any month of any hotel has. */
const atMost = 1_000_000;

export interface Days {
  first: string;
  last: string;
}

/** What the plan of an employee is checked by. */
export interface PlanFacts {
  employeeId: number;
  /** Planned work around the days asked for, sorted by start. */
  shifts: PlannedShift[];
  /** Published work in other hotels around these days, sorted by start. */
  inOtherHotels: readonly WorkInOtherHotel[];
  /** Leave and days off around the days asked for. */
  off: DaysOff[];
  /** What law, agreements and approvals allow on a day; null without limits. */
  limitsOn: (day: string) => RosterLimits | null;
  lawsOn: (day: string) => RosterLaws;
  /** Minutes of overtime in the calendar year of the first day asked for, before the work above. */
  overtimeBefore: number;
  /** What a shift needs on a day, for itself or for its job (null: the one of the person), and the person lacks. */
  missingOn: (day: string, shift: Pick<PlannedShift, 'jobTitle' | 'skill'>) => MissingSkill[];
  skills: readonly HeldSkill[];
  wishes: readonly RosterWish[];
  /** Sundays and nights before the work above; undefined where nobody asked for them and no fair share is checked. */
  before: WorkBefore | undefined;
  jobOn: (day: string) => string;
}

export interface DaysOff {
  id: number;
  first: string;
  last: string;
}

/** The days around others that their findings depend on. */
export const around = ({ first, last }: Days): Days => ({
  first: addDays(first, -daysBefore),
  // The rest for a Sunday may follow within the week after it.
  last: addDays(last, 7),
});

/** The calendar year whose overtime before the work is known. */
export const yearOf = ({ first }: Days): string => first.slice(0, 4);

interface FactsWanted {
  overlay?: PlanOverlay | undefined;
  /** Also where no work needs a skill, and no fair share is checked. */
  withSkills?: boolean;
  withBefore?: boolean;
}

/** Reads what these employees' plans between two days are checked by. */
export async function readPlanFacts(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  days: Days,
  people: readonly Pick<StaffResource, 'employeeId' | 'jobTitle'>[],
  { overlay, withSkills = false, withBefore = false }: FactsWanted = {},
): Promise<PlanFacts[]> {
  const clock = hotelClock(timeZone);
  const { first, last } = around(days);
  const period = { from: clock.startOf(first), to: clock.startOf(addDays(last, 1)) };
  const knownFrom = period.from * 1000;
  const employeeIds = people.map(({ employeeId }) => employeeId);
  const query = { companyId, period, types: [...hourTypes], withDeclared: false, employeeIds, atMost };
  const others = { first: addDays(days.first, -shareDays), until: addDays(last, 1) };
  const [read, readOff, paidBreaks, packsOf, jobsOf, specialOf, hoursOf, decisions, wishesOf, othersOf] =
    await Promise.all([
      readShifts(db, query),
      readLeaves(db, { ...query, types: [...leaveTypes] }, clock),
      readPaidBreaks(db, companyId, employeeIds),
      readPacks(db, companyId),
      readJobs(db, companyId),
      readSpecialCases(db, companyId, days.first),
      readContractHours(db, companyId, employeeIds),
      readDecisions(db, companyId),
      readWishes(db, companyId, employeeIds, { first, last }),
      readOtherHotels(db, { companyId, timeZone }, others, employeeIds),
    ]);
  const planned = withPaidBreaks(overlay ? overlaid(read, overlay) : read, paidBreaks, clock);
  const shiftsOf = plannedShifts(planned);
  const offOf = groupBy(
    (overlay ? offWith(readOff, overlay) : readOff).filter(({ status }) => status !== 'cancelled'),
    ({ employeeId }) => employeeId,
  );
  const isSkillNeeded =
    withSkills ||
    decisions.some(({ needs }) => needs.length > 0) ||
    [...shiftsOf.values()].some((own) => own.some(({ skill }) => skill !== null));
  const isShareChecked = withBefore || decisions.some(({ share }) => share);
  const beforeOf = isShareChecked
    ? await readWorkBefore(db, { companyId, timeZone }, { days, before: first, othersOf }, employeeIds)
    : () => undefined;
  const skillsOf = isSkillNeeded ? await readSkills(db, companyId, employeeIds) : () => [];
  const ofYear = { year: yearOf(days), before: first };
  const overtimeOf = await readPlannedOvertime(db, { companyId, timeZone }, ofYear, employeeIds);
  return people.map(({ employeeId, jobTitle }) => {
    const jobOn = jobsOf(employeeId, jobTitle);
    const special = specialOf(employeeId);
    const packOn = (day: string) => packsOf(jobOn(day), special.isKitchen(day))(day);
    const overtime = overtimeOf(employeeId);
    const hoursOn = hoursOf(employeeId);
    const own = shiftsOf.get(employeeId) ?? [];
    const skills = skillsOf(employeeId);
    return {
      employeeId,
      shifts: own,
      inOtherHotels: othersOf(employeeId).filter(({ from }) => from >= knownFrom),
      off: (offOf.get(employeeId) ?? []).map(({ id, start, end }) => ({
        id,
        first: clock.dayOf(start),
        last: clock.dayOf(end - 1),
      })),
      overtimeBefore: overtime.minutes,
      skills,
      wishes: wishesOf(employeeId),
      before: beforeOf(employeeId),
      jobOn,
      missingOn: (day, { jobTitle: job, skill }) => {
        const decision = decisionOn(decisions, day);
        const needs = decision?.needs ?? [];
        const own = decision?.areSkillsChecked === false ? null : skill;
        return missingSkills({ needs, jobTitle: job ?? jobOn(day), skill: own, held: skills, fold: foldText }, day);
      },
      lawsOn: (day) => rosterLaws(packOn(day), isOfMinors(special.kindOn('full', day))),
      limitsOn: (day) => {
        const limits = limitsOf(packOn(day), special.kindOn('full', day), special.isKitchen(day));
        if (!limits) return null;
        const hours = hoursOn(day);
        return {
          ...limits,
          overtimeYear: overtime.isApproved(day) ? undefined : limits.overtimeYear,
          contractWeek: hours?.weekMinutes,
          contractDays: hours?.daysPerWeek,
          ...decisionOn(decisions, day)?.share,
          grades: decisionOn(decisions, day)?.grades,
        };
      },
    };
  });
}
