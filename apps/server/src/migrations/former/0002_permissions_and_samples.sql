CREATE TABLE "permissions" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"assigned_to" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sample_sets" (
	"name" text NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "sample_sets_account_id_name_pk" PRIMARY KEY("account_id","name")
);
