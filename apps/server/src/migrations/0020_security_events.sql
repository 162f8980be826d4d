CREATE TABLE "security_event_feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_event_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "security_event_feeds_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"account_id" integer,
	"email" text,
	"address" text,
	"agent" text,
	"company_id" integer,
	"subject" text,
	"subject_id" integer,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_events_at_index" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_kind_at_index" ON "security_events" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "security_events_account_id_at_index" ON "security_events" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "security_events_subject_subject_id_index" ON "security_events" USING btree ("subject","subject_id");