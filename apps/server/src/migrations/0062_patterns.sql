ALTER TYPE "public"."plan_way" ADD VALUE 'pattern';--> statement-breakpoint
ALTER TYPE "public"."plan_way" ADD VALUE 'template';--> statement-breakpoint
CREATE TABLE "rotation_assignments" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "rotation_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"pattern_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	"start_day" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rotation_assignments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "an_assignment_ends_after_it_begins" CHECK ("rotation_assignments"."last_day" >= "rotation_assignments"."first_day"),
	CONSTRAINT "an_assignment_begins_within_its_pattern" CHECK ("rotation_assignments"."start_day" between 1 and 84)
);
--> statement-breakpoint
CREATE TABLE "rotation_patterns" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "rotation_patterns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer,
	"name" text NOT NULL,
	"days" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rotation_patterns_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "one_pattern_of_a_name" UNIQUE NULLS NOT DISTINCT("company_id","department_id","name"),
	CONSTRAINT "a_pattern_has_days" CHECK (jsonb_array_length("rotation_patterns"."days") between 1 and 84)
);
--> statement-breakpoint
CREATE TABLE "template_week_items" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "template_week_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"week_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"type" "roster_item_type" NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	"break_minutes" smallint DEFAULT 0 NOT NULL,
	"department_id" integer,
	"job_title" text,
	CONSTRAINT "template_week_items_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "a_week_has_seven_days" CHECK ("template_week_items"."weekday" between 1 and 7),
	CONSTRAINT "an_item_ends_after_it_starts" CHECK ("template_week_items"."end_minute" > "template_week_items"."start_minute")
);
--> statement-breakpoint
CREATE TABLE "template_weeks" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "template_weeks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer,
	"name" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "template_weeks_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "one_week_of_a_name" UNIQUE NULLS NOT DISTINCT("company_id","department_id","name")
);
--> statement-breakpoint
ALTER TABLE "rotation_assignments" ADD CONSTRAINT "rotation_assignments_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rotation_assignments" ADD CONSTRAINT "rotation_assignments_company_id_pattern_id_rotation_patterns_company_id_id_fk" FOREIGN KEY ("company_id","pattern_id") REFERENCES "public"."rotation_patterns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rotation_patterns" ADD CONSTRAINT "rotation_patterns_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rotation_patterns" ADD CONSTRAINT "rotation_patterns_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_week_items" ADD CONSTRAINT "template_week_items_company_id_week_id_template_weeks_company_id_id_fk" FOREIGN KEY ("company_id","week_id") REFERENCES "public"."template_weeks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_week_items" ADD CONSTRAINT "template_week_items_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_week_items" ADD CONSTRAINT "template_week_items_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_weeks" ADD CONSTRAINT "template_weeks_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_weeks" ADD CONSTRAINT "template_weeks_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rotation_assignments_of_employee" ON "rotation_assignments" USING btree ("company_id","employee_id","first_day");--> statement-breakpoint
CREATE INDEX "template_week_items_of_week" ON "template_week_items" USING btree ("company_id","week_id");--> statement-breakpoint
alter table rotation_assignments add constraint rotation_assignments_do_not_overlap exclude using gist (
  company_id with =, employee_id with =, daterange(first_day, last_day, '[]') with &&
);
