CREATE TYPE "public"."place_kind" AS ENUM('business-unit', 'organisation-unit', 'work-centre', 'department-group', 'department');--> statement-breakpoint
CREATE TABLE "place_move_people" (
	"company_id" integer NOT NULL,
	"move_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "place_move_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "place_kind" NOT NULL,
	"employee_id" integer NOT NULL,
	"from_place" integer NOT NULL,
	"to_place" integer NOT NULL,
	"until_day" date,
	CONSTRAINT "place_move_people_company_id_move_id_id_pk" PRIMARY KEY("company_id","move_id","id")
);
--> statement-breakpoint
CREATE TABLE "place_move_steps" (
	"company_id" integer NOT NULL,
	"move_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "place_move_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "place_kind" NOT NULL,
	"place_id" integer NOT NULL,
	"continued_as" integer,
	CONSTRAINT "place_move_steps_company_id_move_id_id_pk" PRIMARY KEY("company_id","move_id","id")
);
--> statement-breakpoint
CREATE TABLE "place_moves" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "place_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_moves_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "place_move_people" ADD CONSTRAINT "place_move_people_company_id_move_id_place_moves_company_id_id_fk" FOREIGN KEY ("company_id","move_id") REFERENCES "public"."place_moves"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_move_people" ADD CONSTRAINT "place_move_people_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_move_steps" ADD CONSTRAINT "place_move_steps_company_id_move_id_place_moves_company_id_id_fk" FOREIGN KEY ("company_id","move_id") REFERENCES "public"."place_moves"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_moves" ADD CONSTRAINT "place_moves_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;