ALTER TABLE "timesheet_lines" DROP CONSTRAINT "timesheet_lines_company_id_timesheet_id_day_code_pk";--> statement-breakpoint
ALTER TABLE "timesheet_lines" ADD COLUMN "host" text GENERATED ALWAYS AS (coalesce((loan->>'hostHotel') || ' ' || coalesce(loan->>'hostDepartment', '') || ' ' || (loan->>'payer'), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "timesheet_lines" ADD CONSTRAINT "timesheet_lines_company_id_timesheet_id_day_code_host_pk" PRIMARY KEY("company_id","timesheet_id","day","code","host");
