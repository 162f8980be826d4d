ALTER TABLE "timesheet_lines" DROP CONSTRAINT "timesheet_lines_company_id_timesheet_id_day_code_pk";--> statement-breakpoint
ALTER TABLE "timesheet_lines" ADD COLUMN "host" text GENERATED ALWAYS AS (coalesce((loan->>'hostHotel') || ' ' || coalesce(loan->>'hostDepartment', '') || ' ' || (loan->>'payer'), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "timesheet_lines" ADD CONSTRAINT "timesheet_lines_company_id_timesheet_id_day_code_host_pk" PRIMARY KEY("company_id","timesheet_id","day","code","host");--> statement-breakpoint
-- Signed sheets with work in another department are counted again at once, not with the next change of something else.
insert into "derived_due" ("thing", "company_id", "employee_id", "from_at", "to_at", "source")
	select 'timesheets', "company_id", "employee_id", min("starts_at"), max("ends_at"), 'shifts' from "shifts"
	where "layer" = 'planned' and "department_id" is not null and "employee_id" is not null group by "company_id", "employee_id";
