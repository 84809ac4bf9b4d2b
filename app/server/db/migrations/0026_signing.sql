CREATE TABLE "signing_events" (
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"agreement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"address" text NOT NULL,
	"agent" text NOT NULL,
	"document_sha256" text NOT NULL,
	"details" text NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "signing_events_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "signing_events_kind" CHECK (kind in ('sent', 'resent', 'reminded', 'opened', 'signed', 'declined', 'replaced', 'sealed', 'amended')),
	CONSTRAINT "signing_events_number" CHECK (number > 0)
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "text_sha256" text;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "document_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "signing_events" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "signing_key_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "signing_seal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_events" ADD CONSTRAINT "signing_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_events" ADD CONSTRAINT "signing_events_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_events_of_agreement" ON "signing_events" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "agreements_unsealed" ON "agreements" USING btree ("id") WHERE status = 'signed' and document_key is null;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_text_is_hashed" CHECK ((text is null) = (text_sha256 is null));--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_signed_has_text" CHECK (status <> 'signed' or (text is not null and answered_at is not null));
--> statement-breakpoint
CREATE TRIGGER signing_events_only_grow BEFORE UPDATE OR DELETE ON signing_events
  FOR EACH ROW EXECUTE FUNCTION history_only_grows();
