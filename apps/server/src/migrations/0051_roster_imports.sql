ALTER TYPE "public"."import_question" ADD VALUE 'employee';--> statement-breakpoint
ALTER TYPE "public"."import_question" ADD VALUE 'rosterLine';--> statement-breakpoint
ALTER TYPE "public"."import_question" ADD VALUE 'firstDay';--> statement-breakpoint
CREATE TABLE "import_events" (
	"company_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"is_leave" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"version" integer,
	"before" jsonb,
	CONSTRAINT "import_events_company_id_import_id_event_id_pk" PRIMARY KEY("company_id","import_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "import_values" ADD COLUMN "employee_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "removed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_events" ADD CONSTRAINT "import_events_company_id_import_id_imports_company_id_id_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_events" ADD CONSTRAINT "import_events_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_values" ADD CONSTRAINT "import_values_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;