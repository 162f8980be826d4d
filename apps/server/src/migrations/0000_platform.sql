create extension if not exists btree_gist;
--> statement-breakpoint
create extension if not exists btree_gin;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
-- The same as `foldText` in the contract: lower case, no accents, the final sigma as any other.
create function fold_text(value text) returns text language sql immutable strict parallel safe
  return translate(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')), 'ς', 'σ');
--> statement-breakpoint
CREATE TYPE "public"."upload_purpose" AS ENUM('avatar', 'picture', 'attachment');
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"company_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"object" text NOT NULL,
	"object_id" integer NOT NULL,
	"employee_id" integer,
	"deed" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entries_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "derived_due" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "derived_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thing" text NOT NULL,
	"company_id" integer NOT NULL,
	"employee_id" integer,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_replies" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"reply" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_replies_account_id_call_key_pk" PRIMARY KEY("account_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"reply_to" text,
	"files" json DEFAULT '[]'::json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"link_of" integer,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sample_sets" (
	"name" text NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "sample_sets_account_id_name_pk" PRIMARY KEY("account_id","name")
);
--> statement-breakpoint
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
CREATE TABLE "work_leases" (
	"work" text NOT NULL,
	"company_id" integer NOT NULL,
	"leased_by" text,
	"leased_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failed_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	CONSTRAINT "work_leases_work_company_id_pk" PRIMARY KEY("work","company_id")
);
--> statement-breakpoint
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_key_uploads_key_fk" FOREIGN KEY ("key") REFERENCES "public"."uploads"("key") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_entries_company_id_object_object_id_index" ON "audit_entries" USING btree ("company_id","object","object_id");
--> statement-breakpoint
CREATE INDEX "audit_entries_company_id_at_index" ON "audit_entries" USING btree ("company_id","at");
--> statement-breakpoint
CREATE INDEX "audit_entries_company_id_employee_id_at_index" ON "audit_entries" USING btree ("company_id","employee_id","at");
--> statement-breakpoint
CREATE INDEX "derived_due_by_hotel" ON "derived_due" USING btree ("thing","company_id");
--> statement-breakpoint
CREATE INDEX "upload_uses_key_index" ON "upload_uses" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "uploads_account_id_index" ON "uploads" USING btree ("account_id");
