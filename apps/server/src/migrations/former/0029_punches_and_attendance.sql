CREATE TYPE "public"."finding_kind" AS ENUM('late', 'early', 'short', 'long', 'missingIn', 'missingOut', 'noPlan', 'noPunch', 'overlap', 'restBreached', 'overtimeNotDeclared', 'layersDiffer');--> statement-breakpoint
CREATE TYPE "public"."finding_severity" AS ENUM('low', 'medium', 'high');--> statement-breakpoint
CREATE TYPE "public"."finding_state" AS ENUM('open', 'accepted', 'corrected', 'excused', 'settled');--> statement-breakpoint
CREATE TYPE "public"."rounding_way" AS ENUM('none', 'nearest', 'in_favour');--> statement-breakpoint
CREATE TYPE "public"."day_attribution" AS ENUM('start', 'end', 'most', 'split');--> statement-breakpoint
CREATE TYPE "public"."device_kind" AS ENUM('kiosk', 'terminal');--> statement-breakpoint
CREATE TYPE "public"."punch_direction" AS ENUM('in', 'out');--> statement-breakpoint
CREATE TYPE "public"."punch_source" AS ENUM('web', 'kiosk', 'terminal', 'file', 'correction', 'takeover');--> statement-breakpoint
CREATE TYPE "public"."waiting_state" AS ENUM('waiting', 'matched', 'ignored');--> statement-breakpoint
CREATE TABLE "attendance_due" (
	"company_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "attendance_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attendance_due_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "attendance_findings" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "attendance_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"kind" "finding_kind" NOT NULL,
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"shift_id" integer,
	"severity" "finding_severity" NOT NULL,
	"evidence" jsonb NOT NULL,
	"proposal" jsonb,
	"owner_id" integer,
	"due_at" timestamp with time zone NOT NULL,
	"state" "finding_state" DEFAULT 'open' NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" integer,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attendance_findings_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "clock_policies" (
	"company_id" integer NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"grace_in" smallint DEFAULT 5 NOT NULL,
	"grace_out" smallint DEFAULT 5 NOT NULL,
	"round_to" smallint DEFAULT 1 NOT NULL,
	"rounding" "rounding_way" DEFAULT 'none' NOT NULL,
	"preparation" smallint DEFAULT 10 NOT NULL,
	"break_up_to" smallint DEFAULT 30 NOT NULL,
	"split_from" smallint DEFAULT 180 NOT NULL,
	"match_within" smallint DEFAULT 240 NOT NULL,
	"longest_session" smallint DEFAULT 960 NOT NULL,
	"double_tap_seconds" smallint DEFAULT 60 NOT NULL,
	"variance" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "clock_policies_company_id_job_title_pk" PRIMARY KEY("company_id","job_title"),
	CONSTRAINT "rounds_to_a_part_of_an_hour" CHECK ("clock_policies"."round_to" in (1, 5, 6, 10, 15, 30))
);
--> statement-breakpoint
CREATE TABLE "clock_devices" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "clock_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "device_kind" NOT NULL,
	"name" text NOT NULL,
	"serial" text,
	"zone" text,
	"pairing_hash" text,
	"pairing_until" timestamp with time zone,
	"key_hash" text,
	"stamp" text DEFAULT '0' NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paired_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "clock_devices_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "a_terminal_has_a_serial_number" CHECK (("clock_devices"."kind" = 'terminal') = ("clock_devices"."serial" is not null))
);
--> statement-breakpoint
CREATE TABLE "employee_pins" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"pin_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_pins_company_id_employee_id_pk" PRIMARY KEY("company_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "punches" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "punches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"direction" "punch_direction",
	"source" "punch_source" NOT NULL,
	"device_id" integer,
	"reference_date" date NOT NULL,
	"key" text NOT NULL,
	"replaces" integer,
	"is_void" boolean DEFAULT false NOT NULL,
	"reason" text,
	"author_id" integer,
	"skew_seconds" integer,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "punches_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "one_punch_a_key" UNIQUE("company_id","key"),
	CONSTRAINT "a_correction_has_reason_and_author" CHECK ("punches"."source" <> 'correction' or (coalesce("punches"."reason", '') <> '' and "punches"."author_id" is not null)),
	CONSTRAINT "only_corrections_replace" CHECK ("punches"."source" = 'correction' or ("punches"."replaces" is null and not "punches"."is_void")),
	CONSTRAINT "only_what_was_can_be_void" CHECK (not "punches"."is_void" or "punches"."replaces" is not null)
);
--> statement-breakpoint
CREATE TABLE "terminal_codes" (
	"company_id" integer NOT NULL,
	"code" text NOT NULL,
	"employee_id" integer NOT NULL,
	CONSTRAINT "terminal_codes_company_id_code_pk" PRIMARY KEY("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "waiting_punches" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "waiting_punches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"direction" "punch_direction",
	"source" "punch_source" NOT NULL,
	"device_id" integer,
	"key" text NOT NULL,
	"state" "waiting_state" DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_punches_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "one_waiting_punch_a_key" UNIQUE("company_id","key")
);
--> statement-breakpoint
ALTER TABLE "clock_records" ADD COLUMN "in_punch_id" integer;--> statement-breakpoint
ALTER TABLE "clock_records" ADD COLUMN "out_punch_id" integer;--> statement-breakpoint
ALTER TABLE "clock_records" ADD COLUMN "reference_date" date;--> statement-breakpoint
-- What was clocked before there were punches becomes punches, in and out.
insert into punches (company_id, employee_id, at, zone, direction, source, reference_date, key)
select r.company_id, r.employee_id, moment.at, c.time_zone, moment.direction::punch_direction, 'takeover',
  (coalesce(s.starts_at, r.clocked_in_at) at time zone c.time_zone)::date, 'takeover:' || r.id || ':' || moment.direction
from clock_records r
join companies c on c.company_id = r.company_id
left join shifts s on s.company_id = r.company_id and s.id = r.shift_id
cross join lateral (values (r.clocked_in_at, 'in'), (r.clocked_out_at, 'out')) as moment (at, direction)
where moment.at is not null
order by moment.at, r.id;--> statement-breakpoint
update clock_records r set in_punch_id = i.id, reference_date = i.reference_date
from punches i where i.company_id = r.company_id and i.key = 'takeover:' || r.id || ':in';--> statement-breakpoint
update clock_records r set out_punch_id = o.id
from punches o where o.company_id = r.company_id and o.key = 'takeover:' || r.id || ':out';--> statement-breakpoint
ALTER TABLE "clock_records" ALTER COLUMN "in_punch_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "clock_records" ALTER COLUMN "reference_date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "day_attribution" "day_attribution" DEFAULT 'split' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "attendance_from" date;--> statement-breakpoint
ALTER TABLE "attendance_findings" ADD CONSTRAINT "attendance_findings_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_policies" ADD CONSTRAINT "clock_policies_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_devices" ADD CONSTRAINT "clock_devices_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_pins" ADD CONSTRAINT "employee_pins_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_company_id_device_id_clock_devices_company_id_id_fk" FOREIGN KEY ("company_id","device_id") REFERENCES "public"."clock_devices"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_company_id_replaces_punches_company_id_id_fk" FOREIGN KEY ("company_id","replaces") REFERENCES "public"."punches"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terminal_codes" ADD CONSTRAINT "terminal_codes_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_punches" ADD CONSTRAINT "waiting_punches_company_id_device_id_clock_devices_company_id_id_fk" FOREIGN KEY ("company_id","device_id") REFERENCES "public"."clock_devices"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_finding_a_subject" ON "attendance_findings" USING btree ("company_id","employee_id","kind","subject");--> statement-breakpoint
CREATE INDEX "findings_by_state" ON "attendance_findings" USING btree ("company_id","state","day");--> statement-breakpoint
CREATE UNIQUE INDEX "clock_devices_by_serial" ON "clock_devices" USING btree ("serial") WHERE "clock_devices"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "clock_devices_by_key" ON "clock_devices" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "clock_devices_by_pairing" ON "clock_devices" USING btree ("pairing_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "one_correction_of_a_punch" ON "punches" USING btree ("company_id","replaces");--> statement-breakpoint
CREATE INDEX "punches_by_employee" ON "punches" USING btree ("company_id","employee_id","at");--> statement-breakpoint
CREATE INDEX "punches_by_time" ON "punches" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "waiting_punches_by_code" ON "waiting_punches" USING btree ("company_id","state","code");--> statement-breakpoint
ALTER TABLE "clock_records" ADD CONSTRAINT "clock_records_company_id_in_punch_id_punches_company_id_id_fk" FOREIGN KEY ("company_id","in_punch_id") REFERENCES "public"."punches"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_records" ADD CONSTRAINT "clock_records_company_id_out_punch_id_punches_company_id_id_fk" FOREIGN KEY ("company_id","out_punch_id") REFERENCES "public"."punches"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A punch is what was said at the clock: it is corrected by another row, never changed. Only a hotel as a whole can be emptied, and the words about somebody who left erased.
create function refuse_changed_punches() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('horae.empties', true) = 'yes' then return old; end if;
  if tg_op = 'UPDATE' and current_setting('horae.erases', true) = 'yes' then
    -- The words about a person may go, the hours stay.
    old.reason := new.reason;
    old.key := new.key;
    if old is not distinct from new then return new; end if;
  end if;
  raise exception 'Punches are never changed or removed; add a correction.' using errcode = '55000';
end $$;
--> statement-breakpoint
create trigger punches_stay before update or delete on punches for each row execute function refuse_changed_punches();
--> statement-breakpoint
-- Whose attendance is out of date, and when: worked out anew before the change is committed, or soon after.
create function make_attendance_due() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'punches' then
    insert into attendance_due (company_id, employee_id, from_at, to_at)
    select new_one.company_id, new_one.employee_id, min(least(new_one.at, coalesce(old_one.at, new_one.at))), max(greatest(new_one.at, coalesce(old_one.at, new_one.at)))
    from changed_rows new_one
    left join punches old_one on old_one.company_id = new_one.company_id and old_one.id = new_one.replaces
    group by new_one.company_id, new_one.employee_id;
  else
    insert into attendance_due (company_id, employee_id, from_at, to_at)
    select company_id, employee_id, min(starts_at), max(ends_at) from changed_rows group by company_id, employee_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger then_attendance_is_due_on_insert after insert on punches referencing new table as changed_rows for each statement execute function make_attendance_due();
--> statement-breakpoint
create trigger then_attendance_is_due_on_insert after insert on shifts referencing new table as changed_rows for each statement execute function make_attendance_due();
--> statement-breakpoint
create trigger then_attendance_is_due_before_update after update on shifts referencing old table as changed_rows for each statement execute function make_attendance_due();
--> statement-breakpoint
create trigger then_attendance_is_due_on_update after update on shifts referencing new table as changed_rows for each statement execute function make_attendance_due();
--> statement-breakpoint
create trigger then_attendance_is_due_on_delete after delete on shifts referencing old table as changed_rows for each statement execute function make_attendance_due();
--> statement-breakpoint
-- The demo hotels are watched from their last fortnight on.
update companies set attendance_from = current_date - 14 where company_id in (select company_id from demo_hotels);
