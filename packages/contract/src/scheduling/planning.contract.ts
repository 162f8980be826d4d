import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { leaveKinds } from './leave-kinds';
import { adviceKinds, CheckFinding } from './roster-checks.contract';
import { JobTitle, ShiftDraft, ShiftPlace } from './shifts.contract';
import { ShiftType } from './staff-timeline.contract';

/** How a change came into the plan. */
export const planWays = [
  'typed',
  'pasted',
  'moved',
  'form',
  'cleared',
  'copied',
  'discarded',
  'imported',
  'pattern',
  'template',
  'leave',
] as const;
export type PlanWay = (typeof planWays)[number];

/** A week of a large hotel, typed or pasted in one action. */
export const mostPlanChanges = 2000;
/** Days that can be read, looked at or published at once. */
export const longestPlan = 62;

const Item = ShiftDraft.omit({ id: true, hotel: true, status: true }).extend({
  employeeId: Id.nullable().meta({ description: 'Null: nobody yet, an open shift of the department that is given' }),
  leaveKind: z.enum(leaveKinds).nullable().default(null),
  departmentId: Id.nullable().default(null).meta({ description: 'Null: where the person belongs on that day' }),
  jobTitle: JobTitle.nullable().default(null).meta({ description: 'Null: the job of the person on that day' }),
});

/** What the planner had read of an item: its published version and that of its draft; null if it had none. */
const Seen = z.object({ published: z.int().min(1).nullable(), draft: z.int().min(1).nullable() });

type OfPerson<Whose> = Omit<Whose, 'employeeId'> & { employeeId: number };

/** A change of an item, which may have no person. */
export type AnyChange = z.output<typeof AnyChange>;
/** A change of an item of a person. */
export type PlanChange = Omit<AnyChange, 'item'> & { item: OfPerson<NonNullable<AnyChange['item']>> | null };
const AnyChange = z
  .object({
    id: Id.optional().meta({ description: 'Not given: a new item' }),
    seen: Seen.default({ published: null, draft: null }),
    item: Item.nullable().meta({ description: 'Null: take it off the plan' }),
  })
  .refine(({ id, item }) => id !== undefined || item !== null, {
    path: ['item'],
    message: 'A new item needs an employee, a type and times.',
  });

/** An item of the roster as planned; moments in the local time of the hotel with their offset. */
export type PlannedItem = z.infer<typeof PlannedItem>;
export const PlannedItem = z.object({
  employeeId: z.int(),
  typeOfShift: ShiftType,
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  breakMinutes: z.int(),
  notes: z.string().nullable(),
  leaveKind: z.enum(leaveKinds).nullable(),
  ...ShiftPlace.shape,
});

const AnyItem = PlannedItem.extend({
  employeeId: z.int().nullable().meta({ description: 'Null: an open shift; nobody but planners sees it' }),
});

/** A published shift without a person. */
export type OpenShift = z.infer<typeof OpenShift>;
const OpenShift = AnyItem.omit({ employeeId: true }).extend({ id: z.int(), version: z.int(), departmentId: z.int() });

/** A draft, which may have no person. */
export type AnyDraft = z.infer<typeof AnyDraft>;
/** A draft of an item of a person. */
export type PlanDraft = Omit<AnyDraft, 'published' | 'item'> & {
  published: { version: number; employeeId: number } | null;
  item: PlannedItem | null;
};
const AnyDraft = z.object({
  id: z.int(),
  version: z.int(),
  published: z
    .object({
      version: z.int(),
      employeeId: z.int().nullable(),
      departmentId: z.int().nullable().meta({ description: 'Of an open shift; null otherwise' }),
    })
    .nullable()
    .meta({ description: 'What is published of this item; null for one that is new' }),
  item: AnyItem.nullable().meta({ description: 'Null: taken off the plan' }),
  by: z.string().nullable().meta({ description: 'Who changed it last' }),
  at: z.string(),
});

/** The last action of the account that can be undone, and the one that can be done again. */
const Steps = z.object({ undo: z.int().nullable(), redo: z.int().nullable() });

export type AnyState = z.infer<typeof AnyState>;
export type PlanState = Omit<AnyState, 'drafts'> & { drafts: PlanDraft[] };
const AnyState = z.object({
  drafts: z.array(AnyDraft),
  open: z.array(OpenShift).meta({ description: 'The published open shifts of the departments that the account plans' }),
  /** The people whose plan was checked with its drafts, and what was found. */
  checked: z.array(z.int()),
  findings: z.array(CheckFinding),
  steps: Steps,
});

/** Why a change stays a draft in a hotel that publishes changes of published days at once. */
export const keptDrafts = ['approval', 'otherDrafts', 'unlawful', 'shortNotice'] as const;
export type KeptDraft = (typeof keptDrafts)[number];

const Changed = AnyState.extend({
  isPublished: z
    .boolean()
    .meta({ description: 'Published at once, as the hotel wants changes of published days to be' }),
  kept: z
    .enum(keptDrafts)
    .nullable()
    .meta({ description: 'Why it was not published at once although the hotel wants that; null otherwise' }),
  gone: z.array(z.int()).meta({ description: 'Items without a draft now' }),
});
export type AnyChanged = z.infer<typeof Changed>;
export type PlanChanged = Omit<AnyChanged, 'drafts'> & { drafts: PlanDraft[] };

const Range = { hotel: CompanyId, first: Day, last: Day };
/** The days on screen, for which findings come back. */
const Shown = Range;

export const Publication = z.object({
  ...Range,
  departments: z.array(Id).max(500).default([]).meta({ description: 'Only people of these departments' }),
  employees: z.array(Id).max(20_000).default([]).meta({ description: 'Only these people' }),
});

/** What justifies changes of work that begins within the notice time. */
export type ShortNotice = z.output<typeof ShortNotice>;
export const ShortNotice = z.object({
  agreed: z.array(Id).max(20_000).default([]).meta({ description: 'The people who agreed to the changes' }),
  reason: z
    .string()
    .trim()
    .max(500, 'Use up to 500 characters.')
    .nullable()
    .default(null)
    .meta({ description: 'For everybody else' }),
});

const PersonDay = z.object({ employeeId: Id, day: Day });

/** What of a publication is declared to ERGANI with it, where the hotel wants that. */
export type Declaring = z.output<typeof Declaring>;
export const Declaring = z.object({
  past: z.boolean().default(false).meta({ description: 'Also days that are over' }),
  unplanned: z
    .array(PersonDay)
    .max(50_000)
    .default([])
    .meta({ description: 'Days left without shift and leave that are declared as days without work' }),
});

export type PublicationPreview = z.infer<typeof PublicationPreview>;
export const PublicationPreview = z.object({
  people: z.array(
    z.object({
      employeeId: z.int(),
      name: z.string(),
      code: z.string(),
      changes: z.array(
        z.object({
          id: z.int(),
          version: z.int(),
          before: PlannedItem.nullable(),
          after: PlannedItem.nullable(),
          shortNotice: z.int().nullable().meta({
            description: 'Minutes until the work begins, negative if it has begun; null unless within the notice time',
          }),
        }),
      ),
      hasAccount: z.boolean().meta({ description: 'Whether the person can sign in, and so is told by Horae' }),
      minutesBefore: z.int(),
      minutesAfter: z.int(),
      cost: z
        .object({
          centsBefore: z.int(),
          centsAfter: z.int(),
          minutesWithoutRate: z.int().meta({ description: 'Of the hours after it: on days without a rate' }),
        })
        .nullable()
        .meta({
          description:
            'What the hours come to by the rate of the contract, without premiums; null unless one may see pay',
        }),
    }),
  ),
  open: z
    .array(
      z.object({
        departmentId: z.int(),
        name: z.string(),
        changes: z.array(
          z.object({ id: z.int(), version: z.int(), before: AnyItem.nullable(), after: AnyItem.nullable() }),
        ),
      }),
    )
    .meta({ description: 'What changes in the open shifts of departments' }),
  findings: z.array(CheckFinding.extend({ isUnlawful: z.boolean() })),
  noticeHours: z.int().meta({ description: 'The notice time of the hotel for changes of the roster' }),
  declares: z
    .array(
      z.object({
        employeeId: z.int(),
        day: z.string(),
        isPast: z.boolean(),
        isUnplanned: z.boolean(),
        declaredAt: z.string().nullable().meta({ description: 'When it is declared; null: with the publication' }),
      }),
    )
    .nullable()
    .meta({
      description: 'The days that are declared to ERGANI after the publication; null where that is done by hand',
    }),
});

/** What becomes of a shift whose person goes on leave. */
export const shiftFates = ['open', 'off', 'given'] as const;
export type ShiftFate = (typeof shiftFates)[number];

const PlannedLeave = z.object({
  employeeId: Id,
  kind: z.enum(leaveKinds),
  firstDay: Day,
  lastDay: Day,
  notes: z.string().max(500, 'Use up to 500 characters.').nullable().default(null),
});

const DecidedShift = z.object({
  id: Id,
  version: z.int().min(1),
  becomes: z.enum(shiftFates),
  to: Id.nullable().default(null).meta({ description: 'Who takes it over, where it is given' }),
});

export type ShiftsUnderLeave = z.infer<typeof ShiftsUnderLeave>;
const ShiftsUnderLeave = z.object({
  shifts: z.array(PlannedItem.extend({ id: z.int(), version: z.int() })),
  people: z
    .array(z.object({ employeeId: z.int(), name: z.string() }))
    .meta({ description: 'The others of the department, to whom a shift can be given' }),
});

const PinnedDays = z.int().meta({ description: 'Days left as they are, because a planner pinned them' });

/** Something that is not copied, and why. */
const NotCopied = z.object({ employeeId: z.int(), name: z.string(), day: z.string(), why: z.string() });

export type PlanCopied = z.infer<typeof Copied>;
const Copied = z.object({
  shifts: z.int(),
  daysOff: z.int(),
  kept: z.int().meta({ description: 'Items left out because their day has something planned already' }),
  pinned: PinnedDays,
  skipped: z.array(NotCopied).meta({ description: 'The first 50 items that nobody could work' }),
  skippedCount: z.int(),
  changed: Changed.nullable().meta({ description: 'Null in a dry run, and when nothing was copied' }),
});

/** What filling the plan of some days does, or would do. */
export type PlanFilled = z.infer<typeof PlanFilled>;
export const PlanFilled = z.object({
  shifts: z.int(),
  daysOff: z.int(),
  removed: z.int().meta({ description: 'Items that make room and are not changed into something else' }),
  kept: z.int().meta({ description: 'Days left as they are, because something is planned on them already' }),
  pinned: PinnedDays,
  skipped: z.array(NotCopied).meta({ description: 'The first 50 days that cannot be planned, and why' }),
  skippedCount: z.int(),
  changed: Changed.nullable().meta({ description: 'Null in a dry run, and when nothing changes' }),
});

export type PlanCleared = z.infer<typeof Cleared>;
const Cleared = z.object({
  shifts: z.int(),
  daysOff: z.int().meta({ description: 'Days that are no longer off' }),
  pinned: PinnedDays,
  changed: Changed.nullable().meta({ description: 'Null in a dry run, and when nothing changes' }),
});

/** What law, agreements and approvals allow on one day, in minutes. */
const Limits = z.object({
  dailyRest: z.number(),
  longestDay: z.number(),
  daysInRow: z.number(),
  longestGap: z.number().optional(),
  noWork: z.tuple([z.string(), z.string()]).optional(),
  sunday: z.object({ work: z.number(), rest: z.number() }).optional(),
  weeklyRest: z.number().optional(),
  weeklyRestUsual: z.number().optional(),
  longestWeek: z.number().optional(),
  averageWeek: z.object({ weeks: z.number(), limit: z.number() }).optional(),
  overtimeDay: z.number().optional(),
  overtimeYear: z.number().optional(),
  contractWeek: z.number().optional(),
  contractDays: z.number().optional(),
  grades: z.partialRecord(z.enum(adviceKinds), z.enum(['against', 'off'])).optional(),
});

export type PlanRules = z.infer<typeof PlanRules>;
const PlanRules = z.object({
  people: z.array(
    z.object({
      employeeId: z.int(),
      overtimeBefore: z.number().meta({ description: 'Minutes of overtime in the year, before the work below' }),
      work: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])).meta({
        description: 'Published work: id, start and end in epoch ms, unpaid break in minutes, 1 for overtime',
      }),
      elsewhere: z
        .array(z.object({ id: z.int(), departmentId: z.int().nullable(), jobTitle: z.string().nullable() }))
        .meta({
          description: 'Work in another department than the own one, or in another job; null: the own',
        }),
      off: z
        .array(z.object({ id: z.int(), first: z.string(), last: z.string() }))
        .meta({ description: 'Published leave and days off' }),
      earlier: z
        .object({ until: Day, minutes: z.array(z.number()), away: z.array(Day) })
        .optional()
        .meta({
          description:
            'Minutes planned in each of the weeks before the Monday `until`, the latest last, and the Mondays of weeks of paid leave, which do not count; only for those who may know of leave',
        }),
      rules: z.array(z.object({ from: z.string(), limits: Limits.nullable(), isBreakPaid: z.boolean() })),
    }),
  ),
});

export const planningContract = {
  read: route({
    method: 'GET',
    path: '/planning/drafts',
    summary: 'The drafts between two days of the people that the account plans, with the checks of their plans',
    access: 'session',
    query: z.object(Range),
    reply: AnyState,
  }),
  rules: route({
    method: 'GET',
    path: '/planning/rules',
    summary:
      'What the plans of these days are checked by, for all people that the account plans: their work from two weeks before to one week after, and what law, agreements and approvals allow',
    access: 'session',
    writes: 'bulk',
    query: z.object(Range),
    reply: PlanRules,
  }),
  change: route({
    method: 'POST',
    path: '/planning/change',
    summary:
      'Change the draft of a plan by one action of any number of items: all or nothing, one step to undo. What cannot be worked is rejected, and so is a change of something that somebody else has changed since.',
    access: 'session',
    body: z.object({
      ...Shown,
      way: z.enum(planWays),
      changes: z.array(AnyChange).min(1).max(mostPlanChanges),
    }),
    reply: Changed,
  }),
  copy: route({
    method: 'POST',
    path: '/planning/copy',
    summary:
      'Copy the shifts and days off of other days onto these as drafts, as one action, open shifts with them; leave is not copied. With `dryRun` it only says what would be copied.',
    access: 'session',
    body: Publication.extend({
      from: Day.meta({ description: 'The first of as many days, from which it is copied' }),
      replace: z
        .boolean()
        .default(false)
        .meta({ description: 'Take off what is planned on a day that gets something' }),
      withPeople: z
        .boolean()
        .default(true)
        .meta({ description: 'False: the shifts of people are copied as open shifts of their departments' }),
      dryRun: z.boolean().default(false),
    }),
    reply: Copied,
  }),
  clear: route({
    method: 'POST',
    path: '/planning/clear',
    summary:
      'Take shifts, days off or both off these days as one action; leave stays. With `dryRun` it only says what it would do.',
    access: 'session',
    body: Publication.extend({
      shifts: z.boolean().default(true),
      daysOff: z.boolean().default(true),
      dryRun: z.boolean().default(false),
    }),
    reply: Cleared,
  }),
  shiftsUnderLeave: route({
    method: 'GET',
    path: '/planning/leave',
    summary: 'The published shifts of a person on days of a leave, and who could take them over',
    access: 'session',
    query: z.object({ hotel: CompanyId, employee: Id, first: Day, last: Day }),
    reply: ShiftsUnderLeave,
  }),
  grantLeave: route({
    method: 'POST',
    path: '/planning/leave',
    summary:
      'Grant a leave and decide what happens to each shift on its days: left open, taken off the plan, or assigned to somebody; published at once as one action that can be undone, with the rights to plan and approve',
    access: 'session',
    body: z.object({
      hotel: CompanyId,
      leave: PlannedLeave,
      shifts: z.array(DecidedShift).max(200),
      reason: z
        .string()
        .trim()
        .max(500, 'Use up to 500 characters.')
        .nullable()
        .default(null)
        .meta({ description: 'Where somebody is given work at short notice or against the law' }),
    }),
    reply: z.object({ id: z.int(), version: z.int(), steps: Steps }),
  }),
  undo: route({
    method: 'POST',
    path: '/planning/undo',
    summary: 'Undo the last action of the account in the draft of a plan, or do it again',
    access: 'session',
    body: z.object({
      ...Shown,
      step: Id.meta({ description: 'The action as last read' }),
      again: z.boolean().default(false).meta({ description: 'Do it again instead' }),
    }),
    reply: Changed,
  }),
  preview: route({
    method: 'POST',
    path: '/planning/preview',
    summary: 'What publishing would change for which people, and the checks that are still open',
    access: 'session',
    body: Publication,
    reply: PublicationPreview,
  }),
  publish: route({
    method: 'POST',
    path: '/planning/publish',
    summary:
      'Publish the drafts between two days: all or nothing, exactly those seen in the preview. A plan against the law needs the right to approve and a reason; changes within the notice time need the agreement of each person or a reason.',
    access: 'session',
    body: Publication.extend({
      drafts: z
        .array(z.object({ id: Id, version: z.int().min(1) }))
        .min(1)
        .max(50_000),
      reason: z.string().max(500).nullable().default(null),
      shortNotice: ShortNotice.default({ agreed: [], reason: null }),
      declaring: Declaring.default({ past: false, unplanned: [] }),
    }),
    reply: z.object({ published: z.int(), people: z.int() }),
  }),
  discard: route({
    method: 'POST',
    path: '/planning/discard',
    summary: 'Give up the drafts between two days; everybody’s plan stays as published',
    access: 'session',
    body: Publication,
    reply: Changed,
  }),
};
