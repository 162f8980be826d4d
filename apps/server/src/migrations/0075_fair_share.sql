ALTER TABLE "plan_advice" ADD COLUMN "sundays_in_four_weeks" smallint;--> statement-breakpoint
ALTER TABLE "plan_advice" ADD COLUMN "nights_in_four_weeks" smallint;