CREATE TYPE "public"."account_role" AS ENUM('admin', 'client');
--> statement-breakpoint
CREATE TYPE "public"."grant_scope" AS ENUM('hotel', 'unit', 'department', 'self');
--> statement-breakpoint
CREATE TYPE "public"."password_link_kind" AS ENUM('reset', 'invitation');
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"account_id" integer NOT NULL,
	"page_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmarks_account_id_page_id_pk" PRIMARY KEY("account_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "demo_hotels" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"seed" integer NOT NULL,
	"employees" integer NOT NULL,
	"planned_until" date NOT NULL,
	"clocked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_versions" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "account_hotels" (
	"account_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"scope" "grant_scope" DEFAULT 'hotel' NOT NULL,
	"scope_id" integer,
	"employee_id" integer,
	"may_clock" boolean DEFAULT false NOT NULL,
	"may_approve" boolean DEFAULT true NOT NULL,
	"may_plan" boolean DEFAULT false NOT NULL,
	"may_payroll" boolean DEFAULT false NOT NULL,
	CONSTRAINT "account_hotels_company_id_account_id_pk" PRIMARY KEY("company_id","account_id"),
	CONSTRAINT "a_scope_within_the_hotel_has_its_place" CHECK (("account_hotels"."scope" in ('unit', 'department')) = ("account_hotels"."scope_id" is not null)),
	CONSTRAINT "a_scope_of_oneself_has_an_employee" CHECK ("account_hotels"."scope" <> 'self' or "account_hotels"."employee_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"full_name" text NOT NULL,
	"avatar" text,
	"role" "account_role" NOT NULL,
	"password_hash" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"posted" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "email_changes_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"email" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" "password_link_kind" DEFAULT 'reset' NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"first_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demo_hotels" ADD CONSTRAINT "demo_hotels_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roster_versions" ADD CONSTRAINT "roster_versions_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_hotels" ADD CONSTRAINT "account_hotels_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_hotels" ADD CONSTRAINT "account_hotels_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_hotels" ADD CONSTRAINT "account_hotels_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "search_entries_kind_account_id_folded_title_index" ON "search_entries" USING btree ("kind","account_id","folded_title" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "account_hotels_account_id_index" ON "account_hotels" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_of_an_employee" ON "account_hotels" USING btree ("company_id","employee_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_by_email" ON "accounts" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "login_failures_address_at_index" ON "login_failures" USING btree ("address","at");
--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_at_index" ON "refresh_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_account_id_index" ON "sessions" USING btree ("account_id");
--> statement-breakpoint
-- With the kind and the owner in it, the index answers for one kind at a time. What was written last is not put aside:
-- every search would have to read it through.
create index search_entries_folded on search_entries using gin (kind, account_id, folded gin_trgm_ops) with (fastupdate = off);
