/** What one person agreed to, worked and was granted on one day of October 2026, as the law looks at it. */
export interface HandDay {
  day: string;
  contract: { isPartTime: boolean; daysPerWeek: number };
  /** What a part-timer agreed to work on this day. */
  agreedMinutes: number;
  worked: { in: string; out: string }[];
  unpaidBreakMinutes: number;
  declaredOvertimeMinutes: number;
  isRestDay: boolean;
  leave: string | null;
}

export interface HandResult {
  normal: number;
  additionalPartTime: number;
  overwork: number;
  overtimeLegal: number;
  overtimeIllegal: number;
  restDay: number;
  night: number;
  sundayHoliday: number;
  isLeaveDay: boolean;
}

/** 28 October is a mandatory holiday. Law 4808/2021 art. 60. */
const holiday = '2026-10-28';
/** Summer time ended on 25 October 2026 at 01:00 UTC. */
const clocksGoBack = Date.UTC(2026, 9, 25, 1);

/** The wall clock of Athens at an instant, as if it were UTC. */
const athens = (instant: number) => new Date(instant + (instant < clocksGoBack ? 3 : 2) * 3_600_000);

/** Counts one week, Monday to Sunday, minute by minute. */
export function weekByHand(days: readonly HandDay[]): HandResult[] {
  let pooled = 0;
  return days.map((day) => {
    const { minutes, night, sundayHoliday } = minutesOf(day);
    const result = { ...nothing(), night, sundayHoliday, isLeaveDay: isLeaveDay(day, days) };
    if (day.contract.isPartTime) return { ...result, ...partTime(day, minutes) };
    if (day.isRestDay) {
      // Work on a rest day is paid as such up to eight hours; what goes beyond is not allowed.
      return { ...result, restDay: Math.min(minutes, 480), overtimeIllegal: Math.max(0, minutes - 480) };
    }
    const counted = fullTime(day, minutes, pooled);
    pooled += counted.normal + counted.overwork;
    return { ...result, ...counted };
  });
}

const nothing = (): HandResult => ({
  normal: 0,
  additionalPartTime: 0,
  overwork: 0,
  overtimeLegal: 0,
  overtimeIllegal: 0,
  restDay: 0,
  night: 0,
  sundayHoliday: 0,
  isLeaveDay: false,
});

/** Night is 22 to 6 by the local clock, a Sunday or holiday its local date; all minutes are counted as lived. */
function minutesOf({ worked, unpaidBreakMinutes }: HandDay) {
  let [minutes, night, sundayHoliday] = [0, 0, 0];
  for (const stretch of worked) {
    for (let at = Date.parse(stretch.in); at < Date.parse(stretch.out); at += 60_000) {
      const wall = athens(at);
      minutes += 1;
      if (wall.getUTCHours() >= 22 || wall.getUTCHours() < 6) night += 1;
      if (wall.getUTCDay() === 0 || wall.toISOString().startsWith(holiday)) sundayHoliday += 1;
    }
  }
  // People whose breaks are not work only work by day here, so that their break is neither at night nor on two dates.
  const isAllSunday = sundayHoliday === minutes;
  return {
    minutes: Math.max(0, minutes - unpaidBreakMinutes),
    night,
    sundayHoliday: isAllSunday ? Math.max(0, sundayHoliday - unpaidBreakMinutes) : sundayHoliday,
  };
}

/**
 * A day has nine hours on a five-day and eight on a six-day contract; what goes beyond is overtime, lawful if it was
 * declared and at most four hours. Of the rest the first forty hours of the week are normal, the next five (eight) are
 * overwork. Law 4808/2021 art. 55 and 58, law 5239/2025 art. 7.
 */
function fullTime({ contract, declaredOvertimeMinutes }: HandDay, minutes: number, pooled: number) {
  const [longestDay, mostOverwork] = contract.daysPerWeek === 6 ? [480, 480] : [540, 300];
  const withinDay = Math.min(minutes, longestDay);
  const normal = Math.min(withinDay, Math.max(0, 2400 - pooled));
  const overwork = Math.min(withinDay - normal, Math.max(0, 2400 + mostOverwork - Math.max(2400, pooled + normal)));
  const overtime = minutes - normal - overwork;
  const overtimeLegal = Math.min(overtime, declaredOvertimeMinutes, 240);
  return { normal, overwork, overtimeLegal, overtimeIllegal: overtime - overtimeLegal };
}

/** Up to what was agreed, then additional work up to the day of a full-timer; beyond it none is allowed. */
function partTime({ agreedMinutes }: HandDay, minutes: number) {
  const normal = Math.min(minutes, agreedMinutes);
  const additionalPartTime = Math.min(minutes - normal, Math.max(0, 480 - agreedMinutes));
  return { normal, additionalPartTime, overtimeIllegal: minutes - normal - additionalPartTime };
}

/** Leave takes working days: of a five-day worker Monday to Friday, without holidays. */
function isLeaveDay({ day, leave, contract }: HandDay, week: readonly HandDay[]): boolean {
  if (leave === null || leave === 'DayOff' || day === holiday) return false;
  return week.findIndex((one) => one.day === day) < contract.daysPerWeek;
}
