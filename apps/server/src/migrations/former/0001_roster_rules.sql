create extension if not exists btree_gist;
--> statement-breakpoint
-- One person cannot work two planned shifts at once; on-call, declared and cancelled rows may overlap.
alter table shifts add constraint shifts_do_not_overlap exclude using gist (
  company_id with =, employee_id with =, tstzrange(starts_at, ends_at) with &&
) where (layer = 'planned' and status <> 'cancelled' and type <> 'OnCall');
--> statement-breakpoint
-- Every change of what the calendars show raises the hotel's version and tells the listeners at commit.
create function raise_roster_version() returns trigger language plpgsql as $$
declare
  changed record;
begin
  for changed in
    insert into roster_versions as held (company_id)
    select distinct company_id from changed_rows where exists (select from companies where companies.company_id = changed_rows.company_id)
    on conflict (company_id) do update set version = held.version + 1
    returning held.company_id, held.version
  loop
    perform pg_notify('roster', changed.company_id || ':' || changed.version);
  end loop;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  watched text;
begin
  foreach watched in array array['shifts', 'leaves', 'clock_records', 'employees', 'employee_contracts', 'business_units', 'organisation_units', 'work_centres', 'department_groups', 'departments'] loop
    execute format('create trigger raise_version_on_insert after insert on %I referencing new table as changed_rows for each statement execute function raise_roster_version()', watched);
    execute format('create trigger raise_version_on_update after update on %I referencing new table as changed_rows for each statement execute function raise_roster_version()', watched);
    execute format('create trigger raise_version_on_delete after delete on %I referencing old table as changed_rows for each statement execute function raise_roster_version()', watched);
  end loop;
end $$;
