ALTER TABLE "vehicle_blocks" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD COLUMN "attempt" integer;--> statement-breakpoint
CREATE INDEX "order_items_of_vehicle" ON "order_items" USING btree ("vehicle_id","booked_from");--> statement-breakpoint
CREATE INDEX "vehicle_blocks_of_owner" ON "vehicle_blocks" USING btree ("vehicle_id","attempt") WHERE kind = 'owner';--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_words_are_the_owners" CHECK (kind = 'owner' or (note = '' and attempt is null));