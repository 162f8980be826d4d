CREATE TABLE "refused_contacts" (
	"serial" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
