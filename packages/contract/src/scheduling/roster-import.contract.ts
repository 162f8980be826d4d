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

/** Work by local times, or a day away: then the type is that of leave. */
const Planned = z.object({
  from: z.string().optional(),
  to: z.string().optional(),
  type: z.string().meta({ description: 'A type of shift, `DayOff`, or a type of leave' }),
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
  lines: z.array(
    z.object({
      line: z.int(),
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
