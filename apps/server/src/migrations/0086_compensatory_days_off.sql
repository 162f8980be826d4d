ALTER TABLE "roster_drafts" ADD COLUMN "compensates" text;--> statement-breakpoint
ALTER TABLE "roster_history" ADD COLUMN "compensates" text;--> statement-breakpoint
ALTER TABLE "leaves" ADD COLUMN "compensates" text;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "only_a_day_off_compensates" CHECK ("leaves"."compensates" is null or "leaves"."type" = 'DayOff');