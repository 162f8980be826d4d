CREATE TYPE "public"."account_role" AS ENUM('admin', 'client');--> statement-breakpoint
CREATE TYPE "public"."leave_type" AS ENUM('DayOff', 'AnnualLeave', 'SickLeave', 'UnpaidLeave');--> statement-breakpoint
CREATE TYPE "public"."roster_status" AS ENUM('planned', 'confirmed', 'absent', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."shift_layer" AS ENUM('planned', 'declared');--> statement-breakpoint
CREATE TYPE "public"."worked_type" AS ENUM('Regular', 'Split', 'Night', 'Overtime', 'OnCall', 'Training');--> statement-breakpoint
CREATE SEQUENCE "public"."employee_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."place_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."event_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "clock_records" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "clock_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"shift_id" integer,
	"clocked_in_at" timestamp with time zone NOT NULL,
	"clocked_out_at" timestamp with time zone,
	CONSTRAINT "clock_records_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "clocked_out_after_in" CHECK ("clock_records"."clocked_out_at" > "clock_records"."clocked_in_at")
);
--> statement-breakpoint
CREATE TABLE "demo_hotels" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"seed" integer NOT NULL,
	"employees" integer NOT NULL,
	"planned_until" date NOT NULL,
	"clocked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employee_contracts" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"has_fixed_hours" boolean NOT NULL,
	"weekly_hours" numeric(5, 2) NOT NULL,
	CONSTRAINT "employee_contracts_company_id_employee_id_from_day_pk" PRIMARY KEY("company_id","employee_id","from_day"),
	CONSTRAINT "weekly_hours_within_a_week" CHECK ("employee_contracts"."weekly_hours" between 0 and 168)
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('employee_ids') NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"job_title" text DEFAULT '' NOT NULL,
	"work_centre_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	CONSTRAINT "employees_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "employees_companyId_code_unique" UNIQUE("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "roster_versions" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_units" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('place_ids') NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "business_units_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department_groups" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('place_ids') NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "department_groups_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('place_ids') NOT NULL,
	"department_group_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "departments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "departments_companyId_departmentGroupId_name_unique" UNIQUE("company_id","department_group_id","name")
);
--> statement-breakpoint
CREATE TABLE "organisation_units" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('place_ids') NOT NULL,
	"business_unit_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "organisation_units_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "work_centres" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('place_ids') NOT NULL,
	"organisation_unit_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "work_centres_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "account_hotels" (
	"account_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"may_approve" boolean DEFAULT true NOT NULL,
	CONSTRAINT "account_hotels_company_id_account_id_pk" PRIMARY KEY("company_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"full_name" text NOT NULL,
	"avatar" text,
	"role" "account_role" NOT NULL,
	"password_hash" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"email" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"first_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "leaves" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"id" integer DEFAULT nextval('event_ids') NOT NULL,
	"type" "leave_type" NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"status" "roster_status" DEFAULT 'planned' NOT NULL,
	"notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leaves_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "leave_ends_after_it_starts" CHECK ("leaves"."last_day" >= "leaves"."first_day")
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"id" integer DEFAULT nextval('event_ids') NOT NULL,
	"layer" "shift_layer" DEFAULT 'planned' NOT NULL,
	"type" "worked_type" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"break_minutes" smallint DEFAULT 0 NOT NULL,
	"status" "roster_status" DEFAULT 'planned' NOT NULL,
	"notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shifts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "shift_ends_after_it_starts" CHECK ("shifts"."ends_at" > "shifts"."starts_at"),
	CONSTRAINT "shift_lasts_two_days_at_most" CHECK ("shifts"."ends_at" <= "shifts"."starts_at" + interval '48 hours'),
	CONSTRAINT "break_is_within_the_shift" CHECK ("shifts"."break_minutes" >= 0 and "shifts"."break_minutes" * interval '1 minute' < "shifts"."ends_at" - "shifts"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"company_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"object" text NOT NULL,
	"object_id" integer NOT NULL,
	"deed" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entries_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotent_replies" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"reply" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_replies_account_id_call_key_pk" PRIMARY KEY("account_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "clock_records" ADD CONSTRAINT "clock_records_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_records" ADD CONSTRAINT "clock_records_company_id_shift_id_shifts_company_id_id_fk" FOREIGN KEY ("company_id","shift_id") REFERENCES "public"."shifts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_hotels" ADD CONSTRAINT "demo_hotels_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD CONSTRAINT "employee_contracts_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_company_id_work_centre_id_work_centres_company_id_id_fk" FOREIGN KEY ("company_id","work_centre_id") REFERENCES "public"."work_centres"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_versions" ADD CONSTRAINT "roster_versions_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_units" ADD CONSTRAINT "business_units_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_groups" ADD CONSTRAINT "department_groups_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_department_group_id_department_groups_company_id_id_fk" FOREIGN KEY ("company_id","department_group_id") REFERENCES "public"."department_groups"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_units" ADD CONSTRAINT "organisation_units_company_id_business_unit_id_business_units_company_id_id_fk" FOREIGN KEY ("company_id","business_unit_id") REFERENCES "public"."business_units"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_centres" ADD CONSTRAINT "work_centres_company_id_organisation_unit_id_organisation_units_company_id_id_fk" FOREIGN KEY ("company_id","organisation_unit_id") REFERENCES "public"."organisation_units"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_hotels" ADD CONSTRAINT "account_hotels_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_hotels" ADD CONSTRAINT "account_hotels_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clock_records_by_shift" ON "clock_records" USING btree ("company_id","shift_id");--> statement-breakpoint
CREATE INDEX "clock_records_by_start" ON "clock_records" USING btree ("company_id","clocked_in_at");--> statement-breakpoint
CREATE INDEX "employees_company_id_department_id_index" ON "employees" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "employees_company_id_work_centre_id_index" ON "employees" USING btree ("company_id","work_centre_id");--> statement-breakpoint
CREATE INDEX "account_hotels_account_id_index" ON "account_hotels" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_by_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "login_failures_address_at_index" ON "login_failures" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_at_index" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_account_id_index" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "leaves_by_day" ON "leaves" USING btree ("company_id","first_day","last_day");--> statement-breakpoint
CREATE INDEX "leaves_by_employee" ON "leaves" USING btree ("company_id","employee_id","first_day");--> statement-breakpoint
CREATE INDEX "shifts_by_start" ON "shifts" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "shifts_by_employee" ON "shifts" USING btree ("company_id","employee_id","starts_at");--> statement-breakpoint
CREATE INDEX "audit_entries_company_id_object_object_id_index" ON "audit_entries" USING btree ("company_id","object","object_id");