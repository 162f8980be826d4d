import { z } from 'zod';
import { Day } from '../day';
import { Id, intField, isNotBlank } from '../fields';
import { WallMoment } from '../moment';
import { pageQuery } from '../page-query';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { findingKinds } from './finding-kinds';
import { punchDirections } from './punches.contract';

export const findingSeverities = ['low', 'medium', 'high'] as const;
export const findingStates = ['open', 'accepted', 'corrected', 'excused', 'settled'] as const;
export const findingViews = ['open', 'overdue', 'decided', 'settled'] as const;
export const findingActions = ['accept', 'excuse', 'reopen'] as const;

export type FindingSeverity = (typeof findingSeverities)[number];
export type FindingState = (typeof findingStates)[number];
export type FindingView = (typeof findingViews)[number];
export type FindingAction = (typeof findingActions)[number];

const Named = z.object({ id: z.int(), name: z.string() });
const Stretch = z.object({ from: z.string(), to: z.string() });
const Clocked = z.object({
  from: z.string(),
  to: z.string().nullable(),
  inPunch: z.int(),
  outPunch: z.int().nullable(),
});

/** What was planned, declared and clocked that day; moments have the offset of the hotel's zone. */
export type FindingEvidence = z.infer<typeof Evidence>;
const Evidence = z.object({
  measured: z.number().nullable().meta({ description: 'Minutes found' }),
  limit: z.number().nullable().meta({ description: 'Minutes allowed' }),
  planned: z.array(Stretch),
  declared: z.array(Stretch),
  declaredFree: z.enum(['rest', 'nonWorking']).nullable().meta({ description: 'The day was declared as free' }),
  clocked: z.array(Clocked),
  strays: z.array(z.object({ at: z.string(), punch: z.int() })).meta({ description: 'Outs whose in is missing' }),
  readings: z.array(z.array(Clocked)).meta({
    description: 'The two ways to read unclear punches, the likelier one first; nothing is paid until one is chosen',
  }),
});

export type FindingRow = z.infer<typeof FindingRow>;
const FindingRow = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.enum(findingKinds),
  day: z.string(),
  severity: z.enum(findingSeverities),
  risk: z
    .object({ fine: z.int(), source: z.string() })
    .nullable()
    .meta({ description: 'The fine for each person in euros that the law provides for it, and the rule' }),
  state: z.enum(findingStates),
  employee: Named.extend({ code: z.string(), jobTitle: z.string(), department: z.string() }),
  evidence: Evidence,
  proposal: z
    .object({ direction: z.enum(punchDirections), at: z.string() })
    .nullable()
    .meta({ description: 'The punch that the plan would expect; a person may take it' }),
  owner: Named.nullable(),
  dueAt: z.string(),
  isOverdue: z.boolean(),
  foundAt: z.string(),
  decided: z.object({ at: z.string(), by: z.string().nullable(), note: z.string().nullable() }).nullable(),
  isOwn: z.boolean().meta({ description: 'About the account itself: somebody else decides' }),
});

export type FindingQuery = z.output<typeof FindingQuery>;
const FindingQuery = pageQuery(50).extend({
  hotel: CompanyId,
  view: z.enum(findingViews).default('open'),
  kind: z.enum(findingKinds).optional(),
  severity: z.enum(findingSeverities).optional(),
  /** `mine`: assigned to this account; `none`: unassigned. */
  owner: z.enum(['mine', 'none']).optional(),
  department: Id.optional(),
  employee: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
});

const OneOf = z.object({ id: Id, version: intField(1, 2_147_483_647) });
const atOnce = 200;
const Several = <T extends z.ZodType>(one: T) => z.array(one).min(1, 'Choose a finding.').max(atOnce);
const Reason = z.string().trim().max(500).refine(isNotBlank, 'Enter a reason.');
const OfHotel = z.object({ hotel: CompanyId });

/** The maximum number of punches in one correction. */
export const mostCorrected = 12;

export const CorrectedPunch = z.object({
  direction: z.enum(punchDirections),
  at: WallMoment,
  replaces: Id.nullable().default(null),
});

/** The findings that were changed, and those skipped because they had changed meanwhile. */
const Outcome = z.object({ done: z.array(z.int()), stale: z.array(z.int()) });

export const attendanceContract = {
  findings: route({
    method: 'GET',
    path: '/attendance/findings',
    summary:
      'Findings: days on which plan, clock and declarations disagree, of the people that the account may approve',
    access: 'session',
    query: FindingQuery,
    reply: z.object({
      total: z.int(),
      open: z.array(z.object({ kind: z.enum(findingKinds), count: z.int() })),
      overdue: z.int(),
      findings: z.array(FindingRow),
      comparedFrom: z
        .string()
        .nullable()
        .meta({ description: 'The first day that is compared; null: the hotel has never said, so nothing is' }),
    }),
  }),
  owners: route({
    method: 'GET',
    path: '/attendance/owners',
    summary: 'The accounts to which findings of a hotel can be assigned, and its departments',
    access: 'session',
    query: OfHotel,
    reply: z.object({ owners: z.array(Named), departments: z.array(Named) }),
  }),
  decide: route({
    method: 'POST',
    path: '/attendance/findings/decide',
    summary: 'Accept findings as they are, excuse them with a reason, or open decided ones again',
    access: 'session',
    body: OfHotel.extend({
      findings: Several(OneOf),
      deed: z.enum(findingActions),
      note: z.string().trim().max(500).default(''),
    }).refine(({ deed, note }) => deed !== 'excuse' || isNotBlank(note), {
      path: ['note'],
      message: 'Enter a reason.',
    }),
    reply: Outcome,
  }),
  correct: route({
    method: 'POST',
    path: '/attendance/findings/correct',
    summary: 'Correct the clock for findings: with the punches given, or with the one that each finding proposes',
    access: 'session',
    body: OfHotel.extend({
      findings: Several(
        OneOf.extend({
          punches: z.array(CorrectedPunch).min(1).max(mostCorrected).optional(),
        }),
      ),
      reason: Reason,
    }),
    reply: Outcome,
  }),
  assign: route({
    method: 'POST',
    path: '/attendance/findings/assign',
    summary: 'Assign findings to somebody who may approve, or to nobody',
    access: 'session',
    body: OfHotel.extend({ findings: Several(OneOf), owner: Id.nullable() }),
    reply: Outcome,
  }),
};
