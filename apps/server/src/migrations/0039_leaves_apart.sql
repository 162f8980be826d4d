-- Nobody is on two leaves at once; days off may lie within leave. A trigger, not an exclusion constraint: leave that
-- overlapped before stays as it is, and may be kept, shortened and cancelled.
create function refuse_overlapping_leaves() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.company_id = new.company_id and old.employee_id = new.employee_id
    and old.status <> 'cancelled' and old.type <> 'DayOff' and new.first_day >= old.first_day and new.last_day <= old.last_day
  then
    return null;
  end if;
  if exists (
    select from leaves l
    where l.company_id = new.company_id and l.employee_id = new.employee_id and l.id <> new.id
      and l.status <> 'cancelled' and l.type <> 'DayOff' and l.first_day <= new.last_day and l.last_day >= new.first_day
  ) then
    raise exception 'Employee % has another leave from % to %.', new.employee_id, new.first_day, new.last_day
      using errcode = 'exclusion_violation', constraint = 'leaves_do_not_overlap';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger leaves_do_not_overlap after insert or update of employee_id, type, status, first_day, last_day on leaves
  for each row when (new.status <> 'cancelled' and new.type <> 'DayOff') execute function refuse_overlapping_leaves();
