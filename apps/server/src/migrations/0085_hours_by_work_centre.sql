ALTER TABLE "working_months" DROP CONSTRAINT "working_months_company_id_employee_id_month_department_id_pk";--> statement-breakpoint
ALTER TABLE "working_months" ADD COLUMN "work_centre_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "working_months" ADD CONSTRAINT "working_months_by_place" PRIMARY KEY("company_id","employee_id","month","department_id","work_centre_id");