import type { RosterChecks } from '@horae/contract/scheduling/roster-checks.contract';
import { hourTypes } from '@horae/contract/scheduling/staff-columns';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { type DatedWork, type RosterLimits, type RulePack, rosterFindings, workingDays } from '@horae/working-time';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';

import { readPaidBreaks, withPaidBreaks } from '#roster/paid-breaks';
import { readShifts } from '#roster/shift-rows';
import { readJobs } from '../../people/people/jobs.reads';
import { readPacks } from '../../time/agreements/rule-packs.reads';

/** Enough to know the rest before the first day, and how many consecutive working days preceded it. */
const daysBefore = 14;
/** More shifts than any month of any hotel has. */
const atMost = 1_000_000;

/** One rest day in seven: directive 2003/88/EC art. 5. */
const daysInRow = 6;
/** For countries whose pack is silent: directive 2003/88/EC art. 3, and the part of a day that its rest leaves. */
const usual = { dailyRest: 660, longestDay: 780 };

const limitsOf = ({ dailyRest = usual.dailyRest, maxDailySpan = usual.longestDay }: RulePack): RosterLimits => ({
  dailyRest,
  longestDay: maxDailySpan,
  daysInRow,
});

interface PlannedShift extends DatedWork {
  id: number;
  breakMinutes: number;
}

interface Days {
  first: string;
  last: string;
}

/** Returns what is wrong with these employees' plans between two days, by national law and the hotel's agreements. */
export async function findInPlans(
  db: Database,
  companyId: number,
  timeZone: string,
  { first, last }: Days,
  people: readonly Pick<StaffResource, 'employeeId' | 'jobTitle'>[],
): Promise<RosterChecks['findings']> {
  const clock = hotelClock(timeZone);
  const zone = createZone(timeZone);
  const period = { from: clock.startOf(addDays(first, -daysBefore)), to: clock.startOf(addDays(last, 2)) };
  const employeeIds = people.map(({ employeeId }) => employeeId);
  const query = { companyId, period, types: [...hourTypes], withDeclared: false, employeeIds, atMost };
  const [read, paidBreaks, packsOf, jobsOf] = await Promise.all([
    readShifts(db, query),
    readPaidBreaks(db, companyId, employeeIds),
    readPacks(db, companyId),
    readJobs(db, companyId),
  ]);
  const shiftsOf = new Map<number, PlannedShift[]>();
  for (const { id, employeeId, type, isDeclared, status, start, end, breakMinutes } of withPaidBreaks(
    read,
    paidBreaks,
    clock,
  )) {
    if (isDeclared || status === 'cancelled' || status === 'absent') continue;
    const shift = { id, from: start * 1000, to: end * 1000, breakMinutes, isOvertime: type === 'Overtime' };
    const own = shiftsOf.get(employeeId);
    if (own) own.push(shift);
    else shiftsOf.set(employeeId, [shift]);
  }
  return people.flatMap(({ employeeId, jobTitle }) => {
    const jobOn = jobsOf(employeeId, jobTitle);
    const own = shiftsOf.get(employeeId) ?? [];
    const days = workingDays(own, zone);
    return rosterFindings({
      shifts: own.map((shift) => Object.assign(shift, { day: days.get(shift)! })),
      limitsOn: (day) => limitsOf(packsOf(jobOn(day))(day)),
    })
      .filter(({ day }) => day >= first && day <= last)
      .map(({ kind, day, shifts: ids, measured, limit }) => {
        return { employeeId, kind, day, shifts: [...ids], measured, limit };
      });
  });
}
