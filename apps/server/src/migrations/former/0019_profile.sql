CREATE TABLE "profile_comment_likes" (
	"comment_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "profile_comment_likes_comment_id_account_id_pk" PRIMARY KEY("comment_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "profile_poll_options" (
	"id" integer PRIMARY KEY NOT NULL,
	"poll_id" integer NOT NULL,
	"name" text NOT NULL,
	"sample_voters" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_poll_votes" (
	"poll_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	CONSTRAINT "profile_poll_votes_poll_id_account_id_pk" PRIMARY KEY("poll_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "profile_post_likes" (
	"post_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_post_likes_post_id_account_id_pk" PRIMARY KEY("post_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "profile_comments" (
	"id" integer PRIMARY KEY NOT NULL,
	"post_id" integer NOT NULL,
	"account_id" integer,
	"author_name" text NOT NULL,
	"comment" text NOT NULL,
	"sample_likes" integer DEFAULT 0 NOT NULL,
	"commented_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_covers" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"cover_img" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_items" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"tags" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	CONSTRAINT "profile_items_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "profile_polls" (
	"id" integer PRIMARY KEY NOT NULL,
	"question" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_posts" (
	"id" integer PRIMARY KEY NOT NULL,
	"account_id" integer,
	"author_name" text NOT NULL,
	"post_text" text NOT NULL,
	"post_img" text,
	"post_img_alt" text,
	"sample_likes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_stars" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	CONSTRAINT "profile_stars_account_id_kind_item_id_pk" PRIMARY KEY("account_id","kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "profile_comment_likes" ADD CONSTRAINT "profile_comment_likes_comment_id_profile_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."profile_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_comment_likes" ADD CONSTRAINT "profile_comment_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_poll_options" ADD CONSTRAINT "profile_poll_options_poll_id_profile_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."profile_polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_poll_votes" ADD CONSTRAINT "profile_poll_votes_poll_id_profile_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."profile_polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_poll_votes" ADD CONSTRAINT "profile_poll_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_poll_votes" ADD CONSTRAINT "profile_poll_votes_option_id_profile_poll_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."profile_poll_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_post_likes" ADD CONSTRAINT "profile_post_likes_post_id_profile_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."profile_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_post_likes" ADD CONSTRAINT "profile_post_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_comments" ADD CONSTRAINT "profile_comments_post_id_profile_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."profile_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_comments" ADD CONSTRAINT "profile_comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_covers" ADD CONSTRAINT "profile_covers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_posts" ADD CONSTRAINT "profile_posts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_stars" ADD CONSTRAINT "profile_stars_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_comment_likes_account_id_index" ON "profile_comment_likes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "profile_poll_options_poll_id_index" ON "profile_poll_options" USING btree ("poll_id");--> statement-breakpoint
CREATE INDEX "profile_poll_votes_account_id_index" ON "profile_poll_votes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "profile_poll_votes_option_id_index" ON "profile_poll_votes" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "profile_post_likes_account_id_index" ON "profile_post_likes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "profile_comments_post_id_index" ON "profile_comments" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "profile_comments_account_id_index" ON "profile_comments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "profile_posts_account_id_index" ON "profile_posts" USING btree ("account_id");