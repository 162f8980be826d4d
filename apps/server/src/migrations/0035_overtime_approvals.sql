CREATE TABLE "overtime_approvals" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"number" text NOT NULL,
	"from_day" date NOT NULL,
	CONSTRAINT "overtime_approvals_company_id_employee_id_year_pk" PRIMARY KEY("company_id","employee_id","year"),
	CONSTRAINT "an_approval_is_of_its_year" CHECK (date_part('year', "overtime_approvals"."from_day") = "overtime_approvals"."year")
);
--> statement-breakpoint
ALTER TABLE "overtime_approvals" ADD CONSTRAINT "overtime_approvals_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;