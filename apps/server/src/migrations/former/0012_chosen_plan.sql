CREATE TABLE "chosen_plan" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"plan" text NOT NULL,
	"is_yearly" boolean NOT NULL,
	CONSTRAINT "one_plan_at_most" CHECK ("chosen_plan"."id" = 1)
);
