/** The minutes of a day by the clock on the wall: 24 hours, whatever the time zone. */
export const dayMinutes = 24 * 60;

/** Minutes from midnight of a time of day such as `07:30`, which the caller has checked. */
export function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}

/** `23:00` of minutes from midnight, zero or more; of minutes beyond 24 h the time on that later day. */
export function timeOf(minute: number): string {
  const rest = minute % dayMinutes;
  return [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * From one time of day to another, both checked by the caller, in minutes from midnight by the clock on the wall. An end
 * that is not after the start is on the next day, beyond 24 h: two equal times are a whole day.
 */
export function minutesFromTo(start: string, end: string): { startMinute: number; endMinute: number } {
  const [startMinute, endOfDay] = [minuteOf(start), minuteOf(end)];
  return { startMinute, endMinute: endOfDay > startMinute ? endOfDay : endOfDay + dayMinutes };
}
