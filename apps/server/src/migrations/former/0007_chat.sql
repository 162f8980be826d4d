CREATE TABLE "chat_contacts" (
	"account_id" integer NOT NULL,
	"id" integer NOT NULL,
	"linked_account_id" integer,
	"full_name" text NOT NULL,
	"job_title" text NOT NULL,
	"about" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "chat_contacts_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"account_id" integer NOT NULL,
	"chat_id" integer NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_own" boolean NOT NULL,
	CONSTRAINT "chat_messages_account_id_chat_id_position_pk" PRIMARY KEY("account_id","chat_id","position")
);
--> statement-breakpoint
CREATE TABLE "chat_profiles" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"job_title" text NOT NULL,
	"about" text NOT NULL,
	"status" text NOT NULL,
	"is_two_step_on" boolean DEFAULT false NOT NULL,
	"is_notifications_on" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"account_id" integer NOT NULL,
	"id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"unseen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chats_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_contacts" ADD CONSTRAINT "chat_contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_contacts" ADD CONSTRAINT "chat_contacts_linked_account_id_accounts_id_fk" FOREIGN KEY ("linked_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_fk" FOREIGN KEY ("account_id","chat_id") REFERENCES "public"."chats"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_profiles" ADD CONSTRAINT "chat_profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_contact_fk" FOREIGN KEY ("account_id","contact_id") REFERENCES "public"."chat_contacts"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_contacts_linked" ON "chat_contacts" USING btree ("account_id","linked_account_id");--> statement-breakpoint
CREATE INDEX "chat_contacts_linked_account_id_index" ON "chat_contacts" USING btree ("linked_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_by_contact" ON "chats" USING btree ("account_id","contact_id");