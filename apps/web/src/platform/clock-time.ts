import { clockText } from '@horae/local-time/instant-text';
import { createZone } from '@horae/local-time/zone';

/** Returns `07:58`: the time of an instant in a hotel's time zone. */
export const timeIn = (moment: Date | string, timeZone: string): string =>
  clockText(new Date(moment).getTime(), createZone(timeZone));
