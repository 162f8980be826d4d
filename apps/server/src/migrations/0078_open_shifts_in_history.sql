ALTER TABLE "roster_history" ALTER COLUMN "employee_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_history" ADD CONSTRAINT "work_of_nobody_has_a_department" CHECK ("roster_history"."employee_id" is not null or (not "roster_history"."is_leave" and "roster_history"."department_id" is not null));--> statement-breakpoint
-- The open shifts of today are known from now on. What once was somebody's has a version that says it was removed.
UPDATE roster_history h SET recorded_until = greatest(date_trunc('milliseconds', now()), h.recorded_from + interval '1 millisecond')
FROM open_shifts o WHERE h.company_id = o.company_id AND h.item_id = o.id AND h.recorded_until IS NULL;--> statement-breakpoint
INSERT INTO roster_history (company_id, item_id, recorded_from, employee_id, is_leave, type, starts_at, ends_at, first_day, last_day, break_minutes, notes, department_id, job_title, skill, is_removed, way)
SELECT o.company_id, o.id, coalesce((SELECT max(h.recorded_until) FROM roster_history h WHERE h.company_id = o.company_id AND h.item_id = o.id), date_trunc('milliseconds', now())),
	null, false, o.type::text::roster_item_type, o.starts_at, o.ends_at,
	(o.starts_at AT TIME ZONE c.time_zone)::date, ((o.ends_at - interval '1 second') AT TIME ZONE c.time_zone)::date, o.break_minutes, o.notes, o.department_id, o.job_title, o.skill, false, 'start'
FROM open_shifts o JOIN companies c ON c.company_id = o.company_id;
