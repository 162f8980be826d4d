// Swedish writes a day as ISO 8601 does.
const iso = 'sv-SE';

/** The day of a moment by the clock of this device: `2026-11-16`. */
export const dayOfMoment = (moment: Date): string => moment.toLocaleDateString(iso);

/** Today by the clock of this device, `2026-11-16`. */
export const today = (): string => dayOfMoment(new Date());
