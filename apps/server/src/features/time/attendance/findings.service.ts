import { foldText } from '@horae/contract/fold-text';
import type { FindingKind, FindingQuery, FindingRow, FindingView } from '@horae/contract/time/attendance.contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden } from '#platform/errors';
import { within } from '#platform/hotel-scope';
import { hotelClock } from '#platform/hotel-time';

type Row = Omit<FindingRow, 'dueAt' | 'foundAt' | 'decided' | 'isOverdue'> &
  Record<'due' | 'found', number> & { resolved: number | null; by: string | null; note: string | null };

const from = sql`from attendance_findings f
  join employees e on e.company_id = f.company_id and e.id = f.employee_id
  join work_centres w on w.company_id = e.company_id and w.id = e.work_centre_id
  join departments d on d.company_id = e.company_id and d.id = e.department_id
  left join accounts owner on owner.id = f.owner_id
  left join accounts decider on decider.id = f.resolved_by`;

const inView: Record<FindingView, SQL> = {
  open: sql`f.state = 'open'`,
  overdue: sql`f.state = 'open' and f.due_at < now()`,
  decided: sql`f.state in ('accepted', 'corrected', 'excused')`,
  settled: sql`f.state = 'settled'`,
};

/** A page of findings of the people whom the account may approve; with how many of each kind are open. */
export async function listFindings(db: Database, account: Account, hotel: GrantedHotel, query: FindingQuery) {
  const seen = and(...ofHotel(hotel))!;
  const wanted = and(seen, inView[query.view], ...narrowing(query, account))!;
  const [{ rows: counted }, { rows: open }, { rows }] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from} where ${wanted}`),
    db.execute<{ kind: FindingKind; count: number; overdue: number }>(sql`
      select f.kind, count(*)::int as count, (count(*) filter (where f.due_at < now()))::int as overdue
      ${from} where ${seen} and f.state = 'open' group by f.kind order by f.kind`),
    db.execute<Record<string, unknown> & Row>(sql`
      select f.id, f.version, f.kind, f.day::text, f.severity, f.state, f.evidence, f.proposal,
        json_build_object('id', e.id, 'name', e.name, 'code', e.code, 'jobTitle', e.job_title, 'department', d.name) as employee,
        case when owner.id is not null then json_build_object('id', owner.id, 'name', owner.full_name) end as owner,
        date_part('epoch', f.due_at)::int8::float8 as due, date_part('epoch', f.found_at)::int8::float8 as found,
        date_part('epoch', f.resolved_at)::int8::float8 as resolved, ${isOwn(account, hotel)} as "isOwn", decider.full_name as by, f.note
      ${from} where ${wanted}
      order by ${query.view === 'open' || query.view === 'overdue' ? sql`f.severity desc, f.due_at` : sql`f.resolved_at desc`}, f.day, lower(e.name), f.id
      limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`),
  ]);
  return {
    total: counted[0]?.total ?? 0,
    open: open.map(({ kind, count }) => ({ kind, count })),
    overdue: open.reduce((sum, { overdue }) => sum + overdue, 0),
    findings: rows.map((row) => shown(row, hotel)),
  };
}

/** Whether a finding is about the account that asks. */
export const isOwn = (account: Account, { companyId }: GrantedHotel) =>
  sql`exists (select from account_hotels own where own.company_id = ${companyId} and own.account_id = ${account.id} and own.employee_id = f.employee_id)`;

/** Who may look at findings at all, and of whom. */
export function ofHotel(hotel: GrantedHotel): (SQL | undefined)[] {
  if (!hotel.mayApprove) throw forbidden();
  const places = { unit: sql`w.organisation_unit_id`, department: sql`e.department_id`, self: sql`e.id` };
  return [sql`f.company_id = ${hotel.companyId}`, within(hotel.scope, places)];
}

function narrowing(query: FindingQuery, account: Account): (SQL | undefined)[] {
  const { q, kind, severity, owner, department, employee, from: first, to: last } = query;
  return [
    kind && sql`f.kind = ${kind}`,
    severity && sql`f.severity = ${severity}`,
    owner && (owner === 'mine' ? sql`f.owner_id = ${account.id}` : sql`f.owner_id is null`),
    department === undefined ? undefined : sql`e.department_id = ${department}`,
    employee === undefined ? undefined : sql`e.id = ${employee}`,
    first === undefined ? undefined : sql`f.day >= ${first}`,
    last === undefined ? undefined : sql`f.day <= ${last}`,
    q === ''
      ? undefined
      : sql`position(${foldText(q)} in fold_text(concat_ws(' ', e.name, e.code, e.job_title, d.name, f.note))) > 0`,
  ];
}

function shown({ due, found, resolved, by, note, ...row }: Row, { timeZone }: GrantedHotel): FindingRow {
  const clock = hotelClock(timeZone);
  return {
    ...row,
    dueAt: clock.format(due),
    isOverdue: row.state === 'open' && due * 1000 < Date.now(),
    foundAt: clock.format(found),
    decided: resolved === null ? null : { at: clock.format(resolved), by, note },
  };
}
