import { z } from 'zod';

/** What work comes to by the rate of the contract and the percentages of the law. Left out for whoever may not see pay. */
export type CheckSum = z.infer<typeof CheckSum>;
export const CheckSum = z
  .object({
    cents: z.int().meta({ description: 'Each line is rounded to the cent; sums add up lines that are rounded' }),
    minutesWithoutRate: z.number().meta({ description: 'Not in the sum: their contract has no rate' }),
  })
  .meta({ description: 'A check sum from the contract’s rate, not pay; only for those who see rates' });

/** Cents of one line; null where the contract of its day has no rate, left out for leave. */
export const LineCents = z.int().nullable().optional();

export type CheckSumLine = z.infer<typeof CheckSumLine>;
export const CheckSumLine = z.object({
  day: z.string(),
  code: z.string().meta({ description: 'Part of pay, such as `overwork.night`' }),
  minutes: z.number(),
  rate: z.number().nullable().meta({ description: 'Of an hour, by the contract of the day' }),
  percent: z.number().meta({ description: '100 and what the law adds for class, night and Sunday or holiday' }),
  cents: z.int().nullable(),
});
