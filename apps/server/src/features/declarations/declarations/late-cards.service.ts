import type { lateReasons } from '@horae/contract/declarations/declaration-kinds';
import { cardLimitMinutes } from '@horae/ergani';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChanges } from '#platform/audit';
import { bare } from '#platform/column-names';
import { type Database, inTransaction } from '#platform/database';
import { forbidden } from '#platform/errors';
import { within } from '#platform/hotel-scope';
import { workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { departmentOn, joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { declarations } from './declarations.table';

const d = alias(declarations, 'd');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');

const places = { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` };

/** Refused work cards that are late by now: a person chooses why, or leaves them unsent. */
export const isLateCard = (card: typeof d): SQL =>
  sql`(${card.kind} = 'workCard' and ${card.state} = 'rejected'
    and (${card.fact}->>'at')::float8 < date_part('epoch', now()) * 1000 - ${cardLimitMinutes * 60_000}::float8)`;

interface Resolution {
  /** Those chosen, as they were seen; all late cards if left out. */
  cards?: readonly { id: number; version: number }[] | undefined;
  /** Why they are late; without it they stay unsent. */
  lateReason?: (typeof lateReasons)[number] | undefined;
  /** Why they stay unsent. */
  reason?: string | undefined;
}

/** Sends late cards with one reason, or leaves them unsent for one; those that changed since they were seen are left. */
export async function resolveLateCards(
  db: Database,
  hotel: GrantedHotel,
  accountId: number,
  { cards, lateReason, reason }: Resolution,
): Promise<{ done: number; stale: number }> {
  if (!hotel.mayPlan || !hotel.mayApprove) throw forbidden();
  const { companyId } = hotel;
  const state = lateReason ? 'queued' : 'superseded';
  return inTransaction(db, async (tx) => {
    const seen = await lockLateCards(tx, hotel, cards);
    const ids = sql.param(seen.map(({ id }) => id));
    const fact = lateReason
      ? sql`${declarations.fact} || ${JSON.stringify({ lateReason })}::jsonb`
      : sql`${declarations.fact}`;
    await tx.execute(sql`
      update ${declarations} set ${bare(declarations.state)} = ${state}::declaration_state, ${bare(declarations.fact)} = ${fact},
        ${bare(declarations.refusal)} = case when ${state} = 'queued' then null else ${declarations.refusal} end,
        ${bare(declarations.nextAttemptAt)} = now(), ${bare(declarations.askedBy)} = ${accountId}, ${bare(declarations.version)} = ${declarations.version} + 1
      where ${declarations.companyId} = ${companyId} and ${declarations.id} = any(${ids}::int[])`);
    await recordChanges(
      tx,
      seen.map(({ id, employeeId }) => ({
        companyId,
        accountId,
        object: 'declaration',
        objectId: id,
        employeeId,
        action: 'change' as const,
        before: { kind: 'workCard', state: 'rejected' },
        after: { state, ...(lateReason && { lateReason }), ...(reason && { reason }) },
      })),
    );
    if (seen.length > 0) await announce(tx, 'declarations', 'all');
    return { done: seen.length, stale: cards ? cards.length - seen.length : 0 };
  });
}

async function lockLateCards(tx: Database, hotel: GrantedHotel, cards: Resolution['cards']) {
  const chosen =
    cards &&
    sql`(${d.id}, ${d.version}) in (select * from unnest(${sql.param(cards.map(({ id }) => id))}::int[], ${sql.param(cards.map(({ version }) => version))}::int[]))`;
  const { rows } = await tx.execute<{ id: number; employeeId: number }>(sql`
    select ${d.id}, ${d.employeeId} as "employeeId" from ${declarations} ${d}
    join ${employees} ${e} on ${e.companyId} = ${d.companyId} and ${e.id} = ${d.employeeId}
    ${joinPlaceToday(hotel, e)}
    join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    where ${and(sql`${d.companyId} = ${hotel.companyId}`, isLateCard(d), within(hotel.scope, places), chosen)}
    order by ${d.id} for update of d`);
  return rows;
}
