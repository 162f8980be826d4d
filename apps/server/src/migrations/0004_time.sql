CREATE TYPE "public"."finding_kind" AS ENUM('late', 'early', 'short', 'long', 'missingIn', 'missingOut', 'noPlan', 'noPunch', 'overlap', 'restBreached', 'overtimeNotDeclared', 'layersDiffer');
--> statement-breakpoint
CREATE TYPE "public"."finding_severity" AS ENUM('low', 'medium', 'high');
--> statement-breakpoint
CREATE TYPE "public"."finding_state" AS ENUM('open', 'accepted', 'corrected', 'excused', 'settled');
--> statement-breakpoint
CREATE TYPE "public"."rounding_way" AS ENUM('none', 'nearest', 'in_favour');
--> statement-breakpoint
CREATE TYPE "public"."correction_request_state" AS ENUM('open', 'accepted', 'refused', 'withdrawn');
--> statement-breakpoint
CREATE TYPE "public"."device_kind" AS ENUM('kiosk', 'terminal');
--> statement-breakpoint
CREATE TYPE "public"."punch_direction" AS ENUM('in', 'out');
--> statement-breakpoint
CREATE TYPE "public"."punch_source" AS ENUM('web', 'kiosk', 'terminal', 'file', 'correction', 'takeover');
--> statement-breakpoint
CREATE TYPE "public"."waiting_state" AS ENUM('waiting', 'matched', 'ignored');
--> statement-breakpoint
CREATE TYPE "public"."timesheet_state" AS ENUM('open', 'confirmed', 'approved', 'locked');
--> statement-breakpoint
CREATE TABLE "agreements" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"job_titles" text[] DEFAULT '{}' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"limits" jsonb NOT NULL,
	CONSTRAINT "agreements_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "an_agreement_ends_after_it_begins" CHECK ("agreements"."valid_to" >= "agreements"."valid_from")
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
CREATE TABLE "clock_records" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "clock_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"shift_id" integer,
	"clocked_in_at" timestamp with time zone NOT NULL,
	"clocked_out_at" timestamp with time zone,
	"in_punch_id" integer NOT NULL,
	"out_punch_id" integer,
	"reference_date" date NOT NULL,
	CONSTRAINT "clock_records_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "clocked_out_after_in" CHECK ("clock_records"."clocked_out_at" > "clock_records"."clocked_in_at")
);
--> statement-breakpoint
CREATE TABLE "refused_contacts" (
	"serial" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "correction_requests" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "correction_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"punches" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" "correction_request_state" DEFAULT 'open' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"answer" text,
	CONSTRAINT "correction_requests_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "an_open_request_is_undecided" CHECK (("correction_requests"."state" = 'open') = ("correction_requests"."decided_at" is null)),
	CONSTRAINT "a_refusal_has_an_answer" CHECK ("correction_requests"."state" <> 'refused' or coalesce("correction_requests"."answer", '') <> '')
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
CREATE TABLE "locked_sheets" (
	"company_id" integer NOT NULL,
	"timesheet_id" integer NOT NULL,
	"pack" text NOT NULL,
	"days" jsonb NOT NULL,
	CONSTRAINT "locked_sheets_company_id_timesheet_id_pk" PRIMARY KEY("company_id","timesheet_id")
);
--> statement-breakpoint
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
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "timesheets_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "a_timesheet_ends_after_it_begins" CHECK ("timesheets"."last_day" >= "timesheets"."first_day")
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attendance_findings" ADD CONSTRAINT "attendance_findings_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clock_records" ADD CONSTRAINT "clock_records_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clock_records" ADD CONSTRAINT "clock_records_company_id_shift_id_shifts_company_id_id_fk" FOREIGN KEY ("company_id","shift_id") REFERENCES "public"."shifts"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clock_records" ADD CONSTRAINT "clock_records_company_id_in_punch_id_punches_company_id_id_fk" FOREIGN KEY ("company_id","in_punch_id") REFERENCES "public"."punches"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clock_records" ADD CONSTRAINT "clock_records_company_id_out_punch_id_punches_company_id_id_fk" FOREIGN KEY ("company_id","out_punch_id") REFERENCES "public"."punches"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clock_policies" ADD CONSTRAINT "clock_policies_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "correction_requests" ADD CONSTRAINT "correction_requests_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clock_devices" ADD CONSTRAINT "clock_devices_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_pins" ADD CONSTRAINT "employee_pins_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_company_id_device_id_clock_devices_company_id_id_fk" FOREIGN KEY ("company_id","device_id") REFERENCES "public"."clock_devices"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_company_id_replaces_punches_company_id_id_fk" FOREIGN KEY ("company_id","replaces") REFERENCES "public"."punches"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "terminal_codes" ADD CONSTRAINT "terminal_codes_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waiting_punches" ADD CONSTRAINT "waiting_punches_company_id_device_id_clock_devices_company_id_id_fk" FOREIGN KEY ("company_id","device_id") REFERENCES "public"."clock_devices"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "locked_sheets" ADD CONSTRAINT "locked_sheets_company_id_timesheet_id_timesheets_company_id_id_fk" FOREIGN KEY ("company_id","timesheet_id") REFERENCES "public"."timesheets"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "timesheet_deltas" ADD CONSTRAINT "timesheet_deltas_company_id_timesheet_id_timesheets_company_id_id_fk" FOREIGN KEY ("company_id","timesheet_id") REFERENCES "public"."timesheets"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "timesheet_lines" ADD CONSTRAINT "timesheet_lines_company_id_timesheet_id_timesheets_company_id_id_fk" FOREIGN KEY ("company_id","timesheet_id") REFERENCES "public"."timesheets"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "agreements_by_day" ON "agreements" USING btree ("company_id","valid_from");
--> statement-breakpoint
CREATE UNIQUE INDEX "one_finding_a_subject" ON "attendance_findings" USING btree ("company_id","employee_id","kind","subject");
--> statement-breakpoint
CREATE INDEX "findings_by_state" ON "attendance_findings" USING btree ("company_id","state","day");
--> statement-breakpoint
CREATE INDEX "clock_records_by_shift" ON "clock_records" USING btree ("company_id","shift_id");
--> statement-breakpoint
CREATE INDEX "clock_records_by_start" ON "clock_records" USING btree ("company_id","clocked_in_at");
--> statement-breakpoint
CREATE INDEX "clock_records_by_employee" ON "clock_records" USING btree ("company_id","employee_id","clocked_in_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_request_a_day" ON "correction_requests" USING btree ("company_id","employee_id","day") WHERE "correction_requests"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "correction_requests_by_state" ON "correction_requests" USING btree ("company_id","state","asked_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "clock_devices_by_serial" ON "clock_devices" USING btree ("serial") WHERE "clock_devices"."revoked_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "clock_devices_by_key" ON "clock_devices" USING btree ("key_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "clock_devices_by_pairing" ON "clock_devices" USING btree ("pairing_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "one_correction_of_a_punch" ON "punches" USING btree ("company_id","replaces");
--> statement-breakpoint
CREATE INDEX "punches_by_employee" ON "punches" USING btree ("company_id","employee_id","at");
--> statement-breakpoint
CREATE INDEX "punches_by_time" ON "punches" USING btree ("company_id","at");
--> statement-breakpoint
CREATE INDEX "waiting_punches_by_code" ON "waiting_punches" USING btree ("company_id","state","code");
--> statement-breakpoint
CREATE INDEX "timesheet_deltas_by_sheet" ON "timesheet_deltas" USING btree ("company_id","timesheet_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "one_timesheet_a_month" ON "timesheets" USING btree ("company_id","employee_id","first_day");
--> statement-breakpoint
CREATE INDEX "timesheets_by_month" ON "timesheets" USING btree ("company_id","first_day","state");
--> statement-breakpoint
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
