ALTER TABLE "declarations" ADD COLUMN "layer_until" date;--> statement-breakpoint
ALTER TABLE "ergani_settings" ADD COLUMN "weekly_for_fixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "weekly_schedules" ON "declarations" USING btree ("company_id","employee_id","first_day") WHERE "declarations"."kind" = 'weeklySchedule';