CREATE TABLE "autocomplete_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"rank" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"account_id" integer NOT NULL,
	"page_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmarks_account_id_page_id_pk" PRIMARY KEY("account_id","page_id")
);
--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;