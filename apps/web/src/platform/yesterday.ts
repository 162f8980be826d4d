import { addDays } from '@horae/local-time/local-date';
import { today } from './device-day';

/** Returns yesterday's date on this device, `2026-11-15`. */
export const yesterday = (): string => addDays(today(), -1);
