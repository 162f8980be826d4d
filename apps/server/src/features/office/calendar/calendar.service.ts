import {
  type CalendarEvent,
  type EventChange,
  endBeforeStart,
  endsInOrder,
  type NewEvent,
} from '@horae/contract/office/calendar.contract';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { invalid, notFound } from '#platform/errors';
import { isChoice } from '#platform/list';
import { nextId } from '#platform/next-id';
import { calendarEvents } from './calendar.table';

const { accountId: _owner, ...shown } = getTableColumns(calendarEvents);

/** Lists all events, or those of the given calendars. */
export async function listEvents(db: Database, accountId: number, calendars?: string[]): Promise<CalendarEvent[]> {
  const ofAccount = eq(calendarEvents.accountId, accountId);
  const events = await db.select(shown).from(calendarEvents).where(ofAccount).orderBy(asc(calendarEvents.id));
  if (!calendars) return events;
  return events.filter(({ extendedProps }) => calendars.some((name) => isChoice(name, extendedProps.calendar)));
}

export async function readEvent(db: Database, accountId: number, id: number): Promise<CalendarEvent> {
  const [event] = await db.select(shown).from(calendarEvents).where(isEvent(accountId, id));
  if (!event) throw notFound('Event');
  return event;
}

export async function addEvent(tx: Database, accountId: number, event: NewEvent): Promise<CalendarEvent> {
  const id = await nextId(tx, calendarEvents, calendarEvents.id, eq(calendarEvents.accountId, accountId));
  const [added] = await tx
    .insert(calendarEvents)
    .values({ ...event, accountId, id })
    .returning(shown);
  await announce(tx, 'calendar', accountId);
  return added!;
}

/** Changes an event; `check` receives it as it is, locked. */
export function updateEvent(
  db: Database,
  accountId: number,
  { id, ...change }: EventChange,
  check: (now: CalendarEvent) => void,
): Promise<CalendarEvent> {
  return inTransaction(db, async (tx) => {
    const [locked] = await tx.select(shown).from(calendarEvents).where(isEvent(accountId, id)).for('update');
    if (!locked) throw notFound('Event');
    check(locked);
    if (!endsInOrder({ ...locked, ...change })) throw invalid('event.end', endBeforeStart);
    if (Object.keys(change).length === 0) return locked;
    const [changed] = await tx.update(calendarEvents).set(change).where(isEvent(accountId, id)).returning(shown);
    await announce(tx, 'calendar', accountId);
    return changed!;
  });
}

export function removeEvent(db: Database, accountId: number, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const removed = await tx.delete(calendarEvents).where(isEvent(accountId, id)).returning({ id: calendarEvents.id });
    if (removed.length === 0) throw notFound('Event');
    await announce(tx, 'calendar', accountId);
  });
}

const isEvent = (accountId: number, id: number) =>
  and(eq(calendarEvents.accountId, accountId), eq(calendarEvents.id, id));
