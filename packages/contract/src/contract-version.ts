import { z } from 'zod';
import { Day } from './day';

export const contractKinds = ['full', 'part', 'rotational'] as const;

/** What the law rules apart: kitchens, pupils and students, and positions of responsibility. */
export const specialRules = ['none', 'kitchen', 'pupil', 'responsible'] as const;
export type SpecialRules = (typeof specialRules)[number];

const sevenDays = 'Enter a time for each of the seven days, 0 for a day off.';

/** Minutes of work from Monday to Sunday. */
export type WeeklyPattern = z.infer<typeof WeeklyPattern>;
export const WeeklyPattern = z
  .array(z.int().min(0).max(1440, 'A day has 24 hours.'))
  .min(7, sevenDays)
  .max(7, sevenDays);

/** One version of the terms of employment, in force until the next one starts. */
export type ContractVersion = z.infer<typeof ContractVersion>;
export const ContractVersion = z.object({
  fromDay: Day,
  kind: z.enum(contractKinds),
  hasFixedHours: z.boolean(),
  weeklyHours: z.number().min(0).max(168, 'A week has 168 hours.').multipleOf(0.01, 'Use up to two decimals.'),
  daysPerWeek: z.int('Use 1 to 6 days.').min(1, 'Use 1 to 6 days.').max(6, 'Use 1 to 6 days.'),
  weeklyPattern: WeeklyPattern.nullable()
    .default(null)
    .meta({ description: 'The agreed minutes from Monday to Sunday, if the contract names them' }),
  isBreakInsideHours: z.boolean(),
  specialRules: z.enum(specialRules).default('none').meta({
    description:
      'kitchen: continuous hours of up to eight a day; pupil: six hours a day, as under sixteen; responsible: without limits of working time and without a work card',
  }),
  flexibleArrival: z.int().min(0).max(120, 'Use up to 120 minutes.'),
  hourlyCost: z.number().min(0).max(9999.99).multipleOf(0.01, 'Use up to two decimals.').nullable(),
});

type PatternOf = Pick<ContractVersion, 'weeklyPattern' | 'weeklyHours' | 'daysPerWeek'>;

/** Why a weekly pattern does not fit the hours and days of its contract; undefined if it does, or if there is none. */
export function patternFault({ weeklyPattern, weeklyHours, daysPerWeek }: PatternOf): string | undefined {
  if (weeklyPattern === null) return undefined;
  const minutes = weeklyPattern.reduce((sum, day) => sum + day, 0);
  if (minutes !== Math.round(weeklyHours * 60))
    return `The days add up to ${Number((minutes / 60).toFixed(2))} hours, the week has ${weeklyHours}.`;
  const days = weeklyPattern.filter((day) => day > 0).length;
  return days === daysPerWeek
    ? undefined
    : `The pattern has ${days} working days, but the contract has ${daysPerWeek} days a week.`;
}
