import { z } from 'zod';
import { ContractVersion } from '../contract-version';
import { Day } from '../day';
import { Id } from '../fields';
import { Skill } from '../person';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { ImportAnswer, ImportQuestions, KeptColumn } from './import-memory.contract';
import { PlaceChange } from './person-actions.contract';
import { type PersonFieldName, personFields } from './person-fields';

/** What a row of a file can contain about a person besides `personFields`, as text from the file. */
const otherCells = [
  'name',
  'nameGreek',
  'nameLatin',
  'departmentGroup',
  'department',
  'workCentre',
  'contractFrom',
  'kind',
  'program',
  'weeklyHours',
  'daysPerWeek',
  'weeklyPattern',
  'specialRules',
  'hourlyCost',
  'skills',
  'clockNumbers',
] as const;
export type OtherCell = (typeof otherCells)[number];
export type PersonCell = PersonFieldName | OtherCell;

/** A row and its line in the file; empty cells are ignored. */
export type PersonFileRow = z.output<typeof PersonFileRow>;
const PersonFileRow = z.object({
  line: z.int().min(1),
  cells: z.partialRecord(z.enum([...personFields.map(({ name }) => name), ...otherCells]), z.string().max(1000)),
});

export type PeopleImport = z.output<typeof PeopleImport>;
const PeopleImport = z.object({
  hotel: CompanyId,
  rows: z.array(PersonFileRow).min(1, 'The file has no rows.').max(5000, 'Import up to 5,000 rows at once.'),
  /** How to read days such as 3/4/2026. */
  dayOrder: z.enum(['dmy', 'mdy']).default('dmy'),
  /** Which part of a name in one cell without a comma is the surname; if absent, that is left open. */
  surname: z.enum(['first', 'last']).optional(),
  /** From when known people have another place, job or contract; if absent, the record is corrected. */
  fromDay: Day.optional(),
  /** For new people whose place is not in the file. */
  place: PlaceChange.default({}),
  createsDepartments: z.boolean().default(false),
  /** Whether rows that are refused are left out; otherwise nothing is written while there are any. */
  skipsRefused: z.boolean().default(false),
  /** As it is called in the list of imports. */
  fileName: z.string().max(255).default(''),
  /** Where each column went, for the hotel to remember. */
  columns: z.array(KeptColumn).max(1000).default([]),
  /** What values stand for that the hotel does not know; remembered as well. */
  answers: z.array(ImportAnswer).max(1000).default([]),
  dryRun: z.boolean(),
});

export type RowReport = z.infer<typeof RowReport>;
const RowReport = z.object({
  line: z.int(),
  name: z.string(),
  verdict: z.enum(['add', 'rehire', 'change', 'same', 'refused']),
  /** The fields that would change. */
  fields: z.array(z.string()),
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
  /** What was mended in the row. */
  notes: z.array(z.string()),
});

export type PeopleReport = z.infer<typeof PeopleReport>;
const PeopleReport = z.object({
  rows: z.array(RowReport),
  newDepartments: z.array(z.string()),
  ...ImportQuestions,
  /** Greek names of which nobody told the surname; until somebody confirms it, nothing about them is declared. */
  unclearNames: z.array(z.object({ line: z.int(), name: z.string() })),
  isWritten: z.boolean(),
});

/** A change of many people at once; absent fields stay as they are. */
export type PeopleChange = z.output<typeof PeopleChange>;
const PeopleChange = PlaceChange.extend({
  /** From when they have the other place or job; if absent, these are corrected. */
  fromDay: Day.optional(),
  jobTitle: z.string().trim().max(80).optional(),
  addSkill: Skill.optional(),
  removeSkill: z.string().trim().min(1).max(80).optional(),
  contract: ContractVersion.optional(),
}).refine(
  (change) => Object.entries(change).some(([name, value]) => name !== 'fromDay' && value !== undefined),
  'Fill in at least one field.',
);

export const peopleFilesContract = {
  bulkEdit: route({
    method: 'POST',
    path: '/people/bulk-edit',
    summary: 'Change place, job title, skill or contract version of many people, all or none',
    access: 'hotel-admin',
    body: z.object({ hotel: CompanyId, ids: z.array(Id).min(1, 'Select people.').max(5000), change: PeopleChange }),
    reply: z.object({ changed: z.int() }),
  }),
  importRows: route({
    method: 'POST',
    path: '/people/import-rows',
    summary:
      'Import the rows of a file with people, all or none, or with `skipsRefused` the good ones; a dry run reports what each would do',
    access: 'hotel-admin',
    body: PeopleImport,
    reply: PeopleReport,
  }),
};
