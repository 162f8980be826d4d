CREATE TABLE "mail_counts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"addresses" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_hotels" ADD COLUMN "may_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_counts" ADD CONSTRAINT "mail_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whom an administrator has given a hotel could write to the outside so far, and keeps it.
update account_hotels set may_mail = true;
