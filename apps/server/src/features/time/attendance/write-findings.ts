import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import type { HotelClock } from '#platform/hotel-time';
import { isInForce } from '../../core/session/session.reads';
import { accountHotels, accounts } from '../../core/session/session.table';
import { placesOfScope } from '../../people/organisation/organisation.reads';
import { workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { departmentOn, joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { attendanceFindings } from './attendance.table';
import type { FoundDifference } from './find-differences';
import { daysDue, severityOf } from './findings.rules';

const current = alias(attendanceFindings, 'current');
const person = alias(employees, 'person');
const centre = alias(workCentres, 'centre');
const h = alias(accountHotels, 'h');
const a = alias(accounts, 'a');
const leadsDepartment = sql`${departmentOn(person)} in (${placesOfScope('department', h.companyId, h.departmentIds)})`;
const excluded = alias(attendanceFindings, 'excluded');

/** An employee and the days that were searched for findings. */
export interface LookedAt {
  employeeId: number;
  firstDay: string;
  lastDay: string;
}

/** What was found in the days looked at; findings of other kinds stay as they are. */
export interface Search {
  lookedAt: LookedAt[];
  found: FoundDifference[];
  /** Overtime depends on whole weeks, so it is searched for apart. */
  kinds: 'overtime' | 'others';
}

interface Hotel {
  companyId: number;
  timeZone: string;
}

/**
 * Stores the findings: new ones are opened, changed ones reopened, obsolete ones settled. A decision stays as long as
 * it is about the same minutes.
 */
export async function writeFindings(
  tx: Database,
  { companyId, timeZone }: Hotel,
  { lookedAt, found, kinds }: Search,
  clock: HotelClock,
): Promise<void> {
  const column = (value: (one: FoundDifference) => unknown) => sql.param(found.map(value));
  const proposal = ({ proposal: one }: FoundDifference) =>
    one === null ? null : JSON.stringify({ direction: one.direction, at: clock.format(Math.floor(one.at / 1000)) });
  await tx.execute(sql`
    update ${attendanceFindings} ${current} set ${bare(current.state)} = 'settled', ${bare(current.resolvedAt)} = now(), ${bare(current.version)} = ${current.version} + 1
    from unnest(${sql.param(lookedAt.map((one) => one.employeeId))}::int[], ${sql.param(lookedAt.map((one) => one.firstDay))}::date[],
      ${sql.param(lookedAt.map((one) => one.lastDay))}::date[]) as looked (employee, first, last)
    where ${current.companyId} = ${companyId} and ${current.employeeId} = looked.employee and ${current.state} = 'open'
      and (${current.kind} = 'overtimeNotDeclared') = ${kinds === 'overtime'} and ${current.day} between looked.first and looked.last
      and not exists (
        select from unnest(${column((one) => one.employeeId)}::int[], ${column((one) => one.kind)}::text[], ${column((one) => one.subject)}::text[])
          as given (employee, kind, subject)
        where given.employee = ${current.employeeId} and given.kind = ${current.kind}::text and given.subject = ${current.subject}
      )`);
  if (found.length === 0) return;
  await tx.execute(sql`
    insert into ${attendanceFindings} as ${current} (${bare(current.companyId, current.employeeId, current.kind, current.day, current.subject, current.shiftId, current.severity, current.evidence, current.proposal, current.dueAt, current.ownerId)})
    select ${companyId}, given.employee, given.kind::finding_kind, given.day, given.subject, given.shift, given.severity::finding_severity,
      given.evidence, given.proposal, (given.day + given.due_in + time '23:59') at time zone ${timeZone}, owner.account
    from unnest(${column((one) => one.employeeId)}::int[], ${column((one) => one.kind)}::text[], ${column((one) => one.day)}::date[],
      ${column((one) => one.subject)}::text[], ${column((one) => one.shift)}::int[], ${column((one) => severityOf(one.kind))}::text[],
      ${column((one) => JSON.stringify(one.evidence))}::jsonb[], ${column(proposal)}::jsonb[], ${column((one) => daysDue(one.kind))}::int[])
      as given (employee, kind, day, subject, shift, severity, evidence, proposal, due_in)
    join ${employees} ${person} on ${person.companyId} = ${companyId} and ${person.id} = given.employee
    ${joinPlaceToday({ companyId, timeZone }, person)}
    join ${workCentres} ${centre} on ${centre.companyId} = ${companyId} and ${centre.id} = ${workCentreOn(person)}
    left join lateral (
      select ${h.accountId} as account from ${accountHotels} ${h} join ${accounts} ${a} on ${a.id} = ${h.accountId}
      where ${h.companyId} = ${companyId} and ${h.mayApprove} and ${isInForce(h)} and ${a.role} = 'client' and ${a.disabledAt} is null
        and ${h.employeeId} is distinct from ${person.id}
        and (${leadsDepartment} or ${centre.organisationUnitId} in (${placesOfScope('unit', h.companyId, h.unitIds)}))
      order by ${leadsDepartment} desc, ${h.accountId} limit 1
    ) owner on true
    on conflict (${bare(current.companyId, attendanceFindings.employeeId, attendanceFindings.kind, attendanceFindings.subject)}) do update set
      ${bare(current.evidence)} = ${excluded.evidence}, ${bare(current.proposal)} = ${excluded.proposal}, ${bare(current.day)} = ${excluded.day}, ${bare(current.shiftId)} = ${excluded.shiftId},
      ${bare(current.version)} = ${current.version} + 1,
      ${bare(current.state)} = case when ${current.state} = 'settled' or ${current.evidence} -> 'measured' is distinct from ${excluded.evidence} -> 'measured' then 'open' else ${current.state} end,
      ${bare(current.resolvedAt)} = case when ${current.state} = 'settled' or ${current.evidence} -> 'measured' is distinct from ${excluded.evidence} -> 'measured' then null else ${current.resolvedAt} end
    where ${current.evidence} <> ${excluded.evidence} or ${current.proposal} is distinct from ${excluded.proposal} or ${current.state} = 'settled'`);
}
