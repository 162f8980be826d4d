import type { RequestQuery, RequestView } from '@horae/contract/time/correction-requests.contract';
import type { CorrectionRequest, DayRecord } from '@horae/contract/time/correction-rows';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { forbidden, notFound } from '#platform/errors';
import { holdsWords } from '#platform/holds-words';
import { within } from '#platform/hotel-scope';
import { ownEmployee } from '../../core/session/own-employee.reads';
import { departments, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { departmentOn } from '../../people/people/on-a-day.reads';
import { correctionRequests } from './correction-requests.table';
import { readDayRecord } from './day-record';
import { readRequests, requestsFrom } from './read-requests';
import type { RequestsContext } from './requests-context';

const r = alias(correctionRequests, 'r');

const w = alias(workCentres, 'w');
const e = alias(employees, 'e');
const d = alias(departments, 'd');

export interface OneRequest {
  request: CorrectionRequest;
  record: DayRecord;
}

export const inView: Record<RequestView, SQL> = { open: sql`${r.state} = 'open'`, decided: sql`${r.state} <> 'open'` };
const inOrder: Record<RequestView, SQL> = {
  open: sql`order by ${r.askedAt}, ${r.id}`,
  decided: sql`order by ${r.decidedAt} desc, ${r.id}`,
};

/** The condition for requests of the employees whom the account may approve. */
export function ofApprover({ hotel }: Pick<RequestsContext, 'hotel'>): SQL {
  if (!hotel.mayApprove) throw forbidden();
  return within(hotel.scope, placed) ?? sql`true`;
}

const placed = { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` };

/** Returns a page of the requests that the account may decide, and how many are open in all. */
export async function listRequests(db: Database, context: RequestsContext, query: RequestQuery) {
  const { view, q, department, employee, from, to, page, perPage } = query;
  const seen = ofApprover(context);
  const wanted = and(
    seen,
    inView[view],
    department === undefined ? undefined : sql`${departmentOn(e)} = ${department}`,
    employee === undefined ? undefined : sql`${e.id} = ${employee}`,
    from === undefined ? undefined : sql`${r.day} >= ${from}`,
    to === undefined ? undefined : sql`${r.day} <= ${to}`,
    q === '' ? undefined : holdsWords(q, [e.name, e.code, e.jobTitle, d.name, r.reason, r.answer]),
  )!;
  const { rows } = await db.execute<{ total: number; open: number }>(sql`
    select (count(*) filter (where ${wanted}))::int as total, (count(*) filter (where ${r.state} = 'open'))::int as open
    ${requestsFrom(context.hotel)} where ${r.companyId} = ${context.hotel.companyId} and ${seen}`);
  const rest = sql`${inOrder[view]} limit ${perPage} offset ${(page - 1) * perPage}`;
  return { ...rows[0]!, requests: await readRequests(db, context, wanted, rest) };
}

/** Returns one request with its day as it is now. */
export async function showRequest(db: Database, context: RequestsContext, id: number): Promise<OneRequest> {
  const [request] = await readRequests(db, context, sql`${r.id} = ${id}`, sql``);
  if (!request) throw notFound('Request');
  return { request, record: await readDayRecord(db, context, request.employee.id, request.day) };
}

/** Returns one request this account may see: its own, or of an employee whom it may approve. */
export async function readRequest(db: Database, context: RequestsContext, id: number): Promise<OneRequest> {
  const own = sql`${r.employeeId} = ${(await ownEmployee(db, context.account, context.hotel)) ?? 0}`;
  const seen = context.hotel.mayApprove ? sql`(${own} or ${ofApprover(context)})` : own;
  const [request] = await readRequests(db, context, sql`${r.id} = ${id} and ${seen}`, sql``);
  if (!request) throw notFound('Request');
  return { request, record: await readDayRecord(db, context, request.employee.id, request.day) };
}
