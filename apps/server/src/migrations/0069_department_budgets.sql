CREATE TABLE "department_budgets" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "department_budgets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"minutes" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "department_budgets_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "one_budget_from_a_day" UNIQUE("company_id","department_id","first_day"),
	CONSTRAINT "a_budget_begins_on_a_monday" CHECK (extract(isodow from "department_budgets"."first_day") = 1),
	CONSTRAINT "a_budget_is_of_some_hours" CHECK ("department_budgets"."minutes" between 1 and 600000)
);
--> statement-breakpoint
ALTER TABLE "department_budgets" ADD CONSTRAINT "department_budgets_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_budgets" ADD CONSTRAINT "department_budgets_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;