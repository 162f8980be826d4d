-- A value that is added to a type cannot be used in the same transaction, in which an import also fills the tables.
ALTER TYPE "public"."finding_kind" RENAME TO "former_finding_kind";--> statement-breakpoint
CREATE TYPE "public"."finding_kind" AS ENUM('workedOnRestDay', 'workedUndeclared', 'declaredNobodyCame', 'trainingAsRest', 'late', 'early', 'short', 'long', 'missingIn', 'unclear', 'missingOut', 'noPlan', 'noPunch', 'overlap', 'restBreached', 'overtimeNotDeclared', 'layersDiffer');--> statement-breakpoint
ALTER TABLE "attendance_findings" ALTER COLUMN "kind" TYPE "public"."finding_kind" USING "kind"::text::"public"."finding_kind";--> statement-breakpoint
DROP TYPE "public"."former_finding_kind";--> statement-breakpoint
ALTER TABLE "ergani_settings" ADD COLUMN "sends_cards" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "ergani_settings" ADD COLUMN "sends_schedules" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "ergani_settings" ADD COLUMN "outages" jsonb DEFAULT '[]'::jsonb NOT NULL;