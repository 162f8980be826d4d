import { z } from 'zod';
import { ImportAnswer, ImportQuestions } from '../people/import-memory.contract';
import { HowToRead, ReadFile } from '../read-file';
import { route } from '../route';
import { CompanyId } from '../staff-request';

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

export const rosterVerdicts = ['added', 'already there', 'skipped', 'fault'] as const;

export type RosterReport = z.infer<typeof RosterReport>;
export const RosterReport = z.object({
  /** The recognised layout; if null, a mapping must name the columns. */
  layout: z.string().nullable(),
  ...ReadFile,
  /** The columns of the file. */
  heading: z.array(z.string()),
  /** Whether the columns are those of the last file with these headings. */
  isAsLastTime: z.boolean(),
  rows: z.array(z.object({ line: z.int(), verdict: z.enum(rosterVerdicts), sentence: z.string() })),
  newEmployees: z.int(),
  newDepartments: z.array(z.string()),
  ...ImportQuestions,
  isWritten: z.boolean(),
});

export const rosterImportContract = {
  run: route({
    method: 'POST',
    path: '/stafftimer/roster/import',
    summary:
      'Read an uploaded roster file (XLSX, ODS or CSV: a Deputy schedule, the plain layout, or any by `mapping`) into a hotel, all rows or none; with `dryRun` it is only reported, row by row',
    access: 'hotel-admin',
    writes: 'bulk',
    body: z.object({
      hotel: CompanyId,
      /** Address of the uploaded file. */
      file: z.string().max(200),
      ...HowToRead,
      dayOrder: z.enum(['dmy', 'mdy']).default('dmy'),
      mapping: z.partialRecord(z.enum(rosterFields), z.string().max(200)).optional(),
      /** What shift types and departments stand for that the hotel does not know; remembered as well. */
      answers: z.array(ImportAnswer).max(1000).default([]),
      dryRun: z.boolean(),
    }),
    reply: RosterReport,
  }),
};
