CREATE TABLE "department_order" (
	"company_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "department_order_company_id_department_id_employee_id_pk" PRIMARY KEY("company_id","department_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "department_order" ADD CONSTRAINT "department_order_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_order" ADD CONSTRAINT "department_order_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_order" ADD CONSTRAINT "department_order_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "department_order_of_an_employee" ON "department_order" USING btree ("company_id","employee_id");