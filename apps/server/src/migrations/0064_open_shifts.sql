CREATE TABLE "open_shifts" (
	"company_id" integer NOT NULL,
	"id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"job_title" text,
	"type" "worked_type" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"break_minutes" smallint DEFAULT 0 NOT NULL,
	"notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "open_shifts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "open_shift_ends_after_it_starts" CHECK ("open_shifts"."ends_at" > "open_shifts"."starts_at"),
	CONSTRAINT "open_shift_lasts_two_days_at_most" CHECK ("open_shifts"."ends_at" <= "open_shifts"."starts_at" + interval '48 hours')
);
--> statement-breakpoint
ALTER TABLE "roster_drafts" ALTER COLUMN "employee_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_submission_items" ALTER COLUMN "employee_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_drafts" ADD COLUMN "published_department_id" integer;--> statement-breakpoint
ALTER TABLE "plan_submission_items" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "plan_submissions" ADD COLUMN "open_in" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "open_shifts" ADD CONSTRAINT "open_shifts_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_shifts" ADD CONSTRAINT "open_shifts_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_shifts_by_start" ON "open_shifts" USING btree ("company_id","starts_at");--> statement-breakpoint
ALTER TABLE "roster_drafts" ADD CONSTRAINT "draft_without_a_person_is_work_of_a_department" CHECK ("roster_drafts"."employee_id" is not null or "roster_drafts"."department_id" is not null
        and "roster_drafts"."type" not in ('DayOff', 'AnnualLeave', 'SickLeave', 'UnpaidLeave'));