const formats = new Map<string, Intl.DateTimeFormat>();

/** `14 Apr 2021, 8:43 PM`: the prescribed text format of a date in the API. */
export function dayTimeText(moment: Date, timeZone: string): string {
  const { day, month, year, hour, minute, dayPeriod } = partsOf(moment, timeZone);
  return `${day} ${month} ${year}, ${hour}:${minute} ${dayPeriod}`;
}

/** `Apr 14, 2021`: a day without its time. */
export function dayText(moment: Date, timeZone: string): string {
  const { day, month, year } = partsOf(moment, timeZone);
  return `${month} ${day}, ${year}`;
}

function partsOf(moment: Date, timeZone: string): Record<string, string> {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    });
    formats.set(timeZone, format);
  }
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}
