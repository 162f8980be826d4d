CREATE TABLE "former_job_titles" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"until_day" date NOT NULL,
	"job_title" text NOT NULL,
	CONSTRAINT "former_job_titles_company_id_employee_id_until_day_pk" PRIMARY KEY("company_id","employee_id","until_day")
);
--> statement-breakpoint
CREATE TABLE "former_clock_policies" (
	"company_id" integer NOT NULL,
	"job_title" text NOT NULL,
	"until_day" date NOT NULL,
	"policy" jsonb,
	CONSTRAINT "former_clock_policies_company_id_job_title_until_day_pk" PRIMARY KEY("company_id","job_title","until_day")
);
--> statement-breakpoint
ALTER TABLE "former_job_titles" ADD CONSTRAINT "former_job_titles_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_clock_policies" ADD CONSTRAINT "former_clock_policies_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;