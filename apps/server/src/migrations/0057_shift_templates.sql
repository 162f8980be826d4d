CREATE TABLE "shift_templates" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "shift_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer,
	"code" text NOT NULL,
	"code_key" text NOT NULL,
	"name" text NOT NULL,
	"type" "worked_type" NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	"break_minutes" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shift_templates_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "one_template_of_a_code" UNIQUE NULLS NOT DISTINCT("company_id","department_id","code_key"),
	CONSTRAINT "a_template_is_within_a_day" CHECK ("shift_templates"."start_minute" between 0 and 1439 and "shift_templates"."end_minute" > "shift_templates"."start_minute" and "shift_templates"."end_minute" < "shift_templates"."start_minute" + 1440),
	CONSTRAINT "break_is_within_the_template" CHECK ("shift_templates"."break_minutes" >= 0 and "shift_templates"."break_minutes" < "shift_templates"."end_minute" - "shift_templates"."start_minute")
);
--> statement-breakpoint
ALTER TABLE "shift_templates" ADD CONSTRAINT "shift_templates_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_templates" ADD CONSTRAINT "shift_templates_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;