import { z } from 'zod';
import { Day } from '../day';
import { JobSkill } from './plan-advice.contract';
import { adviceKinds, planFindingKinds } from './roster-checks.contract';

/** What law, agreements and approvals allow on one day, in minutes. */
const Limits = z.object({
  dailyRest: z.number(),
  longestDay: z.number(),
  daysInRow: z.number(),
  longestGap: z.number().optional(),
  noWork: z.tuple([z.string(), z.string()]).optional(),
  sunday: z.object({ work: z.number(), rest: z.number() }).optional(),
  weeklyRest: z.number().optional(),
  weeklyRestUsual: z.number().optional(),
  longestWeek: z.number().optional(),
  averageWeek: z.object({ weeks: z.number(), limit: z.number() }).optional(),
  nightAverage: z.number().optional(),
  overtimeDay: z.number().optional(),
  overtimeYear: z.number().optional(),
  contractWeek: z.number().optional(),
  contractDays: z.number().optional(),
  sundaysInFourWeeks: z.number().optional(),
  nightsInFourWeeks: z.number().optional(),
  law: z.int().optional().meta({ description: 'Which of `laws` stand behind them' }),
  grades: z.partialRecord(z.enum(adviceKinds), z.enum(['against', 'off'])).optional(),
});

export type PlanRules = z.infer<typeof PlanRules>;
export const PlanRules = z.object({
  yearBefore: z
    .string()
    .optional()
    .meta({ description: 'The calendar year of `overtimeBefore`: that of the first day asked for' }),
  laws: z
    .array(z.partialRecord(z.enum(planFindingKinds), z.string()))
    .optional()
    .meta({
      description: 'The law or agreement behind findings, by the kind of finding; limits say which of these is theirs',
    }),
  jobSkills: z
    .array(z.object({ from: z.string(), needs: z.array(JobSkill), isOff: z.literal(true).optional() }))
    .optional()
    .meta({
      description:
        'Which skills jobs need, by the day from which on, and whether a missing one is not to be found; not given where no work needs any',
    }),
  needed: z.array(z.string()).optional().meta({
    description: 'Every skill that some work needs, in lower case without accents; nothing is known of other skills',
  }),
  people: z.array(
    z.object({
      employeeId: z.int(),
      overtimeBefore: z.number().meta({ description: 'Minutes of overtime in `yearBefore`, before the work below' }),
      work: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])).meta({
        description: 'Published work: id, start and end in epoch ms, unpaid break in minutes, 1 for overtime',
      }),
      inOtherHotels: z
        .array(z.tuple([z.number(), z.number(), z.number(), z.number()]))
        .optional()
        .meta({
          description:
            'Published work in other hotels: start and end in epoch ms, unpaid break in minutes, 1 for overtime; not given where there is none',
        }),
      elsewhere: z
        .array(
          z.object({
            id: z.int(),
            departmentId: z.int().nullable(),
            jobTitle: z.string().nullable(),
            skill: z.string().nullable(),
          }),
        )
        .meta({
          description:
            'Work in another department than the own one, in another job (null: the own), or that needs a skill',
        }),
      off: z
        .array(z.object({ id: z.int(), first: z.string(), last: z.string() }))
        .meta({ description: 'Published leave and days off' }),
      earlier: z
        .object({ until: Day, minutes: z.array(z.number()), away: z.array(Day) })
        .optional()
        .meta({
          description:
            'Minutes planned in each of the weeks before the Monday `until`, the latest last, and the Mondays of weeks of paid leave, which do not count; only for those who may know of leave',
        }),
      before: z
        .object({ sundays: z.array(Day), nights: z.array(Day) })
        .optional()
        .meta({ description: 'Sundays and days of night shifts in the four weeks before the work above' }),
      skills: z
        .array(z.object({ name: z.string(), until: z.string().nullable() }))
        .optional()
        .meta({
          description: 'Those that some work needs, with their last days; not given where none needs any',
        }),
      wishes: z
        .array(
          z.object({
            first: z.string(),
            last: z.string().nullable(),
            weekdays: z.array(z.int()),
            hours: z.tuple([z.string(), z.string()]).nullable(),
          }),
        )
        .optional()
        .meta({ description: 'What the person wishes of the roster; not given where nothing is' }),
      rules: z.array(
        z.object({
          from: z.string(),
          limits: Limits.nullable(),
          isBreakPaid: z.boolean(),
          job: z.string().optional().meta({ description: 'Not given where no work needs a skill' }),
          cents: z
            .int()
            .optional()
            .meta({ description: 'What an hour costs; not given to those who may not see pay, or without a rate' }),
        }),
      ),
    }),
  ),
});
