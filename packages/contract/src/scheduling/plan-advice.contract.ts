import { z } from 'zod';
import { Day } from '../day';
import { isNotBlank, Version } from '../fields';
import { OfHotel } from '../of-hotel';
import { route } from '../route';
import { adviceKinds } from './roster-checks.contract';

/** What a hotel may decide about a check that is no law: it is shown, it needs a reason, or it is not made. */
export const adviceGrades = ['advice', 'against', 'off'] as const;
export type AdviceGrade = (typeof adviceGrades)[number];

export type AdviceGrades = z.infer<typeof AdviceGrades>;
const AdviceGrades = z
  .partialRecord(z.enum(adviceKinds), z.enum(adviceGrades))
  .meta({ description: 'A check that is not named is advice' });

/** A skill that everybody in a job needs. */
export type JobSkill = z.infer<typeof JobSkill>;
export const JobSkill = z.object({
  jobTitle: z.string().trim().max(200, 'Use up to 200 characters.').refine(isNotBlank, 'Choose a job title.'),
  skill: z.string().trim().max(80, 'Use up to 80 characters.').refine(isNotBlank, 'Choose a skill.'),
});

/** More than any hotel needs. */
export const mostJobSkills = 200;

const JobSkills = z
  .array(JobSkill)
  .max(mostJobSkills)
  .meta({ description: 'Job titles and skills are compared without case and accents' });

/** How much of the work that nobody likes is a fair share of four weeks; null: it is not checked. */
export type FairShare = z.infer<typeof FairShare>;
const FairShare = z.object({
  sundays: z.int().min(1, 'Use 1 to 3 Sundays.').max(3, 'Use 1 to 3 Sundays.').nullable(),
  nights: z.int().min(1, 'Use 1 to 27 nights.').max(27, 'Use 1 to 27 nights.').nullable(),
});

/** Half a year is longer than any hotel plans ahead. */
export const longestWishDeadline = 180;

const wishDaysSentence = `Use 1 to ${longestWishDeadline} days.`;
const WishDays = z
  .int(wishDaysSentence)
  .min(1, wishDaysSentence)
  .max(longestWishDeadline, wishDaysSentence)
  .nullable()
  .meta({
    description: 'How many days before a day its employees enter wishes for it at the latest; null: at any time',
  });

export const noShare: FairShare = { sundays: null, nights: null };

export type PlanAdvice = z.infer<typeof PlanAdvice>;
const PlanAdvice = z.object({
  firstDay: z.string(),
  version: z.int(),
  grades: AdviceGrades,
  jobSkills: JobSkills,
  fairShare: FairShare,
  wishDays: WishDays,
});

export const planAdviceContract = {
  list: route({
    method: 'GET',
    path: '/plan-advice/list',
    summary:
      'From which days on a hotel decided which checks of the plan are advice, which skills jobs need, what a fair share of Sundays and nights is and until when employees enter wishes, oldest first; before them all are advice, nothing else is checked and wishes have no deadline; requires the right to plan',
    access: 'session',
    query: OfHotel,
    reply: z.object({
      versions: z.array(PlanAdvice),
      mayChange: z.boolean().meta({ description: 'Whether the account may decide' }),
    }),
  }),
  save: route({
    method: 'POST',
    path: '/plan-advice/save',
    summary:
      'Decide which checks of the plan are advice, which skills jobs need, what a fair share is and until when employees enter wishes, from a day on until the next such day',
    access: 'hotel-admin',
    body: OfHotel.extend({
      firstDay: Day,
      grades: AdviceGrades,
      jobSkills: JobSkills.default([]),
      fairShare: FairShare.default(noShare),
      wishDays: WishDays.default(null),
      version: Version.nullable()
        .default(null)
        .meta({ description: 'Of what was decided for this day, as last read; null: nothing was' }),
    }),
    reply: z.object({ advice: PlanAdvice }),
  }),
  remove: route({
    method: 'POST',
    path: '/plan-advice/remove',
    summary: 'Delete what was decided from a day on; what was decided before holds again',
    access: 'hotel-admin',
    body: OfHotel.extend({ firstDay: Day, version: Version }),
    reply: z.object({}),
  }),
};
