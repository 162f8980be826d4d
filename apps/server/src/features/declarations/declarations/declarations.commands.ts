import { sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { dropWaitingDays, keepWaitingDays, type WaitingDay } from './days-to-declare.store';
import { declarations } from './declarations.table';
import { isUnplanned } from './planned-days.rules';
import { lockDeclaring, queueDays } from './queue-days';
import { readPlan } from './read-plan';
import { wantedMessages } from './wanted';

/** Empties the documents sent about an employee; their acceptance stays. The erasure checks and audits. */
export async function eraseFromDeclarations(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(sql`update ${declarations} set ${bare(declarations.sentBody)} = null, ${bare(declarations.refusal)} = null, ${bare(declarations.days)} = case when ${declarations.kind} = 'leave' then null else ${declarations.days} end
    where ${declarations.companyId} = ${companyId} and ${declarations.employeeId} = ${employeeId}`);
}

interface PersonDay {
  employeeId: number;
  day: string;
}

interface DayToDeclare extends PersonDay {
  /** Somebody said that it is a day without work. */
  isWithoutWork: boolean;
}

/** Days that somebody left out of what is declared no longer wait, in the transaction that publishes them. */
export async function leaveUndeclared(tx: Database, companyId: number, days: readonly PersonDay[]): Promise<void> {
  if (days.length > 0) await dropWaitingDays(tx, companyId, days);
}

/** Keeps published days until the hour of the hotel, in the transaction that publishes them. */
export async function declareLater(
  tx: Database,
  companyId: number,
  accountId: number,
  days: readonly WaitingDay[],
): Promise<void> {
  if (days.length === 0) return;
  await keepWaitingDays(tx, companyId, accountId, days);
  await announce(tx, 'declarations', 'all');
}

/**
 * Queues what the plan of these days says otherwise than what is declared, in the transaction that publishes it; returns
 * the number of messages. A day without any plan goes only if somebody said so. Checks no rights: the hotel wants it so,
 * and publishing has checked its own.
 */
export async function declarePublished(
  tx: Database,
  hotel: GrantedHotel,
  accountId: number,
  days: readonly DayToDeclare[],
): Promise<number> {
  if (days.length === 0) return 0;
  await lockDeclaring(tx, hotel.companyId);
  const inOrder = days.map(({ day }) => day).sort();
  const asked = {
    from: inOrder[0]!,
    to: inOrder.at(-1)!,
    employees: [...new Set(days.map(({ employeeId }) => employeeId))],
  };
  const answers = new Map(days.map(({ employeeId, day, isWithoutWork }) => [`${employeeId} ${day}`, isWithoutWork]));
  // Whom the account plans is known; where they are placed on the last of the days does not matter.
  const plan = await readPlan(tx, { ...hotel, scope: { kind: 'hotel' } }, asked);
  const wanted = wantedMessages(plan, (employeeId, planned) => {
    const isWithoutWork = answers.get(`${employeeId} ${planned.day}`);
    return isWithoutWork !== undefined && (isWithoutWork || !isUnplanned(planned));
  });
  return queueDays(tx, hotel, accountId, wanted);
}
