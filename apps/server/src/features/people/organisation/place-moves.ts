import type { Place, PlaceKind } from '@horae/contract/people/organisation.contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { Stay } from '../people/people.commands';
import { placeMovePeople, placeMoveSteps, placeMoves } from './place-moves.table';
import type { PlaceRef } from './place-rows';

/** A move that is on record. */
export interface MoveRef {
  companyId: number;
  id: number;
  day: string;
}

const rowsAtOnce = 1000;

/** Begins the record by which the move can be taken back. */
export async function beginMove(tx: Database, companyId: number, day: string): Promise<MoveRef> {
  const [move] = await tx.insert(placeMoves).values({ companyId, day }).returning({ id: placeMoves.id });
  return { companyId, id: move!.id, day };
}

export async function keepAdded(tx: Database, move: MoveRef, { kind, id: placeId }: Place): Promise<void> {
  await tx.insert(placeMoveSteps).values({ ...stepOf(move, kind), placeId });
}

/** Keeps that a place was closed, what goes on for it, and whose stays there changed. */
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
  /** The places that it closed, the last first. */
  closed: ClosedStep[];
  /** The places that it added, the last first. */
  added: { kind: PlaceKind; placeId: number }[];
}

/** The last move by which this place went on as the other; null if there is none on record. */
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

/** A move that was taken back, and cannot be again. */
export async function forgetMove(tx: Database, { companyId, id }: MoveRef): Promise<void> {
  await tx.delete(placeMoves).where(and(eq(placeMoves.companyId, companyId), eq(placeMoves.id, id)));
}
