import type { ParsedRequestOf } from '@horae/contract/route';
import type { correctionRequestsContract, RequestAction } from '@horae/contract/time/correction-requests.contract';
import { sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { bare } from '#platform/column-names';
import { type Database, inTransaction } from '#platform/database';
import { conflict, invalid, notFound } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import type { NewPunch, TakePunches } from '#platform/take-punches';
import { punches } from '../punches/punches.table';
import { correctionRequests } from './correction-requests.table';
import { readRequests } from './read-requests';
import { answerNotice } from './request-notice.rules';
import { type OneRequest, ofApprover, showRequest } from './requests.service';
import type { RequestsContext } from './requests-context';
import { type HeldRequest, lockRequest, writeDown } from './write-request';

type Body = ParsedRequestOf<typeof correctionRequestsContract.decide>['body'];

export interface Hands {
  take: TakePunches;
  tell: Tell;
}

const stateAfter = { accept: 'accepted', refuse: 'refused', reopen: 'open' } as const;
const stateBefore: Record<RequestAction, HeldRequest['state']> = { accept: 'open', refuse: 'open', reopen: 'refused' };

/**
 * Accepts a request by adding punches that replace what the clock said, or refuses it, and notifies the account that
 * asked. `check` receives the request as it is, locked, with its day.
 */
export function decideRequest(
  db: Database,
  context: RequestsContext,
  body: Body,
  { take, tell }: Hands,
  check: (now: OneRequest) => void,
): Promise<OneRequest> {
  const { id, deed: action } = body;
  const { hotel, account } = context;
  return inTransaction(db, async (tx) => {
    const locked = await lockRequest(tx, context, id);
    const [request] = await readRequests(tx, context, sql`r.id = ${id} and ${ofApprover(context)}`, sql``);
    if (!request) throw notFound('Request');
    if (request.isOwn) throw conflict('Somebody else has to decide about your time.');
    check(await showRequest(tx, context, id));
    if (locked.state !== stateBefore[action])
      throw conflict(`This request is already ${locked.state === 'refused' ? 'rejected' : locked.state}.`);
    if (action === 'reopen') await refuseSecondOpen(tx, locked);
    const state = stateAfter[action];
    const answer = action === 'reopen' ? null : body.answer || null;
    const isOpen = action === 'reopen';
    await tx.execute(sql`update ${correctionRequests} set ${bare(correctionRequests.state)} = ${state}, ${bare(correctionRequests.answer)} = ${answer},
      ${bare(correctionRequests.decidedAt)} = case when not ${isOpen} then now() end, ${bare(correctionRequests.decidedBy)} = case when not ${isOpen} then ${account.id}::int end
      where ${correctionRequests.companyId} = ${locked.companyId} and ${correctionRequests.id} = ${id}`);
    await writeDown(tx, context, locked, 'change', { state, answer });
    if (action === 'accept') {
      await refuseCorrected(tx, locked);
      await take(tx, hotel, punchesOf(locked, account.id));
      await announce(tx, 'punches', 'all');
    }
    if (action !== 'reopen') await tell(tx, answerNotice(locked, { state, answer, by: account, hotel: hotel.name }));
    await announce(tx, 'attendance', 'all');
    return showRequest(tx, context, id);
  });
}

/** The correcting punches: authored by the account that decides, with the reason of the employee who asked. */
function punchesOf({ id, employeeId, punches, reason }: HeldRequest, authorId: number): NewPunch[] {
  return punches.map(({ replaces, was, isVoid, at, direction }, index) => ({
    employeeId,
    at: new Date(isVoid ? was!.at : at!),
    direction: isVoid ? was!.direction : direction,
    source: 'correction' as const,
    key: `request:${id}:${index}`,
    replaces,
    isVoid,
    reason: `Request ${id}: ${reason}`,
    authorId,
  }));
}

async function refuseCorrected(tx: Database, { companyId, punches: asked }: HeldRequest): Promise<void> {
  const ids = sql.param(asked.flatMap(({ replaces }) => (replaces === null ? [] : [replaces])));
  const { rows } = await tx.execute(
    sql`select from ${punches} where ${punches.companyId} = ${companyId} and ${punches.replaces} = any(${ids}::int[])`,
  );
  if (rows.length > 0)
    throw conflict(
      'A punch in this request was corrected in the meantime. Reject the request and correct the day yourself.',
    );
}

async function refuseSecondOpen(tx: Database, { companyId, employeeId, day }: HeldRequest): Promise<void> {
  const { rows } = await tx.execute(sql`select from ${correctionRequests}
    where ${correctionRequests.companyId} = ${companyId} and ${correctionRequests.employeeId} = ${employeeId} and ${correctionRequests.day} = ${day} and ${correctionRequests.state} = 'open'`);
  if (rows.length > 0) throw invalid('deed', 'Another request for this day is open: decide that one first.');
}
