CREATE TYPE "public"."contract_kind" AS ENUM('full', 'part', 'rotational');--> statement-breakpoint
CREATE TYPE "public"."grant_scope" AS ENUM('hotel', 'unit', 'department', 'self');--> statement-breakpoint
CREATE TYPE "public"."password_link_kind" AS ENUM('reset', 'invitation');--> statement-breakpoint
CREATE TABLE "employee_skills" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"name" text NOT NULL,
	"expires_on" date,
	CONSTRAINT "employee_skills_company_id_employee_id_name_pk" PRIMARY KEY("company_id","employee_id","name")
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
CREATE TABLE "hotel_holidays" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"is_holiday" boolean NOT NULL,
	CONSTRAINT "hotel_holidays_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
ALTER TABLE "departments" DROP CONSTRAINT "departments_companyId_departmentGroupId_name_unique";--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD COLUMN "kind" "contract_kind" DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD COLUMN "days_per_week" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD COLUMN "is_break_inside_hours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD COLUMN "flexible_arrival" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD COLUMN "hourly_cost" numeric(9, 2);--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "name_greek" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "name_latin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "social_security_number" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_units" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "country" text DEFAULT 'GR' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "week_start" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "day_divide" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "retention_months" smallint;--> statement-breakpoint
ALTER TABLE "department_groups" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "organisation_units" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "work_centres" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "account_hotels" ADD COLUMN "scope" "grant_scope" DEFAULT 'hotel' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_hotels" ADD COLUMN "scope_id" integer;--> statement-breakpoint
ALTER TABLE "account_hotels" ADD COLUMN "employee_id" integer;--> statement-breakpoint
ALTER TABLE "account_hotels" ADD COLUMN "may_clock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_hotels" ADD COLUMN "may_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_hotels" ADD COLUMN "may_payroll" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "kind" "password_link_kind" DEFAULT 'reset' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "employee_id" integer;--> statement-breakpoint
ALTER TABLE "employee_skills" ADD CONSTRAINT "employee_skills_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_places" ADD CONSTRAINT "former_places_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_places" ADD CONSTRAINT "former_places_company_id_work_centre_id_work_centres_company_id_id_fk" FOREIGN KEY ("company_id","work_centre_id") REFERENCES "public"."work_centres"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_places" ADD CONSTRAINT "former_places_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_holidays" ADD CONSTRAINT "hotel_holidays_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_hotels" ADD CONSTRAINT "account_hotels_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "open_departments_by_name" ON "departments" USING btree ("company_id","department_group_id","name") WHERE "departments"."closed_from" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_company_id_at_index" ON "audit_entries" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_company_id_employee_id_at_index" ON "audit_entries" USING btree ("company_id","employee_id","at");--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD CONSTRAINT "works_five_or_six_days" CHECK ("employee_contracts"."days_per_week" in (5, 6));--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD CONSTRAINT "arrives_within_two_hours" CHECK ("employee_contracts"."flexible_arrival" between 0 and 120);--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD CONSTRAINT "costs_something" CHECK ("employee_contracts"."hourly_cost" >= 0);--> statement-breakpoint
ALTER TABLE "account_hotels" ADD CONSTRAINT "a_scope_within_the_hotel_has_its_place" CHECK (("account_hotels"."scope" in ('unit', 'department')) = ("account_hotels"."scope_id" is not null));--> statement-breakpoint
ALTER TABLE "account_hotels" ADD CONSTRAINT "a_scope_of_oneself_has_an_employee" CHECK ("account_hotels"."scope" <> 'self' or "account_hotels"."employee_id" is not null);