import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChanges } from '#platform/audit';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import type { Tell } from '#platform/mail/notice';
import { lockRosters } from '../shifts/planned-items.commands';
import type { OwnChange } from './own-change';
import { plannedPeople } from './planned-people';
import { findPublication } from './publications.service';
import { publicationChanges, publicationPeople } from './publications.table';
import { accountsOf, tellPublished } from './tell-published';

const hour = 3_600_000;

/** Sends the notice of a publication again to those who have not confirmed it; to nobody twice within an hour. */
export async function remindOf(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  id: number,
  tell: Tell,
): Promise<{ reminded: number; tooSoon: number }> {
  const { companyId } = hotel;
  const { first, last } = await findPublication(tx, hotel, id);
  const planned = await plannedPeople(tx, hotel, { first, last });
  const isOpen = and(
    eq(publicationPeople.companyId, companyId),
    eq(publicationPeople.publicationId, id),
    isNull(publicationPeople.seenAt),
    planned === null ? undefined : inArray(publicationPeople.employeeId, planned),
  );
  const open = await tx.select({ employeeId: publicationPeople.employeeId }).from(publicationPeople).where(isOpen);
  const asked = open.map(({ employeeId }) => employeeId);
  // Two planners who remind at once must not send the same twice.
  await lockRosters(tx, companyId, asked);
  const readers = [...(await accountsOf(tx, companyId, asked)).keys()];
  const lastOf = await lastReminders(tx, companyId, readers);
  const stillOpen = new Set((await tx.select().from(publicationPeople).where(isOpen)).map((row) => row.employeeId));
  const waiting = readers.filter((employeeId) => stillOpen.has(employeeId));
  if (waiting.length === 0) throw conflict('There is nobody to remind: everybody who has an account has confirmed.');
  const now = new Date();
  const freeAt = (employeeId: number) => (lastOf.get(employeeId)?.getTime() ?? -hour) + hour;
  const due = waiting.filter((employeeId) => freeAt(employeeId) <= now.getTime());
  if (due.length === 0) {
    const again = hotelClock(hotel.timeZone).format(Math.ceil(Math.min(...waiting.map(freeAt)) / 60_000) * 60);
    throw conflict(
      `Everybody who has not confirmed was reminded less than an hour ago. Remind them again from ${again.slice(11, 16)} on.`,
    );
  }
  const ofDue = and(isOpen, inArray(publicationPeople.employeeId, due));
  await tx.update(publicationPeople).set({ remindedAt: now }).where(ofDue);
  const changesOf = await changesOfPublication(tx, companyId, id, due);
  await tellPublished(tx, tell, hotel, { changesOf, first, last, by: account, isAgain: true });
  await recordChanges(
    tx,
    due.map((employeeId) => ({
      companyId,
      accountId: account.id,
      object: 'publication',
      objectId: id,
      employeeId,
      action: 'change' as const,
      after: { remindedAt: now.toISOString() },
    })),
  );
  await announce(tx, 'plan', 'all');
  return { reminded: due.length, tooSoon: waiting.length - due.length };
}

/** When each of these employees was reminded last, of whichever publication. */
async function lastReminders(tx: Database, companyId: number, people: readonly number[]): Promise<Map<number, Date>> {
  if (people.length === 0) return new Map();
  const rows = await tx
    .select({ employeeId: publicationPeople.employeeId, at: max(publicationPeople.remindedAt) })
    .from(publicationPeople)
    .where(and(eq(publicationPeople.companyId, companyId), inArray(publicationPeople.employeeId, [...people])))
    .groupBy(publicationPeople.employeeId);
  return new Map(rows.flatMap(({ employeeId, at }) => (at ? [[employeeId, at] as const] : [])));
}

async function changesOfPublication(
  tx: Database,
  companyId: number,
  id: number,
  people: readonly number[],
): Promise<Map<number, OwnChange[]>> {
  const { employeeId, before, after } = publicationChanges;
  const rows = await tx
    .select({ employeeId, before, after })
    .from(publicationChanges)
    .where(
      and(
        eq(publicationChanges.companyId, companyId),
        eq(publicationChanges.publicationId, id),
        inArray(employeeId, [...people]),
      ),
    )
    .orderBy(asc(publicationChanges.id));
  const changesOf = new Map<number, OwnChange[]>();
  for (const row of rows) changesOf.set(row.employeeId, [...(changesOf.get(row.employeeId) ?? []), row]);
  return changesOf;
}
