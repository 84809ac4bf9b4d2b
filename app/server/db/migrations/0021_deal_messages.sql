CREATE TABLE "deal_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"side" text NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"round" integer,
	"text" text NOT NULL,
	"is_mailed" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deal_messages_side" CHECK (side in ('renter', 'owner')),
	CONSTRAINT "deal_messages_kind" CHECK (kind in ('message', 'offer', 'decline')),
	CONSTRAINT "deal_messages_round" CHECK ((kind = 'offer') = (round is not null)),
	CONSTRAINT "deal_messages_text" CHECK (text <> '')
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "reply_templates_position" CHECK (position between 1 and 10),
	CONSTRAINT "reply_templates_text" CHECK (name <> '' and text <> '')
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "deal_messages" ADD CONSTRAINT "deal_messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_messages" ADD CONSTRAINT "deal_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD CONSTRAINT "reply_templates_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_messages_of_inquiry" ON "deal_messages" USING btree ("inquiry_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_note_per_offer" ON "deal_messages" USING btree ("inquiry_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "reply_templates_position" ON "reply_templates" USING btree ("owner_id","position");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_decline_reason" CHECK (decline_reason is null or decline_reason in ('booked', 'price', 'use', 'not_for_film', 'other'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_declined" CHECK (decline_reason is null or status = 'declined');--> statement-breakpoint
CREATE TRIGGER deal_messages_append_only BEFORE UPDATE OR DELETE ON deal_messages
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
