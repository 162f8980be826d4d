CREATE TYPE "public"."declaration_filing" AS ENUM('before', 'afterwards');
--> statement-breakpoint
CREATE TYPE "public"."declaration_kind" AS ENUM('workCard', 'dailySchedule', 'weeklySchedule', 'overtime', 'leave', 'cancellation', 'preAnnouncementOptOut');
--> statement-breakpoint
CREATE TYPE "public"."declaration_source" AS ENUM('hotel', 'demo');
--> statement-breakpoint
CREATE TYPE "public"."declaration_state" AS ENUM('queued', 'sending', 'accepted', 'rejected', 'unknown', 'cancelled', 'superseded');
--> statement-breakpoint
CREATE TYPE "public"."ergani_target" AS ENUM('simulator', 'trial', 'production');
--> statement-breakpoint
CREATE SEQUENCE "public"."declaration_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1;
--> statement-breakpoint
CREATE TABLE "declarations" (
	"company_id" integer NOT NULL,
	"id" integer DEFAULT nextval('declaration_ids') NOT NULL,
	"kind" "declaration_kind" NOT NULL,
	"source" "declaration_source" DEFAULT 'hotel' NOT NULL,
	"filing" "declaration_filing" DEFAULT 'before' NOT NULL,
	"employee_id" integer,
	"first_day" date,
	"last_day" date,
	"key" text NOT NULL,
	"days" jsonb,
	"fact" jsonb,
	"sent_body" text,
	"code" text,
	"state" "declaration_state" DEFAULT 'queued' NOT NULL,
	"protocol" text,
	"protocol_number" bigint,
	"submitted_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"maybe_twice" boolean DEFAULT false NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refusal" text,
	"layer_until" date,
	"due_at" timestamp with time zone,
	"asked_by" integer,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "declarations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "accepted_has_a_protocol" CHECK ("declarations"."state" <> 'accepted' or "declarations"."protocol" is not null),
	CONSTRAINT "about_somebody_has_days" CHECK ("declarations"."employee_id" is null or ("declarations"."first_day" is not null and "declarations"."last_day" is not null))
);
--> statement-breakpoint
CREATE TABLE "ergani_settings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"target" "ergani_target" DEFAULT 'simulator' NOT NULL,
	"base_url" text DEFAULT '' NOT NULL,
	"employer_tax_number" text,
	"branch" integer DEFAULT 0 NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"password" text,
	"user_type" text DEFAULT '02' NOT NULL,
	"token" text,
	"is_sending" boolean DEFAULT true NOT NULL,
	"afterwards_months" text[] DEFAULT '{}' NOT NULL,
	"weekly_for_fixed" boolean DEFAULT false NOT NULL,
	"cards_after" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "a_branch_has_five_digits_at_most" CHECK ("ergani_settings"."branch" between 0 and 99999),
	CONSTRAINT "knows_the_user_type" CHECK ("ergani_settings"."user_type" in ('01', '02', '03')),
	CONSTRAINT "production_is_switched_on_whole" CHECK ("ergani_settings"."target" <> 'production' or not "ergani_settings"."is_sending" or
      ("ergani_settings"."base_url" like 'https://%' and "ergani_settings"."employer_tax_number" is not null and "ergani_settings"."username" <> '' and "ergani_settings"."password" is not null))
);
--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ergani_settings" ADD CONSTRAINT "ergani_settings_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_declaration_a_key" ON "declarations" USING btree ("company_id","key");
--> statement-breakpoint
CREATE INDEX "declarations_by_day" ON "declarations" USING btree ("company_id","first_day","last_day");
--> statement-breakpoint
CREATE INDEX "declarations_by_employee" ON "declarations" USING btree ("company_id","employee_id","kind","first_day");
--> statement-breakpoint
CREATE INDEX "weekly_schedules" ON "declarations" USING btree ("company_id","employee_id","first_day") WHERE "declarations"."kind" = 'weeklySchedule';
--> statement-breakpoint
CREATE INDEX "declarations_in_turn" ON "declarations" USING btree ("company_id",("kind" <> 'workCard'),"asked_at","id") WHERE "declarations"."state" in ('queued', 'unknown');
--> statement-breakpoint
CREATE INDEX "declarations_before" ON "declarations" USING btree ("company_id",coalesce("employee_id", 0),"kind","asked_at","id") WHERE "declarations"."state" in ('queued', 'sending', 'unknown');
--> statement-breakpoint
CREATE INDEX "declarations_to_send" ON "declarations" USING btree ("company_id","next_attempt_at") WHERE "declarations"."state" in ('queued', 'sending', 'unknown');
