ALTER TABLE "employees" ADD COLUMN "tax_number_print" text;--> statement-breakpoint
CREATE INDEX "employees_by_tax_number" ON "employees" USING btree ("tax_number_print") WHERE "employees"."tax_number_print" is not null;--> statement-breakpoint
-- Planned work of these people in other hotels: of those who have the same tax number there (decision 73). Nothing says
-- which hotel it is. A break is paid or not by the contract there.
CREATE FUNCTION work_of_same_people(hotel integer, people integer[], from_at timestamptz, to_at timestamptz, types text[])
RETURNS TABLE (employee integer, work_from timestamptz, work_to timestamptz, unpaid integer, is_extra boolean)
LANGUAGE sql STABLE SET horae.companies = 'all' AS $$
  WITH other AS MATERIALIZED (
    SELECT mine.id AS employee, same.company_id, same.id FROM employees mine
    JOIN employees same ON same.tax_number_print = mine.tax_number_print AND same.company_id <> mine.company_id
    WHERE mine.company_id = hotel AND mine.id = ANY (people) AND mine.tax_number_print IS NOT NULL
  )
  SELECT other.employee, s.starts_at, s.ends_at, CASE WHEN terms.is_break_inside_hours THEN 0 ELSE s.break_minutes END, s.type = 'Overtime'
  FROM other
  JOIN companies c ON c.company_id = other.company_id
  JOIN LATERAL (
    SELECT * FROM shifts one WHERE one.company_id = other.company_id AND one.employee_id = other.id
      AND one.starts_at >= from_at AND one.starts_at < to_at
  ) s ON true
  LEFT JOIN LATERAL (
    SELECT k.is_break_inside_hours FROM employee_contracts k WHERE k.company_id = s.company_id AND k.employee_id = s.employee_id
    ORDER BY k.from_day <= (s.starts_at AT TIME ZONE c.time_zone)::date DESC,
      CASE WHEN k.from_day <= (s.starts_at AT TIME ZONE c.time_zone)::date THEN k.from_day END DESC, k.from_day LIMIT 1
  ) terms ON true
  WHERE s.layer = 'planned' AND s.type::text = ANY (types) AND s.status NOT IN ('cancelled', 'absent')
$$;--> statement-breakpoint
-- Without settings of its own, so that it answers for hotels of the caller alone.
CREATE FUNCTION work_in_other_hotels(hotel integer, people integer[], from_at timestamptz, to_at timestamptz, types text[])
RETURNS TABLE (employee integer, work_from timestamptz, work_to timestamptz, unpaid integer, is_extra boolean)
LANGUAGE sql STABLE AS $$
  SELECT * FROM work_of_same_people(hotel, people, from_at, to_at, types)
  WHERE EXISTS (SELECT FROM companies c WHERE c.company_id = hotel)
$$;--> statement-breakpoint
-- The other hotels in which these people work too; their rosters are checked with the work here.
CREATE FUNCTION hotels_of_same_people(hotels integer[], people integer[])
RETURNS SETOF integer LANGUAGE sql STABLE SET horae.companies = 'all' AS $$
  SELECT DISTINCT same.company_id FROM employees mine
  JOIN employees same ON same.tax_number_print = mine.tax_number_print AND same.company_id <> mine.company_id
  WHERE mine.company_id = ANY (hotels) AND mine.id = ANY (people) AND mine.tax_number_print IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION hotels_of_tax_numbers(prints text[])
RETURNS SETOF integer LANGUAGE sql STABLE SET horae.companies = 'all' AS $$
  SELECT DISTINCT company_id FROM employees WHERE tax_number_print = ANY (prints)
$$;--> statement-breakpoint
-- A change may raise the roster of a hotel of which its transaction sees nothing. In order, so that two wait for each other less.
CREATE FUNCTION raise_rosters(hotels integer[])
RETURNS TABLE (company_id integer, version integer) LANGUAGE sql SET horae.companies = 'all' AS $$
  INSERT INTO roster_versions AS kept (company_id)
  SELECT c.company_id FROM companies c WHERE c.company_id = ANY (hotels) ORDER BY c.company_id
  ON CONFLICT (company_id) DO UPDATE SET version = kept.version + 1 RETURNING kept.company_id, kept.version
$$;
