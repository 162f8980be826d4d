CREATE TYPE "public"."declaring_time" AS ENUM('byHand', 'atOnce');--> statement-breakpoint
CREATE TYPE "public"."submission_state" AS ENUM('waiting', 'approved', 'sentBack', 'replaced');--> statement-breakpoint
CREATE TABLE "plan_submission_items" (
	"company_id" integer NOT NULL,
	"submission_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"draft_version" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "plan_submission_items_company_id_submission_id_item_id_pk" PRIMARY KEY("company_id","submission_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "plan_submissions" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "plan_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"state" "submission_state" DEFAULT 'waiting' NOT NULL,
	"submitted_by" integer NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"people" integer[] NOT NULL,
	"remark" text,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "plan_submissions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "ergani_settings" ADD COLUMN "declares" "declaring_time" DEFAULT 'byHand' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "needs_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "publishes_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_publications" ADD COLUMN "is_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_submission_items" ADD CONSTRAINT "plan_submission_items_company_id_submission_id_plan_submissions_company_id_id_fk" FOREIGN KEY ("company_id","submission_id") REFERENCES "public"."plan_submissions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_submissions" ADD CONSTRAINT "plan_submissions_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_submission_items_by_item" ON "plan_submission_items" USING btree ("company_id","item_id");--> statement-breakpoint
CREATE INDEX "plan_submission_items_by_employee" ON "plan_submission_items" USING btree ("company_id","employee_id");--> statement-breakpoint
CREATE INDEX "plan_submissions_by_state" ON "plan_submissions" USING btree ("company_id","state");