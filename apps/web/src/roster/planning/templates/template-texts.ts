import { timeOf } from '@horae/local-time/time-of-day';

/** `07:00–15:00`; of minutes after midnight. */
export const timesText = (from: number, to: number): string => `${timeOf(from)}–${timeOf(to)}`;
