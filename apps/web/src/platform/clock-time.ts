import { clockText } from '@horae/local-time/instant-text';
import { createZone } from '@horae/local-time/zone';

/** `07:58` of a moment, by the clocks of a hotel. */
export const timeIn = (moment: Date | string, timeZone: string): string =>
  clockText(new Date(moment).getTime(), createZone(timeZone));
