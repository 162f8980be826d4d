import { z } from 'zod';
import { CostPlace } from '../cost-place';
import { Id } from '../fields';
import { Compensates } from './compensation';
import { leaveKinds } from './leave-kinds';
import { JobTitle, ShiftDraft, Skill } from './shifts.contract';

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
  'filled',
  'swapped',
  'split',
  'covered',
] as const;
export type PlanWay = (typeof planWays)[number];

/** How an item of the plan came to be as it is; undoing an action that was published at once makes a change, too. */
export const planGestures = [...planWays, 'undone'] as const;
export type PlanGesture = (typeof planGestures)[number];

/** A week of a large hotel, typed or pasted in one action. */
export const mostPlanChanges = 2000;
const Item = ShiftDraft.omit({ id: true, hotel: true, status: true }).extend({
  employeeId: Id.nullable().meta({ description: 'Null: nobody yet, an open shift of the department that is given' }),
  leaveKind: z.enum(leaveKinds).nullable().default(null),
  compensates: Compensates.nullable().optional().meta({
    description:
      'Of a compensatory day off: the day of work for which it is given, or `unknown`; null or not given: an ordinary one',
  }),
  departmentId: Id.nullable().default(null).meta({ description: 'Null: where the person belongs on that day' }),
  jobTitle: JobTitle.nullable().default(null).meta({ description: 'Null: the job of the person on that day' }),
  workCentreId: Id.nullable().default(null).meta({ description: 'Null: that of the department, or of the person' }),
  costPlace: CostPlace.nullable().default(null).meta({ description: 'Null: that of the department' }),
  skill: Skill.nullable().default(null).meta({ description: 'Needed beside those that the job needs' }),
});

/** What the planner had read of an item: its published version and that of its draft; null if it had none. */
const Seen = z.object({ published: z.int().min(1).nullable(), draft: z.int().min(1).nullable() });

type OfPerson<Whose> = Omit<Whose, 'employeeId'> & { employeeId: number };

/** A change of an item, which may have no person. */
export type AnyChange = z.output<typeof AnyChange>;
/** A change of an item of a person. */
export type PlanChange = Omit<AnyChange, 'item'> & { item: OfPerson<NonNullable<AnyChange['item']>> | null };
export const AnyChange = z
  .object({
    id: Id.optional().meta({ description: 'Not given: a new item' }),
    seen: Seen.default({ published: null, draft: null }),
    item: Item.nullable().meta({ description: 'Null: take it off the plan' }),
  })
  .refine(({ id, item }) => id !== undefined || item !== null, {
    path: ['item'],
    message: 'A new item needs an employee, a type and times.',
  });
