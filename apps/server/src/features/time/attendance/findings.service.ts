import type { FindingQuery, FindingView } from '@horae/contract/time/attendance.contract';
import type { FindingKind } from '@horae/contract/time/finding-kinds';
import type { FindingRow } from '@horae/contract/time/finding-rows';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden } from '#platform/errors';
import { holdsWords } from '#platform/holds-words';
import { within } from '#platform/hotel-scope';
import { hotelClock } from '#platform/hotel-time';
import { accountHotels, accounts } from '../../core/session/session.table';
import { departments, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { departmentOn, joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { toldApart } from '../../people/people/told-apart.reads';
import { readComparedFrom } from './attendance.reads';
import { attendanceFindings } from './attendance.table';
import { noTimes } from './find-differences';
import { kindsByWeight, riskOf } from './findings.rules';

const f = alias(attendanceFindings, 'f');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const d = alias(departments, 'd');
const ownerAccount = alias(accounts, 'owner');
const decider = alias(accounts, 'decider');
const own = alias(accountHotels, 'own');

type Row = Omit<FindingRow, 'risk' | 'dueAt' | 'foundAt' | 'decided' | 'isOverdue'> &
  Record<'due' | 'found', number> & { resolved: number | null; by: string | null; note: string | null };

/** The findings, with every table that a condition over them may use. */
export const findingsFrom = (hotel: GrantedHotel) => sql`from ${attendanceFindings} ${f}
  join ${employees} ${e} on ${e.companyId} = ${f.companyId} and ${e.id} = ${f.employeeId}
  ${joinPlaceToday(hotel, e)}
  join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
  join ${departments} ${d} on ${d.companyId} = ${e.companyId} and ${d.id} = ${departmentOn(e)}
  left join ${accounts} ${ownerAccount} on ${ownerAccount.id} = ${f.ownerId}
  left join ${accounts} ${decider} on ${decider.id} = ${f.resolvedBy}`;

export const inView: Record<FindingView, SQL> = {
  open: sql`${f.state} = 'open'`,
  overdue: sql`${f.state} = 'open' and ${f.dueAt} < now()`,
  decided: sql`${f.state} in ('accepted', 'corrected', 'excused')`,
  settled: sql`${f.state} = 'settled'`,
};

const weight = sql`array_position(${sql.param(kindsByWeight)}::text[], ${f.kind}::text)`;

// A person's findings stand together, the person with the dearest one first; deciding one moves nobody of the same kind.
const byPerson = sql`min(${weight}) over (partition by ${e.id}), ${e.nameOrder}, ${e.id}, ${weight}, ${f.dueAt}, ${f.day}`;

// Earlier erasures left the evidence empty.
const nothingFound = JSON.stringify({ measured: null, limit: null, ...noTimes });

/** Returns a page of findings about employees whom the account may approve, and the number of open ones by kind. */
export async function listFindings(db: Database, account: Account, hotel: GrantedHotel, query: FindingQuery) {
  const seen = and(...ofHotel(hotel))!;
  const from = findingsFrom(hotel);
  const wanted = and(seen, inView[query.view], ...narrowing(query, account))!;
  const [{ rows: counted }, { rows: open }, { rows }, comparedFrom] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from} where ${wanted}`),
    db.execute<{ kind: FindingKind; count: number; overdue: number }>(sql`
      select ${f.kind}, count(*)::int as count, (count(*) filter (where ${f.dueAt} < now()))::int as overdue
      ${from} where ${seen} and ${f.state} = 'open' group by ${f.kind} order by ${f.kind}`),
    db.execute<Record<string, unknown> & Row>(sql`
      select ${f.id}, ${f.version}, ${f.kind}, ${f.day}::text, ${f.severity}, ${f.state}, ${nothingFound}::jsonb || ${f.evidence} as evidence, ${f.proposal},
        json_build_object('id', ${e.id}, 'name', ${toldApart(e)}, 'code', ${e.code}, 'jobTitle', ${e.jobTitle}, 'department', ${d.name}) as employee,
        case when ${ownerAccount.id} is not null then json_build_object('id', ${ownerAccount.id}, 'name', ${ownerAccount.fullName}) end as owner,
        date_part('epoch', ${f.dueAt})::int8::float8 as due, date_part('epoch', ${f.foundAt})::int8::float8 as found,
        date_part('epoch', ${f.resolvedAt})::int8::float8 as resolved, ${isOwn(account, hotel)} as "isOwn", ${decider.fullName} as by, ${f.note}
      ${from} where ${wanted}
      order by ${query.view === 'open' || query.view === 'overdue' ? byPerson : sql`${f.resolvedAt} desc, ${f.day}, ${e.nameOrder}`}, ${f.id}
      limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`),
    readComparedFrom(db, hotel.companyId),
  ]);
  return {
    total: counted[0]?.total ?? 0,
    open: open.map(({ kind, count }) => ({ kind, count })),
    overdue: open.reduce((sum, { overdue }) => sum + overdue, 0),
    findings: rows.map((row) => shown(row, hotel)),
    comparedFrom,
  };
}

/** Whether a finding is about the account itself. */
export const isOwn = (account: Account, { companyId }: GrantedHotel) =>
  sql`exists (select from ${accountHotels} ${own} where ${own.companyId} = ${companyId} and ${own.accountId} = ${account.id} and ${own.employeeId} = ${f.employeeId})`;

/** The condition for findings the account may see; throws for an account that may not approve. */
export function ofHotel(hotel: GrantedHotel): (SQL | undefined)[] {
  if (!hotel.mayApprove) throw forbidden();
  const places = { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` };
  return [sql`${f.companyId} = ${hotel.companyId}`, within(hotel.scope, places)];
}

function narrowing(query: FindingQuery, account: Account): (SQL | undefined)[] {
  const { q, kind, severity, owner, department, employee, from: first, to: last } = query;
  return [
    kind && sql`${f.kind} = ${kind}`,
    severity && sql`${f.severity} = ${severity}`,
    owner && (owner === 'mine' ? sql`${f.ownerId} = ${account.id}` : sql`${f.ownerId} is null`),
    department === undefined ? undefined : sql`${departmentOn(e)} = ${department}`,
    employee === undefined ? undefined : sql`${e.id} = ${employee}`,
    first === undefined ? undefined : sql`${f.day} >= ${first}`,
    last === undefined ? undefined : sql`${f.day} <= ${last}`,
    q === '' ? undefined : holdsWords(q, [e.name, e.code, e.jobTitle, d.name, f.note]),
  ];
}

function shown({ due, found, resolved, by, note, ...row }: Row, { timeZone }: GrantedHotel): FindingRow {
  const clock = hotelClock(timeZone);
  return {
    ...row,
    risk: riskOf(row.kind),
    dueAt: clock.format(due),
    isOverdue: row.state === 'open' && due * 1000 < Date.now(),
    foundAt: clock.format(found),
    decided: resolved === null ? null : { at: clock.format(resolved), by, note },
  };
}
