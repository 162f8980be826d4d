CREATE TYPE "public"."blog_status" AS ENUM('Published', 'Pending', 'Draft');
--> statement-breakpoint
CREATE TABLE "answer_opinions" (
	"account_id" integer NOT NULL,
	"answer" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_opinions_account_id_answer_pk" PRIMARY KEY("account_id","answer")
);
--> statement-breakpoint
CREATE TABLE "autocomplete_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"rank" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "blog_digests" (
	"id" integer PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
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
CREATE TABLE "employee_records" (
	"id" integer PRIMARY KEY NOT NULL,
	"avatar" text NOT NULL,
	"full_name" text NOT NULL,
	"post" text NOT NULL,
	"email" text NOT NULL,
	"city" text NOT NULL,
	"start_date" text NOT NULL,
	"salary" text NOT NULL,
	"age" text NOT NULL,
	"experience" text NOT NULL,
	"status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_figures" (
	"card" text NOT NULL,
	"period" text NOT NULL,
	"figures" json NOT NULL,
	CONSTRAINT "card_figures_card_period_pk" PRIMARY KEY("card","period")
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"date" date NOT NULL,
	"method" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY NOT NULL,
	"issued_date" date NOT NULL,
	"due_date" date NOT NULL,
	"client" json NOT NULL,
	"bank" json NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"lines" json NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"salesperson" text NOT NULL,
	"note" text NOT NULL,
	"has_terms" boolean NOT NULL,
	"has_client_notes" boolean NOT NULL,
	"has_payment_stub" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kanban_boards" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kanban_tasks" (
	"id" integer PRIMARY KEY NOT NULL,
	"board_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"labels" text[] NOT NULL,
	"due_date" text,
	"attachments" json NOT NULL,
	"comments" json NOT NULL,
	"assigned_to" json NOT NULL,
	"cover_image" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permissions" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"assigned_to" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chosen_plan" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"plan" text NOT NULL,
	"is_yearly" boolean NOT NULL,
	CONSTRAINT "one_plan_at_most" CHECK ("chosen_plan"."id" = 1)
);
--> statement-breakpoint
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
CREATE TABLE "shop_addresses" (
	"account_id" integer NOT NULL,
	"id" integer NOT NULL,
	"full_name" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"country" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "shop_addresses_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "shop_cart_items" (
	"account_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"id" integer NOT NULL,
	"qty" smallint NOT NULL,
	"colour" text NOT NULL,
	"offers" smallint NOT NULL,
	"discount_percentage" smallint NOT NULL,
	"delivery_days" smallint NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shop_cart_items_account_id_product_id_pk" PRIMARY KEY("account_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "shop_checkouts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"coupon_code" text,
	"address_id" integer,
	"payment" text
);
--> statement-breakpoint
CREATE TABLE "shop_coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"percentage" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"account_id" integer NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'placed' NOT NULL,
	"state_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_cancelled_by_buyer" boolean DEFAULT false NOT NULL,
	"lines" json NOT NULL,
	"address" json NOT NULL,
	"payment" text NOT NULL,
	"coupon" json,
	"sums" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_products" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"brand" text NOT NULL,
	"price" integer NOT NULL,
	"image" text NOT NULL,
	"has_free_shipping" boolean NOT NULL,
	"rating" smallint NOT NULL,
	CONSTRAINT "shop_products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "shop_wishes" (
	"account_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"id" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shop_wishes_account_id_product_id_pk" PRIMARY KEY("account_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY NOT NULL,
	"billing" text NOT NULL,
	"full_name" text NOT NULL,
	"company" text NOT NULL,
	"role" text NOT NULL,
	"username" text NOT NULL,
	"country" text NOT NULL,
	"contact" text NOT NULL,
	"email" text NOT NULL,
	"current_plan" text NOT NULL,
	"status" text NOT NULL,
	"avatar" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_opinions" ADD CONSTRAINT "answer_opinions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blog_bookmarks" ADD CONSTRAINT "blog_bookmarks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blog_bookmarks" ADD CONSTRAINT "blog_bookmarks_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_reply_to_id_blog_comments_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."blog_comments"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kanban_tasks" ADD CONSTRAINT "kanban_tasks_board_id_kanban_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."kanban_boards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_comment_likes" ADD CONSTRAINT "profile_comment_likes_comment_id_profile_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."profile_comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_comment_likes" ADD CONSTRAINT "profile_comment_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_poll_options" ADD CONSTRAINT "profile_poll_options_poll_id_profile_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."profile_polls"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_poll_votes" ADD CONSTRAINT "profile_poll_votes_poll_id_profile_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."profile_polls"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_poll_votes" ADD CONSTRAINT "profile_poll_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_poll_votes" ADD CONSTRAINT "profile_poll_votes_option_id_profile_poll_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."profile_poll_options"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_post_likes" ADD CONSTRAINT "profile_post_likes_post_id_profile_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."profile_posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_post_likes" ADD CONSTRAINT "profile_post_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_comments" ADD CONSTRAINT "profile_comments_post_id_profile_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."profile_posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_comments" ADD CONSTRAINT "profile_comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_covers" ADD CONSTRAINT "profile_covers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_posts" ADD CONSTRAINT "profile_posts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_stars" ADD CONSTRAINT "profile_stars_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_addresses" ADD CONSTRAINT "shop_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_cart_items" ADD CONSTRAINT "shop_cart_items_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_cart_items" ADD CONSTRAINT "shop_cart_items_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_checkouts" ADD CONSTRAINT "shop_checkouts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_checkouts" ADD CONSTRAINT "shop_checkouts_coupon_code_shop_coupons_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."shop_coupons"("code") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_wishes" ADD CONSTRAINT "shop_wishes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_wishes" ADD CONSTRAINT "shop_wishes_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "blog_bookmarks_post_id_index" ON "blog_bookmarks" USING btree ("post_id");
--> statement-breakpoint
CREATE INDEX "blog_comments_post_id_index" ON "blog_comments" USING btree ("post_id");
--> statement-breakpoint
CREATE INDEX "blog_comments_account_id_index" ON "blog_comments" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "blog_comments_reply_to_id_index" ON "blog_comments" USING btree ("reply_to_id");
--> statement-breakpoint
CREATE INDEX "blog_posts_account_id_index" ON "blog_posts" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice_id_id_index" ON "invoice_payments" USING btree ("invoice_id","id");
--> statement-breakpoint
CREATE INDEX "kanban_tasks_board_id_index" ON "kanban_tasks" USING btree ("board_id");
--> statement-breakpoint
CREATE INDEX "profile_comment_likes_account_id_index" ON "profile_comment_likes" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "profile_poll_options_poll_id_index" ON "profile_poll_options" USING btree ("poll_id");
--> statement-breakpoint
CREATE INDEX "profile_poll_votes_account_id_index" ON "profile_poll_votes" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "profile_poll_votes_option_id_index" ON "profile_poll_votes" USING btree ("option_id");
--> statement-breakpoint
CREATE INDEX "profile_post_likes_account_id_index" ON "profile_post_likes" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "profile_comments_post_id_index" ON "profile_comments" USING btree ("post_id");
--> statement-breakpoint
CREATE INDEX "profile_comments_account_id_index" ON "profile_comments" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "profile_posts_account_id_index" ON "profile_posts" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shop_cart_items_account_id_id_index" ON "shop_cart_items" USING btree ("account_id","id") WHERE "shop_cart_items"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "shop_orders_account_id_id_index" ON "shop_orders" USING btree ("account_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shop_wishes_account_id_id_index" ON "shop_wishes" USING btree ("account_id","id") WHERE "shop_wishes"."removed_at" is null;
