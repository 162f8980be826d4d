CREATE TYPE "public"."import_question" AS ENUM('department', 'workCentre', 'jobTitle', 'shiftType');--> statement-breakpoint
CREATE TABLE "import_values" (
	"company_id" integer NOT NULL,
	"of" "import_question" NOT NULL,
	"value" text NOT NULL,
	"place_id" integer,
	"meaning" text,
	CONSTRAINT "import_values_company_id_of_value_pk" PRIMARY KEY("company_id","of","value")
);
--> statement-breakpoint
ALTER TABLE "import_values" ADD CONSTRAINT "import_values_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;