ALTER TABLE "clock_devices" ADD COLUMN "skew_seconds" integer;--> statement-breakpoint
ALTER TABLE "clock_devices" ADD COLUMN "skew_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clock_devices" ADD COLUMN "allowed_skew" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "clock_devices" ADD COLUMN "used_since" date;--> statement-breakpoint
ALTER TABLE "clock_devices" ADD COLUMN "contact_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "punches" ADD COLUMN "has_no_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_punches" ADD COLUMN "has_no_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The last word went out as the surname until now. Where the ministry accepted a message about somebody, that is written down.
update employees e set name_greek = regexp_replace(trim(coalesce(nullif(name_greek, ''), name)), '^(.*\S)\s+(\S+)$', '\2, \1')
where coalesce(nullif(name_greek, ''), name) ~ '[Ά-ώ]' and coalesce(nullif(name_greek, ''), name) !~ '[A-Za-z,]'
  and trim(coalesce(nullif(name_greek, ''), name)) ~ '\S\s+\S'
  and exists (select from declarations d where d.company_id = e.company_id and d.employee_id = e.id and d.state = 'accepted');
