import type { PlanNote } from '@horae/contract/scheduling/plan-notes.contract';
import { and, asc, between, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { forbidden, invalid, notFound, stale } from '#platform/errors';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readResources } from '#roster/resources';
import { ownEmployee } from '../../core/session/own-employee.reads';
import { employees } from '../../people/people/employees.table';
import { lockEmployments, notEmployedOn } from '../../people/people/people.reads';
import { plannedOn, refuseLongRange } from '../planning/fill-plan.commands';
import { planNotes } from './plan-notes.table';
import { noted, shownNotes } from './shown-notes';

interface NotesContext {
  hotel: GrantedHotel;
  accountId: number;
}

type Wanted = Pick<PlanNote, 'employeeId' | 'day' | 'text' | 'isPinned' | 'version'>;
type Row = typeof planNotes.$inferSelect;

/** The notes and pins on these days; nobody sees those about oneself. */
export async function listNotes(
  db: Database,
  { hotel, accountId }: NotesContext,
  days: { first: string; last: string },
): Promise<PlanNote[]> {
  refuseWithoutPlanning(hotel);
  refuseLongRange(days);
  if (hotel.scope.kind === 'self') return [];
  const self = await ownEmployee(db, { id: accountId }, hotel);
  const people = (await readResources(db, hotel, {}, days))
    .map(({ employeeId }) => employeeId)
    .filter((employeeId) => employeeId !== self);
  if (people.length === 0) return [];
  const rows = await db
    .select()
    .from(planNotes)
    .where(
      and(
        eq(planNotes.companyId, hotel.companyId),
        between(planNotes.day, days.first, days.last),
        inArray(planNotes.employeeId, people),
        or(ne(planNotes.text, ''), eq(planNotes.isPinned, true)),
      ),
    )
    .orderBy(asc(planNotes.employeeId), asc(planNotes.day));
  const noted = [...new Set(rows.map(({ employeeId }) => employeeId))];
  const isPlanned = await plannedOn(db, hotel, noted, days);
  return shownNotes(
    db,
    rows.filter(({ employeeId, day }) => isPlanned(employeeId, day)),
  );
}

export async function saveNote(
  tx: Database,
  { hotel, accountId }: NotesContext,
  { employeeId, day, text, isPinned, version }: Wanted,
): Promise<PlanNote | null> {
  if (!hotel.mayPlan || hotel.scope.kind === 'self') throw forbidden();
  if (employeeId === (await ownEmployee(tx, { id: accountId }, hotel)))
    throw forbidden('Notes and pins on your own days are for the others who plan you.');
  const { companyId } = hotel;
  // Two planners who save a note of one person at the same time do so one after the other.
  await tx.execute(
    sql`select from ${employees} where ${employees.companyId} = ${companyId} and ${employees.id} = ${employeeId} for no key update`,
  );
  await refuseOthers(tx, hotel, employeeId, day);
  const isTheDay = and(
    eq(planNotes.companyId, companyId),
    eq(planNotes.employeeId, employeeId),
    eq(planNotes.day, day),
  );
  const [kept] = await tx.select().from(planNotes).where(isTheDay);
  const before = kept && !isEmpty(kept) ? kept : null;
  if ((before?.version ?? 0) !== version) throw stale({ note: before && (await shownNotes(tx, [before]))[0]! });
  const wanted = { text, isPinned };
  if (before ? before.text === text && before.isPinned === isPinned : isEmpty(wanted))
    return before && (await shownNotes(tx, [before]))[0]!;
  const values = { ...wanted, changedBy: accountId, changedAt: new Date(), version: (kept?.version ?? 0) + 1 };
  const [row] = kept
    ? await tx.update(planNotes).set(values).where(isTheDay).returning()
    : await tx
        .insert(planNotes)
        .values({ companyId, employeeId, day, ...values })
        .returning();
  const after = isEmpty(row!) ? null : row!;
  await follow(tx, { hotel, accountId }, employeeId, before, after);
  return after && (await shownNotes(tx, [after]))[0]!;
}

const isEmpty = ({ text, isPinned }: Pick<Row, 'text' | 'isPinned'>) => text === '' && !isPinned;

/** Refuses people whom the account does not plan on that day, as not found, and days outside their employment. */
async function refuseOthers(tx: Database, hotel: GrantedHotel, employeeId: number, day: string): Promise<void> {
  const person = (await lockEmployments(tx, hotel.companyId, [employeeId])).get(employeeId);
  const isPlanned = await plannedOn(tx, hotel, [employeeId], { first: day, last: day });
  if (!person || !isPlanned(employeeId, day)) throw notFound('Employee');
  const refusal = notEmployedOn(person, day);
  if (refusal) throw invalid('day', refusal);
}

async function follow(
  tx: Database,
  { hotel: { companyId }, accountId }: NotesContext,
  employeeId: number,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const action = before === null ? 'add' : after === null ? 'remove' : 'change';
  const values = { before: before && noted(before), after: after && noted(after) };
  const about = { companyId, accountId, object: 'plan note', objectId: employeeId, employeeId };
  await recordChange(tx, { ...about, action, ...values });
  await announce(tx, 'plan', 'all');
}
