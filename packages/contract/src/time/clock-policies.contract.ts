import { z } from 'zod';
import { Day } from '../day';
import { OfHotel } from '../of-hotel';
import { route } from '../route';
import { CompanyId } from '../staff-request';

export const roundingWays = ['none', 'nearest', 'in_favour'] as const;
export const roundingUnits = [1, 5, 6, 10, 15, 30] as const;

/** The minimum and maximum of each number of a policy. */
export const policyReach = {
  graceIn: [0, 60],
  graceOut: [0, 60],
  preparation: [0, 30],
  variance: [0, 120],
  breakUpTo: [0, 120],
  splitFrom: [30, 480],
  matchWithin: [30, 720],
  longestSession: [480, 1440],
  doubleTapSeconds: [0, 600],
  offlineHours: [1, 168],
} as const;

const within = (name: keyof typeof policyReach, unit = 'minutes') => {
  const [least, most] = policyReach[name];
  const sentence = `Use ${least} to ${most} whole ${unit}.`;
  return z.int(sentence).min(least, sentence).max(most, sentence);
};

/** How a hotel evaluates its clocks; in minutes unless the name says otherwise. */
export type PolicyFields = z.infer<typeof PolicyFields>;
export const PolicyFields = z.object({
  graceIn: within('graceIn'),
  graceOut: within('graceOut'),
  preparation: within('preparation'),
  roundTo: z.literal(roundingUnits, 'Use 1, 5, 6, 10, 15 or 30 minutes.'),
  rounding: z.enum(roundingWays, 'Use none, nearest or in_favour.'),
  variance: within('variance'),
  breakUpTo: within('breakUpTo'),
  splitFrom: within('splitFrom'),
  matchWithin: within('matchWithin'),
  longestSession: within('longestSession'),
  doubleTapSeconds: within('doubleTapSeconds', 'seconds'),
  offlineHours: within('offlineHours', 'hours'),
});

/** The fields that affect only pay, not attendance. */
export const payFields = ['roundTo', 'rounding', 'variance'] as const satisfies readonly (keyof PolicyFields)[];

export type ClockPolicy = z.infer<typeof ClockPolicy>;
const ClockPolicy = PolicyFields.extend({
  jobTitle: z.string().meta({ description: 'Empty: of everybody whose job has no policy' }),
  isSet: z.boolean().meta({ description: 'False while the usual values hold' }),
});

/** The last policy, and what applied before it. */
export type DatedPolicy = z.infer<typeof DatedPolicy>;
const DatedPolicy = ClockPolicy.extend({
  fromDay: z.string().nullable().meta({ description: 'Null: since ever' }),
  /** Oldest first; without a policy, that of the hotel or the usual values applied. */
  earlier: z.array(z.object({ policy: PolicyFields.nullable(), untilDay: z.string() })),
});

/** The first day of a change; if absent, the last policy is corrected. */
const FromDay = Day.optional();

const Job = z.string().trim().max(120, 'Use up to 120 characters.').default('');
const OfJob = z.object({ hotel: CompanyId, jobTitle: Job });
const One = z.object({ policy: DatedPolicy });

export const clockPoliciesContract = {
  list: route({
    method: 'GET',
    path: '/clock-policies/list',
    summary: 'The clocking policies of a hotel: for everybody first, then for each job with its own policy',
    access: 'hotel-admin',
    query: OfHotel,
    reply: z.object({
      policies: z.array(DatedPolicy.extend({ people: z.int() })),
      jobs: z.array(z.string()).meta({ description: 'Job titles in use without a policy' }),
    }),
  }),
  one: route({
    method: 'GET',
    path: '/clock-policies/policy',
    summary: 'The last policy of a job with the earlier ones, or that of the hotel; the ETag guards a change',
    access: 'hotel-admin',
    query: OfJob,
    reply: One,
  }),
  effect: route({
    method: 'GET',
    path: '/clock-policies/effect',
    summary: 'How many days of how many people a change of this policy recalculates, and from which day',
    access: 'hotel-admin',
    query: OfJob.extend({ fromDay: FromDay }),
    reply: z.object({ people: z.int(), days: z.int(), since: z.string().nullable() }),
  }),
  set: route({
    method: 'POST',
    path: '/clock-policies/set',
    summary:
      'Set a policy from a day on; what was clocked since then, or since the start of last month, is compared with the plan again in the same step',
    access: 'hotel-admin',
    updates: true,
    body: OfJob.extend({ policy: PolicyFields, fromDay: FromDay }).refine(
      ({ policy }) => policy.splitFrom > policy.breakUpTo,
      {
        path: ['policy', 'splitFrom'],
        message: 'A split shift must start above the longest break.',
      },
    ),
    reply: One,
  }),
  remove: route({
    method: 'POST',
    path: '/clock-policies/remove',
    summary: 'Remove the policy of a job, or reset the hotel to the default values',
    access: 'hotel-admin',
    body: OfJob.extend({ fromDay: FromDay }),
    reply: One,
  }),
};
