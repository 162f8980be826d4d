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
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice_id_id_index" ON "invoice_payments" USING btree ("invoice_id","id");