CREATE TYPE "public"."loan_payer" AS ENUM('home', 'host');--> statement-breakpoint
CREATE TABLE "loans" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"host_hotel" integer NOT NULL,
	"host_hotel_name" text NOT NULL,
	"host_department" integer,
	"host_department_name" text DEFAULT '' NOT NULL,
	"payer" "loan_payer" NOT NULL,
	"agreement" text DEFAULT '' NOT NULL,
	CONSTRAINT "loans_company_id_employee_id_first_day_pk" PRIMARY KEY("company_id","employee_id","first_day"),
	CONSTRAINT "a_loan_ends_after_it_begins" CHECK ("loans"."last_day" >= "loans"."first_day"),
	CONSTRAINT "a_loan_leads_elsewhere" CHECK ("loans"."host_hotel" <> "loans"."company_id" or "loans"."host_department" is not null)
);
--> statement-breakpoint
ALTER TABLE "timesheet_deltas" ADD COLUMN "loan" jsonb;--> statement-breakpoint
ALTER TABLE "timesheet_lines" ADD COLUMN "loan" jsonb;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
alter table loans add constraint loans_do_not_overlap exclude using gist (
  company_id with =, employee_id with =, daterange(first_day, last_day, '[]') with &&
);
