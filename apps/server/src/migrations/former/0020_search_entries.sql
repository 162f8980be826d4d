CREATE TABLE "search_entries" (
	"company_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"place" text NOT NULL,
	"folded_title" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "search_entries_company_id_account_id_kind_record_id_pk" PRIMARY KEY("company_id","account_id","kind","record_id")
);
--> statement-breakpoint
CREATE INDEX "search_entries_kind_folded_title_index" ON "search_entries" USING btree ("kind","folded_title" text_pattern_ops);