/** Twelve weeks. */

import { z } from 'zod';
import { ClockTime, Id, isNotBlank } from '../fields';
import { Skill } from './shifts.contract';
import { workedTypes } from './staff-timeline.contract';

export const longestPattern = 84;
const breakSentence = 'Use 0 to 480 whole minutes.';
const lengthSentence = `A pattern has 1 to ${longestPattern} days.`;

export type PatternWork = z.output<typeof PatternWork>;
const PatternWork = z.object({
  start: ClockTime,
  end: ClockTime.meta({ description: 'Before the start: on the next day' }),
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
export const Rotation = RotationFields.extend({
  id: z.int(),
  version: z.int(),
  departmentId: z.int().nullable(),
  days: z.array(PatternDay.extend({ work: z.array(PatternWork.extend({ templateId: z.int().nullable() })) })),
  mayChange: z.boolean().meta({ description: 'Whether the account keeps it' }),
});

/** That a person works by a pattern from a day on. */
export type RotationAssignment = z.infer<typeof RotationAssignment>;
export const RotationAssignment = z.object({
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
export const Rotations = z.object({
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
