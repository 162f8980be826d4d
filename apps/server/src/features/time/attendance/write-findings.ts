import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { HotelClock } from '#platform/hotel-time';
import type { FoundDifference } from './find-differences';
import { daysDue, severityOf } from './findings.rules';

/** Whose findings of which days were looked for anew. */
export interface LookedAt {
  employeeId: number;
  firstDay: string;
  lastDay: string;
}

interface Hotel {
  companyId: number;
  timeZone: string;
}

/**
 * Keeps what was found: new findings open, changed ones open again, those that are true no more settle. What somebody
 * has decided stays decided as long as it is about the same minutes.
 */
export async function writeFindings(
  tx: Database,
  { companyId, timeZone }: Hotel,
  lookedAt: LookedAt[],
  found: FoundDifference[],
  clock: HotelClock,
): Promise<void> {
  const column = (value: (one: FoundDifference) => unknown) => sql.param(found.map(value));
  const proposal = ({ proposal: one }: FoundDifference) =>
    one === null ? null : JSON.stringify({ direction: one.direction, at: clock.format(Math.floor(one.at / 1000)) });
  await tx.execute(sql`
    update attendance_findings held set state = 'settled', resolved_at = now(), version = version + 1
    from unnest(${sql.param(lookedAt.map((one) => one.employeeId))}::int[], ${sql.param(lookedAt.map((one) => one.firstDay))}::date[],
      ${sql.param(lookedAt.map((one) => one.lastDay))}::date[]) as looked (employee_id, first_day, last_day)
    where held.company_id = ${companyId} and held.employee_id = looked.employee_id and held.state = 'open'
      and held.day between looked.first_day and looked.last_day
      and not exists (
        select from unnest(${column((one) => one.employeeId)}::int[], ${column((one) => one.kind)}::text[], ${column((one) => one.subject)}::text[])
          as given (employee_id, kind, subject)
        where given.employee_id = held.employee_id and given.kind = held.kind::text and given.subject = held.subject
      )`);
  if (found.length === 0) return;
  await tx.execute(sql`
    insert into attendance_findings as held (company_id, employee_id, kind, day, subject, shift_id, severity, evidence, proposal, due_at, owner_id)
    select ${companyId}, given.employee_id, given.kind::finding_kind, given.day, given.subject, given.shift_id, given.severity::finding_severity,
      given.evidence, given.proposal, (given.day + given.days_due + time '23:59') at time zone ${timeZone}, owner.account_id
    from unnest(${column((one) => one.employeeId)}::int[], ${column((one) => one.kind)}::text[], ${column((one) => one.day)}::date[],
      ${column((one) => one.subject)}::text[], ${column((one) => one.shift)}::int[], ${column((one) => severityOf(one.kind))}::text[],
      ${column((one) => JSON.stringify(one.evidence))}::jsonb[], ${column(proposal)}::jsonb[], ${column((one) => daysDue(one.kind))}::int[])
      as given (employee_id, kind, day, subject, shift_id, severity, evidence, proposal, days_due)
    join employees person on person.company_id = ${companyId} and person.id = given.employee_id
    join work_centres centre on centre.company_id = ${companyId} and centre.id = person.work_centre_id
    left join lateral (
      select h.account_id from account_hotels h join accounts a on a.id = h.account_id
      where h.company_id = ${companyId} and h.may_approve and a.role = 'client' and a.disabled_at is null
        and h.employee_id is distinct from person.id
        and (h.scope = 'department' and h.scope_id = person.department_id or h.scope = 'unit' and h.scope_id = centre.organisation_unit_id)
      order by h.scope desc, h.account_id limit 1
    ) owner on true
    on conflict (company_id, employee_id, kind, subject) do update set
      evidence = excluded.evidence, proposal = excluded.proposal, day = excluded.day, shift_id = excluded.shift_id,
      version = held.version + 1,
      state = case when held.state = 'settled' or held.evidence -> 'measured' is distinct from excluded.evidence -> 'measured' then 'open' else held.state end,
      resolved_at = case when held.state = 'settled' or held.evidence -> 'measured' is distinct from excluded.evidence -> 'measured' then null else held.resolved_at end
    where held.evidence <> excluded.evidence or held.proposal is distinct from excluded.proposal or held.state = 'settled'`);
}
