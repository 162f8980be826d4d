ALTER TABLE "punches" ADD COLUMN "has_no_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_punches" ADD COLUMN "has_no_card" boolean DEFAULT false NOT NULL;