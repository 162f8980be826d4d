import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { Instant } from '../moment';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { planGestures } from './plan-changes';
import { AnyItem, longestPlan } from './planned-items';

/**
 * The way by which a change came into the roster: published from drafts, saved directly by a form or the API, a roster
 * file, an import undone, an employment that ended, what was there when the history began, anything else.
 */
export const rosterWays = ['published', 'saved', 'import', 'undo', 'employment', 'start', 'other'] as const;
export type RosterWay = (typeof rosterWays)[number];

/** The later changes that one answer holds, the newest. */
export const mostRosterChanges = 500;

/** Ids, repeated or separated by commas. */
const IdList = z
  .union([z.string().max(100_000), z.array(z.string()).max(10_000)])
  .transform((sent) => [sent].flat().flatMap((text): (string | number)[] => text.split(',').filter(Boolean)))
  .pipe(z.array(Id).max(10_000))
  .default([]);

const Known = AnyItem.extend({ id: z.int() });
/** A shift, day off or leave, or an open shift, as the roster had it at a moment. */
export type KnownItem = z.infer<typeof Known>;

const Change = z.object({
  id: z.int(),
  at: z.string().meta({ description: 'When it was recorded; to the millisecond, in UTC' }),
  by: z.string().nullable().meta({ description: 'Null: the system, or an account that is gone' }),
  way: z.enum(rosterWays),
  gesture: z
    .enum(planGestures)
    .nullable()
    .meta({ description: 'How it was planned, where it was published from a plan; only for those who plan' }),
  reason: z.string().nullable().meta({ description: 'Given when it was published; only for those who plan' }),
  before: AnyItem.nullable().meta({ description: 'Null: added' }),
  after: AnyItem.nullable().meta({ description: 'Null: removed' }),
});
export type RosterChange = z.infer<typeof Change>;

const Difference = z.object({
  id: z.int(),
  before: AnyItem.nullable(),
  after: AnyItem.nullable(),
});
export type RosterDifference = z.infer<typeof Difference>;

export type RosterHistory = z.infer<typeof RosterHistory>;
export const RosterHistory = z.object({
  at: z.string(),
  and: z.string().nullable(),
  keptSince: z.string().nullable().meta({
    description: 'When the history of this hotel begins: nothing is known of moments before it. Null: it is whole',
  }),
  people: z.array(z.object({ employeeId: z.int(), name: z.string(), code: z.string(), department: z.string() })),
  departments: z.array(z.object({ id: z.int(), name: z.string() })).meta({
    description: 'All departments of the people and open shifts that the account sees, whatever it asks for',
  }),
  openIn: z.array(z.object({ id: z.int(), name: z.string() })).meta({
    description: 'The departments whose open shifts are among the items and changes; only for those who plan in them',
  }),
  items: z.array(Known).meta({ description: 'The roster as it was known at `at`' }),
  differences: z.array(Difference).nullable().meta({
    description: 'What the roster had at `and` in place of it; null without `and`',
  }),
  changes: z.array(Change).meta({
    description: `What was changed after the earlier moment (until the later one, if there are two), the newest first; up to ${mostRosterChanges}`,
  }),
  hasMoreChanges: z.boolean(),
  publications: z.array(z.object({ at: z.string(), by: z.string().nullable(), items: z.int() })).meta({
    description: 'When plans of these days were published, the newest first; only for those who plan',
  }),
});

export type RosterHistoryQuery = z.output<typeof Query>;
const Query = z
  .object({
    hotel: CompanyId,
    first: Day,
    last: Day,
    at: Instant.optional().meta({ description: 'Not given: now' }),
    and: Instant.optional().meta({ description: 'A second moment: also answers what differs' }),
    departments: IdList.meta({ description: 'Only people and open shifts of these departments, separated by commas' }),
    employees: IdList.meta({ description: 'Only these people, separated by commas' }),
  })
  .meta({ description: `Up to ${longestPlan} days` });

export const rosterHistoryContract = {
  read: route({
    method: 'GET',
    path: '/roster-history/read',
    summary:
      'The roster of a period as it was known at a moment, with each later change, its author and its way; with a second moment also what differs',
    access: 'session',
    writes: 'bulk',
    query: Query,
    reply: RosterHistory,
  }),
};
