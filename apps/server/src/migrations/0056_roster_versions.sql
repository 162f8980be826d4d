CREATE TYPE "public"."roster_way" AS ENUM('published', 'saved', 'import', 'undo', 'employment', 'start', 'other');--> statement-breakpoint
CREATE TABLE "roster_history" (
	"company_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"recorded_from" timestamp (3) with time zone NOT NULL,
	"recorded_until" timestamp (3) with time zone,
	"employee_id" integer NOT NULL,
	"is_leave" boolean NOT NULL,
	"type" "roster_item_type" NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"break_minutes" smallint DEFAULT 0 NOT NULL,
	"notes" text,
	"leave_kind" "leave_kind",
	"is_removed" boolean NOT NULL,
	"account_id" integer,
	"way" "roster_way",
	"transaction" bigint,
	CONSTRAINT "roster_history_company_id_item_id_recorded_from_pk" PRIMARY KEY("company_id","item_id","recorded_from"),
	CONSTRAINT "known_until_after_from" CHECK ("roster_history"."recorded_until" > "roster_history"."recorded_from")
);
--> statement-breakpoint
ALTER TABLE "roster_history" ADD CONSTRAINT "roster_history_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_history_shifts_by_day" ON "roster_history" USING btree ("company_id","first_day") WHERE not "roster_history"."is_leave";--> statement-breakpoint
CREATE INDEX "roster_history_leaves_by_day" ON "roster_history" USING btree ("company_id","last_day") WHERE "roster_history"."is_leave";--> statement-breakpoint
CREATE INDEX "roster_history_by_employee" ON "roster_history" USING btree ("company_id","employee_id");--> statement-breakpoint
CREATE INDEX "roster_history_starts" ON "roster_history" USING btree ("company_id","recorded_from") WHERE "roster_history"."way" = 'start';--> statement-breakpoint
-- What is planned already is known from now on; what it was before nobody kept.
INSERT INTO roster_history (company_id, item_id, recorded_from, employee_id, is_leave, type, starts_at, ends_at, first_day, last_day, break_minutes, notes, is_removed, way)
SELECT s.company_id, s.id, date_trunc('milliseconds', now()), s.employee_id, false, s.type::text::roster_item_type, s.starts_at, s.ends_at,
	(s.starts_at AT TIME ZONE c.time_zone)::date, ((s.ends_at - interval '1 second') AT TIME ZONE c.time_zone)::date, s.break_minutes, s.notes, false, 'start'
FROM shifts s JOIN companies c ON c.company_id = s.company_id WHERE s.layer = 'planned' AND s.status <> 'cancelled';--> statement-breakpoint
INSERT INTO roster_history (company_id, item_id, recorded_from, employee_id, is_leave, type, first_day, last_day, notes, leave_kind, is_removed, way)
SELECT l.company_id, l.id, date_trunc('milliseconds', now()), l.employee_id, true, l.type::text::roster_item_type, l.first_day, l.last_day, l.notes, l.kind, false, 'start'
FROM leaves l WHERE l.status <> 'cancelled';
