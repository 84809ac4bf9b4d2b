CREATE TABLE "prints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" integer,
	"invoice_id" uuid,
	"content" "bytea" NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_print_of_a_quote" UNIQUE("quote_id"),
	CONSTRAINT "one_print_of_an_invoice" UNIQUE("invoice_id"),
	CONSTRAINT "prints_of_one" CHECK (num_nonnulls(quote_id, invoice_id) = 1),
	CONSTRAINT "prints_sha256" CHECK (sha256 ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "address_line2" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "address_line2" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "prints" ADD CONSTRAINT "prints_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prints" ADD CONSTRAINT "prints_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER prints_only_grow BEFORE UPDATE OR DELETE ON prints
  FOR EACH ROW EXECUTE FUNCTION history_only_grows();
