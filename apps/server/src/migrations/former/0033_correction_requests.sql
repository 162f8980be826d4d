CREATE TYPE "public"."correction_request_state" AS ENUM('open', 'accepted', 'refused', 'withdrawn');--> statement-breakpoint
CREATE TABLE "correction_requests" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "correction_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"punches" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" "correction_request_state" DEFAULT 'open' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"answer" text,
	CONSTRAINT "correction_requests_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "an_open_request_is_undecided" CHECK (("correction_requests"."state" = 'open') = ("correction_requests"."decided_at" is null)),
	CONSTRAINT "a_refusal_has_an_answer" CHECK ("correction_requests"."state" <> 'refused' or coalesce("correction_requests"."answer", '') <> '')
);
--> statement-breakpoint
ALTER TABLE "correction_requests" ADD CONSTRAINT "correction_requests_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_request_a_day" ON "correction_requests" USING btree ("company_id","employee_id","day") WHERE "correction_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "correction_requests_by_state" ON "correction_requests" USING btree ("company_id","state","asked_at");