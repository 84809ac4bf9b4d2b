CREATE TABLE "amendments" (
	"order_item_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"old_from" date NOT NULL,
	"old_to" date NOT NULL,
	"new_from" date,
	"new_to" date,
	"old_cents" integer NOT NULL,
	"new_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "amendments_order_item_id_revision_pk" PRIMARY KEY("order_item_id","revision"),
	CONSTRAINT "amendments_kind" CHECK (kind in ('cancel', 'change', 'extend', 'complete')),
	CONSTRAINT "amendments_days" CHECK (old_from <= old_to and new_from <= new_to),
	CONSTRAINT "amendments_cancel_leaves_nothing" CHECK ((kind = 'cancel') = (new_from is null) and (kind = 'cancel') = (new_to is null)),
	CONSTRAINT "amendments_money" CHECK (old_cents >= 0 and new_cents >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_money";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "price_cents" integer;--> statement-breakpoint
-- no days were changed so far
UPDATE "order_items" SET "price_cents" = "agreed_cents";--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "price_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_items_not_over" ON "order_items" USING btree ("booked_from") WHERE status = 'confirmed';--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_money" CHECK (daily_cents >= 0 and listed_cents >= 0 and agreed_cents >= 0 and price_cents >= 0 and tax_cents >= 0);--> statement-breakpoint
CREATE TRIGGER amendments_only_grow BEFORE UPDATE OR DELETE ON amendments
  FOR EACH ROW EXECUTE FUNCTION history_only_grows();
