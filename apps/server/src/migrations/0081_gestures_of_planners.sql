ALTER TYPE "public"."plan_way" ADD VALUE 'filled';--> statement-breakpoint
ALTER TYPE "public"."plan_way" ADD VALUE 'swapped';--> statement-breakpoint
ALTER TYPE "public"."plan_way" ADD VALUE 'split';--> statement-breakpoint
ALTER TYPE "public"."plan_way" ADD VALUE 'covered';--> statement-breakpoint
ALTER TYPE "public"."plan_way" ADD VALUE 'undone';--> statement-breakpoint
ALTER TABLE "roster_drafts" ADD COLUMN "way" "plan_way";--> statement-breakpoint
ALTER TABLE "roster_history" ADD COLUMN "gesture" "plan_way";