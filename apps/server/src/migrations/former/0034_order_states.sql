ALTER TABLE "shop_orders" ADD COLUMN "state" text DEFAULT 'placed' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "state_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "shop_orders" SET "state_at" = "placed_at";