ALTER TABLE "accounts" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "link_of" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_of_an_employee" ON "account_hotels" USING btree ("company_id","employee_id");