import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChanges } from '#platform/audit';
import type { Database } from '#platform/database';
import { forbidden, notFound, stale } from '#platform/errors';
import { ownEmployee } from '../../core/session/own-employee.reads';
import { type Own, readOwnPublications } from './own-publications.service';
import { publicationPeople } from './publications.table';

/** Confirms publications as seen; those confirmed before stay as they are. */
export async function confirmPublications(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  publications: readonly { id: number; version: number }[],
): Promise<Own> {
  const { companyId } = hotel;
  const employeeId = await ownEmployee(tx, account, hotel);
  if (employeeId === null) throw forbidden('Your account is not linked to an employee of this hotel.');
  const ids = publications.map(({ id }) => id);
  const { publicationId, version, seenAt } = publicationPeople;
  const rows = await tx
    .select({ publicationId, version, seenAt })
    .from(publicationPeople)
    .where(
      and(
        eq(publicationPeople.companyId, companyId),
        eq(publicationPeople.employeeId, employeeId),
        inArray(publicationId, ids),
      ),
    )
    .orderBy(asc(publicationId))
    .for('update');
  const rowOf = new Map(rows.map((row) => [row.publicationId, row]));
  for (const { id } of publications) if (!rowOf.has(id)) throw notFound('Publication');
  const open = publications.filter(({ id }) => rowOf.get(id)!.seenAt === null);
  if (open.some((sent) => rowOf.get(sent.id)!.version !== sent.version))
    throw stale(await readOwnPublications(tx, account, hotel));
  if (open.length > 0) {
    const seenNow = new Date();
    await tx
      .update(publicationPeople)
      .set({ seenAt: seenNow, version: sql`${publicationPeople.version} + 1` })
      .where(
        and(
          eq(publicationPeople.companyId, companyId),
          eq(publicationPeople.employeeId, employeeId),
          inArray(
            publicationId,
            open.map(({ id }) => id),
          ),
        ),
      );
    await recordChanges(
      tx,
      open.map(({ id }) => ({
        companyId,
        accountId: account.id,
        object: 'publication',
        objectId: id,
        employeeId,
        action: 'change' as const,
        before: { seenAt: null },
        after: { seenAt: seenNow.toISOString() },
      })),
    );
    await announce(tx, 'plan', 'all');
  }
  return readOwnPublications(tx, account, hotel);
}
