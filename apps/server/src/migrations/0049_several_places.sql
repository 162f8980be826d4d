ALTER TABLE "account_hotels" DROP CONSTRAINT "a_scope_within_the_hotel_has_its_place";--> statement-breakpoint
ALTER TABLE "account_hotels" DROP CONSTRAINT "a_scope_of_oneself_has_an_employee";--> statement-breakpoint
ALTER TABLE "account_hotels" ADD COLUMN "unit_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_hotels" ADD COLUMN "department_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
update account_hotels set unit_ids = array[scope_id] where scope = 'unit';--> statement-breakpoint
update account_hotels set department_ids = array[scope_id] where scope = 'department';--> statement-breakpoint
ALTER TABLE "account_hotels" ALTER COLUMN "scope" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "account_hotels" ALTER COLUMN "scope" SET DATA TYPE text;--> statement-breakpoint
DROP TYPE "public"."grant_scope";--> statement-breakpoint
CREATE TYPE "public"."grant_scope" AS ENUM('hotel', 'places', 'self');--> statement-breakpoint
ALTER TABLE "account_hotels" ALTER COLUMN "scope" SET DATA TYPE "public"."grant_scope" USING (case when "scope" in ('unit', 'department') then 'places' else "scope" end)::"public"."grant_scope";--> statement-breakpoint
ALTER TABLE "account_hotels" ALTER COLUMN "scope" SET DEFAULT 'hotel'::"public"."grant_scope";--> statement-breakpoint
ALTER TABLE "account_hotels" DROP COLUMN "scope_id";--> statement-breakpoint
ALTER TABLE "account_hotels" ADD CONSTRAINT "a_scope_of_places_has_some" CHECK (("account_hotels"."scope" = 'places') = (cardinality("account_hotels"."unit_ids") + cardinality("account_hotels"."department_ids") > 0));--> statement-breakpoint
ALTER TABLE "account_hotels" ADD CONSTRAINT "a_scope_of_oneself_has_an_employee" CHECK ("account_hotels"."scope" <> 'self' or "account_hotels"."employee_id" is not null);
