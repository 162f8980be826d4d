// The Swedish locale formats dates as ISO 8601.
const iso = 'sv-SE';

/** Returns the date of an instant, by default on this device: `2026-11-16`. */
export const dayOfMoment = (moment: Date, timeZone?: string): string =>
  moment.toLocaleDateString(iso, { ...(timeZone && { timeZone }) });

/** Returns today's date on this device, `2026-11-16`. */
export const today = (): string => dayOfMoment(new Date());
