CREATE TABLE "employee_records" (
	"id" integer PRIMARY KEY NOT NULL,
	"avatar" text NOT NULL,
	"full_name" text NOT NULL,
	"post" text NOT NULL,
	"email" text NOT NULL,
	"city" text NOT NULL,
	"start_date" text NOT NULL,
	"salary" text NOT NULL,
	"age" text NOT NULL,
	"experience" text NOT NULL,
	"status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY NOT NULL,
	"billing" text NOT NULL,
	"full_name" text NOT NULL,
	"company" text NOT NULL,
	"role" text NOT NULL,
	"username" text NOT NULL,
	"country" text NOT NULL,
	"contact" text NOT NULL,
	"email" text NOT NULL,
	"current_plan" text NOT NULL,
	"status" text NOT NULL,
	"avatar" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "emails_account_id_folder_at_id_index";--> statement-breakpoint
CREATE INDEX "emails_account_id_folder_at_id_index" ON "emails" USING btree ("account_id","folder","at","id");