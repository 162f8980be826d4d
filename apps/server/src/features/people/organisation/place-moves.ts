import type { Place, PlaceKind } from '@horae/contract/people/places';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { Stay } from '../people/people.commands';
import { placeMovePeople, placeMoveSteps, placeMoves } from './place-moves.table';
import type { PlaceRef } from './place-rows';

/** A recorded move. */
export interface MoveRef {
  companyId: number;
  id: number;
  day: string;
}

const rowsAtOnce = 1000;

/** Starts the record from which the move can be undone. */
export async function beginMove(tx: Database, companyId: number, day: string): Promise<MoveRef> {
  const [move] = await tx.insert(placeMoves).values({ companyId, day }).returning({ id: placeMoves.id });
  return { companyId, id: move!.id, day };
}

export async function keepAdded(tx: Database, move: MoveRef, { kind, id: placeId }: Place): Promise<void> {
  await tx.insert(placeMoveSteps).values({ ...stepOf(move, kind), placeId });
}

/** Records a closed place, the one that continues it, and the stays that changed. */
export async function keepClosed(
  tx: Database,
  move: MoveRef,
  { kind, id: placeId }: Place,
  continuedAs: number,
  stays: readonly Stay[],
): Promise<void> {
  const step = stepOf(move, kind);
  await tx.insert(placeMoveSteps).values({ ...step, placeId, continuedAs });
  const people = stays.map((stay) => ({ ...step, ...stay, fromPlace: placeId, toPlace: continuedAs }));
  for (let at = 0; at < people.length; at += rowsAtOnce) {
    await tx.insert(placeMovePeople).values(people.slice(at, at + rowsAtOnce));
  }
}

const stepOf = ({ companyId, id: moveId }: MoveRef, kind: PlaceKind) => ({ companyId, moveId, kind });

export interface ClosedStep {
  kind: PlaceKind;
  placeId: number;
  continuedAs: number;
  stays: Stay[];
}

export interface RecordedMove extends MoveRef {
  /** The places that the move closed, last first. */
  closed: ClosedStep[];
  /** The places that the move added, last first. */
  added: { kind: PlaceKind; placeId: number }[];
}

/** The last recorded move by which the other place continued this one; null if there is none. */
export async function readMove(
  tx: Database,
  { companyId, kind, id }: PlaceRef,
  continuedAs: number,
): Promise<RecordedMove | null> {
  const [move] = await tx
    .select({ id: placeMoves.id, day: placeMoves.day })
    .from(placeMoves)
    .innerJoin(placeMoveSteps, and(eq(placeMoveSteps.companyId, companyId), eq(placeMoveSteps.moveId, placeMoves.id)))
    .where(
      and(
        eq(placeMoves.companyId, companyId),
        eq(placeMoveSteps.kind, kind),
        eq(placeMoveSteps.placeId, id),
        eq(placeMoveSteps.continuedAs, continuedAs),
      ),
    )
    .orderBy(desc(placeMoves.id))
    .limit(1);
  if (!move) return null;
  const steps = await tx
    .select()
    .from(placeMoveSteps)
    .where(and(eq(placeMoveSteps.companyId, companyId), eq(placeMoveSteps.moveId, move.id)))
    .orderBy(desc(placeMoveSteps.id));
  const people = await tx
    .select()
    .from(placeMovePeople)
    .where(and(eq(placeMovePeople.companyId, companyId), eq(placeMovePeople.moveId, move.id)));
  return {
    ...move,
    companyId,
    closed: steps.flatMap((step) => {
      if (step.continuedAs === null) return [];
      const stays = people.filter((one) => one.kind === step.kind && one.fromPlace === step.placeId);
      return [{ kind: step.kind, placeId: step.placeId, continuedAs: step.continuedAs, stays }];
    }),
    added: steps.filter((step) => step.continuedAs === null),
  };
}

/** Deletes the record of a move that was undone. */
export async function forgetMove(tx: Database, { companyId, id }: MoveRef): Promise<void> {
  await tx.delete(placeMoves).where(and(eq(placeMoves.companyId, companyId), eq(placeMoves.id, id)));
}
