CREATE TABLE "signed_sheets" (
	"company_id" integer NOT NULL,
	"timesheet_id" integer NOT NULL,
	"pack" text NOT NULL,
	"days" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "signed_sheets_company_id_timesheet_id_pk" PRIMARY KEY("company_id","timesheet_id")
);
--> statement-breakpoint
ALTER TABLE "timesheet_deltas" ADD COLUMN "because" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "timesheets" ADD COLUMN "fell_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "timesheets" ADD COLUMN "fell_because" jsonb;--> statement-breakpoint
ALTER TABLE "derived_due" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "derived_due" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "signed_sheets" ADD CONSTRAINT "signed_sheets_company_id_timesheet_id_timesheets_company_id_id_fk" FOREIGN KEY ("company_id","timesheet_id") REFERENCES "public"."timesheets"("company_id","id") ON DELETE cascade ON UPDATE no action;