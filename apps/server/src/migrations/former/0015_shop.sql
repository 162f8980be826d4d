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
ALTER TABLE "shop_addresses" ADD CONSTRAINT "shop_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_cart_items" ADD CONSTRAINT "shop_cart_items_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_cart_items" ADD CONSTRAINT "shop_cart_items_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_checkouts" ADD CONSTRAINT "shop_checkouts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_checkouts" ADD CONSTRAINT "shop_checkouts_coupon_code_shop_coupons_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."shop_coupons"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_wishes" ADD CONSTRAINT "shop_wishes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_wishes" ADD CONSTRAINT "shop_wishes_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_cart_items_account_id_id_index" ON "shop_cart_items" USING btree ("account_id","id") WHERE "shop_cart_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "shop_orders_account_id_id_index" ON "shop_orders" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_wishes_account_id_id_index" ON "shop_wishes" USING btree ("account_id","id") WHERE "shop_wishes"."removed_at" is null;