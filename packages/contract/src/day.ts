import { z } from 'zod';

/** A calendar day in a plausible range, `YYYY-MM-DD`. */
export const Day = z.iso
  .date('Enter a day as YYYY-MM-DD.')
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', 'Enter a day between 1900 and 2199.');
