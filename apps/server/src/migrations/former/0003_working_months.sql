CREATE TABLE "working_months" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"month" date NOT NULL,
	"zone" text NOT NULL,
	"days" smallint[] DEFAULT '{}' NOT NULL,
	"planned" smallint[] DEFAULT '{}' NOT NULL,
	"declared" smallint[] DEFAULT '{}' NOT NULL,
	"actual" smallint[] DEFAULT '{}' NOT NULL,
	"overtime" smallint[] DEFAULT '{}' NOT NULL,
	"begins" smallint[] DEFAULT '{}' NOT NULL,
	"open" smallint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "working_months_company_id_employee_id_month_pk" PRIMARY KEY("company_id","employee_id","month")
);
--> statement-breakpoint
ALTER TABLE "working_months" ADD CONSTRAINT "working_months_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clock_records_by_employee" ON "clock_records" USING btree ("company_id","employee_id","clocked_in_at");