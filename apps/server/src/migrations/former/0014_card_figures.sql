CREATE TABLE "card_figures" (
	"card" text NOT NULL,
	"period" text NOT NULL,
	"figures" json NOT NULL,
	CONSTRAINT "card_figures_card_period_pk" PRIMARY KEY("card","period")
);
