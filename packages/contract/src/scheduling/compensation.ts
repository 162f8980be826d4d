import { z } from 'zod';
import { Day } from '../day';

/**
 * For which day a day off is given as compensation: the Sunday, the holiday or the rest day that was worked, or
 * `unknown` where nobody said so. No kind of leave: to the state it is a rest day like any other.
 */
export type Compensates = z.infer<typeof Compensates>;
export const Compensates = z.union([Day, z.literal('unknown')]);

/** The code of a compensatory day off in files; that of other days off is `DayOff`. */
export const compensatoryCode = 'CompensatoryDayOff';
