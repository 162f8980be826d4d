CREATE TYPE "public"."plan_way" AS ENUM('typed', 'pasted', 'moved', 'form', 'cleared', 'copied', 'discarded');--> statement-breakpoint
CREATE TYPE "public"."roster_item_type" AS ENUM('Regular', 'Split', 'Night', 'Overtime', 'OnCall', 'DayOff', 'AnnualLeave', 'SickLeave', 'UnpaidLeave', 'Training');--> statement-breakpoint
CREATE TABLE "plan_publications" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "plan_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"employee_ids" integer[] NOT NULL,
	"items" integer NOT NULL,
	"findings" integer DEFAULT 0 NOT NULL,
	"reason" text,
	CONSTRAINT "plan_publications_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_steps" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "plan_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"way" "plan_way" NOT NULL,
	"item_ids" integer[] NOT NULL,
	"employee_ids" integer[] NOT NULL,
	"changes" jsonb NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "plan_steps_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "roster_drafts" (
	"company_id" integer NOT NULL,
	"id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"published_version" integer,
	"published_employee_id" integer,
	"published_first_day" date,
	"published_last_day" date,
	"is_removed" boolean DEFAULT false NOT NULL,
	"type" "roster_item_type" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"break_minutes" smallint DEFAULT 0 NOT NULL,
	"notes" text,
	"leave_kind" "leave_kind",
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roster_drafts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "draft_ends_after_it_starts" CHECK ("roster_drafts"."ends_at" > "roster_drafts"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "plan_publications" ADD CONSTRAINT "plan_publications_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD CONSTRAINT "plan_steps_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_drafts" ADD CONSTRAINT "roster_drafts_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_drafts" ADD CONSTRAINT "roster_drafts_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_publications_by_day" ON "plan_publications" USING btree ("company_id","first_day","last_day");--> statement-breakpoint
CREATE INDEX "plan_steps_of_account" ON "plan_steps" USING btree ("company_id","account_id","id");--> statement-breakpoint
CREATE INDEX "roster_drafts_by_day" ON "roster_drafts" USING btree ("company_id","first_day","last_day");--> statement-breakpoint
CREATE INDEX "roster_drafts_by_employee" ON "roster_drafts" USING btree ("company_id","employee_id");