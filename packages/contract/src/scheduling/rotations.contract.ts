import { z } from 'zod';
import { Day } from '../day';
import { Id, isNotBlank } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { PlanFilled } from './plan-fills';
import { Publication } from './plan-publication';
import { Skill } from './shifts.contract';
import { workedTypes } from './staff-timeline.contract';

/** Twelve weeks. */
export const longestPattern = 84;
/** People who are given a pattern in one action. */
export const mostRotated = 500;

const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 07:00.');
const breakSentence = 'Use 0 to 480 whole minutes.';
const lengthSentence = `A pattern has 1 to ${longestPattern} days.`;

export type PatternWork = z.output<typeof PatternWork>;
const PatternWork = z.object({
  start: Time,
  end: Time.meta({ description: 'Before the start: on the next day' }),
  breakMinutes: z.int(breakSentence).min(0, breakSentence).max(480, breakSentence).default(0),
  type: z.enum(workedTypes).default('Regular'),
  skill: Skill.nullable()
    .default(null)
    .meta({ description: 'What the work needs; null: none beyond those of the job' }),
  templateId: Id.nullable().default(null).meta({
    description:
      'The shift template whose times, break, type and skill are planned as they are then; its own if it is deleted',
  }),
});

/** A day of a pattern; without work and not off, it leaves the plan as it is. */
export type PatternDay = z.output<typeof PatternDay>;
export const PatternDay = z.object({
  isOff: z.boolean().default(false),
  work: z.array(PatternWork).max(2, 'A day has up to two stretches of work.').default([]),
});

/** A turn of days that repeats: 5-2, 6-1, four weeks of shifts. */
export type RotationFields = z.output<typeof RotationFields>;
export const RotationFields = z.object({
  name: z.string().trim().max(60, 'Use up to 60 characters.').refine(isNotBlank, 'Enter a name.'),
  departmentId: Id.nullable().default(null).meta({ description: 'Null: for the whole hotel' }),
  days: z.array(PatternDay).min(1, lengthSentence).max(longestPattern, lengthSentence),
});

export type Rotation = z.infer<typeof Rotation>;
const Rotation = RotationFields.extend({
  id: z.int(),
  version: z.int(),
  departmentId: z.int().nullable(),
  days: z.array(PatternDay.extend({ work: z.array(PatternWork.extend({ templateId: z.int().nullable() })) })),
  mayChange: z.boolean().meta({ description: 'Whether the account keeps it' }),
});

/** That a person works by a pattern from a day on. */
export type RotationAssignment = z.infer<typeof RotationAssignment>;
const RotationAssignment = z.object({
  id: z.int(),
  version: z.int(),
  employeeId: z.int(),
  name: z.string(),
  patternId: z.int(),
  firstDay: z.string(),
  lastDay: z.string().nullable().meta({ description: 'Inclusive; null: without an end' }),
  startDay: z.int().meta({ description: 'The day of the pattern that the first day is, from 1' }),
});

export type Rotations = z.infer<typeof Rotations>;
const Rotations = z.object({
  patterns: z.array(Rotation),
  assignments: z.array(RotationAssignment).meta({
    description: 'Of the people whom the account plans on these days, as far as they last until the first or longer',
  }),
  departments: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      formerly: z.array(z.int()).meta({ description: 'The departments that it continues' }),
      mayAdd: z.boolean(),
    }),
  ),
  mayAddForHotel: z.boolean(),
  people: z
    .array(z.object({ employeeId: z.int(), name: z.string(), departmentId: z.int() }))
    .meta({ description: 'Whom the account plans on these days' }),
});

const OfHotel = z.object({ hotel: CompanyId });
const Version = z.int().min(1).meta({ description: 'As last read' });
const One = { id: Id, version: Version };
const Pattern = z.object({ pattern: Rotation });

export const rotationsContract = {
  list: route({
    method: 'GET',
    path: '/rotations/list',
    summary:
      'The rotation patterns of the hotel and of the departments in which the account plans, and who works by which on these days or later',
    access: 'session',
    query: OfHotel.extend({ first: Day, last: Day }),
    reply: Rotations,
  }),
  add: route({
    method: 'POST',
    path: '/rotations/add',
    summary: 'Add a rotation pattern for a department, or for the whole hotel; a name exists there once',
    access: 'session',
    body: OfHotel.extend({ pattern: RotationFields }),
    status: 201,
    reply: Pattern,
  }),
  change: route({
    method: 'POST',
    path: '/rotations/change',
    summary:
      'Change a rotation pattern; what was planned by it stays as it is. Its length stays while somebody works by it.',
    access: 'session',
    body: OfHotel.extend({ ...One, pattern: RotationFields }),
    reply: Pattern,
  }),
  remove: route({
    method: 'POST',
    path: '/rotations/remove',
    summary: 'Delete a rotation pattern by which nobody works today or later; what was planned by it stays as it is',
    access: 'session',
    body: OfHotel.extend(One),
    reply: z.object({}),
  }),
  assign: route({
    method: 'POST',
    path: '/rotations/assign',
    summary:
      'Give people a pattern from a day on: all or nothing. What they worked by before ends the day before; what they were to work by later goes, unless it begins after the last day.',
    access: 'session',
    body: OfHotel.extend({
      patternId: Id,
      employees: z
        .array(Id)
        .min(1, 'Choose at least one person.')
        .max(mostRotated, `Choose up to ${mostRotated} people.`),
      firstDay: Day,
      lastDay: Day.nullable().default(null).meta({ description: 'Inclusive; null: without an end' }),
      startDay: z
        .int('Use a day of the pattern.')
        .min(1, 'Use a day of the pattern.')
        .max(longestPattern, 'Use a day of the pattern.')
        .default(1)
        .meta({ description: 'The day of the pattern that the first day is for the first person' }),
      stagger: z
        .int('Use 0 to 83 days.')
        .min(0, 'Use 0 to 83 days.')
        .max(longestPattern - 1, 'Use 0 to 83 days.')
        .default(0)
        .meta({ description: 'By how many days of the pattern each person is ahead of the one before' }),
    }),
    status: 201,
    reply: z.object({ assignments: z.array(RotationAssignment) }),
  }),
  end: route({
    method: 'POST',
    path: '/rotations/end',
    summary: 'End assignments with a day, all or nothing; those that begin later were never given',
    access: 'session',
    body: OfHotel.extend({
      assignments: z.array(z.object(One)).min(1, 'Choose at least one person.').max(mostRotated),
      lastDay: Day,
    }),
    reply: z.object({}),
  }),
  apply: route({
    method: 'POST',
    path: '/rotations/apply',
    summary:
      'Plan these days as drafts by the patterns of the people, as one action. With `dryRun` it only says what it would do.',
    access: 'session',
    body: Publication.extend({
      replace: z
        .boolean()
        .default(false)
        .meta({ description: 'Shifts and days off that are planned make room; leave never does' }),
      dryRun: z.boolean().default(false),
    }),
    reply: PlanFilled,
  }),
};
