import { z } from 'zod';
import { Day } from '../day';
import { ClockTime, Id, isNotBlank } from '../fields';

/** Where a need came from: typed by a planner, or counted from a planned week. */
export const needSources = ['typed', 'plan'] as const;
export type NeedSource = (typeof needSources)[number];

/** A week of a large hotel, taken as need at once. */
export const mostNeeds = 1000;
export const Weekday = z.int().min(1).max(7);
const peopleSentence = 'Use 0 to 500 people.';

/** How many people of a department are needed in which hours. */
export type StaffingNeedFields = z.output<typeof StaffingNeedFields>;
export const StaffingNeedFields = z.object({
  departmentId: Id,
  jobTitle: z
    .string()
    .trim()
    .max(200, 'Use up to 200 characters.')
    .refine(isNotBlank, 'Choose a job title, or leave it out.')
    .nullable()
    .default(null)
    .meta({ description: 'Null: anybody of the department; those needed for a job title are among them' }),
  skill: z
    .string()
    .trim()
    .max(80, 'Use up to 80 characters.')
    .refine(isNotBlank, 'Enter a skill, or leave it out.')
    .nullable()
    .default(null)
    .meta({
      description:
        'Null: with or without; those needed with a skill are among the department. Compared without case and accents',
    }),
  weekdays: z.array(Weekday).max(7).default([]).meta({ description: '1 = Monday … 7 = Sunday; none for a single day' }),
  day: Day.nullable().default(null).meta({
    description:
      'A single day, on which needs of its kind replace those of its weekday for the same job title and skill',
  }),
  start: ClockTime,
  end: ClockTime.meta({ description: 'Before the start: on the next day; the same time: around the clock' }),
  people: z.int(peopleSentence).min(0, peopleSentence).max(500, peopleSentence).meta({
    description: '0, nobody, on a single day alone',
  }),
  firstDay: Day.nullable()
    .default(null)
    .meta({ description: 'From which day on it is needed on its weekdays; null for a single day' }),
  lastDay: Day.nullable().default(null).meta({ description: 'Null: without an end' }),
});

export type StaffingNeed = z.infer<typeof StaffingNeed>;
export const StaffingNeed = StaffingNeedFields.extend({
  id: z.int(),
  version: z.int(),
  departmentId: z.int(),
  source: z.enum(needSources),
  mayChange: z.boolean().meta({ description: 'Whether the account keeps it' }),
});

export type NeedDepartment = z.infer<typeof NeedDepartment>;
const NeedDepartment = z.object({
  id: z.int(),
  name: z.string(),
  formerly: z.array(z.int()).meta({ description: 'The departments that it continues' }),
  mayAdd: z.boolean(),
});

export type StaffingNeeds = z.infer<typeof StaffingNeeds>;
export const StaffingNeeds = z.object({
  needs: z.array(StaffingNeed),
  departments: z.array(NeedDepartment).meta({ description: 'Those in which the account plans' }),
  jobTitles: z
    .array(z.object({ departmentId: z.int(), jobTitle: z.string() }))
    .meta({ description: 'The job titles of the people of these departments' }),
  skills: z.array(z.string()).meta({ description: 'What the people whom the account plans can or may do, once each' }),
});

export type NeedDays = z.infer<typeof NeedDays>;
export const NeedDays = z.object({
  lines: z.array(
    z.object({
      departmentId: z.int(),
      department: z.string(),
      jobTitle: z.string().nullable(),
      skill: z.string().nullable(),
      days: z.array(
        z.object({
          day: z.string(),
          minutes: z.int().meta({ description: 'Minutes of work that are needed' }),
          pieces: z
            .array(z.object({ start: z.string(), end: z.string(), people: z.int() }))
            .meta({ description: 'In the local time of the hotel with its offset; the last may end on the next day' }),
        }),
      ),
    }),
  ),
  staff: z
    .array(
      z.object({
        employeeId: z.int(),
        departmentId: z.int(),
        jobTitle: z.string(),
        stays: z
          .array(z.object({ from: z.string(), departmentId: z.int(), jobTitle: z.string() }))
          .optional()
          .meta({
            description:
              'Department and job on these days and the evening before, where they change on or after them; not given otherwise',
          }),
        skills: z
          .array(z.object({ name: z.string(), until: z.string().nullable() }))
          .optional()
          .meta({
            description: 'Those of the lines above that the person has, with their last days; not given without',
          }),
      }),
    )
    .meta({ description: 'The people of these departments whom the account plans' }),
});
