CREATE TABLE "pickup_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"sent_by" uuid NOT NULL,
	"rounds" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickup_recipients_once_per_order" UNIQUE("order_id","email","phone"),
	CONSTRAINT "pickup_recipients_rounds" CHECK (rounds > 0)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_secret_kind";--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "recipient_id" uuid;--> statement-breakpoint
ALTER TABLE "pickup_recipients" ADD CONSTRAINT "pickup_recipients_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_recipients" ADD CONSTRAINT "pickup_recipients_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_secret_kind" CHECK (secret_kind in ('owner-invitation', 'crew-invitation', 'sign-up-approval', 'setup-link', 'signing-link', 'pickup-link', 'code'));--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_recipient" FOREIGN KEY ("recipient_id") REFERENCES "public"."pickup_recipients"("id");--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_pickup_has_recipient" CHECK (purpose <> 'pickup' OR (order_id IS NOT NULL AND recipient_id IS NOT NULL));
