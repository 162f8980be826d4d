import type { PlanWay } from '@horae/contract/scheduling/plan-changes';
import { and, arrayOverlaps, desc, eq, lt, lte, max, or } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { StepChange } from './draft';
import { planSteps } from './planning.table';
import { recordStep } from './record-step';

/** Actions of one account in one hotel that can be undone. */
const mostSteps = 200;

interface Owner {
  companyId: number;
  accountId: number;
}

const ofOwner = ({ companyId, accountId }: Owner) =>
  and(eq(planSteps.companyId, companyId), eq(planSteps.accountId, accountId));

/** Remembers an action; what was undone before it cannot be done again any more. */
export async function addStep(tx: Database, owner: Owner, way: PlanWay, changes: StepChange[]): Promise<void> {
  await tx.delete(planSteps).where(and(ofOwner(owner), eq(planSteps.isUndone, true)));
  const itemIds = changes.map(({ id }) => id);
  const employeeIds = [...new Set(changes.flatMap(peopleOfChange))];
  const values = { ...owner, way, itemIds, employeeIds, changes };
  const [step] = await tx.insert(planSteps).values(values).returning();
  await recordStep(tx, step!);
  const [oldest] = await tx
    .select({ id: planSteps.id })
    .from(planSteps)
    .where(ofOwner(owner))
    .orderBy(desc(planSteps.id))
    .offset(mostSteps)
    .limit(1);
  if (oldest) await tx.delete(planSteps).where(and(ofOwner(owner), lt(planSteps.id, oldest.id + 1)));
}

const peopleOfChange = ({ before, after, published }: StepChange): number[] => [
  ...[before, after].flatMap((state) =>
    state ? [state.item.employeeId ?? [], state.published?.employeeId ?? []].flat() : [],
  ),
  ...[published?.before, published?.after].flatMap((item) => item?.employeeId ?? []),
];

export async function lockStep(tx: Database, owner: Owner, id: number): Promise<typeof planSteps.$inferSelect | null> {
  const [step] = await tx
    .select()
    .from(planSteps)
    .where(and(ofOwner(owner), eq(planSteps.id, id)))
    .for('update');
  return step ?? null;
}

export async function markUndone(tx: Database, owner: Owner, id: number, isUndone: boolean): Promise<void> {
  const [step] = await tx
    .update(planSteps)
    .set({ isUndone })
    .where(and(ofOwner(owner), eq(planSteps.id, id)))
    .returning();
  await recordStep(tx, step!, isUndone ? 'undone' : 'restored');
}

/**
 * Forgets the actions of everybody that changed these items: once published, they cannot be undone as drafts. Those
 * before them go too, because actions are undone in turn, and so does what could be done again.
 */
export async function forgetSteps(tx: Database, companyId: number, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  const ofHotel = eq(planSteps.companyId, companyId);
  const ends = await tx
    .select({ accountId: planSteps.accountId, id: max(planSteps.id) })
    .from(planSteps)
    .where(and(ofHotel, arrayOverlaps(planSteps.itemIds, [...itemIds])))
    .groupBy(planSteps.accountId);
  for (const { accountId, id } of ends) {
    const isGone = or(eq(planSteps.isUndone, true), lte(planSteps.id, id!));
    await tx.delete(planSteps).where(and(ofOwner({ companyId, accountId }), isGone));
  }
}

/** Forgets an action that can no longer be undone or done again, so that the next one can. */
export async function forgetStep(tx: Database, owner: Owner, id: number): Promise<void> {
  await tx.delete(planSteps).where(and(ofOwner(owner), eq(planSteps.id, id)));
}
