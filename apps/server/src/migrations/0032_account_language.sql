ALTER TABLE "accounts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "is_a_language" CHECK ("accounts"."language" in ('en', 'el'));