CREATE TYPE "public"."timesheet_state" AS ENUM('open', 'confirmed', 'approved', 'locked');--> statement-breakpoint
CREATE TABLE "timesheet_deltas" (
	"company_id" integer NOT NULL,
	"timesheet_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "timesheet_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"code" text NOT NULL,
	"seconds" integer NOT NULL,
	"days" smallint DEFAULT 0 NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"exported_at" timestamp with time zone,
	CONSTRAINT "timesheet_deltas_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "timesheet_lines" (
	"company_id" integer NOT NULL,
	"timesheet_id" integer NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"seconds" integer NOT NULL,
	"days" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "timesheet_lines_company_id_timesheet_id_day_code_pk" PRIMARY KEY("company_id","timesheet_id","day","code")
);
--> statement-breakpoint
CREATE TABLE "timesheets" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "timesheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"state" timesheet_state DEFAULT 'open' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" integer,
	"approved_at" timestamp with time zone,
	"approved_by" integer,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"locked_at" timestamp with time zone,
	"locked_by" integer,
	"is_stale" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "timesheets_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "a_timesheet_ends_after_it_begins" CHECK ("timesheets"."last_day" >= "timesheets"."first_day")
);
--> statement-breakpoint
ALTER TABLE "timesheet_deltas" ADD CONSTRAINT "timesheet_deltas_company_id_timesheet_id_timesheets_company_id_id_fk" FOREIGN KEY ("company_id","timesheet_id") REFERENCES "public"."timesheets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_lines" ADD CONSTRAINT "timesheet_lines_company_id_timesheet_id_timesheets_company_id_id_fk" FOREIGN KEY ("company_id","timesheet_id") REFERENCES "public"."timesheets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timesheet_deltas_by_sheet" ON "timesheet_deltas" USING btree ("company_id","timesheet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_timesheet_a_month" ON "timesheets" USING btree ("company_id","employee_id","first_day");--> statement-breakpoint
CREATE INDEX "timesheets_by_month" ON "timesheets" USING btree ("company_id","first_day","state");--> statement-breakpoint
-- A locked sheet is counted again when what it was counted from changes; weeks reach a few days beyond the month.
create function make_timesheets_stale() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'shifts' then
    update timesheets sheet set is_stale = true
    from (select company_id, employee_id, min(starts_at) as s, max(ends_at) as e from changed_rows group by company_id, employee_id) touched
    where sheet.company_id = touched.company_id and sheet.employee_id = touched.employee_id and sheet.state = 'locked' and not sheet.is_stale
      and sheet.first_day - 8 <= touched.e::date and sheet.last_day + 8 >= touched.s::date;
  else
    update timesheets sheet set is_stale = true
    from (select company_id, employee_id, min(clocked_in_at) as s, max(coalesce(clocked_out_at, clocked_in_at)) as e from changed_rows group by company_id, employee_id) touched
    where sheet.company_id = touched.company_id and sheet.employee_id = touched.employee_id and sheet.state = 'locked' and not sheet.is_stale
      and sheet.first_day - 8 <= touched.e::date and sheet.last_day + 8 >= touched.s::date;
  end if;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  watched text;
begin
  foreach watched in array array['shifts', 'clock_records'] loop
    execute format('create trigger then_timesheets_are_stale_on_insert after insert on %I referencing new table as changed_rows for each statement execute function make_timesheets_stale()', watched);
    execute format('create trigger then_timesheets_are_stale_before_update after update on %I referencing old table as changed_rows for each statement execute function make_timesheets_stale()', watched);
    execute format('create trigger then_timesheets_are_stale_on_update after update on %I referencing new table as changed_rows for each statement execute function make_timesheets_stale()', watched);
    execute format('create trigger then_timesheets_are_stale_on_delete after delete on %I referencing old table as changed_rows for each statement execute function make_timesheets_stale()', watched);
  end loop;
end $$;
