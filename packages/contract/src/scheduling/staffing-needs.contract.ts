import { z } from 'zod';
import { Day } from '../day';
import { Id, isNotBlank } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';

/** Where a need came from: typed by a planner, or counted from a planned week. */
export const needSources = ['typed', 'plan'] as const;
export type NeedSource = (typeof needSources)[number];

/** A week of a large hotel, taken as need at once. */
export const mostNeeds = 1000;

const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 07:00.');
const Weekday = z.int().min(1).max(7);

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
  start: Time,
  end: Time.meta({ description: 'Before the start: on the next day; the same time: around the clock' }),
  people: z.int(peopleSentence).min(0, peopleSentence).max(500, peopleSentence).meta({
    description: '0, nobody, on a single day alone',
  }),
  firstDay: Day.nullable()
    .default(null)
    .meta({ description: 'From which day on it is needed on its weekdays; null for a single day' }),
  lastDay: Day.nullable().default(null).meta({ description: 'Null: without an end' }),
});

export type StaffingNeed = z.infer<typeof StaffingNeed>;
const StaffingNeed = StaffingNeedFields.extend({
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
const StaffingNeeds = z.object({
  needs: z.array(StaffingNeed),
  departments: z.array(NeedDepartment).meta({ description: 'Those in which the account plans' }),
  jobTitles: z
    .array(z.object({ departmentId: z.int(), jobTitle: z.string() }))
    .meta({ description: 'The job titles of the people of these departments' }),
  skills: z.array(z.string()).meta({ description: 'What the people whom the account plans can or may do, once each' }),
});

export type NeedDays = z.infer<typeof NeedDays>;
const NeedDays = z.object({
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

const OfHotel = z.object({ hotel: CompanyId });
const Range = { hotel: CompanyId, first: Day, last: Day };
const Version = z.int().min(1).meta({ description: 'As last read' });
const One = { id: Id, version: Version };

export const staffingNeedsContract = {
  list: route({
    method: 'GET',
    path: '/staffing-needs/list',
    summary: 'What is needed between two days in the departments in which the account plans',
    access: 'session',
    query: z.object(Range),
    reply: StaffingNeeds,
  }),
  days: route({
    method: 'GET',
    path: '/staffing-needs/days',
    summary:
      'How many people are needed at which moments of these days, per department, job title and skill; a need belongs to the day on which it begins, and that of the evening before the first day is included',
    access: 'session',
    query: z.object(Range),
    reply: NeedDays,
  }),
  add: route({
    method: 'POST',
    path: '/staffing-needs/add',
    summary: 'Add needs of departments: all or nothing. The same hours of the same weekday or day are needed once.',
    access: 'session',
    body: OfHotel.extend({
      source: z.enum(needSources).default('typed'),
      needs: z.array(StaffingNeedFields).min(1).max(mostNeeds),
    }),
    status: 201,
    reply: z.object({ needs: z.array(StaffingNeed) }),
  }),
  change: route({
    method: 'POST',
    path: '/staffing-needs/change',
    summary:
      'Change a need. With a later first day than before, it stays as it was until the day before that, and a new need begins.',
    access: 'session',
    body: OfHotel.extend({ ...One, need: StaffingNeedFields }),
    reply: z.object({ need: StaffingNeed }),
  }),
  copy: route({
    method: 'POST',
    path: '/staffing-needs/copy',
    summary:
      'Need on other weekdays what is needed in a department on one, from a day on; what was needed on them ends',
    access: 'session',
    body: OfHotel.extend({
      departmentId: Id,
      weekday: Weekday,
      to: z.array(Weekday).min(1, 'Choose at least one weekday.').max(7),
      firstDay: Day,
    }),
    reply: z.object({ needs: z.array(StaffingNeed) }),
  }),
  remove: route({
    method: 'POST',
    path: '/staffing-needs/remove',
    summary: 'Delete needs, or end them the day before another day: all or nothing',
    access: 'session',
    body: OfHotel.extend({
      needs: z.array(z.object(One)).min(1).max(mostNeeds),
      from: Day.nullable()
        .default(null)
        .meta({ description: 'From which day on they are no longer needed; null: they never were' }),
    }),
    reply: z.object({}),
  }),
};
