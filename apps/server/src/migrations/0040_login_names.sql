ALTER TABLE "accounts" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "login_name" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_by_login_name" UNIQUE("login_name");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "can_be_named_at_login" CHECK ("accounts"."email" is not null or "accounts"."login_name" is not null);