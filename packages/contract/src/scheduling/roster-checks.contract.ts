import { z } from 'zod';
import { Month } from '../day';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { findingKinds } from '../time/finding-kinds';
import { hourlyLeaveKinds } from './leave-kinds';

/** Findings about the plan that are no breach of the law; a hotel decides what they are. */
export const adviceKinds = [
  'planShortWeekRest',
  'planOverContract',
  'planUnderContract',
  'planSkillMissing',
  'planWishUnmet',
  'planManySundays',
  'planManyNights',
] as const;
export type AdviceKind = (typeof adviceKinds)[number];

/** Findings about the plan itself, independent of the clock. */
export const planFindingKinds = [
  'planOverlap',
  'planRest',
  'planLongDay',
  'planDaysInRow',
  'planSplit',
  'planNight',
  'planSundayRest',
  'planWeekRest',
  'planLongWeek',
  'planAverageWeek',
  'planNightAverage',
  'planOvertimeDay',
  'planOvertimeYear',
  ...adviceKinds,
] as const;

export const checkKinds = [...findingKinds, ...planFindingKinds] as const;
export type CheckKind = (typeof checkKinds)[number];

export type CheckFinding = z.infer<typeof CheckFinding>;
export const CheckFinding = z.object({
  employeeId: z.int(),
  day: z.string(),
  kind: z.enum(checkKinds),
  /** The shifts concerned; empty if the finding is about the whole day. */
  shifts: z.array(z.int()),
  /** Minutes found and allowed; for `planDaysInRow`, days; for `planSkillMissing`, days since the skill expired, or 0; for `planWishUnmet`, minutes. */
  measured: z.number().nullable(),
  limit: z.number().nullable(),
  skill: z.string().optional().meta({ description: 'Of `planSkillMissing`: what the work needs' }),
  wish: z.string().optional().meta({ description: 'Of `planWishUnmet`: the hours wished; not given: a day off' }),
  otherHotel: z
    .object({
      minutes: z.number(),
      hours: z.string().optional().meta({ description: 'Of findings about one day: `15:00–23:00`; for planners' }),
      isNext: z.literal(true).optional().meta({ description: 'Of `planRest`: it follows the shift' }),
    })
    .optional()
    .meta({ description: 'What the finding counts of the same person’s work in another hotel' }),
  law: z.string().optional().meta({ description: 'Where the rule is laid down: `Law 4808/2021, art. 56`' }),
  grade: z
    .enum(['against', 'advice'])
    .optional()
    .meta({ description: 'Of findings of the plan: against the law or the hotel’s own rule, or never in the way' }),
});

/** Leave of some hours; it belongs to its shift's day or, without a shift, to the date on which it begins. */
export type HourlyLeave = z.infer<typeof HourlyLeave>;
const HourlyLeave = z.object({
  id: z.int(),
  employeeId: z.int(),
  day: z.string(),
  from: z.string(),
  to: z.string(),
  kind: z.enum(hourlyLeaveKinds).nullable().meta({ description: 'Null: withheld' }),
});

export type RosterChecks = z.infer<typeof RosterChecks>;
const RosterChecks = z.object({
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  findings: z.array(CheckFinding),
  hourlyLeaves: z.array(HourlyLeave),
  tolerance: z.int().meta({ description: 'Minutes off the plan that the clock policy of the hotel lets pass' }),
  longestSession: z
    .int()
    .meta({ description: 'Minutes after which a missing clock-out counts as forgotten, by the policy of the hotel' }),
  longestSessions: z
    .array(z.object({ employeeId: z.int(), minutes: z.int() }))
    .meta({ description: 'The same of the people in view whose job has another policy' }),
});

export const rosterChecksContract = {
  ofMonth: route({
    method: 'GET',
    path: '/stafftimer/checks',
    summary: 'Issues, holidays and leave by the hour in a month of the calendars, of the people in view',
    access: 'session',
    query: z.object({ hotel: CompanyId, month: Month }),
    reply: RosterChecks,
  }),
};
