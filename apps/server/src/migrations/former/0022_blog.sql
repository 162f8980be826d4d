CREATE TYPE "public"."blog_status" AS ENUM('Published', 'Pending', 'Draft');--> statement-breakpoint
CREATE TABLE "blog_bookmarks" (
	"account_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	CONSTRAINT "blog_bookmarks_account_id_post_id_pk" PRIMARY KEY("account_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "blog_comments" (
	"id" integer PRIMARY KEY NOT NULL,
	"post_id" integer NOT NULL,
	"account_id" integer,
	"user_full_name" text NOT NULL,
	"email" text NOT NULL,
	"comment_text" text NOT NULL,
	"reply_to_id" integer,
	"commented_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY NOT NULL,
	"account_id" integer,
	"author_name" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"status" "blog_status" NOT NULL,
	"categories" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"content" text NOT NULL,
	"excerpt" text NOT NULL,
	"featured_image" text NOT NULL,
	"featured_image_name" text NOT NULL,
	"featured_image_alt" text NOT NULL,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "blog_bookmarks" ADD CONSTRAINT "blog_bookmarks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_bookmarks" ADD CONSTRAINT "blog_bookmarks_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_reply_to_id_blog_comments_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."blog_comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_bookmarks_post_id_index" ON "blog_bookmarks" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "blog_comments_post_id_index" ON "blog_comments" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "blog_comments_account_id_index" ON "blog_comments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "blog_comments_reply_to_id_index" ON "blog_comments" USING btree ("reply_to_id");--> statement-breakpoint
CREATE INDEX "blog_posts_account_id_index" ON "blog_posts" USING btree ("account_id");