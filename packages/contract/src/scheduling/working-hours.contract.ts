import { z } from 'zod';
import { Day, daysFrom } from '../day';
import { Id, optional } from '../fields';
import { route } from '../route';
import { CompanyId, Flag, Ids } from '../staff-request';

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

const mostDays = 366;

/** Local dates of the hotel, half-open. */
const LocalDates = z
  .object({ start: Day, end: Day })
  .refine(({ start, end }) => start < end, { path: ['end'], message: 'The end must be after the start.' })
  .refine(({ start, end }) => daysFrom(start, end) <= mostDays, `Choose up to ${mostDays} days.`);

/** An empty list does not filter; unknown ids match nobody. */
const People = optional(z.array(Id).max(10_000));

export type WorkingHoursRequest = z.output<typeof WorkingHoursRequest>;
const Scope = z.object({
  hotel: CompanyId,
  dates: LocalDates,
  bu: optional(Id),
  ou: optional(Id),
  wc: optional(Id),
  departmentGroups: People,
  departments: People,
  employees: People,
  programTypes: optional(z.array(z.enum(['fixed', 'flexible']))),
});

export type LooseClockRequest = z.output<typeof Scope>;

const WorkingHoursRequest = Scope.extend({
  column: HourColumnKind,
  /** The levels of the tree, top to bottom. */
  levels: z
    .array(HourLevel)
    .min(1)
    .refine((levels) => new Set(levels).size === levels.length, 'List each level only once.'),
  /** Restricts the reply to what is below this node, given by its ids from the top down. */
  parent: optional(z.array(Id)),
  /** How many levels to return below the parent; default all. */
  depth: optional(z.int().min(1).max(hourLevels.length)),
  /** 3000 working time, 3002 training; default both. Leave has no hours. */
  calendars: Ids,
  showOvertimes: Flag,
}).refine(({ levels, parent = [] }) => parent.length < levels.length, {
  path: ['parent'],
  message: 'There is no level below this.',
});

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
const LooseClock = z.object({
  id: z.int(),
  employeeId: z.int(),
  name: z.string(),
  start: z.string(),
  end: z.string().nullable(),
});

export type OnLoanHereRequest = z.output<typeof OnLoanHereRequest>;
const OnLoanHereRequest = z.object({ hotel: CompanyId, dates: LocalDates });

/** Somebody whom another hotel or department lends: the name, the job and the hours of these days, nothing else. */
export type OnLoanHere = z.infer<typeof OnLoanHere>;
const OnLoanHere = z.object({
  employeeId: z.int().nullable().meta({ description: 'Only of a person of this hotel, lent by another department' }),
  name: z.string(),
  jobTitle: z.string(),
  from: z.string().meta({ description: 'The hotel that lends, or the department of the same hotel' }),
  hostDepartment: z.int().nullable(),
  hostDepartmentName: z.string().meta({ description: 'Empty for the whole hotel' }),
  firstDay: z.string(),
  lastDay: z.string(),
  isCounted: z.boolean().meta({
    description: 'Whether these hours are in the sums of the department: single shifts are, loans are not',
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

export const workingHoursContract = {
  sums: route({
    method: 'POST',
    path: '/stafftimer/workingHours/sums',
    summary: 'Planned, declared, actual and overtime minutes and heads by column, for each node of a tree of places',
    access: 'session',
    writes: 'bulk',
    body: WorkingHoursRequest,
    reply: WorkingHours,
  }),
  looseClocks: route({
    method: 'POST',
    path: '/stafftimer/workingHours/looseClocks',
    summary: 'Clock records without a shift in the period: they count in the totals but are not in any calendar',
    access: 'session',
    body: Scope,
    reply: z.object({ records: z.array(LooseClock) }),
  }),
  onLoanHere: route({
    method: 'POST',
    path: '/stafftimer/workingHours/onLoanHere',
    summary: 'The people lent to the hotel in the period, with the hours of each day; not in the sums of the hotel',
    access: 'session',
    body: OnLoanHereRequest,
    reply: z.object({ people: z.array(OnLoanHere) }),
  }),
};
