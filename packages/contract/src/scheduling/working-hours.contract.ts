import { z } from 'zod';
import { Day, daysFrom } from '../day';
import { Id, optional } from '../fields';
import { route } from '../route';
import { CompanyId, Flag, Ids } from '../staff-request';
import { HourColumnKind, HourLevel, hourLevels, LooseClock, OnLoanHere, WorkingHours } from './hour-rows';

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

export type OnLoanHereRequest = z.output<typeof OnLoanHereRequest>;
const OnLoanHereRequest = z.object({ hotel: CompanyId, dates: LocalDates });

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
    summary:
      'The people lent to the hotel or its departments in the period, with the hours of each day; those of other hotels are not in the sums',
    access: 'session',
    body: OnLoanHereRequest,
    reply: z.object({ people: z.array(OnLoanHere) }),
  }),
};
