CREATE TABLE "plan_advice" (
	"company_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"grades" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_advice_company_id_first_day_pk" PRIMARY KEY("company_id","first_day"),
	CONSTRAINT "grades_are_by_check" CHECK (jsonb_typeof("plan_advice"."grades") = 'object')
);
--> statement-breakpoint
ALTER TABLE "plan_advice" ADD CONSTRAINT "plan_advice_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;