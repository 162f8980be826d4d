// The Swedish locale formats dates as ISO 8601.
const iso = 'sv-SE';

/** Returns the device's date of an instant: `2026-11-16`. */
export const dayOfMoment = (moment: Date): string => moment.toLocaleDateString(iso);

/** Returns today's date on this device, `2026-11-16`. */
export const today = (): string => dayOfMoment(new Date());
