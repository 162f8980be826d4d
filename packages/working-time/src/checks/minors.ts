import { type LocalDate, minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import { needed, type RulePack } from '../rule-pack';
import { type Violation, violation } from '../violation';

/** Checks the daily and night limits of a minor's day. Law 1837/1989 art. 5. */
export function checkMinorDay({ day, pack, worked }: DayWork, nightMinutes: number): Violation[] {
  const { daily } = needed(pack, 'minorU16');
  const violations: Violation[] = [];
  if (nightMinutes > 0)
    violations.push(violation(pack, 'MINOR_NIGHT_WORK', day.referenceDate, nightMinutes * minute, 0));
  if (worked > daily * minute) violations.push(violation(pack, 'MINOR_DAILY_LIMIT', day.referenceDate, worked, daily));
  return violations;
}

export function checkMinorWeek(pack: RulePack, weekStart: LocalDate, worked: number): Violation[] {
  const { weekly } = needed(pack, 'minorU16');
  return worked > weekly * minute ? [violation(pack, 'MINOR_WEEKLY_LIMIT', weekStart, worked, weekly)] : [];
}
