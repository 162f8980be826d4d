CREATE TABLE "answer_opinions" (
	"account_id" integer NOT NULL,
	"answer" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_opinions_account_id_answer_pk" PRIMARY KEY("account_id","answer")
);
--> statement-breakpoint
ALTER TABLE "answer_opinions" ADD CONSTRAINT "answer_opinions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;