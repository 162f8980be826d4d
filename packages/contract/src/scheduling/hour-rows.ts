import { z } from 'zod';

/** The levels that the tree of sums can have. On a day, an employee belongs to one node of each. */
export const hourLevels = [
  'businessUnit',
  'orgUnit',
  'workCenter',
  'departmentGroup',
  'department',
  'employee',
] as const;
export const HourLevel = z.enum(hourLevels);
export type HourLevel = z.infer<typeof HourLevel>;

export const HourColumnKind = z.enum(['day', 'week', 'month']);
export type HourColumnKind = z.infer<typeof HourColumnKind>;
const Minutes = z.array(z.int());
const measures = { planned: z.int(), declared: z.int(), actual: z.int(), overtime: z.int(), heads: z.int() };

/**
 * The figures of one node, by column and in total. An empty list means zero in every column. Whole minutes, rounded per
 * person and local day; a shift is split at the hotel's midnights, and its break is taken from its start. A day counts
 * the same in every range that contains it: with the place where the person belonged on that day.
 */
const HourSums = z.object({
  /** Employees in the node that match the filters, at work or not. */
  people: z.int(),
  /** Clock records in the range that are still open; they add no minutes. */
  open: z.int(),
  /** The roster: Regular, Split, Night, Overtime and Training, without cancelled shifts; end − start − break. */
  planned: Minutes,
  /** The same for what was declared to the state; overlapping stretches count once, with the longer break. */
  declared: Minutes,
  /** First clock-in to last clock-out of a shift minus its break; a record without a shift counts in full. */
  actual: Minutes,
  /** Overtime of plan and declaration; overlapping time counts once. */
  overtime: Minutes,
  /** People who start a planned shift or declared overtime: each counts once per column, and once in the total. */
  heads: Minutes,
  total: z.object(measures),
});

export type HourSums = z.infer<typeof HourSums>;
const HourRow = HourSums.extend({
  /** Ids from the top of the tree to this node. */
  path: z.array(z.int()),
  level: HourLevel,
  label: z.string(),
  /** Index of the parent's row in `rows`, always before this row; null at the top of the reply. */
  parent: z.int().nullable(),
});

export type HourRow = z.infer<typeof HourRow>;

export const WorkingHours = z.object({
  /**
   * Clipped to the range; `key` is `2026-11-16`, `2026-W47` or `2026-11`; `start` and `end` are local dates, half-open.
   */
  columns: z.array(z.object({ key: z.string(), start: z.string(), end: z.string() })),
  hasDeclared: z.boolean(),
  hasActual: z.boolean(),
  /** The sum of all rows: that of the requested parent, otherwise that of everyone in scope. */
  total: HourSums,
  /** The tree from the top down; siblings are sorted by label, then id. */
  rows: z.array(HourRow),
});

export type WorkingHours = z.infer<typeof WorkingHours>;

/** Times with the hotel's offset; `end` is null while the person is still clocked in. */
export type LooseClock = z.infer<typeof LooseClock>;
export const LooseClock = z.object({
  id: z.int(),
  employeeId: z.int(),
  name: z.string(),
  start: z.string(),
  end: z.string().nullable(),
});

/** Somebody whom another hotel or department lends: the name, the job and the hours of these days, nothing else. */
export type OnLoanHere = z.infer<typeof OnLoanHere>;
export const OnLoanHere = z.object({
  employeeId: z.int().nullable().meta({ description: 'Only of a person of this hotel, lent by another department' }),
  name: z.string(),
  jobTitle: z.string(),
  from: z.string().meta({ description: 'The hotel that lends, or the department of the same hotel' }),
  isMove: z
    .literal(true)
    .optional()
    .meta({ description: 'Of somebody who moves within these days: `from` is the department to which they move' }),
  hostDepartment: z.int().nullable(),
  hostDepartmentName: z.string().meta({ description: 'Empty for the whole hotel' }),
  firstDay: z.string(),
  lastDay: z.string(),
  isCounted: z.boolean().meta({
    description:
      'Whether these hours are in the sums of the department: those of single shifts and of loans within the hotel are',
  }),
  planned: z.int().meta({ description: 'Minutes of the days below, as the home hotel counts them' }),
  actual: z.int(),
  days: z.array(
    z.object({
      day: z.string(),
      planned: z.int(),
      actual: z.int(),
      shifts: z.array(z.string()).meta({ description: 'Planned, `07:00–15:00`, in the time of the home hotel' }),
    }),
  ),
});
