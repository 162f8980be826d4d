CREATE TYPE "public"."import_kind" AS ENUM('people', 'roster', 'punches');--> statement-breakpoint
CREATE TABLE "import_columns" (
	"company_id" integer NOT NULL,
	"kind" "import_kind" NOT NULL,
	"heading" text NOT NULL,
	"field" text NOT NULL,
	CONSTRAINT "import_columns_company_id_kind_heading_field_pk" PRIMARY KEY("company_id","kind","heading","field")
);
--> statement-breakpoint
ALTER TABLE "import_columns" ADD CONSTRAINT "import_columns_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;