DROP INDEX "shifts_elsewhere";--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "cost_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "open_shifts" ADD COLUMN "work_centre_id" integer;--> statement-breakpoint
ALTER TABLE "open_shifts" ADD COLUMN "cost_place" text;--> statement-breakpoint
ALTER TABLE "roster_drafts" ADD COLUMN "work_centre_id" integer;--> statement-breakpoint
ALTER TABLE "roster_drafts" ADD COLUMN "cost_place" text;--> statement-breakpoint
ALTER TABLE "roster_history" ADD COLUMN "work_centre_id" integer;--> statement-breakpoint
ALTER TABLE "roster_history" ADD COLUMN "cost_place" text;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "work_centre_id" integer;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "cost_place" text;--> statement-breakpoint
ALTER TABLE "template_week_items" ADD COLUMN "work_centre_id" integer;--> statement-breakpoint
ALTER TABLE "template_week_items" ADD COLUMN "cost_place" text;--> statement-breakpoint
ALTER TABLE "open_shifts" ADD CONSTRAINT "open_shifts_company_id_work_centre_id_work_centres_company_id_id_fk" FOREIGN KEY ("company_id","work_centre_id") REFERENCES "public"."work_centres"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_drafts" ADD CONSTRAINT "roster_drafts_company_id_work_centre_id_work_centres_company_id_id_fk" FOREIGN KEY ("company_id","work_centre_id") REFERENCES "public"."work_centres"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_company_id_work_centre_id_work_centres_company_id_id_fk" FOREIGN KEY ("company_id","work_centre_id") REFERENCES "public"."work_centres"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_week_items" ADD CONSTRAINT "template_week_items_company_id_work_centre_id_work_centres_company_id_id_fk" FOREIGN KEY ("company_id","work_centre_id") REFERENCES "public"."work_centres"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shifts_elsewhere" ON "shifts" USING btree ("company_id","starts_at") WHERE "shifts"."department_id" is not null or "shifts"."work_centre_id" is not null;