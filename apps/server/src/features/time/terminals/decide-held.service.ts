import type { heldVerdicts } from '@horae/contract/time/waiting-punches';
import { and, eq, inArray } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChanges } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import type { TakePunches } from '#platform/take-punches';
import { isAcceptable, isHeld } from './held.rules';
import { waitingIn } from './held.service';
import { waitingPunches } from './terminals.table';
import { whoseCodes } from './whose-code';

interface Decision {
  device: number;
  reason: string;
  count: number;
  verdict: (typeof heldVerdicts)[number];
  why: string;
}

type Row = typeof waitingPunches.$inferSelect;

/** Decides about all records of one terminal that wait for one reason; each gets an entry in the audit. */
export function decideHeld(
  db: Database,
  hotel: GrantedHotel,
  accountId: number,
  decision: Decision,
  take: TakePunches,
): Promise<{ decided: number; left: number }> {
  const { companyId } = hotel;
  const { device, reason, count, verdict, why } = decision;
  return inTransaction(db, async (tx) => {
    const rows = await lockHeld(tx, companyId, decision);
    if (rows.length === 0) throw notFound('Waiting punches');
    if (rows.length !== count) throw conflict(`There are ${rows.length} records now, not ${count}. Reload the list.`);
    const ownerOf = await whoseCodes(tx, companyId);
    const now = Date.now();
    const chosen = rows
      .map((row) => ({ row, owner: ownerOf(row.code) }))
      .filter(({ row, owner }) => verdict === 'ignore' || isAcceptable(row, owner, now));
    if (chosen.length === 0)
      throw conflict('None of these can be accepted: nobody has their code, or they are in the future.');
    if (verdict === 'accept')
      await take(
        tx,
        hotel,
        chosen.flatMap(({ row, owner }) => punchOf(row, owner, accountId)),
      );
    await settle(
      tx,
      companyId,
      chosen,
      verdict === 'accept' ? { state: 'matched' } : { state: 'ignored', reason: why },
    );
    await recordChanges(
      tx,
      chosen.map(({ row, owner }) => ({
        companyId,
        accountId,
        object: 'waiting punches',
        objectId: row.id,
        employeeId: owner ?? undefined,
        action: verdict === 'accept' ? ('change' as const) : ('remove' as const),
        before: { code: row.code, at: row.at.toISOString(), device, reason },
        after: { verdict, why },
      })),
    );
    await announce(tx, 'clock-devices', 'admins');
    if (verdict === 'accept') await announce(tx, 'punches', 'all');
    return { decided: chosen.length, left: rows.length - chosen.length };
  });
}

const lockHeld = (tx: Database, companyId: number, { device, reason }: Decision): Promise<Row[]> =>
  tx
    .select()
    .from(waitingPunches)
    .where(and(waitingIn(companyId), eq(waitingPunches.deviceId, device), eq(waitingPunches.reason, reason)))
    .orderBy(waitingPunches.at)
    .for('update')
    .then((rows) => rows.filter(isHeld));

function punchOf(row: Row, employeeId: number | null, authorId: number) {
  const { at, zone, direction, source, deviceId, key, hasNoCard } = row;
  if (employeeId === null || source === 'takeover') return [];
  return [{ employeeId, at, zone, direction, source, deviceId, key, hasNoCard, authorId }];
}

async function settle(
  tx: Database,
  companyId: number,
  chosen: readonly { row: Row }[],
  fields: Pick<Partial<Row>, 'state' | 'reason'>,
): Promise<void> {
  const ids = chosen.map(({ row }) => row.id);
  await tx
    .update(waitingPunches)
    .set(fields)
    .where(and(eq(waitingPunches.companyId, companyId), inArray(waitingPunches.id, ids)));
}
