CREATE TABLE "import_people" (
	"company_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"version" integer NOT NULL,
	"is_new" boolean NOT NULL,
	"before" jsonb,
	CONSTRAINT "import_people_company_id_import_id_employee_id_pk" PRIMARY KEY("company_id","import_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "import_kind" NOT NULL,
	"account_id" integer,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"file_name" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"new_people" integer DEFAULT 0 NOT NULL,
	"shift_ids" integer[] DEFAULT '{}' NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" integer,
	CONSTRAINT "imports_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_people" ADD CONSTRAINT "import_people_company_id_import_id_imports_company_id_id_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_people" ADD CONSTRAINT "import_people_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;