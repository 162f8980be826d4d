ALTER TYPE "public"."finding_kind" ADD VALUE 'workedOnRestDay' BEFORE 'late';--> statement-breakpoint
ALTER TYPE "public"."finding_kind" ADD VALUE 'workedUndeclared' BEFORE 'late';--> statement-breakpoint
ALTER TYPE "public"."finding_kind" ADD VALUE 'declaredNobodyCame' BEFORE 'late';--> statement-breakpoint
ALTER TYPE "public"."finding_kind" ADD VALUE 'trainingAsRest' BEFORE 'late';--> statement-breakpoint
ALTER TABLE "ergani_settings" ADD COLUMN "sends_cards" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "ergani_settings" ADD COLUMN "sends_schedules" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "ergani_settings" ADD COLUMN "outages" jsonb DEFAULT '[]'::jsonb NOT NULL;