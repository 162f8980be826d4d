import { z } from 'zod';
import { ClockTime, Id, isNotBlank, Version } from '../fields';
import { OfHotel } from '../of-hotel';
import { route } from '../route';
import { Skill } from './shifts.contract';
import { workedTypes } from './staff-timeline.contract';

/** The colours of marks; each has a shade for light and one for dark screens. */
export const templateColours = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink'] as const;
export type TemplateColour = (typeof templateColours)[number];

const breakSentence = 'Use 0 to 480 whole minutes.';

/** A shift as it is planned again and again: by its code it is typed into the days of a plan. */
export type ShiftTemplateFields = z.output<typeof ShiftTemplateFields>;
export const ShiftTemplateFields = z.object({
  code: z
    .string()
    .trim()
    .max(8, 'Use up to 8 letters and digits.')
    .regex(/^[A-Za-z0-9\u0386\u0388-\u03CE]+$/, 'Use letters and digits alone, such as E1.')
    .meta({
      description: 'Compared without case and accents; letters that look alike in Greek and Latin are the same',
    }),
  name: z.string().trim().max(60, 'Use up to 60 characters.').refine(isNotBlank, 'Enter a name.'),
  start: ClockTime,
  end: ClockTime.meta({ description: 'Before the start: on the next day' }),
  breakMinutes: z.int(breakSentence).min(0, breakSentence).max(480, breakSentence).default(0),
  type: z.enum(workedTypes),
  departmentId: Id.nullable().default(null).meta({ description: 'Null: for the whole hotel' }),
  skill: Skill.default('').meta({
    description: 'What whoever works it must be able or allowed to do; empty: nothing beside what the job needs',
  }),
  colour: z.enum(templateColours).nullable().default(null).meta({ description: 'Of its mark on the plan; null: none' }),
});

export type ShiftTemplate = z.infer<typeof ShiftTemplate>;
const ShiftTemplate = ShiftTemplateFields.extend({
  id: z.int(),
  version: z.int(),
  departmentId: z.int().nullable(),
  mayChange: z.boolean().meta({ description: 'Whether the account keeps it' }),
});

export type TemplateDepartment = z.infer<typeof TemplateDepartment>;
const TemplateDepartment = z.object({
  id: z.int(),
  name: z.string(),
  formerly: z.array(z.int()).meta({ description: 'The departments that it continues' }),
  mayAdd: z.boolean(),
});

export type PlanCentre = z.infer<typeof PlanCentre>;
const PlanCentre = z.object({ id: z.int(), name: z.string(), unit: z.string() });

export type ShiftTemplates = z.infer<typeof ShiftTemplates>;
const ShiftTemplates = z.object({
  templates: z.array(ShiftTemplate),
  departments: z.array(TemplateDepartment).meta({ description: 'Those in which the account plans' }),
  skills: z.array(z.string()).meta({ description: 'Skills of people and of templates, to choose from' }),
  workCentres: z
    .array(PlanCentre)
    .meta({ description: 'Those in which the account can plan work, by organisation unit' }),
  costPlaces: z
    .array(z.object({ departmentId: z.int(), costPlace: z.string() }))
    .meta({ description: 'Of the departments that have one' }),
  mayAddForHotel: z.boolean().meta({ description: 'Whether the account keeps those for the whole hotel' }),
});

const One = z.object({ template: ShiftTemplate });

export const shiftTemplatesContract = {
  list: route({
    method: 'GET',
    path: '/shift-templates/list',
    summary: 'The shift templates of the hotel and of the departments in which the account plans, by code',
    access: 'session',
    query: OfHotel,
    reply: ShiftTemplates,
  }),
  add: route({
    method: 'POST',
    path: '/shift-templates/add',
    summary:
      'Add a shift template for a department, or for the whole hotel; a code that exists there already is rejected, and so is one that means something else when it is typed',
    access: 'session',
    body: OfHotel.extend({ template: ShiftTemplateFields }),
    status: 201,
    reply: One,
  }),
  change: route({
    method: 'POST',
    path: '/shift-templates/change',
    summary: 'Change a shift template; shifts that were planned with it stay as they are',
    access: 'session',
    body: OfHotel.extend({ id: Id, version: Version, template: ShiftTemplateFields }),
    reply: One,
  }),
  remove: route({
    method: 'POST',
    path: '/shift-templates/remove',
    summary: 'Delete a shift template; shifts that were planned with it stay as they are',
    access: 'session',
    body: OfHotel.extend({ id: Id, version: Version }),
    reply: z.object({}),
  }),
};
