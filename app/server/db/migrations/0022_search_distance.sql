ALTER TABLE "vehicle_search" ADD COLUMN "listed_minute" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_search" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "vehicle_search" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "vehicle_search" ADD COLUMN "refused_uses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX vehicle_search_by_listing ON vehicle_search (listed_minute, vehicle_id) WHERE shown;
--> statement-breakpoint

-- Miles along the surface of the earth (haversine).
CREATE FUNCTION miles_between(latitude double precision, longitude double precision, other_latitude double precision,
  other_longitude double precision) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 7917.6 * asin(sqrt(least(1, sin(radians(other_latitude - latitude) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(other_latitude)) * sin(radians(other_longitude - longitude) / 2) ^ 2)))
$$;
--> statement-breakpoint

-- Filters on what a vehicle plays, its transmission, and whether it drives. An area is a square of half a degree, so that
-- the surroundings of a place are a few terms, whose counts tell how many vehicles they have at most.
CREATE OR REPLACE VIEW vehicle_terms AS
  SELECT vehicle.id AS vehicle_id, found.kind, found.word
  FROM vehicles AS vehicle
  CROSS JOIN LATERAL (
    SELECT 'word' AS kind, word FROM search_words(concat_ws(' ', vehicle.year, vehicle.era, right(vehicle.era, 3),
      vehicle.make, vehicle.model, vehicle.body_type, vehicle.color, CASE lower(vehicle.color) WHEN 'gray' THEN 'grey' END,
      array_to_string(vehicle.kinds, ' '), array_to_string(vehicle.usage_tags, ' '), vehicle.transmission)) AS word
    UNION ALL SELECT DISTINCT 'kind', word FROM unnest(vehicle.kinds) AS word
    UNION ALL SELECT 'area', lpad(floor((vehicle.latitude + 90) * 2)::integer::text, 3, '0')
      || lpad(floor((vehicle.longitude + 180) * 2)::integer::text, 3, '0')
      WHERE vehicle.latitude IS NOT NULL AND vehicle.longitude IS NOT NULL
    UNION ALL VALUES
      ('make', vehicle.make),
      ('color', lower(vehicle.color)),
      ('body', vehicle.body_type),
      ('transmission', vehicle.transmission),
      ('driving', CASE WHEN vehicle.runs_and_drives THEN 'yes' ELSE 'no' END),
      ('market', vehicle.market),
      ('year', vehicle.year::text),
      ('price', lpad((vehicle.day_price / 5000)::text, 6, '0')),
      ('all', '')
  ) AS found;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_vehicle_search(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Writers take turns: they count on the same rows, in no particular order.
  PERFORM pg_advisory_xact_lock(hashtext('search_terms'));
  PERFORM count_search_terms(changed, -1);

  INSERT INTO search_terms (kind, word)
  SELECT DISTINCT kind, word FROM vehicle_terms WHERE vehicle_id = ANY (changed)
  ON CONFLICT DO NOTHING;

  INSERT INTO vehicle_search (vehicle_id, year, day_price, shown, terms, listed_minute, latitude, longitude, refused_uses)
  SELECT vehicle.id, vehicle.year, vehicle.day_price, vehicle.listing_status IN ('listed', 'edit_requests'),
    array_agg(term.id ORDER BY term.id), floor(extract(epoch FROM coalesce(vehicle.listed_at, vehicle.created_at)) / 60),
    vehicle.latitude, vehicle.longitude, vehicle.refused_uses
  FROM vehicles AS vehicle
  JOIN vehicle_terms AS found ON found.vehicle_id = vehicle.id
  JOIN search_terms AS term ON term.kind = found.kind AND term.word = found.word
  WHERE vehicle.id = ANY (changed)
  GROUP BY vehicle.id
  ON CONFLICT (vehicle_id) DO UPDATE
  SET year = excluded.year, day_price = excluded.day_price, shown = excluded.shown, terms = excluded.terms,
    listed_minute = excluded.listed_minute, latitude = excluded.latitude, longitude = excluded.longitude,
    refused_uses = excluded.refused_uses;

  PERFORM count_search_terms(changed, 1);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION vehicles_were_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  SELECT array_agg(now.id) INTO changed
  FROM after AS now JOIN before AS was ON was.id = now.id
  WHERE (now.year, now.era, now.make, now.model, now.body_type, now.color, now.market, now.day_price, now.listing_status,
      now.kinds, now.usage_tags, now.transmission, now.runs_and_drives, now.refused_uses, now.latitude, now.longitude,
      now.listed_at)
    IS DISTINCT FROM
    (was.year, was.era, was.make, was.model, was.body_type, was.color, was.market, was.day_price, was.listing_status,
      was.kinds, was.usage_tags, was.transmission, was.runs_and_drives, was.refused_uses, was.latitude, was.longitude,
      was.listed_at);
  IF changed IS NOT NULL THEN
    PERFORM refresh_vehicle_search(changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT refresh_vehicle_search(array_agg(id)) FROM vehicles HAVING count(*) > 0;
