-- Invariants that drizzle cannot express: exclusion constraints, foreign keys between files of the schema that would
-- import each other, append-only tables, and records that are immutable once they are finished.

-- A vehicle is never booked or blocked twice for a day.
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

-- A cart has one vehicle once for overlapping days, whichever list it came from.
ALTER TABLE cart_items ADD CONSTRAINT cart_items_never_overlap
  EXCLUDE USING gist (account_id WITH =, vehicle_id WITH =, daterange(booked_from, booked_to, '[]') WITH &&);
--> statement-breakpoint
ALTER TABLE links ADD CONSTRAINT links_order FOREIGN KEY (order_id) REFERENCES orders (id);
--> statement-breakpoint
ALTER TABLE links ADD CONSTRAINT links_agreement FOREIGN KEY (agreement_id) REFERENCES agreements (id);
--> statement-breakpoint
ALTER TABLE links ADD CONSTRAINT links_recipient FOREIGN KEY (recipient_id) REFERENCES pickup_recipients (id);
--> statement-breakpoint
ALTER TABLE links ADD CONSTRAINT links_pickup_has_recipient
  CHECK (purpose <> 'pickup' OR (order_id IS NOT NULL AND recipient_id IS NOT NULL));
--> statement-breakpoint

-- Append-only tables.
CREATE FUNCTION enforce_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_append_only BEFORE UPDATE OR DELETE ON activity
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER amendments_append_only BEFORE UPDATE OR DELETE ON amendments
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER invoice_lines_append_only BEFORE UPDATE OR DELETE ON invoice_lines
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER offers_append_only BEFORE UPDATE OR DELETE ON offers
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER payment_notes_append_only BEFORE UPDATE OR DELETE ON payment_notes
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER rendered_documents_append_only BEFORE UPDATE OR DELETE ON rendered_documents
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER quote_lines_append_only BEFORE UPDATE OR DELETE ON quote_lines
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER quotes_append_only BEFORE UPDATE OR DELETE ON quotes
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER return_statements_append_only BEFORE UPDATE OR DELETE ON return_statements
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER signing_events_append_only BEFORE UPDATE OR DELETE ON signing_events
  FOR EACH ROW EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint

-- An inspection is finished once; nothing in it changes afterwards.
CREATE FUNCTION inspections_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.finished_at IS NULL
    AND to_jsonb(NEW) - '{no_damage,finished_at,account_id,recipient_id}'::text[]
      = to_jsonb(OLD) - '{no_damage,finished_at,account_id,recipient_id}'::text[]
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a finished inspection is immutable' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER inspections_immutable BEFORE UPDATE OR DELETE ON inspections
  FOR EACH ROW EXECUTE FUNCTION inspections_immutable();
--> statement-breakpoint

-- A photo may be removed once, by a known person, before the inspection is finished. Later photos are addenda.
CREATE FUNCTION inspection_photos_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_finished boolean;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT finished_at IS NOT NULL INTO is_finished FROM inspections WHERE id = NEW.inspection_id;
  END IF;
  IF TG_OP = 'INSERT' AND NEW.removed_at IS NULL AND NEW.is_addendum = is_finished THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND NOT is_finished AND OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL
    AND num_nonnulls(NEW.removed_by_account_id, NEW.removed_by_recipient_id) = 1
    AND to_jsonb(NEW) - '{removed_at,removed_by_account_id,removed_by_recipient_id}'::text[]
      = to_jsonb(OLD) - '{removed_at,removed_by_account_id,removed_by_recipient_id}'::text[]
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a photo of an inspection is immutable' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER inspection_photos_immutable BEFORE INSERT OR UPDATE OR DELETE ON inspection_photos
  FOR EACH ROW EXECUTE FUNCTION inspection_photos_immutable();
--> statement-breakpoint

-- A received file never changes, and the file of an inspection photo is never released.
CREATE FUNCTION files_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'committed' = to_jsonb(OLD) - 'committed'
    AND (NEW.committed OR NOT EXISTS (SELECT FROM inspection_photos WHERE file_id = NEW.id))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a received file is immutable' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER files_immutable BEFORE UPDATE ON files
  FOR EACH ROW EXECUTE FUNCTION files_immutable();
