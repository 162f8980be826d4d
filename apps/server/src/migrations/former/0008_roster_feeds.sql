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
ALTER TABLE "roster_feeds" ADD CONSTRAINT "roster_feeds_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_feeds_company_id_employee_id_index" ON "roster_feeds" USING btree ("company_id","employee_id");