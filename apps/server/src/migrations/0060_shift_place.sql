ALTER TABLE "roster_drafts" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "roster_drafts" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "roster_history" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "roster_history" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "working_months" ADD COLUMN "department_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "working_months" DROP CONSTRAINT "working_months_company_id_employee_id_month_pk";--> statement-breakpoint
ALTER TABLE "working_months" ADD CONSTRAINT "working_months_company_id_employee_id_month_department_id_pk" PRIMARY KEY("company_id","employee_id","month","department_id");--> statement-breakpoint
ALTER TABLE "roster_drafts" ADD CONSTRAINT "roster_drafts_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shifts_elsewhere" ON "shifts" USING btree ("company_id","starts_at") WHERE "shifts"."department_id" is not null;
