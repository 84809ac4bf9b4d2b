CREATE TABLE "due_letters" (
	"order_item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "due_letters_order_item_id_kind_day_pk" PRIMARY KEY("order_item_id","kind","day"),
	CONSTRAINT "due_letters_kind" CHECK (kind in ('first-day', 'overdue', 'next-at-risk'))
);
--> statement-breakpoint
ALTER TABLE "due_letters" ADD CONSTRAINT "due_letters_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;