-- The rows of before have no cost place in `loan`, so their keys stay as they were.
ALTER TABLE "timesheet_lines" DROP CONSTRAINT "timesheet_lines_company_id_timesheet_id_day_code_host_pk";--> statement-breakpoint
ALTER TABLE "timesheet_lines" DROP COLUMN "host";--> statement-breakpoint
ALTER TABLE "timesheet_lines" ADD COLUMN "host" text GENERATED ALWAYS AS (coalesce((loan->>'hostHotel') || ' ' || coalesce(loan->>'hostDepartment', '') || ' ' || (loan->>'payer') || coalesce(' ' || (loan->>'costPlace'), ''), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "timesheet_lines" ADD CONSTRAINT "timesheet_lines_company_id_timesheet_id_day_code_host_pk" PRIMARY KEY("company_id","timesheet_id","day","code","host");--> statement-breakpoint
-- Signed sheets with work of another cost place are counted again at once, not with the next change of something else.
insert into "derived_due" ("thing", "company_id", "employee_id", "from_at", "to_at", "source")
	select 'timesheets', "company_id", "employee_id", min("starts_at"), max("ends_at"), 'shifts' from "shifts"
	where "layer" = 'planned' and "cost_place" is not null and "employee_id" is not null group by "company_id", "employee_id";
