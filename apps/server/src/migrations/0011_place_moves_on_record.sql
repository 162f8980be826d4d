-- Moves and mergers of before, which only the audit knew. One whose people an erasure has emptied cannot be taken back as it was.
insert into place_moves (company_id, day, made_at)
select company_id, min(after ->> 'closedFrom')::date, at from audit_entries
where deed = 'change' and after ->> 'kind' is not null and before ->> 'continuedAs' is null and after ->> 'continuedAs' is not null
  and not exists (select from audit_entries emptied where emptied.company_id = audit_entries.company_id
    and emptied.at = audit_entries.at and emptied.object = 'employee' and emptied.after is null)
group by company_id, at order by at;
--> statement-breakpoint
insert into place_move_steps (company_id, move_id, kind, place_id, continued_as)
select m.company_id, m.id, (a.after ->> 'kind')::place_kind, a.object_id, (a.after ->> 'continuedAs')::integer
from place_moves m join audit_entries a on a.company_id = m.company_id and a.at = m.made_at
where a.after ->> 'kind' is not null order by a.id;
--> statement-breakpoint
insert into place_move_people (company_id, move_id, kind, employee_id, from_place, to_place, until_day)
select m.company_id, m.id, field.kind::place_kind, a.employee_id, (a.before ->> field.name)::integer,
  (a.after ->> field.name)::integer, (a.after ->> 'until')::date
from place_moves m join audit_entries a on a.company_id = m.company_id and a.at = m.made_at and a.object = 'employee'
join (values ('work-centre', 'workCentreId'), ('department', 'departmentId')) field (kind, name) on a.before ? field.name
order by a.id;
