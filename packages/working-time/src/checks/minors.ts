import { type LocalDate, minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import { minorLimits } from '../minor-limits';
import type { RulePack } from '../rule-pack';
import { type Violation, violation } from '../violation';

/** Checks the daily and night limits of a minor's day. Law 1837/1989 art. 5. */
export function checkMinorDay({ day, pack, worked, contract }: DayWork, nightMinutes: number): Violation[] {
  const { daily } = minorLimits(pack, contract);
  const violations: Violation[] = [];
  if (nightMinutes > 0)
    violations.push(violation(pack, 'MINOR_NIGHT_WORK', day.referenceDate, nightMinutes * minute, 0));
  if (worked > daily * minute) violations.push(violation(pack, 'MINOR_DAILY_LIMIT', day.referenceDate, worked, daily));
  return violations;
}

/** Checks the week of a minor who turns sixteen or leaves school in it by the wider limit. */
export function checkMinorWeek(pack: RulePack, weekStart: LocalDate, days: readonly DayWork[]): Violation[] {
  if (days.length === 0) return [];
  const weekly = Math.max(...days.map(({ contract }) => minorLimits(pack, contract).weekly));
  const worked = days.reduce((sum, day) => sum + day.worked, 0);
  return worked > weekly * minute ? [violation(pack, 'MINOR_WEEKLY_LIMIT', weekStart, worked, weekly)] : [];
}
