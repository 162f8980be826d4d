import { type ErganiDocument, maskTaxNumbers } from '@horae/ergani';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { declarations } from './declarations.table';
import type { ErganiEnvironment, ErganiSettings } from './ergani-client';
import { type DeclarationRow, prepareMessage } from './prepare-message';

const earlier = alias(declarations, 'earlier');

/** A declaration ready to send. */
export interface Sending {
  row: DeclarationRow;
  document: ErganiDocument;
}

const isRow = ({ companyId, id }: Pick<DeclarationRow, 'companyId' | 'id'>) =>
  and(eq(declarations.companyId, companyId), eq(declarations.id, id));

/**
 * Takes the next declaration of a hotel and marks it as being sent before anything goes out; null if none is due. Those
 * that cannot be sent are refused along the way. Per employee and kind the order of requests is kept.
 */
export async function takeNext(
  db: Database,
  environment: ErganiEnvironment,
  settings: ErganiSettings,
  timeZone: string,
): Promise<Sending | null> {
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      const [row] = await tx
        .select()
        .from(declarations)
        .where(sql`${declarations.companyId} = ${settings.companyId} and ${declarations.state} in ('queued', 'unknown')
          and ${declarations.nextAttemptAt} <= now() and ${isSwitchedOn(settings)} and not exists (
            select from ${declarations} ${earlier} where ${earlier.companyId} = ${declarations.companyId}
              and (${earlier.askedAt}, ${earlier.id}) < (${declarations.askedAt}, ${declarations.id})
              and coalesce(${earlier.employeeId}, 0) = coalesce(${declarations.employeeId}, 0) and ${earlier.kind} = ${declarations.kind}
              and ${earlier.state} in ('queued', 'sending', 'unknown'))`)
        .orderBy(sql`${declarations.kind} <> 'workCard'`, declarations.askedAt, declarations.id)
        .limit(1)
        .for('update', { skipLocked: true });
      if (!row) return null;
      const document = await prepareMessage(tx, environment, settings, timeZone, row);
      if (typeof document === 'string') {
        const doubt = row.state === 'unknown' ? 'An earlier transmission may have been accepted. ' : '';
        await refuse(tx, row, doubt + document);
        return 'refused';
      }
      const about = aboutBody(row);
      const sentBody = environment.sealer.seal(JSON.stringify(document.body), about);
      const attempts = row.attempts + 1;
      const maybeTwice = row.maybeTwice || row.state === 'unknown';
      const marked = { state: 'sending' as const, attempts, maybeTwice, sentBody, code: document.code, refusal: null };
      await tx.update(declarations).set(marked).where(isRow(row));
      return { row: { ...row, ...marked }, document };
    });
    if (taken !== 'refused') return taken;
  }
}

/** Work cards and everything else are switched apart; what is switched off waits. */
const isSwitchedOn = ({ sendsCards, sendsSchedules }: ErganiSettings) =>
  sql`(case ${declarations.kind} when 'workCard' then ${sendsCards}::boolean else ${sendsSchedules}::boolean end)`;

/** Binds a sealed document to its declaration. */
export const aboutBody = ({ companyId, id }: Pick<DeclarationRow, 'companyId' | 'id'>) =>
  `${companyId} declaration ${id}`;

/** Matches the row only as this transmission left it; a later change takes precedence. */
export const stillOf = (row: DeclarationRow) =>
  and(isRow(row), eq(declarations.state, 'sending'), eq(declarations.attempts, row.attempts));

/** Leaves the decision to a person; the message is stored without tax numbers. */
export async function refuse(db: Database, row: DeclarationRow, text: string): Promise<void> {
  const refusal = maskTaxNumbers(text).slice(0, 4000);
  await inTransaction(db, async (tx) => {
    await tx
      .update(declarations)
      .set({ state: 'rejected', refusal, version: sql`${declarations.version} + 1` })
      .where(and(isRow(row), inArray(declarations.state, ['queued', 'unknown', 'sending'])));
    await announce(tx, 'declarations', 'all');
  });
}

const longestPause = 900;

/** Retries later; `isUnknown` if the service may have accepted it. */
export async function postpone(db: Database, row: DeclarationRow, isUnknown: boolean, seconds?: number): Promise<void> {
  const pause = seconds ?? Math.min(longestPause, 5 * 2 ** Math.min(row.attempts, 8));
  await inTransaction(db, async (tx) => {
    await tx
      .update(declarations)
      .set({ state: isUnknown ? 'unknown' : 'queued', nextAttemptAt: sql`now() + ${pause} * interval '1 second'` })
      .where(stillOf(row));
    await announce(tx, 'declarations', 'all');
  });
}

/** Declarations that a dead worker was sending: whether they were accepted is unknown. */
export async function findLost(db: Database, companyId: number): Promise<void> {
  await db
    .update(declarations)
    .set({ state: 'unknown', nextAttemptAt: sql`now()` })
    .where(and(eq(declarations.companyId, companyId), eq(declarations.state, 'sending')));
}
