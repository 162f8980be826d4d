import { shiftWords } from '#ui/shift-types';
import { rosterWords } from '../roster.words';
import { shortDay } from './day-texts';

interface DayOff {
  compensates?: string | null | undefined;
}

/** `for Sun Jun 1`, the day for which a compensatory day off is given; empty where it is not known. */
export const compensatedText = ({ compensates }: DayOff): string =>
  compensates && compensates !== 'unknown' ? rosterWords.say('compensatesDay', { day: shortDay(compensates) }) : '';

/** `Compensatory day off for Sun Jun 1`; empty for an ordinary day off. */
export const compensatoryText = (dayOff: DayOff): string =>
  dayOff.compensates ? [shiftWords.say('CompensatoryDayOff'), compensatedText(dayOff)].filter(Boolean).join(' ') : '';
