import { z } from 'zod';
import { findingKinds } from './finding-kinds';
import { punchDirections } from './punches.contract';

export const findingSeverities = ['low', 'medium', 'high'] as const;
export const findingStates = ['open', 'accepted', 'corrected', 'excused', 'settled'] as const;
export const findingActions = ['accept', 'excuse', 'reopen'] as const;

export type FindingSeverity = (typeof findingSeverities)[number];
export type FindingState = (typeof findingStates)[number];
export type FindingAction = (typeof findingActions)[number];
export const Named = z.object({ id: z.int(), name: z.string() });
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
export const FindingRow = z.object({
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
