ALTER TABLE "clock_devices" ADD COLUMN "skew_seconds" integer;--> statement-breakpoint
ALTER TABLE "clock_devices" ADD COLUMN "skew_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clock_devices" ADD COLUMN "allowed_skew" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "clock_devices" ADD COLUMN "used_since" date;--> statement-breakpoint
ALTER TABLE "clock_devices" ADD COLUMN "contact_since" timestamp with time zone;