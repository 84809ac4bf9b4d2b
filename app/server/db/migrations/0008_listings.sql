ALTER TABLE "vehicles" DROP CONSTRAINT "vehicles_day_price";--> statement-breakpoint
ALTER TABLE "vehicles" DROP CONSTRAINT "vehicles_listing_status";--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "runs_and_drives" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "usage_tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "modification_cost" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "refused_uses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "needs_wrangler" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_one_vin" ON "vehicles" USING btree ("owner_id","vin") WHERE vin <> '' and listing_status in ('listed', 'edit_requests');--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_priced" CHECK (listing_status = 'draft' or day_price > 0);--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_modification_cost" CHECK (modification_cost >= 0);--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_kinds" CHECK (kinds <@ array['police', 'taxi', 'ambulance', 'fire', 'military', 'school bus', 'transit bus', 'delivery', 'tow truck', 'construction', 'farm', 'hearse', 'limousine', 'motorcycle', 'recreational', 'racing', 'hot rod', 'muscle', 'luxury', 'exotic', 'period', 'hero', 'background', 'stunt']::text[]);--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_day_price" CHECK (day_price >= 0);--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_listing_status" CHECK (listing_status in ('draft', 'listed', 'edit_requests', 'deactivated', 'deleted'));--> statement-breakpoint

-- What a vehicle plays on screen, and the words its owner describes it with, are search words too.
CREATE OR REPLACE VIEW vehicle_terms AS
  SELECT vehicle.id AS vehicle_id, found.kind, found.word
  FROM vehicles AS vehicle
  CROSS JOIN LATERAL (
    SELECT 'word' AS kind, word FROM search_words(concat_ws(' ', vehicle.year, vehicle.era, right(vehicle.era, 3),
      vehicle.make, vehicle.model, vehicle.body_type, vehicle.color, CASE lower(vehicle.color) WHEN 'gray' THEN 'grey' END,
      array_to_string(vehicle.kinds, ' '), array_to_string(vehicle.usage_tags, ' '), vehicle.transmission)) AS word
    UNION ALL VALUES
      ('make', vehicle.make),
      ('color', lower(vehicle.color)),
      ('body', vehicle.body_type),
      ('market', vehicle.market),
      ('year', vehicle.year::text),
      ('price', lpad((vehicle.day_price / 5000)::text, 6, '0')),
      ('all', '')
  ) AS found;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION vehicles_were_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  SELECT array_agg(now.id) INTO changed
  FROM after AS now JOIN before AS was ON was.id = now.id
  WHERE (now.year, now.era, now.make, now.model, now.body_type, now.color, now.market, now.day_price, now.listing_status,
      now.kinds, now.usage_tags, now.transmission)
    IS DISTINCT FROM
    (was.year, was.era, was.make, was.model, was.body_type, was.color, was.market, was.day_price, was.listing_status,
      was.kinds, was.usage_tags, was.transmission);
  IF changed IS NOT NULL THEN
    PERFORM refresh_vehicle_search(changed);
  END IF;
  RETURN NULL;
END $$;
