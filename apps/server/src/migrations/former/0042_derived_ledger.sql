CREATE TABLE "derived_due" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "derived_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thing" text NOT NULL,
	"company_id" integer NOT NULL,
	"employee_id" integer,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_leases" (
	"work" text NOT NULL,
	"company_id" integer NOT NULL,
	"leased_by" text,
	"leased_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failed_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	CONSTRAINT "work_leases_work_company_id_pk" PRIMARY KEY("work","company_id")
);
--> statement-breakpoint
-- What is due stays due; the triggers come from the ledger of derived things from now on (`derived/`).
insert into derived_due (thing, company_id, employee_id, from_at, to_at)
select 'attendance', company_id, employee_id, from_at, to_at from attendance_due
union all
select 'timesheets', company_id, employee_id, first_day, last_day from timesheets where is_stale;
--> statement-breakpoint
do $$
declare former text;
begin
  for former in
    select format('drop function %s cascade', oid::regprocedure) from pg_proc
    where proname in ('raise_roster_version', 'forget_working_months', 'make_attendance_due', 'make_timesheets_stale', 'fill_search_entries')
      or proname ~ '^(keep|leave|fill)_search_of_'
  loop
    execute former;
  end loop;
end $$;
--> statement-breakpoint
drop procedure watch_for_search;
--> statement-breakpoint
DROP TABLE "attendance_due" CASCADE;--> statement-breakpoint
CREATE INDEX "derived_due_by_hotel" ON "derived_due" USING btree ("thing","company_id");--> statement-breakpoint
ALTER TABLE "timesheets" DROP COLUMN "is_stale";