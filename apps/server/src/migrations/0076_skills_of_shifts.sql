CREATE TYPE "public"."template_colour" AS ENUM('red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink');--> statement-breakpoint
ALTER TABLE "open_shifts" ADD COLUMN "skill" text;--> statement-breakpoint
ALTER TABLE "roster_drafts" ADD COLUMN "skill" text;--> statement-breakpoint
ALTER TABLE "roster_history" ADD COLUMN "skill" text;--> statement-breakpoint
ALTER TABLE "shift_templates" ADD COLUMN "skill" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shift_templates" ADD COLUMN "colour" "template_colour";--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "skill" text;--> statement-breakpoint
ALTER TABLE "template_week_items" ADD COLUMN "skill" text;