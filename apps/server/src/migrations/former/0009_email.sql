CREATE TABLE "email_deliveries" (
	"account_id" integer NOT NULL,
	"email_id" integer NOT NULL,
	"address" text NOT NULL,
	"outbox_id" integer,
	CONSTRAINT "email_deliveries_account_id_email_id_address_pk" PRIMARY KEY("account_id","email_id","address")
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"account_id" integer NOT NULL,
	"id" integer NOT NULL,
	"letter_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"from_email" text NOT NULL,
	"from_name" text NOT NULL,
	"from_avatar" text NOT NULL,
	"addressees" json NOT NULL,
	"subject" text NOT NULL,
	"cc" text[] NOT NULL,
	"bcc" text[] NOT NULL,
	"message" text NOT NULL,
	"attachments" json NOT NULL,
	"is_starred" boolean DEFAULT false NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"replies" json DEFAULT '[]'::json NOT NULL,
	"folder" text NOT NULL,
	"is_read" boolean NOT NULL,
	CONSTRAINT "emails_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "email_deliveries" ADD CONSTRAINT "email_deliveries_outbox_id_mail_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."mail_outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_deliveries" ADD CONSTRAINT "email_deliveries_email_fk" FOREIGN KEY ("account_id","email_id") REFERENCES "public"."emails"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emails_account_id_folder_at_id_index" ON "emails" USING btree ("account_id","folder","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "emails_letter_id_index" ON "emails" USING btree ("letter_id");