CREATE TYPE "public"."free_day_kind" AS ENUM('rest', 'nonWorking');--> statement-breakpoint
CREATE TABLE "declared_free_days" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" "free_day_kind" NOT NULL,
	"declaration_id" integer NOT NULL,
	CONSTRAINT "declared_free_days_company_id_employee_id_day_pk" PRIMARY KEY("company_id","employee_id","day")
);
--> statement-breakpoint
ALTER TABLE "employee_contracts" DROP CONSTRAINT "works_five_or_six_days";--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD COLUMN "weekly_pattern" smallint[];--> statement-breakpoint
ALTER TABLE "declared_free_days" ADD CONSTRAINT "declared_free_days_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD CONSTRAINT "works_one_to_six_days" CHECK ("employee_contracts"."days_per_week" between 1 and 6);--> statement-breakpoint
ALTER TABLE "employee_contracts" ADD CONSTRAINT "the_pattern_has_seven_days" CHECK (cardinality("employee_contracts"."weekly_pattern") = 7);--> statement-breakpoint
-- Days that the state has already accepted as free: the last declaration of the date, else the weekly schedule in force.
WITH said AS (
  SELECT DISTINCT ON (d.company_id, d.employee_id, (one->>'day')::date)
    d.company_id, d.employee_id, (one->>'day')::date AS day, one->'parts'->0->>'kind' AS kind, d.id
  FROM declarations d CROSS JOIN jsonb_array_elements(d.days) AS one
  WHERE d.kind = 'dailySchedule' AND d.state = 'accepted'
  ORDER BY d.company_id, d.employee_id, (one->>'day')::date, d.submitted_at DESC NULLS LAST, d.protocol_number DESC NULLS LAST, d.id DESC
), weekly AS (
  SELECT DISTINCT ON (d.company_id, d.employee_id, date) d.company_id, d.employee_id, date::date AS day, d.days, d.id
  FROM declarations d CROSS JOIN generate_series(d.first_day, d.layer_until, interval '1 day') AS date
  WHERE d.kind = 'weeklySchedule' AND d.state = 'accepted'
  ORDER BY d.company_id, d.employee_id, date, d.first_day DESC, d.id DESC
), of_week AS (
  SELECT w.company_id, w.employee_id, w.day, one->'parts'->0->>'kind' AS kind, w.id
  FROM weekly w CROSS JOIN jsonb_array_elements(w.days) AS one
  WHERE extract(isodow FROM w.day) = extract(isodow FROM (one->>'day')::date)
    AND NOT EXISTS (SELECT FROM said s WHERE s.company_id = w.company_id AND s.employee_id = w.employee_id AND s.day = w.day)
)
INSERT INTO declared_free_days (company_id, employee_id, day, kind, declaration_id)
SELECT f.company_id, f.employee_id, f.day, f.kind::free_day_kind, f.id
FROM (SELECT * FROM said UNION ALL SELECT * FROM of_week) f
JOIN employees e ON e.company_id = f.company_id AND e.id = f.employee_id AND coalesce(f.day <= e.last_day, true)
WHERE f.kind IN ('rest', 'nonWorking');
