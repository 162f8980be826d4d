import { z } from 'zod';
import { Day } from '../day';
import { Id, isNotBlank } from '../fields';
import { OfHotel } from '../of-hotel';
import { route } from '../route';

/**
 * What an agreement may tighten, with the sensible minimum and maximum of each; in minutes, `averageWeeks` in weeks.
 */
export const agreementReach = {
  weeklyNormal: [600, 2880],
  'five.dailyFull': [240, 720],
  'five.dailyStatutory': [240, 720],
  'five.overworkCap': [0, 600],
  'six.dailyFull': [240, 720],
  'six.dailyStatutory': [240, 720],
  'six.overworkCap': [0, 600],
  overtimeDailyCap: [0, 480],
  overtimeYearCap: [0, 30_000],
  restDayMax: [0, 720],
  dailyRest: [480, 1440],
  maxDailySpan: [240, 1440],
  splitGapMin: [0, 720],
  breakAfter: [60, 720],
  breakMin: [0, 120],
  breakMax: [0, 240],
  weeklyRestFloor: [0, 4320],
  weeklyRestStandard: [0, 4320],
  averageWeekLimit: [600, 4320],
  averageWeeks: [1, 52],
  nightAverage: [240, 720],
} as const;

export type AgreementLimit = keyof typeof agreementReach;
export const agreementLimits = Object.keys(agreementReach) as AgreementLimit[];

/** For these limits more is tighter; for all others less is. */
export const longerIsTighter: readonly AgreementLimit[] = [
  'dailyRest',
  'splitGapMin',
  'breakMin',
  'weeklyRestFloor',
  'weeklyRestStandard',
];

const AgreementLimits = z.partialRecord(z.enum(agreementLimits), z.int('Use whole minutes.'));

/** A sector's or a hotel's agreement on top of the law: from when and to whom it applies, and only what it tightens. */
export type AgreementFields = z.infer<typeof AgreementFields>;
export const AgreementFields = z.object({
  name: z.string().trim().max(100, 'Use up to 100 characters.').refine(isNotBlank, 'Enter a name.'),
  source: z.string().trim().max(200, 'Use up to 200 characters.').default(''),
  jobTitles: z
    .array(z.string().trim().min(1, 'Enter a job title.').max(120, 'Use up to 120 characters.'))
    .max(50, 'Enter up to 50 job titles, or none for everybody.')
    .default([])
    .meta({ description: 'Empty: everybody' }),
  validFrom: Day,
  validTo: Day.nullable().default(null).meta({ description: 'The last day; null while in force' }),
  limits: AgreementLimits,
});

export type Agreement = z.infer<typeof Agreement>;
const Agreement = AgreementFields.extend({ id: z.int() });

const Law = z.object({
  id: z.string(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  limits: AgreementLimits,
});
export type Law = z.infer<typeof Law>;

const Sent = AgreementFields.superRefine(({ limits, validFrom, validTo }, context) => {
  const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (validTo !== null && validTo < validFrom) fault(['validTo'], 'The last day must not be before the first.');
  if (Object.keys(limits).length === 0) fault(['limits'], 'Set at least one limit.');
  for (const [name, value] of Object.entries(limits) as [AgreementLimit, number][]) {
    const [least, most] = agreementReach[name];
    if (value < least || value > most) fault(['limits', name], `Use ${least} to ${most}.`);
  }
});

const One = z.object({ agreement: Agreement });

export const agreementsContract = {
  list: route({
    method: 'GET',
    path: '/agreements/list',
    summary: 'The agreements of a hotel on top of the law, the newest first, the law’s own limits, and the jobs in use',
    access: 'hotel-admin',
    query: OfHotel,
    reply: z.object({ agreements: z.array(Agreement), laws: z.array(Law), jobs: z.array(z.string()) }),
  }),
  one: route({
    method: 'GET',
    path: '/agreements/agreement',
    summary: 'One agreement; its ETag guards a change',
    access: 'hotel-admin',
    query: OfHotel.extend({ id: Id }),
    reply: One,
  }),
  add: route({
    method: 'POST',
    path: '/agreements/add',
    summary: 'Add an agreement that is stricter than the law; the days to which it applies are recalculated',
    access: 'hotel-admin',
    body: OfHotel.extend({ agreement: Sent }),
    status: 201,
    reply: One,
  }),
  change: route({
    method: 'POST',
    path: '/agreements/change',
    summary: 'Change an agreement; the days to which it applied or now applies are recalculated',
    access: 'hotel-admin',
    updates: true,
    body: OfHotel.extend({ id: Id, agreement: Sent }),
    reply: One,
  }),
  remove: route({
    method: 'POST',
    path: '/agreements/remove',
    summary: 'Remove an agreement as if it had never existed; the days to which it applied are recalculated',
    access: 'hotel-admin',
    body: OfHotel.extend({ id: Id }),
    reply: One,
  }),
};
