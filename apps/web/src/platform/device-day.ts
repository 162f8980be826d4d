import { addDays } from '@horae/local-time/local-date';

// Swedish writes a day as ISO 8601 does.
const iso = 'sv-SE';

/** The day of a moment in a zone, by default by the clock of this device: `2026-11-16`. */
export const dayOfMoment = (moment: Date, timeZone?: string): string => moment.toLocaleDateString(iso, { timeZone });

/** Today by the clock of this device, `2026-11-16`. */
export const today = (): string => dayOfMoment(new Date());

/** Yesterday by the clock of this device. */
export const yesterday = (): string => addDays(today(), -1);
