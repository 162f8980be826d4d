import type { ParsedRequestOf } from '@horae/contract/route';
import type { correctionRequestsContract } from '@horae/contract/time/correction-requests.contract';
import type { CorrectionRequest, DayRecord } from '@horae/contract/time/correction-rows';
import { addMonths } from '@horae/local-time/month';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce } from '#platform/announce';
import { bare } from '#platform/column-names';
import { type Database, inTransaction } from '#platform/database';
import { conflict, HttpError, invalid, notFound } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { ownEmployee } from '../../core/session/own-employee.reads';
import { askedPunches } from './asked-punches';
import { correctionRequests } from './correction-requests.table';
import { readDayRecord } from './day-record';
import { readRequests } from './read-requests';
import { type OneRequest, showRequest } from './requests.service';
import type { RequestsContext } from './requests-context';
import { lockRequest, writeDown } from './write-request';

const r = alias(correctionRequests, 'r');

type Body<K extends 'ask' | 'withdraw'> = ParsedRequestOf<(typeof correctionRequestsContract)[K]>['body'];

const shownAtMost = 50;

export async function listOwnRequests(
  db: Database,
  context: RequestsContext,
): Promise<{ mayAsk: boolean; requests: CorrectionRequest[] }> {
  const person = await ownEmployee(db, context.account, context.hotel);
  if (person === null) return { mayAsk: false, requests: [] };
  const newest = sql`order by ${r.askedAt} desc, ${r.id} desc limit ${shownAtMost}`;
  return { mayAsk: true, requests: await readRequests(db, context, sql`${r.employeeId} = ${person}`, newest) };
}

export async function readOwnDay(db: Database, context: RequestsContext, day: string): Promise<DayRecord> {
  return readDayRecord(db, context, await linkedPerson(db, context), day);
}

/** Stores a request about one of the employee's own days; only one can be open per day. */
export async function askForCorrection(tx: Database, context: RequestsContext, body: Body<'ask'>): Promise<OneRequest> {
  const { account, hotel } = context;
  const { companyId, timeZone } = hotel;
  const employeeId = await linkedPerson(tx, context);
  refuseFarDay(body.day, timeZone);
  const { punches: current } = await readDayRecord(tx, context, employeeId, body.day);
  const punches = askedPunches(body.punches, body.day, current, timeZone);
  const [added] = await tx
    .insert(correctionRequests)
    .values({ companyId, employeeId, accountId: account.id, day: body.day, punches, reason: body.reason })
    .onConflictDoNothing()
    .returning();
  if (!added) throw conflict('You have already sent a request for this day. Withdraw it to send a new one.');
  await writeDown(tx, context, added, 'add', { punches, reason: body.reason });
  await announce(tx, 'attendance', 'all');
  return showRequest(tx, context, added.id);
}

/** Withdraws the employee's own open request, or reopens it; `check` receives it as it is. */
export function withdrawRequest(
  db: Database,
  context: RequestsContext,
  { id, isWithdrawn }: Body<'withdraw'>,
  check: (now: OneRequest) => void,
): Promise<OneRequest> {
  return inTransaction(db, async (tx) => {
    const person = await linkedPerson(tx, context);
    const locked = await lockRequest(tx, context, id);
    if (locked.employeeId !== person) throw notFound('Request');
    check(await showRequest(tx, context, id));
    if (locked.state !== (isWithdrawn ? 'open' : 'withdrawn'))
      throw conflict(
        `Only ${isWithdrawn ? 'an open request can be withdrawn' : 'a withdrawn request can be reopened'}.`,
      );
    const other = sql`select from ${correctionRequests} where ${correctionRequests.companyId} = ${locked.companyId} and ${correctionRequests.employeeId} = ${person}
      and ${correctionRequests.day} = ${locked.day} and ${correctionRequests.state} = 'open'`;
    if (!isWithdrawn && (await tx.execute(other)).rows.length > 0)
      throw conflict('You have sent a new request for this day in the meantime.');
    const state = isWithdrawn ? 'withdrawn' : 'open';
    await tx.execute(sql`update ${correctionRequests} set ${bare(correctionRequests.state)} = ${state},
      ${bare(correctionRequests.decidedAt)} = case when ${isWithdrawn} then now() end, ${bare(correctionRequests.decidedBy)} = case when ${isWithdrawn} then ${context.account.id}::int end
      where ${correctionRequests.companyId} = ${locked.companyId} and ${correctionRequests.id} = ${id}`);
    await writeDown(tx, context, locked, 'change', { state });
    await announce(tx, 'attendance', 'all');
    return showRequest(tx, context, id);
  });
}

async function linkedPerson(db: Database, context: RequestsContext): Promise<number> {
  const person = await ownEmployee(db, context.account, context.hotel);
  if (person !== null) return person;
  throw new HttpError(403, 'FORBIDDEN', 'Your account is not linked to an employee of this hotel.');
}

function refuseFarDay(day: string, timeZone: string): void {
  const today = hotelClock(timeZone).today();
  if (day > today) throw invalid('day', 'Choose a day that is not in the future.');
  if (day < addMonths(today, -12)) throw invalid('day', 'Choose a day in the last twelve months.');
}
