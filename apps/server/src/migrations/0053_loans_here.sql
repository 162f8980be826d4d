-- The loans into the hotels of the work under way: the only rows of another hotel that a hotel may read (decision 57).
create function lent_to(hosts integer[], from_day date, to_day date)
returns table (home integer, employee integer, host integer, department integer, department_name text, first date, last date)
language sql stable set horae.companies = 'all' as $$
  select l.company_id, l.employee_id, l.host_hotel, l.host_department, l.host_department_name, l.first_day, l.last_day from loans l
  where (hosts is null or l.host_hotel = any (hosts)) and l.last_day >= from_day and l.first_day <= to_day
$$;--> statement-breakpoint
-- Without settings of its own, so that it sees the hotels of the caller.
create function loans_here(from_day date, to_day date)
returns table (home integer, employee integer, host integer, department integer, department_name text, first date, last date)
language sql stable as $$
  select * from lent_to(
    case coalesce(current_setting('horae.companies', true), '') when 'all' then null when '' then '{}'
      else current_setting('horae.companies', true) end::integer[], from_day, to_day)
$$;
