CREATE TABLE "publication_changes" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "publication_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"publication_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"begins_at" timestamp with time zone,
	"notice_hours" smallint,
	CONSTRAINT "publication_changes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "publication_people" (
	"company_id" integer NOT NULL,
	"publication_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seen_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"is_agreed" boolean DEFAULT false NOT NULL,
	"reason" text,
	CONSTRAINT "publication_people_company_id_publication_id_employee_id_pk" PRIMARY KEY("company_id","publication_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "notice_hours" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "publication_changes" ADD CONSTRAINT "publication_changes_company_id_publication_id_employee_id_publication_people_company_id_publication_id_employee_id_fk" FOREIGN KEY ("company_id","publication_id","employee_id") REFERENCES "public"."publication_people"("company_id","publication_id","employee_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_people" ADD CONSTRAINT "publication_people_company_id_publication_id_plan_publications_company_id_id_fk" FOREIGN KEY ("company_id","publication_id") REFERENCES "public"."plan_publications"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_people" ADD CONSTRAINT "publication_people_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publication_changes_of_person" ON "publication_changes" USING btree ("company_id","publication_id","employee_id");--> statement-breakpoint
CREATE INDEX "publication_changes_at_short_notice" ON "publication_changes" USING btree ("company_id","begins_at") WHERE "publication_changes"."begins_at" is not null;--> statement-breakpoint
CREATE INDEX "publication_people_by_employee" ON "publication_people" USING btree ("company_id","employee_id");