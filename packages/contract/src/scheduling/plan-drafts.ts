import { z } from 'zod';
import { AnyItem, OpenShift, type PlannedItem } from './planned-items';
import { CheckFinding } from './roster-checks.contract';
import { Stay } from './stays';

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
export const Steps = z.object({ undo: z.int().nullable(), redo: z.int().nullable() });

export type AnyState = z.infer<typeof AnyState>;
export type PlanState = Omit<PlanRead, 'drafts'> & { drafts: PlanDraft[] };
export const AnyState = z.object({
  drafts: z.array(AnyDraft),
  open: z.array(OpenShift).meta({ description: 'The published open shifts of the departments that the account plans' }),
  /** The people whose plan was checked with its drafts, and what was found. */
  checked: z.array(z.int()),
  findings: z.array(CheckFinding),
  steps: Steps,
});

export type PlanRead = z.infer<typeof PlanRead>;
export const PlanRead = AnyState.extend({
  stays: z
    .array(z.object({ employeeId: z.int(), stays: z.array(Stay) }))
    .optional()
    .meta({
      description:
        'Where and as what people belong on these days and the day before, of those who move or get another job on or after them; not given where nobody does',
    }),
});

/** Why a change stays a draft in a hotel that publishes changes of published days at once. */
export const keptDrafts = ['approval', 'otherDrafts', 'unlawful', 'shortNotice'] as const;
export type KeptDraft = (typeof keptDrafts)[number];

export const Changed = AnyState.extend({
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
