ALTER TABLE "mail_outbox" ADD COLUMN "doubts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "sending_until" timestamp with time zone;