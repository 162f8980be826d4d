import { undoDays } from '@horae/contract/people/imports.contract';
import { and, eq, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { refusalOf } from '#platform/database-faults';
import { conflict, notFound } from '#platform/errors';
import { openBuiltOn, takeBackOpen } from '../../scheduling/planning/planning.commands';
import { restoreRoster } from '../../scheduling/shifts/restore-roster.commands';
import { takeBackShifts } from '../../scheduling/shifts/shifts.commands';
import { restorePeople, takeBackPeople } from '../people/undo-people.commands';
import { importedEvents } from './imported-events';
import { lockImported } from './imported-people';
import { importEvents, imports } from './imports.table';
import { watchTheLaw } from './law-of-undo';
import { refuseBuilt } from './refuse-built';

interface Undo {
  hotel: GrantedHotel;
  accountId: number;
  id: number;
  reason: string | null;
}

/** Undoes an import as a whole: what it added is deleted, what it changed is as before. Refused if something was built on it, or against the law. */
export const undoImport = (
  db: Database,
  { hotel, accountId, id, reason }: Undo,
): Promise<{ removed: number; restored: number }> =>
  inTransaction(db, async (tx) => {
    const { companyId } = hotel;
    const isOne = and(eq(imports.companyId, companyId), eq(imports.id, id));
    const [row] = await tx.select().from(imports).where(isOne).for('update');
    if (!row) throw notFound('Import');
    if (row.undoneAt) throw conflict('This import has already been undone.');
    const { kind, madeAt, shiftIds, draftIds } = row;
    if (madeAt.getTime() < Date.now() - undoDays * 86_400_000)
      throw conflict(`An import can be undone for ${undoDays} days.`);
    const people = await lockImported(tx, companyId, id);
    const events = await importedEvents(tx, companyId, id);
    const drafted = { companyId, accountId: row.accountId ?? accountId, ids: draftIds };
    const onOpen = await openBuiltOn(tx, { ...drafted, at: madeAt });
    await refuseBuilt(tx, { companyId, madeAt, shiftIds, people, events, onOpen });
    const who = { companyId, accountId };
    const refuseUnlawful = await watchTheLaw(tx, { hotel, accountId, reason, shiftIds, events });
    const openGone = await takeBackOpen(tx, drafted);
    await takeBackShifts(tx, companyId, shiftIds);
    await restored(() => restoreRoster(tx, who, events, hotel.timeZone));
    await refuseUnlawful();
    const newcomers = people.filter(({ isNew }) => isNew).map((person) => person.id);
    await takeBackPeople(tx, who, newcomers);
    const changed = people.flatMap((person) => (person.before ? [{ id: person.id, before: person.before }] : []));
    await restored(() => restorePeople(tx, who, changed));
    await tx
      .update(imports)
      .set({ undoneAt: sql`now()`, undoneBy: accountId, shiftIds: [], draftIds: [] })
      .where(isOne);
    await tx.delete(importEvents).where(and(eq(importEvents.companyId, companyId), eq(importEvents.importId, id)));
    const added = newcomers.length + shiftIds.length + openGone + events.filter(({ isNew }) => isNew).length;
    const undone = { removed: added, restored: changed.length + events.filter(({ isNew }) => !isNew).length };
    const about = { ...who, object: kind === 'people' ? 'people' : 'roster', objectId: companyId };
    await recordChange(tx, { ...about, action: 'remove', before: { undoneImport: id, ...undone } });
    return undone;
  });

/** A code that somebody else has by now, or a place that was deleted, cannot be given back. */
async function restored(restore: () => Promise<void>): Promise<void> {
  try {
    await restore();
  } catch (error) {
    const { state } = refusalOf(error) ?? {};
    if (state === uniqueHeld)
      throw conflict('This import can no longer be undone: an earlier code now belongs to somebody else.');
    if (state === overlaps)
      throw conflict('This import can no longer be undone: somebody has other work at the time of an earlier shift.');
    if (state === foreignKeyMissing)
      throw conflict('This import can no longer be undone: an earlier department or work centre was deleted.');
    throw error;
  }
}

const uniqueHeld = '23505';
const overlaps = '23P01';
const foreignKeyMissing = '23503';
