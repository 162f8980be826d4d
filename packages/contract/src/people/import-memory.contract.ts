import { z } from 'zod';
import { Id } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';

/** The kinds of files that a hotel imports. */
export const importKinds = ['people', 'roster', 'punches'] as const;
export type ImportKind = (typeof importKinds)[number];

/** A heading of a file and the field it went to; empty if the column was skipped. */
export const KeptColumn = z.object({ heading: z.string().max(500), field: z.string().max(80) });
export type KeptColumn = z.infer<typeof KeptColumn>;

/** What a name of a roster may stand for besides people: the open shifts of the department that the line is in. */
export const openLine = 'OpenShifts';

/** What a value of a file may stand for that the hotel does not know yet. */
export const importQuestions = [
  'department',
  'workCentre',
  'jobTitle',
  /** A word or code of a roster: a type of shift, hours of work, a day off or leave. */
  'shiftType',
  /** A name of a roster. */
  'employee',
  /** A name on several lines of a roster, or a line without one. */
  'rosterLine',
  /** The first day of a roster whose head does not say it. */
  'firstDay',
] as const;
export type ImportQuestionOf = (typeof importQuestions)[number];

const AskedValue = z.object({ of: z.enum(importQuestions), value: z.string().max(1000) });

/**
 * What a value of a file stands for. A place or employee is named by the id, anything else by its text: a job title, a
 * type of shift or of leave, `DayOff`, hours as `07:00-15:00 Night`, `one` or `several` people or a `department` of a
 * line, a first day as `2026-11-16`, `OpenShifts` for a name.
 */
export type ImportAnswer = z.output<typeof ImportAnswer>;
export const ImportAnswer = AskedValue.extend({
  /** One that exists, a new one called so, or nothing: the cell counts as empty, a row with such a shift is left out. */
  take: z.enum(['existing', 'new', 'nothing']),
  placeId: Id.optional(),
  employeeId: Id.optional(),
  text: z.string().trim().max(80).optional(),
});

/** What an import asks about its values, and what it took from earlier answers. */
export const ImportQuestions = {
  questions: z.array(
    AskedValue.extend({
      rows: z.int(),
      /** The cells of a roster that wait for the answer. */
      cells: z.array(z.string()).optional(),
      /** The likely answer, as its text. */
      proposed: z.string().optional(),
      /** The employees whose names are most like it. */
      near: z.array(z.int()).optional(),
      /** Whether somebody new may be added: only with a code. */
      mayBeNew: z.boolean().optional(),
    }),
  ),
  /** What the answers can be, for the kinds that are asked about. */
  choices: z.array(
    z.object({
      of: z.enum(importQuestions),
      placeId: z.int().optional(),
      employeeId: z.int().optional(),
      text: z.string(),
    }),
  ),
  /** Answers of earlier imports that were used; null if the value counts as nothing. */
  recalled: z.array(AskedValue.extend({ meaning: z.string().nullable() })),
};

/** The questions of an import. */
export interface AskedValues {
  questions: z.infer<typeof ImportQuestions.questions>;
  choices: z.infer<typeof ImportQuestions.choices>;
  recalled: z.infer<typeof ImportQuestions.recalled>;
}

const ofKind = { hotel: CompanyId, kind: z.enum(importKinds) };

export const importMemoryContract = {
  columns: route({
    method: 'GET',
    path: '/imports/columns',
    summary: 'Which heading went to which field when the hotel last imported a file of this kind',
    access: 'hotel-admin',
    query: z.object(ofKind),
    reply: z.object({ columns: z.array(KeptColumn) }),
  }),
  forgetColumns: route({
    method: 'POST',
    path: '/imports/forget-columns',
    summary: 'Forget where these headings went; the next file is read by likeness again',
    access: 'hotel-admin',
    body: z.object({ ...ofKind, headings: z.array(z.string().max(500)).min(1).max(1000) }),
    reply: z.object({ forgotten: z.int() }),
  }),
  forgetValues: route({
    method: 'POST',
    path: '/imports/forget-values',
    summary: 'Forget what these values of files stand for; the next file asks again',
    access: 'hotel-admin',
    body: z.object({ hotel: CompanyId, values: z.array(AskedValue).min(1).max(1000) }),
    reply: z.object({ forgotten: z.int() }),
  }),
};
