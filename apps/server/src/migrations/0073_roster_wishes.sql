CREATE TYPE "public"."wish_kind" AS ENUM('off', 'hours');--> statement-breakpoint
CREATE TABLE "roster_wishes" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "roster_wishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"kind" "wish_kind" NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	"weekdays" smallint[] NOT NULL,
	"start_time" text,
	"end_time" text,
	"note" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roster_wishes_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "a_wish_ends_after_it_begins" CHECK ("roster_wishes"."last_day" >= "roster_wishes"."first_day"),
	CONSTRAINT "hours_have_times" CHECK (("roster_wishes"."kind" = 'hours') = ("roster_wishes"."start_time" is not null and "roster_wishes"."end_time" is not null))
);
--> statement-breakpoint
ALTER TABLE "roster_wishes" ADD CONSTRAINT "roster_wishes_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_wishes" ADD CONSTRAINT "roster_wishes_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_wishes_by_person" ON "roster_wishes" USING btree ("company_id","employee_id");