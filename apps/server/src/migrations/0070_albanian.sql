ALTER TABLE "accounts" DROP CONSTRAINT "is_a_language";--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "is_a_language" CHECK ("accounts"."language" in ('en', 'el', 'sq'));