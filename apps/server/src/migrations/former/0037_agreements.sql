CREATE TABLE "agreements" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"job_titles" text[] DEFAULT '{}' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"limits" jsonb NOT NULL,
	CONSTRAINT "agreements_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "an_agreement_ends_after_it_begins" CHECK ("agreements"."valid_to" >= "agreements"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreements_by_day" ON "agreements" USING btree ("company_id","valid_from");