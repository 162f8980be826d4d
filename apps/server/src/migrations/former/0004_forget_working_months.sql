-- Kept sums are worked out again whenever they are missing, so a crash may empty them.
alter table working_months set unlogged;
--> statement-breakpoint
-- Forgets the months that a changed stretch may have a part in: overlaps are followed seven days beyond a month, clock records
-- count up to seven days further back, and a day is left for the zone. Named to come after raise_version_*: whoever keeps sums
-- holds that row's lock, so here they are either not written yet or can be seen.
create function forget_working_months() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'shifts' then
    delete from working_months held using (
      select company_id, employee_id, min(starts_at) as s, max(ends_at) as e from changed_rows group by company_id, employee_id
      union all
      -- What was clocked on a shift, perhaps by somebody who had it before, takes the shift's break and type.
      select clocked.company_id, clocked.employee_id, min(clocked_in_at), max(coalesce(clocked_out_at, clocked_in_at))
      from changed_rows join clock_records clocked on clocked.company_id = changed_rows.company_id and clocked.shift_id = changed_rows.id
      where tg_op <> 'INSERT'
      group by clocked.company_id, clocked.employee_id
    ) touched
    where held.company_id = touched.company_id and held.employee_id = touched.employee_id
      and held.month + interval '1 month' > touched.s - interval '8 days' and held.month < touched.e + interval '15 days';
  else
    delete from working_months held using (
      select company_id, employee_id, min(clocked_in_at) as s, max(coalesce(clocked_out_at, clocked_in_at)) as e
      from changed_rows group by company_id, employee_id
    ) touched
    where held.company_id = touched.company_id and held.employee_id = touched.employee_id
      and held.month + interval '1 month' > touched.s - interval '8 days' and held.month < touched.e + interval '15 days';
  end if;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  watched text;
begin
  foreach watched in array array['shifts', 'clock_records'] loop
    execute format('create trigger then_forget_months_on_insert after insert on %I referencing new table as changed_rows for each statement execute function forget_working_months()', watched);
    execute format('create trigger then_forget_months_before_update after update on %I referencing old table as changed_rows for each statement execute function forget_working_months()', watched);
    execute format('create trigger then_forget_months_on_update after update on %I referencing new table as changed_rows for each statement execute function forget_working_months()', watched);
    execute format('create trigger then_forget_months_on_delete after delete on %I referencing old table as changed_rows for each statement execute function forget_working_months()', watched);
  end loop;
end $$;
