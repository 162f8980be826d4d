CREATE TYPE "public"."day_attribution" AS ENUM('start', 'end', 'most', 'split');
--> statement-breakpoint
CREATE TYPE "public"."contract_kind" AS ENUM('full', 'part', 'rotational');
--> statement-breakpoint
CREATE SEQUENCE "public"."place_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1;
--> statement-breakpoint
CREATE SEQUENCE "public"."employee_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1;
--> statement-breakpoint
CREATE TABLE "business_units" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('place_ids') NOT NULL,
	"name" text NOT NULL,
	"closed_from" date,
	"continued_as" integer,
	CONSTRAINT "business_units_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"country" text DEFAULT 'GR' NOT NULL,
	"week_start" smallint DEFAULT 1 NOT NULL,
	"day_divide" smallint DEFAULT 0 NOT NULL,
	"day_attribution" "day_attribution" DEFAULT 'split' NOT NULL,
	"attendance_from" date,
	"mark" text,
	"retention_months" smallint
);
--> statement-breakpoint
CREATE TABLE "department_groups" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('place_ids') NOT NULL,
	"name" text NOT NULL,
	"closed_from" date,
	"continued_as" integer,
	CONSTRAINT "department_groups_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('place_ids') NOT NULL,
	"department_group_id" integer NOT NULL,
	"name" text NOT NULL,
	"closed_from" date,
	"continued_as" integer,
	CONSTRAINT "departments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "hotel_holidays" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"is_holiday" boolean NOT NULL,
	CONSTRAINT "hotel_holidays_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
CREATE TABLE "organisation_units" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('place_ids') NOT NULL,
	"business_unit_id" integer NOT NULL,
	"name" text NOT NULL,
	"closed_from" date,
	"continued_as" integer,
	CONSTRAINT "organisation_units_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "work_centres" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('place_ids') NOT NULL,
	"organisation_unit_id" integer NOT NULL,
	"name" text NOT NULL,
	"closed_from" date,
	"continued_as" integer,
	CONSTRAINT "work_centres_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "employee_contracts" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"has_fixed_hours" boolean NOT NULL,
	"weekly_hours" numeric(5, 2) NOT NULL,
	"kind" "contract_kind" DEFAULT 'full' NOT NULL,
	"days_per_week" smallint DEFAULT 5 NOT NULL,
	"is_break_inside_hours" boolean DEFAULT false NOT NULL,
	"flexible_arrival" smallint DEFAULT 0 NOT NULL,
	"hourly_cost" numeric(9, 2),
	CONSTRAINT "employee_contracts_company_id_employee_id_from_day_pk" PRIMARY KEY("company_id","employee_id","from_day"),
	CONSTRAINT "weekly_hours_within_a_week" CHECK ("employee_contracts"."weekly_hours" between 0 and 168),
	CONSTRAINT "works_five_or_six_days" CHECK ("employee_contracts"."days_per_week" in (5, 6)),
	CONSTRAINT "arrives_within_two_hours" CHECK ("employee_contracts"."flexible_arrival" between 0 and 120),
	CONSTRAINT "costs_something" CHECK ("employee_contracts"."hourly_cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "employee_skills" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"name" text NOT NULL,
	"expires_on" date,
	CONSTRAINT "employee_skills_company_id_employee_id_name_pk" PRIMARY KEY("company_id","employee_id","name")
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('employee_ids') NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"name_greek" text DEFAULT '' NOT NULL,
	"name_latin" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"work_centre_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"first_day" date,
	"last_day" date,
	"tax_number" text,
	"social_security_number" text,
	"erased_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employees_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "employees_companyId_code_unique" UNIQUE("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "former_places" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"until_day" date NOT NULL,
	"work_centre_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	CONSTRAINT "former_places_company_id_employee_id_until_day_pk" PRIMARY KEY("company_id","employee_id","until_day")
);
--> statement-breakpoint
ALTER TABLE "business_units" ADD CONSTRAINT "business_units_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "department_groups" ADD CONSTRAINT "department_groups_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_department_group_id_department_groups_company_id_id_fk" FOREIGN KEY ("company_id","department_group_id") REFERENCES "public"."department_groups"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hotel_holidays" ADD CONSTRAINT "hotel_holidays_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organisation_units" ADD CONSTRAINT "organisation_units_company_id_business_unit_id_business_units_company_id_id_fk" FOREIGN KEY ("company_id","business_unit_id") REFERENCES "public"."business_units"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_centres" ADD CONSTRAINT "work_centres_company_id_organisation_unit_id_organisation_units_company_id_id_fk" FOREIGN KEY ("company_id","organisation_unit_id") REFERENCES "public"."organisation_units"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD CONSTRAINT "employee_contracts_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_skills" ADD CONSTRAINT "employee_skills_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_company_id_work_centre_id_work_centres_company_id_id_fk" FOREIGN KEY ("company_id","work_centre_id") REFERENCES "public"."work_centres"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_places" ADD CONSTRAINT "former_places_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_places" ADD CONSTRAINT "former_places_company_id_work_centre_id_work_centres_company_id_id_fk" FOREIGN KEY ("company_id","work_centre_id") REFERENCES "public"."work_centres"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_places" ADD CONSTRAINT "former_places_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "open_departments_by_name" ON "departments" USING btree ("company_id","department_group_id","name") WHERE "departments"."closed_from" is null;
--> statement-breakpoint
CREATE INDEX "employees_company_id_department_id_index" ON "employees" USING btree ("company_id","department_id");
--> statement-breakpoint
CREATE INDEX "employees_company_id_work_centre_id_index" ON "employees" USING btree ("company_id","work_centre_id");
