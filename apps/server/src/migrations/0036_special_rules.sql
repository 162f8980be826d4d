CREATE TYPE "public"."special_rules" AS ENUM('none', 'kitchen', 'pupil', 'responsible');--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD COLUMN "special_rules" "special_rules" DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "birth_date" date;