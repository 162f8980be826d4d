import { words } from '#platform/words';

/** The names of rules and violations, keyed as in the trail of a day. */
export const ruleWords = words('rules', {
  weeklyNormal: 'normal week',
  overwork: 'overwork up to the statutory day',
  overtime: 'overtime beyond the statutory day',
  overtimeDeclaration: 'overtime must be declared',
  overtimeDailyCap: 'daily overtime limit',
  overtimeYearCap: 'annual overtime limit',
  restDay: 'work on a rest day',
  partTimeAgreed: 'agreed hours',
  partTimeExtra: 'beyond the agreed hours',
  partTimeFullDay: 'beyond a full day',
  minorDay: 'working day of a minor',
  minorWeek: 'working week of a minor',
  minorNight: 'night work of a minor',
  minorRest: 'rest time of a minor',
  responsiblePosition: 'position of responsibility, without limits',
  night: '22:00 to 06:00',
  sundayHoliday: 'Sundays and public holidays',
  dailyRest: 'daily rest',
  dailySpan: 'first clock-in to last clock-out',
  splitGap: 'gap in a split shift',
  continuousHours: 'continuous hours in kitchens',
  breaks: 'breaks',
  weeklyRest: 'weekly rest',
  replacementRest: 'rest day for a worked Sunday',
  OVERTIME_UNDECLARED: 'Overtime that was not declared',
  OVERTIME_DAILY_CAP: 'Too much overtime in a day',
  OVERTIME_ANNUAL_CAP: 'Too much overtime in the year',
  PART_TIME_OVER_FULL_DAY: 'Part-timer over a full day',
  REST_DAY_WORKED: 'Worked on a rest day',
  REST_DAY_OVER_8H: 'More than eight hours on a rest day',
  MINOR_DAILY_LIMIT: 'A minor’s day is too long',
  MINOR_WEEKLY_LIMIT: 'A minor’s week is too long',
  MINOR_NIGHT_WORK: 'Night work by a minor',
  MINOR_REST_LT_12H: 'Too little rest for a minor',
  DAILY_REST_LT_11H: 'Too little rest before this day',
  DAILY_SPAN_GT_13H: 'The day is too long',
  SPLIT_GAP_LT_3H: 'Gap in the split shift is too short',
  SPLIT_NOT_ALLOWED: 'Split shift in a kitchen',
  BREAK_MISSING: 'No break',
  BREAK_TOO_LONG: 'The break is too long',
  BREAK_AT_EDGE: 'Break at the start or end of work',
  WEEKLY_REST_LT_24H: 'Too little weekly rest',
  WEEKLY_REST_LT_35H: 'Less than the full weekly rest',
  REPLACEMENT_REST_LT_24H: 'No rest day in the week after a worked Sunday',
});

type RuleName = Parameters<typeof ruleWords.say>[0];

/** Returns the name of a rule or violation; unknown keys are returned as they are. */
export function ruleText(name: string): string {
  const text = ruleWords.say(name as RuleName);
  return text === '' ? name : text;
}
