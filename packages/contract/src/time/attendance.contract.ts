import { z } from 'zod';
import { Day } from '../day';
import { Id, intField, isNotBlank } from '../fields';
import { WallMoment } from '../moment';
import { OfHotel } from '../of-hotel';
import { pageQuery } from '../page-query';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { findingKinds } from './finding-kinds';
import { FindingRow, findingActions, findingSeverities, Named } from './finding-rows';
import { punchDirections } from './punches.contract';

export const findingViews = ['open', 'overdue', 'decided', 'settled'] as const;
export type FindingView = (typeof findingViews)[number];
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
