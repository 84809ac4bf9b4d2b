CREATE TABLE "payment_notes" (
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notes_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "payment_notes_text" CHECK (char_length(text) between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "amendments" ADD COLUMN "on_behalf_of" text;--> statement-breakpoint
ALTER TABLE "amendments" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "on_behalf_of" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "payment_notes" ADD CONSTRAINT "payment_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notes" ADD CONSTRAINT "payment_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreements_open" ON "agreements" USING btree ("order_id") WHERE status in ('not_signed', 'declined');--> statement-breakpoint
CREATE INDEX "inquiries_waiting" ON "inquiries" USING btree ("deadline_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "activity_on_behalf" ON "activity" USING btree ((subject->>'inquiryId')) WHERE on_behalf_of is not null;--> statement-breakpoint
CREATE INDEX "outbox_of_order" ON "outbox" USING btree ("order_id","created_at") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "order_items_last_days" ON "order_items" USING btree ("booked_to") WHERE status = 'confirmed';--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_behalf" CHECK ((on_behalf_of is null) = (reason is null) and on_behalf_of in ('renter', 'owner') and char_length(reason) between 1 and 300);--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_behalf" CHECK ((on_behalf_of is null) = (reason is null) and on_behalf_of in ('renter', 'owner') and char_length(reason) between 1 and 300);--> statement-breakpoint
UPDATE "outbox" SET "order_id" = "agreements"."order_id" FROM "agreements" WHERE "secret_kind" = 'signing-link' AND "secret_of" = "agreements"."id"::text;--> statement-breakpoint
CREATE TRIGGER payment_notes_only_grow BEFORE UPDATE OR DELETE ON payment_notes
  FOR EACH ROW EXECUTE FUNCTION history_only_grows();
