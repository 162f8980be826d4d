CREATE TYPE "public"."leave_type" AS ENUM('DayOff', 'AnnualLeave', 'SickLeave', 'UnpaidLeave');
--> statement-breakpoint
CREATE TYPE "public"."roster_status" AS ENUM('planned', 'confirmed', 'absent', 'cancelled');
--> statement-breakpoint
CREATE TYPE "public"."shift_layer" AS ENUM('planned', 'declared');
--> statement-breakpoint
CREATE TYPE "public"."worked_type" AS ENUM('Regular', 'Split', 'Night', 'Overtime', 'OnCall', 'Training');
--> statement-breakpoint
CREATE SEQUENCE "public"."event_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1;
--> statement-breakpoint
CREATE TABLE "roster_feeds" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "roster_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "roster_feeds_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "roster_feeds_companyId_secretHash_unique" UNIQUE("company_id","secret_hash")
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
	"declaration_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shifts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "shift_ends_after_it_starts" CHECK ("shifts"."ends_at" > "shifts"."starts_at"),
	CONSTRAINT "shift_lasts_two_days_at_most" CHECK ("shifts"."ends_at" <= "shifts"."starts_at" + interval '48 hours'),
	CONSTRAINT "break_is_within_the_shift" CHECK ("shifts"."break_minutes" >= 0 and "shifts"."break_minutes" * interval '1 minute' < "shifts"."ends_at" - "shifts"."starts_at")
);
--> statement-breakpoint
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
ALTER TABLE "roster_feeds" ADD CONSTRAINT "roster_feeds_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "working_months" ADD CONSTRAINT "working_months_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "roster_feeds_company_id_employee_id_index" ON "roster_feeds" USING btree ("company_id","employee_id");
--> statement-breakpoint
CREATE INDEX "leaves_by_day" ON "leaves" USING btree ("company_id","first_day","last_day");
--> statement-breakpoint
CREATE INDEX "leaves_by_employee" ON "leaves" USING btree ("company_id","employee_id","first_day");
--> statement-breakpoint
CREATE INDEX "shifts_by_start" ON "shifts" USING btree ("company_id","starts_at");
--> statement-breakpoint
CREATE INDEX "shifts_by_employee" ON "shifts" USING btree ("company_id","employee_id","starts_at");
--> statement-breakpoint
-- One person cannot work two planned shifts at once; on-call, declared and cancelled rows may overlap.
alter table shifts add constraint shifts_do_not_overlap exclude using gist (
  company_id with =, employee_id with =, tstzrange(starts_at, ends_at) with &&
) where (layer = 'planned' and status <> 'cancelled' and type <> 'OnCall');
--> statement-breakpoint
-- Kept sums are worked out again whenever they are missing, so a crash may empty them.
alter table working_months set unlogged;
