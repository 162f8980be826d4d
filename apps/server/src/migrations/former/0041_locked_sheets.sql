CREATE TABLE "locked_sheets" (
	"company_id" integer NOT NULL,
	"timesheet_id" integer NOT NULL,
	"pack" text NOT NULL,
	"days" jsonb NOT NULL,
	CONSTRAINT "locked_sheets_company_id_timesheet_id_pk" PRIMARY KEY("company_id","timesheet_id")
);
--> statement-breakpoint
ALTER TABLE "locked_sheets" ADD CONSTRAINT "locked_sheets_company_id_timesheet_id_timesheets_company_id_id_fk" FOREIGN KEY ("company_id","timesheet_id") REFERENCES "public"."timesheets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Sheets that are locked already get their days when they are counted again.
update timesheets set is_stale = true where state = 'locked';
