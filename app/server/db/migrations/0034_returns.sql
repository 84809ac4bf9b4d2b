CREATE TABLE "return_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_item_id" uuid NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"account_id" uuid,
	"recipient_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_statements_once_per_side" UNIQUE("order_item_id","side"),
	CONSTRAINT "return_statements_side" CHECK (side in ('renter', 'owner')),
	CONSTRAINT "return_statements_kind" CHECK (kind in ('confirmed', 'objected')),
	CONSTRAINT "return_statements_owners_object" CHECK (kind = 'confirmed' or side = 'owner'),
	CONSTRAINT "return_statements_reason" CHECK ((kind = 'objected') = (reason <> '') and char_length(reason) <= 1000),
	CONSTRAINT "return_statements_by_somebody" CHECK (num_nonnulls(account_id, recipient_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "return_statements" ADD CONSTRAINT "return_statements_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_statements" ADD CONSTRAINT "return_statements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_statements" ADD CONSTRAINT "return_statements_recipient_id_pickup_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."pickup_recipients"("id") ON DELETE no action ON UPDATE no action;