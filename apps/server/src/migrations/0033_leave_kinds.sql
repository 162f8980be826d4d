CREATE TYPE "public"."hourly_leave_kind" AS ENUM('childCare', 'parental', 'forceMajeure', 'prenatalTests', 'schoolFollowUp', 'flexibleArrangement', 'other');--> statement-breakpoint
CREATE TYPE "public"."leave_kind" AS ENUM('annual', 'sickness', 'unpaid', 'bloodDonation', 'exams', 'maternity', 'maternityProtection', 'paternity', 'childCare', 'parental', 'carer', 'forceMajeure', 'assistedReproduction', 'prenatalTests', 'marriage', 'seriousChildIllness', 'childInHospital', 'singleParent', 'schoolFollowUp', 'dependantIll', 'riskOfViolence', 'disability', 'bereavement', 'minorPupil', 'transfusionOrDialysis', 'study', 'aids', 'flexibleArrangement', 'other');--> statement-breakpoint
CREATE TABLE "hourly_leaves" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"id" integer DEFAULT nextval('event_ids') NOT NULL,
	"kind" "hourly_leave_kind" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" "roster_status" DEFAULT 'planned' NOT NULL,
	"notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hourly_leaves_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "hourly_leave_ends_after_it_starts" CHECK ("hourly_leaves"."ends_at" > "hourly_leaves"."starts_at"),
	CONSTRAINT "hourly_leave_lasts_a_day_at_most" CHECK ("hourly_leaves"."ends_at" <= "hourly_leaves"."starts_at" + interval '24 hours')
);
--> statement-breakpoint
ALTER TABLE "leaves" ADD COLUMN "kind" "leave_kind";--> statement-breakpoint
ALTER TABLE "hourly_leaves" ADD CONSTRAINT "hourly_leaves_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hourly_leaves_by_start" ON "hourly_leaves" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "hourly_leaves_by_employee" ON "hourly_leaves" USING btree ("company_id","employee_id","starts_at");