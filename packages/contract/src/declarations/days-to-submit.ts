import { z } from 'zod';
import { Day, daysAtMost } from '../day';
import { Id } from '../fields';
import { CompanyId } from '../staff-request';
import { BoardPart, dayFamilies } from './day-parts';

/** The maximum number of days compared or submitted at once; of one person as many as a message may have. */
export const mostDeclaredDays = 31;
const mostDaysOfOne = 366;

const Range = { hotel: CompanyId, from: Day, to: Day };
const daysFor = (people: number | undefined) => daysAtMost(people === 1 ? mostDaysOfOne : mostDeclaredDays);

export type DaysAsked = z.output<typeof DaysAsked>;
export const DaysAsked = z
  .object({
    ...Range,
    unit: Id.optional(),
    employees: z.array(Id).max(10_000).optional().meta({ description: 'Only these people' }),
  })
  .superRefine((asked, issues) => daysFor(asked.employees?.length)(asked, issues));

export type DayToSubmit = z.infer<typeof DayToSubmit>;
const DayToSubmit = z.object({
  day: z.string(),
  isPast: z.boolean().meta({ description: 'The day is over' }),
  isLate: z.boolean().meta({ description: 'Its deadline has passed' }),
  isUnplanned: z.boolean().meta({ description: 'It has neither a shift nor leave, so somebody is asked' }),
  declares: z.array(
    z.object({
      family: z.enum(dayFamilies),
      parts: z.array(BoardPart).meta({ description: 'Empty where leave is withdrawn' }),
      declared: z
        .array(BoardPart)
        .nullable()
        .meta({ description: 'What it corrects; null where nothing was accepted' }),
    }),
  ),
});

export type PersonToSubmit = z.infer<typeof PersonToSubmit>;
export const PersonToSubmit = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  department: z.string(),
  everyWeekFrom: z
    .string()
    .nullable()
    .meta({ description: 'The Monday of the week that counts for every later one too, if all its days are taken' }),
  seen: z.string().meta({ description: 'Changes with everything that is listed here for this person' }),
  days: z.array(DayToSubmit),
});

export type DaysTaken = z.output<typeof DaysTaken>;
export const DaysTaken = z
  .object({
    ...Range,
    people: z
      .array(
        z.object({ id: Id, seen: z.string().max(50), days: z.array(Day).min(1, 'Choose a day.').max(mostDaysOfOne) }),
      )
      .max(10_000)
      .meta({ description: 'The days taken of each person, with the list as it was seen' }),
  })
  .superRefine((taken, issues) => daysFor(taken.people.length)(taken, issues));
