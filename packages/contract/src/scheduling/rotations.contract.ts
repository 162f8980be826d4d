import { z } from 'zod';
import { Day } from '../day';
import { Id, Version } from '../fields';
import { OfHotel } from '../of-hotel';
import { route } from '../route';
import { PlanFilled } from './plan-fills';
import { Publication } from './plan-publication';
import { longestPattern, Rotation, RotationAssignment, RotationFields, Rotations } from './rotation-rows';

/** People who are given a pattern in one action. */
export const mostRotated = 500;

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
