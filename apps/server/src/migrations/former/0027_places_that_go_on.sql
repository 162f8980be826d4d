ALTER TABLE "business_units" ADD COLUMN "continued_as" integer;--> statement-breakpoint
ALTER TABLE "department_groups" ADD COLUMN "continued_as" integer;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "continued_as" integer;--> statement-breakpoint
ALTER TABLE "organisation_units" ADD COLUMN "continued_as" integer;--> statement-breakpoint
ALTER TABLE "work_centres" ADD COLUMN "continued_as" integer;