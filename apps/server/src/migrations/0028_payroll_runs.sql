CREATE TABLE "pay_codes" (
	"company_id" integer NOT NULL,
	"code" text NOT NULL,
	"own" text NOT NULL,
	CONSTRAINT "pay_codes_company_id_code_pk" PRIMARY KEY("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "pay_layouts" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "pay_layouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"layout" jsonb NOT NULL,
	CONSTRAINT "pay_layouts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "payroll_runs" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payroll_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_day" date NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_by" integer,
	"sheets" integer NOT NULL,
	"acknowledged" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "payroll_runs_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "timesheet_deltas" ADD COLUMN "run_id" integer;--> statement-breakpoint
ALTER TABLE "timesheet_lines" ADD COLUMN "run_id" integer;--> statement-breakpoint
-- What was sent before runs were kept becomes one run per month; changes found after the last file still wait.
INSERT INTO "payroll_runs" ("company_id", "first_day", "sent_at", "sheets")
  SELECT t."company_id", t."first_day", coalesce(max(t."locked_at"), now()), count(*) FROM "timesheets" t
  WHERE EXISTS (SELECT FROM "timesheet_lines" l WHERE l."company_id" = t."company_id" AND l."timesheet_id" = t."id")
  GROUP BY 1, 2;--> statement-breakpoint
UPDATE "timesheet_lines" l SET "run_id" = r."id" FROM "timesheets" t, "payroll_runs" r
  WHERE t."company_id" = l."company_id" AND t."id" = l."timesheet_id" AND r."company_id" = t."company_id" AND r."first_day" = t."first_day";--> statement-breakpoint
UPDATE "timesheet_deltas" d SET "run_id" = r."id" FROM "timesheets" t, "payroll_runs" r
  WHERE t."company_id" = d."company_id" AND t."id" = d."timesheet_id" AND r."company_id" = t."company_id" AND r."first_day" = t."first_day"
    AND d."found_at" <= coalesce((SELECT max(a."at") FROM "audit_entries" a WHERE a."company_id" = t."company_id" AND a."object" = 'payroll'
      AND a."deed" = 'export' AND a."after" ->> 'month' = to_char(t."first_day", 'YYYY-MM')), r."sent_at");--> statement-breakpoint
ALTER TABLE "timesheet_lines" ALTER COLUMN "run_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_codes" ADD CONSTRAINT "pay_codes_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_layouts" ADD CONSTRAINT "pay_layouts_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_runs" ADD CONSTRAINT "payroll_runs_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payroll_runs_by_month" ON "payroll_runs" USING btree ("company_id","first_day");--> statement-breakpoint
ALTER TABLE "timesheet_deltas" ADD CONSTRAINT "timesheet_deltas_company_id_run_id_payroll_runs_company_id_id_fk" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."payroll_runs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_lines" ADD CONSTRAINT "timesheet_lines_company_id_run_id_payroll_runs_company_id_id_fk" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."payroll_runs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timesheet_deltas_by_run" ON "timesheet_deltas" USING btree ("company_id","run_id");--> statement-breakpoint
CREATE INDEX "timesheet_lines_by_run" ON "timesheet_lines" USING btree ("company_id","run_id");--> statement-breakpoint
ALTER TABLE "timesheet_deltas" DROP COLUMN "exported_at";