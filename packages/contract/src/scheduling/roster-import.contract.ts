import { z } from 'zod';
import { ImportAnswer, ImportQuestions } from '../people/import-memory.contract';
import { HowToRead, ReadFile } from '../read-file';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { CheckFinding } from './roster-checks.contract';

/** The fields that a column of a roster file can contain. */
export const rosterFields = [
  'employeeCode',
  'email',
  'employeeName',
  'department',
  'jobTitle',
  'workCentre',
  'costPlace',
  'start',
  'startDate',
  'startTime',
  'end',
  'endDate',
  'endTime',
  'type',
  'breakMinutes',
  'comment',
  'published',
  'open',
] as const;

export const rosterVerdicts = ['added', 'changed', 'removed', 'already there', 'skipped', 'fault'] as const;

/** What a cell of a roster grid was taken for. */
export const gridRoles = [
  'title',
  'head',
  'person',
  'department',
  'legend',
  'total',
  'shift',
  'dayOff',
  'leave',
  'note',
  'ignored',
  'question',
] as const;

export const gridNotices = [
  'lookAlike',
  'yearFromHint',
  'monthFromWeekdays',
  'weekdayMismatch',
  'overlap',
  'tooLarge',
  'leftOut',
] as const;

/** What a column of a grid outside its days can be said to hold. */
export const gridColumns = [
  'name',
  'surname',
  'firstName',
  'code',
  'job',
  'department',
  'total',
  'note',
  'other',
] as const;

/** What a line of a grid can be said to be. */
export const gridLines = ['head', 'person', 'department', 'total', 'note', 'ignored'] as const;

const mostCorrected = 400;
const fewEnough = (said: object): boolean => Object.keys(said).length <= mostCorrected;

/** What is otherwise than the grid was read: columns by their letters, lines by their number. Of one file, not remembered. */
export const GridCorrections = z.object({
  columns: z
    .record(z.string().regex(/^[A-Z]{1,3}$/), z.enum(gridColumns))
    .refine(fewEnough)
    .default({}),
  lines: z
    .record(z.string().regex(/^\d{1,6}$/), z.enum(gridLines))
    .refine(fewEnough)
    .default({}),
});
export type GridCorrections = z.infer<typeof GridCorrections>;

/** Work by local times, or a day away: then the type is that of leave. */
const Planned = z.object({
  from: z.string().optional(),
  to: z.string().optional(),
  type: z.string().meta({ description: 'A type of shift, `DayOff`, or a type of leave' }),
  department: z.string().optional().meta({
    description:
      'Of a row with `was` and `now`: on both sides if they differ. Of one without: if it is not the department of the person on that day. The fields below likewise',
  }),
  workCentre: z.string().optional().meta({ description: 'Not where it follows from the department' }),
  jobTitle: z.string().optional(),
  costPlace: z.string().optional().meta({ description: 'Not where it is that of the department' }),
  breakMinutes: z.int().optional().meta({ description: 'Only where it changes' }),
  notes: z.string().optional().meta({ description: 'Only where they change' }),
});
export type Planned = z.infer<typeof Planned>;

const RosterRow = z.object({
  /** Null for what the file leaves out. */
  line: z.int().nullable(),
  verdict: z.enum(rosterVerdicts),
  sentence: z.string(),
  /** Of a grid, as spreadsheets call it. */
  cell: z.string().optional(),
  person: z.string().optional().meta({ description: 'Of an open shift: its department' }),
  isOpen: z.boolean().optional(),
  day: z.string().optional(),
  was: Planned.optional(),
  now: Planned.optional(),
});
export type RosterRow = z.infer<typeof RosterRow>;

/** How a grid was read: its lines as written, each cell with its role and what it says. */
const GridReading = z.object({
  days: z.array(z.string()),
  people: z.int(),
  columns: z.array(z.enum([...gridColumns, 'day']).nullable()).meta({
    description: 'What each column is taken for; null where nothing is read of it',
  }),
  dates: z.array(z.string().nullable()).meta({
    description: 'The day of each column; null where it is of none, or of several',
  }),
  heads: z.array(z.object({ cell: z.string(), firstDay: z.string().nullable() })).meta({
    description: 'The first day cell of each row of dates; its day is null if there are several or it is not known',
  }),
  lines: z.array(
    z.object({
      line: z.int(),
      as: z.enum(gridLines).nullable().meta({ description: 'What the line is taken for; null above the dates' }),
      cells: z.array(z.object({ text: z.string(), role: z.enum(gridRoles), said: z.array(Planned) }).nullable()),
    }),
  ),
  notices: z.array(z.object({ kind: z.enum(gridNotices), cells: z.array(z.string()), text: z.string().optional() })),
});
export type GridReading = z.infer<typeof GridReading>;

/** How many findings a report of a file names. */
export const mostUnlawful = 50;

export type RosterReport = z.infer<typeof RosterReport>;
export const RosterReport = z.object({
  /** The recognised layout; if null, a mapping must name the columns. */
  layout: z.string().nullable(),
  ...ReadFile,
  /** The columns of the file. */
  heading: z.array(z.string()),
  /** Whether the columns are those of the last file with these headings. */
  isAsLastTime: z.boolean(),
  /** The reading of a grid, a person a line and a day a column; null for a list. Its rows come once nothing is asked. */
  grid: GridReading.nullable(),
  rows: z.array(RosterRow),
  newEmployees: z.int(),
  newDepartments: z.array(z.string()),
  openDrafts: z
    .int()
    .meta({ description: 'How many open shifts change: they become drafts, also where the rest is published' }),
  ...ImportQuestions,
  unlawful: z.int().meta({ description: 'How often the roster would newly be against the law; 0 while it has faults' }),
  unlawfulFirst: z.array(CheckFinding.extend({ person: z.string() })).meta({
    description: `The first ${mostUnlawful} of these; the id of a new person is negative`,
  }),
  isWritten: z.boolean(),
});

export const rosterImportContract = {
  run: route({
    method: 'POST',
    path: '/stafftimer/roster/import',
    summary:
      'Read an uploaded roster file (XLSX, ODS or CSV: a Deputy schedule, the plain layout, any list by `mapping`, or a grid with a person a line and a day a column) into a hotel, all rows or none, published or as drafts; with `dryRun` it is only reported, row by row; what is against the law is published only with a `reason`',
    access: 'hotel-admin',
    writes: 'bulk',
    body: z.object({
      hotel: CompanyId,
      /** Address of the uploaded file. */
      file: z.string().max(200),
      ...HowToRead,
      dayOrder: z.enum(['dmy', 'mdy']).default('dmy'),
      mapping: z.partialRecord(z.enum(rosterFields), z.string().max(200)).optional(),
      /** What codes, names and departments stand for that the hotel does not know; remembered as well. */
      answers: z.array(ImportAnswer).max(1000).default([]),
      /** What columns and lines of a grid are, where they were read as something else. */
      corrections: GridCorrections.default({ columns: {}, lines: {} }),
      /** Whether what the file leaves out is taken off, for its people and days. */
      replace: z.boolean().default(false),
      /** Whether the plan waits as drafts until somebody publishes it; new people are added at once. */
      asDraft: z.boolean().default(false),
      /** Why it is published although it is against the law. */
      reason: z.string().trim().max(500).nullable().default(null),
      dryRun: z.boolean(),
    }),
    reply: RosterReport,
  }),
};
