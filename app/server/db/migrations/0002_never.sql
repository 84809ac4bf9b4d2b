-- What must never happen, said where no code can forget it.

-- A vehicle is never held twice for a day.
ALTER TABLE vehicle_blocks ADD CONSTRAINT vehicle_blocks_never_overlap
  EXCLUDE USING gist (vehicle_id WITH =, period WITH &&) WHERE (active);
--> statement-breakpoint
ALTER TABLE vehicle_blocks ADD CONSTRAINT vehicle_blocks_period_has_days CHECK (NOT isempty(period));
--> statement-breakpoint
ALTER TABLE vehicle_blocks ADD CONSTRAINT vehicle_blocks_order_item
  FOREIGN KEY (order_item_id) REFERENCES order_items (id);
--> statement-breakpoint
CREATE UNIQUE INDEX one_active_block_per_order_item ON vehicle_blocks (order_item_id) WHERE active;
--> statement-breakpoint

-- A cart holds one vehicle once for overlapping days, whichever list it came from.
ALTER TABLE cart_items ADD CONSTRAINT cart_items_never_overlap
  EXCLUDE USING gist (account_id WITH =, vehicle_id WITH =, daterange(booked_from, booked_to, '[]') WITH &&);
--> statement-breakpoint
ALTER TABLE links ADD CONSTRAINT links_order FOREIGN KEY (order_id) REFERENCES orders (id);
--> statement-breakpoint
ALTER TABLE links ADD CONSTRAINT links_agreement FOREIGN KEY (agreement_id) REFERENCES agreements (id);
--> statement-breakpoint

-- Histories only grow.
CREATE FUNCTION history_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_only_grow BEFORE UPDATE OR DELETE ON offers
  FOR EACH ROW EXECUTE FUNCTION history_only_grows();
--> statement-breakpoint
CREATE TRIGGER activity_only_grows BEFORE UPDATE OR DELETE ON activity
  FOR EACH ROW EXECUTE FUNCTION history_only_grows();
