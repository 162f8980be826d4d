import type { CountedDay, CountedMonth } from './counted';
import { sumOfLeave } from './leave-minutes.rules';

/** What was planned and is not leave. */
export const expectedMinutes = ({
  leave,
  plannedMinutes,
  leaveMinutes,
}: Pick<CountedDay, 'leave' | 'plannedMinutes' | 'leaveMinutes'>) =>
  leave ? 0 : Math.max(0, plannedMinutes - sumOfLeave(leaveMinutes));

/** The largest difference in minutes between a day's paid time and its plan. */
export function varianceOf({ days }: CountedMonth): number {
  return Math.max(0, ...days.map((day) => Math.abs((day.counted?.workedMinutes ?? 0) - expectedMinutes(day))));
}
