const day = 24 * 60;

/** Minutes from midnight of a time of day such as `07:30`, which the caller has checked. */
export function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}

/** `23:00` of minutes from midnight, zero or more; of minutes beyond 24 h the time on that later day. */
export function timeOf(minute: number): string {
  const rest = minute % day;
  return [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
