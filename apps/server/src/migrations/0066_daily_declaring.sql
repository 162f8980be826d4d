ALTER TYPE "public"."declaring_time" ADD VALUE 'daily';--> statement-breakpoint
CREATE TABLE "days_to_declare" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"day" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "days_to_declare_company_id_employee_id_day_pk" PRIMARY KEY("company_id","employee_id","day")
);
--> statement-breakpoint
ALTER TABLE "ergani_settings" ADD COLUMN "declares_at" smallint DEFAULT 1200 NOT NULL;--> statement-breakpoint
ALTER TABLE "days_to_declare" ADD CONSTRAINT "days_to_declare_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ergani_settings" ADD CONSTRAINT "declares_at_a_time_of_day" CHECK ("ergani_settings"."declares_at" between 0 and 1439);