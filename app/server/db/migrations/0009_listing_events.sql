CREATE TABLE "listing_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_events_side" CHECK (side in ('owner', 'staff')),
	CONSTRAINT "listing_events_kind" CHECK (kind in ('listed', 'edited', 'deactivated', 'reactivated', 'deleted', 'edits-requested', 'edits-made'))
);
--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_events_of_vehicle" ON "listing_events" USING btree ("vehicle_id","created_at","id");--> statement-breakpoint

CREATE TRIGGER listing_events_append_only BEFORE UPDATE OR DELETE ON listing_events
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
