import type { AnswerOf, ParsedRequestOf } from '@horae/contract/route';
import {
  mostWishes,
  type RosterWish,
  type rosterWishesContract,
} from '@horae/contract/scheduling/roster-wishes.contract';
import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { conflict, forbidden, notFound, stale } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { readResources } from '#roster/resources';
import { ownEmployee } from '../../core/session/own-employee.reads';
import { employees } from '../../people/people/employees.table';
import { readWishDeadlines } from '../plan-advice/plan-advice.reads';
import { plannedOn, refuseLongRange } from '../planning/fill-plan.commands';
import { refuseClosedDays } from './refuse-closed-days';
import { rosterWishes } from './roster-wishes.table';
import { storedWish } from './wish-fields';

export interface WishesContext {
  hotel: GrantedHotel;
  accountId: number;
}

type Wanted = Omit<ParsedRequestOf<typeof rosterWishesContract.save>['body'], 'hotel'>;
type Row = typeof rosterWishes.$inferSelect;

/** The wishes of the account's own employee that are not over, and until when others are entered. */
export async function listOwnWishes(
  db: Database,
  { hotel, accountId }: WishesContext,
): Promise<AnswerOf<typeof rosterWishesContract.own>> {
  const self = await ownEmployee(db, { id: accountId }, hotel);
  if (self === null) return { wishes: [], deadlines: [] };
  const today = hotelClock(hotel.timeZone).today();
  const wishes = await read(db, hotel, [self], { first: today });
  return { wishes, deadlines: await readWishDeadlines(db, hotel.companyId, today) };
}

/** The wishes of the people whom the account plans on a day of the range. */
export async function listWishes(
  db: Database,
  { hotel }: WishesContext,
  days: { first: string; last: string },
): Promise<RosterWish[]> {
  if (!hotel.mayPlan || hotel.scope.kind === 'self') throw forbidden();
  refuseLongRange(days);
  const people = (await readResources(db, hotel, {}, days)).map(({ employeeId }) => employeeId);
  const wishes = people.length === 0 ? [] : await read(db, hotel, people, days);
  const wishing = [...new Set(wishes.map(({ employeeId }) => employeeId))];
  const isPlanned = await plannedOn(db, hotel, wishing, days);
  const dates = datesFrom(days.first, daysBetween(days.first, days.last) + 1);
  return wishes.filter(({ employeeId }) => dates.some((day) => isPlanned(employeeId, day)));
}

export async function saveWish(tx: Database, context: WishesContext, wanted: Wanted): Promise<RosterWish> {
  const { id, version } = wanted;
  const { companyId } = context.hotel;
  const before = id === null ? null : await lockWish(tx, context, id);
  const fields = storedWish(wanted.wish);
  const employeeId = before?.employeeId ?? (await personOf(tx, context, wanted.employeeId, fields.firstDay));
  if (before && before.version !== version) throw stale({ wish: shown(before) });
  // Who plans somebody may still note what they hear from them.
  const isOwn = employeeId === (await ownEmployee(tx, { id: context.accountId }, context.hotel));
  if (isOwn) await refuseClosedDays(tx, context.hotel, before, fields);
  const values = { ...fields, changedBy: context.accountId, changedAt: new Date(), version: (version ?? 0) + 1 };
  if (!before) await refuseMany(tx, companyId, employeeId);
  const [row] = before
    ? await tx
        .update(rosterWishes)
        .set(values)
        .where(and(eq(rosterWishes.companyId, companyId), eq(rosterWishes.id, before.id)))
        .returning()
    : await tx
        .insert(rosterWishes)
        .values({ companyId, employeeId, ...values, version: 1 })
        .returning();
  await follow(tx, context, before, row!);
  return shown(row!);
}

export async function removeWish(
  tx: Database,
  context: WishesContext,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const before = await lockWish(tx, context, id);
  if (before.version !== version) throw stale({ wish: shown(before) });
  const { companyId } = context.hotel;
  await tx.delete(rosterWishes).where(and(eq(rosterWishes.companyId, companyId), eq(rosterWishes.id, id)));
  await follow(tx, context, before, null);
}

/** The wish, if it is the account's own or of somebody whom it plans; otherwise as not found. */
async function lockWish(tx: Database, context: WishesContext, id: number): Promise<Row> {
  const { companyId } = context.hotel;
  const [row] = await tx
    .select()
    .from(rosterWishes)
    .where(and(eq(rosterWishes.companyId, companyId), eq(rosterWishes.id, id)))
    .for('update');
  if (!row) throw notFound('Wish');
  if (row.employeeId !== (await ownEmployee(tx, { id: context.accountId }, context.hotel)))
    await refuseOthers(tx, context, row.employeeId, row.firstDay, 'Wish');
  return row;
}

/** Whose wish is added, locked so that two at once do not pass the limit together. */
async function personOf(
  tx: Database,
  context: WishesContext,
  employeeId: number | null,
  firstDay: string,
): Promise<number> {
  const self = await ownEmployee(tx, { id: context.accountId }, context.hotel);
  const person = employeeId ?? self;
  if (person === null) throw notFound('Employee');
  if (person !== self) await refuseOthers(tx, context, person, firstDay, 'Employee');
  const { companyId } = context.hotel;
  await tx.execute(
    sql`select from ${employees} where ${employees.companyId} = ${companyId} and ${employees.id} = ${person} for no key update`,
  );
  return person;
}

async function refuseOthers(
  tx: Database,
  { hotel }: WishesContext,
  employeeId: number,
  day: string,
  what: string,
): Promise<void> {
  if (!hotel.mayPlan || hotel.scope.kind === 'self') throw notFound(what);
  const isPlanned = await plannedOn(tx, hotel, [employeeId], { first: day, last: day });
  if (!isPlanned(employeeId, day)) throw notFound(what);
}

async function refuseMany(tx: Database, companyId: number, employeeId: number): Promise<void> {
  const count = await tx.$count(
    rosterWishes,
    and(eq(rosterWishes.companyId, companyId), eq(rosterWishes.employeeId, employeeId)),
  );
  if (count >= mostWishes) throw conflict(`Up to ${mostWishes} wishes are kept. Withdraw some first.`);
}

async function read(
  db: Database,
  { companyId }: GrantedHotel,
  people: number[],
  { first, last }: { first: string; last?: string },
): Promise<RosterWish[]> {
  const rows = await db
    .select()
    .from(rosterWishes)
    .where(
      and(
        eq(rosterWishes.companyId, companyId),
        inArray(rosterWishes.employeeId, people),
        or(isNull(rosterWishes.lastDay), gte(rosterWishes.lastDay, first)),
        last === undefined ? undefined : lte(rosterWishes.firstDay, last),
      ),
    )
    .orderBy(asc(rosterWishes.firstDay), asc(rosterWishes.id));
  return rows.map(shown);
}

async function follow(
  tx: Database,
  { hotel: { companyId }, accountId }: WishesContext,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const { id, employeeId } = (after ?? before)!;
  await recordChange(tx, {
    companyId,
    accountId,
    object: 'wish',
    objectId: id,
    employeeId,
    action: before === null ? 'add' : after === null ? 'remove' : 'change',
    before: before && noted(before),
    after: after && noted(after),
  });
  await announce(tx, 'roster-wishes', 'all');
}

/** What a person reads of a wish. */
const noted = ({ kind, firstDay, lastDay, weekdays, startTime, endTime, note }: Row) => ({
  kind,
  firstDay,
  lastDay,
  weekdays: weekdays.join(', '),
  start: startTime,
  end: endTime,
  note,
});

const shown = ({ id, version, employeeId, startTime, endTime, ...row }: Row): RosterWish => ({
  id,
  version,
  employeeId,
  kind: row.kind,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  weekdays: row.weekdays,
  start: startTime,
  end: endTime,
  note: row.note,
});
