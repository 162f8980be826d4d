import { addDays, dayNumber, type LocalDate, minute } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { checkBreaks } from './checks/breaks';
import { checkDailyRest } from './checks/daily-rest';
import { checkDailySpan, checkSplitGaps } from './checks/day-shape';
import { checkMinorWeek } from './checks/minors';
import { checkReplacementRest } from './checks/replacement-rest';
import { checkWeeklyRest } from './checks/weekly-rest';
import { classDays } from './class-days';
import type { ClassifiedWeek } from './classified';
import { sumOf } from './day-totals';
import { type DayWork, dayWork } from './day-work';
import { isMinor } from './minor-limits';
import type { RulePack } from './rule-pack';
import type { Violation } from './violation';
import type { WorkWeek } from './week';

/**
 * Classifies every minute of an employee's week and checks it. Returns the classes, the night and the Sunday or holiday
 * minutes, the violations and, for each stretch, the rule and the pack that decided. Minutes are elapsed minutes; a
 * shift counts towards its reference date, and the week is Monday to Sunday of those dates.
 *
 * `pack` is one pack, or a function that returns the pack in force on a date (`packOn`): days use the pack of their own
 * date, weekly limits that of `weekStart`. No state is kept between calls. Throws a RangeError for an invalid date,
 * zone or span and for a date that occurs twice or lies outside the week, and an Error if a pack lacks a limit that the
 * contract needs.
 */
export function classifyWeek(week: WorkWeek, pack: RulePack | ((date: LocalDate) => RulePack)): ClassifiedWeek {
  const { contract, context = {}, weekStart } = week;
  const packOf = typeof pack === 'function' ? pack : () => pack;
  const zone = createZone(week.zone);
  const weekPack = packOf(weekStart);
  const monday = dayNumber(weekStart);
  const days = week.days
    .map((day) => dayWork(day, contract, packOf(day.referenceDate)))
    .sort((a, b) => a.number - b.number);
  mustFit(days, weekStart, monday);

  const classed = classDays(days, week, zone);
  // No limit and no rest applies to a day in a position of responsibility.
  const limited = days.filter((day) => day.contract.kind !== 'exempt');
  const violations: Violation[] = [
    ...classed.violations,
    ...limited.flatMap((day) => [...checkDailySpan(day), ...checkSplitGaps(day), ...checkBreaks(day)]),
    ...checkDailyRest(limited, context.previousWorkEnd),
  ];
  if (limited.length > 0 || days.length === 0) {
    const span = { from: zone.startOf(weekStart), to: zone.startOf(addDays(weekStart, 7)) };
    violations.push(
      ...checkWeeklyRest(limited, { start: weekStart, ...span, pack: weekPack }, context),
      ...checkReplacementRest(limited, { start: weekStart, pack: weekPack, zone }, context.nextWeekWork),
    );
  }
  if (weekPack.classifies)
    violations.push(
      ...checkMinorWeek(
        weekPack,
        weekStart,
        days.filter((day) => isMinor(day.contract)),
      ),
    );

  return {
    weekStart,
    workedMinutes: workedOn(days) / minute,
    totals: weekPack.classifies ? sumOf(classed.days.flatMap(({ totals }) => totals ?? [])) : null,
    violations,
    days: classed.days,
  };
}

const workedOn = (days: readonly DayWork[]) => days.reduce((sum, { worked }) => sum + worked, 0);

function mustFit(days: readonly DayWork[], weekStart: LocalDate, monday: number): void {
  for (const [i, { day, number }] of days.entries()) {
    if (number === days[i - 1]?.number)
      throw new RangeError(`${day.referenceDate} occurs twice in the week of ${weekStart}.`);
    if (number < monday || number > monday + 6)
      throw new RangeError(`${day.referenceDate} is not in the week of ${weekStart}.`);
  }
}
