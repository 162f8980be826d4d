CREATE TYPE "public"."need_source" AS ENUM('typed', 'plan');--> statement-breakpoint
CREATE TABLE "staffing_needs" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "staffing_needs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"job_title" text,
	"weekdays" smallint[],
	"first_day" date NOT NULL,
	"last_day" date,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	"people" smallint NOT NULL,
	"source" "need_source" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staffing_needs_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "a_need_is_within_a_day" CHECK ("staffing_needs"."start_minute" between 0 and 1439 and "staffing_needs"."end_minute" > "staffing_needs"."start_minute" and "staffing_needs"."end_minute" <= "staffing_needs"."start_minute" + 1440),
	CONSTRAINT "a_need_ends_after_it_begins" CHECK ("staffing_needs"."last_day" >= "staffing_needs"."first_day"),
	CONSTRAINT "a_need_is_of_weekdays_or_of_a_day" CHECK (case when "staffing_needs"."weekdays" is null then "staffing_needs"."last_day" = "staffing_needs"."first_day" and "staffing_needs"."people" between 0 and 500 else cardinality("staffing_needs"."weekdays") between 1 and 7 and "staffing_needs"."people" between 1 and 500 end)
);
--> statement-breakpoint
ALTER TABLE "staffing_needs" ADD CONSTRAINT "staffing_needs_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staffing_needs" ADD CONSTRAINT "staffing_needs_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staffing_needs_by_day" ON "staffing_needs" USING btree ("company_id","first_day","last_day");