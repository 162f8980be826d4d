/** The calendar parts of a day number, Monday = 0. */
export function partsOf(day: number): { day: number; month: number; year: number; weekday: number } {
  const date = new Date(day * 86_400_000);
  return {
    day: date.getUTCDate(),
    month: date.getUTCMonth() + 1,
    year: date.getUTCFullYear(),
    weekday: (date.getUTCDay() + 6) % 7,
  };
}
