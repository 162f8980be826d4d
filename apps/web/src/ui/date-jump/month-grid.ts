/** Days are texts, `2025-06-16`, and counted in UTC: a calendar day has no zone. */
function parse(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function text(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  const date = parse(day);
  date.setUTCDate(date.getUTCDate() + days);
  return text(date);
}

/** The same day of another month, or its last day where it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = parse(day);
  const wish = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wish, last));
  return text(date);
}

/** 0 is Monday. */
export function weekday(day: string): number {
  return (parse(day).getUTCDay() + 6) % 7;
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The weeks of a day's month, whole, Monday first. */
export function monthWeeks(day: string): string[][] {
  const first = `${monthOf(day)}-01`;
  const start = addDays(first, -weekday(first));
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let week = start; week < next; week = addDays(week, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(week, index)));
  }
  return weeks;
}
