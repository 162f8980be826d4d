CREATE TYPE "public"."upload_purpose" AS ENUM('avatar', 'picture', 'attachment');--> statement-breakpoint
CREATE TABLE "upload_uses" (
	"used_by" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "upload_uses_used_by_key_pk" PRIMARY KEY("used_by","key")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"purpose" "upload_purpose" NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_key_uploads_key_fk" FOREIGN KEY ("key") REFERENCES "public"."uploads"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_uses_key_index" ON "upload_uses" USING btree ("key");--> statement-breakpoint
CREATE INDEX "uploads_account_id_index" ON "uploads" USING btree ("account_id");