CREATE TABLE "calendar_events" (
	"account_id" integer NOT NULL,
	"id" integer NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text,
	"all_day" boolean NOT NULL,
	"extended_props" json NOT NULL,
	CONSTRAINT "calendar_events_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "todo_tasks" (
	"account_id" integer NOT NULL,
	"id" integer NOT NULL,
	"title" text NOT NULL,
	"due_date" text,
	"description" text NOT NULL,
	"assignee" json,
	"tags" text[] NOT NULL,
	"is_completed" boolean NOT NULL,
	"is_deleted" boolean NOT NULL,
	"is_important" boolean NOT NULL,
	CONSTRAINT "todo_tasks_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_tasks" ADD CONSTRAINT "todo_tasks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;