import { z } from 'zod';
import { Day } from '../day';
import { Id, isNotBlank, Version } from '../fields';
import { OfHotel } from '../of-hotel';
import { route } from '../route';
import { PlanFilled } from './plan-fills';
import { Publication } from './plan-publication';

export const WeekName = z.string().trim().max(60, 'Use up to 60 characters.').refine(isNotBlank, 'Enter a name.');

/** A week that is planned again by its name: who works when, and who has a day off. */
export type TemplateWeek = z.infer<typeof TemplateWeek>;
const TemplateWeek = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  departmentId: z.int().nullable().meta({ description: 'Null: of the whole hotel' }),
  people: z.int(),
  shifts: z.int(),
  daysOff: z.int(),
  savedAt: z.string(),
  mayChange: z.boolean().meta({ description: 'Whether the account keeps it' }),
});

export type TemplateWeeks = z.infer<typeof TemplateWeeks>;
const TemplateWeeks = z.object({
  weeks: z.array(TemplateWeek),
  departments: z.array(z.object({ id: z.int(), name: z.string(), formerly: z.array(z.int()), mayAdd: z.boolean() })),
  mayAddForHotel: z.boolean(),
});

const One = { id: Id, version: Version };
const Week = z.object({ week: TemplateWeek });

export const templateWeeksContract = {
  list: route({
    method: 'GET',
    path: '/template-weeks/list',
    summary: 'The template weeks of the hotel and of the departments in which the account plans, by name',
    access: 'session',
    query: OfHotel,
    reply: TemplateWeeks,
  }),
  add: route({
    method: 'POST',
    path: '/template-weeks/add',
    summary:
      'Keep the plan of a week with its drafts under a name: the shifts and days off of a department, or of the whole hotel; leave is not kept',
    access: 'session',
    body: OfHotel.extend({
      name: WeekName,
      departmentId: Id.nullable().default(null).meta({ description: 'Null: the whole hotel' }),
      monday: Day.meta({ description: 'Any day of the week' }),
    }),
    status: 201,
    reply: Week,
  }),
  rename: route({
    method: 'POST',
    path: '/template-weeks/rename',
    summary: 'Rename a template week',
    access: 'session',
    body: OfHotel.extend({ ...One, name: WeekName }),
    reply: Week,
  }),
  remove: route({
    method: 'POST',
    path: '/template-weeks/remove',
    summary: 'Delete a template week; what was planned with it stays as it is',
    access: 'session',
    body: OfHotel.extend(One),
    reply: z.object({}),
  }),
  apply: route({
    method: 'POST',
    path: '/template-weeks/apply',
    summary:
      'Plan each of these days as the same weekday of a template week, as drafts and by one action; work in a department that is closed, or in which the account does not plan, is planned where the person belongs. With `dryRun` it only says what it would do.',
    access: 'session',
    body: Publication.extend({
      id: Id,
      replace: z
        .boolean()
        .default(false)
        .meta({ description: 'Shifts and days off that are planned make room; leave never does' }),
      dryRun: z.boolean().default(false),
    }),
    reply: PlanFilled.extend({
      unknown: z.int().meta({
        description: 'People of the template week who are not employed on these days, or not planned by the account',
      }),
    }),
  }),
};
