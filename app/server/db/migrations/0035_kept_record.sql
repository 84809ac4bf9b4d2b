ALTER TABLE "inspection_photos" ADD COLUMN "removed_by_account_id" uuid;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD COLUMN "removed_by_recipient_id" uuid;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_removed_by_account_id_accounts_id_fk" FOREIGN KEY ("removed_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_removed_by_recipient_id_pickup_recipients_id_fk" FOREIGN KEY ("removed_by_recipient_id") REFERENCES "public"."pickup_recipients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_removed_by_one" CHECK (num_nonnulls(removed_by_account_id, removed_by_recipient_id) <= (removed_at is not null)::int);--> statement-breakpoint

-- An inspection is what was received: it is finished once, and nothing in it changes then.
CREATE FUNCTION inspections_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.finished_at IS NULL
    AND to_jsonb(NEW) - '{no_damage,finished_at,account_id,recipient_id}'::text[]
      = to_jsonb(OLD) - '{no_damage,finished_at,account_id,recipient_id}'::text[]
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an inspection stays as it was finished' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER inspections_stay BEFORE UPDATE OR DELETE ON inspections
  FOR EACH ROW EXECUTE FUNCTION inspections_stay();
--> statement-breakpoint

-- A photo is taken out of it before that, once, by somebody. What comes afterwards says that it does.
CREATE FUNCTION inspection_photos_stay() RETURNS trigger LANGUAGE plpgsql AS $$
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
  RAISE EXCEPTION 'a photo of an inspection stays as it was received' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER inspection_photos_stay BEFORE INSERT OR UPDATE OR DELETE ON inspection_photos
  FOR EACH ROW EXECUTE FUNCTION inspection_photos_stay();
--> statement-breakpoint

-- Its file is the one that came, and is not let go of.
CREATE FUNCTION files_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'kept' = to_jsonb(OLD) - 'kept'
    AND (NEW.kept OR NOT EXISTS (SELECT FROM inspection_photos WHERE file_id = NEW.id))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a file stays as it was received' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER files_stay BEFORE UPDATE ON files
  FOR EACH ROW EXECUTE FUNCTION files_stay();
--> statement-breakpoint

CREATE TRIGGER return_statements_only_grow BEFORE UPDATE OR DELETE ON return_statements
  FOR EACH ROW EXECUTE FUNCTION history_only_grows();
