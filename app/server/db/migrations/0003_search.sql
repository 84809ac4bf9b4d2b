-- The search tables: their sort order, their indexes, and the triggers that maintain them. Drizzle cannot express these.

-- Byte order, so that words with the same beginning are neighbors in the index.
ALTER TABLE search_terms ALTER COLUMN word TYPE text COLLATE "C";
--> statement-breakpoint
ALTER TABLE vehicle_search ALTER COLUMN booked SET DEFAULT '{}';
--> statement-breakpoint
-- Room in every page for HOT updates: a change of booked days touches no index.
ALTER TABLE vehicle_search SET (fillfactor = 70);
--> statement-breakpoint
CREATE INDEX vehicle_search_by_year ON vehicle_search (year, vehicle_id) WHERE shown;
--> statement-breakpoint
CREATE INDEX vehicle_search_by_price ON vehicle_search (day_price, vehicle_id) WHERE shown;
--> statement-breakpoint
-- Without fastupdate: the embedded database has no autovacuum that empties the pending list, and every search would read it.
CREATE INDEX vehicle_search_by_term ON vehicle_search USING gin (terms) WITH (fastupdate = off) WHERE shown;
--> statement-breakpoint

-- 'F-150 Citroën' -> 150, citroen, f, f150: parts between punctuation, and each token without it.
CREATE FUNCTION search_words(input text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT DISTINCT word
  FROM regexp_split_to_table(lower(unaccent(input)), '\s+') AS token
  CROSS JOIN LATERAL (
    SELECT regexp_split_to_table(token, '[^a-z0-9]+') AS word
    UNION ALL SELECT regexp_replace(token, '[^a-z0-9]+', '', 'g')
  ) AS words
  WHERE word <> ''
$$;
--> statement-breakpoint

-- The terms of every vehicle. Prices lie in bands of $50, so that a narrow range is a few terms.
CREATE VIEW vehicle_terms AS
  SELECT vehicle.id AS vehicle_id, found.kind, found.word
  FROM vehicles AS vehicle
  CROSS JOIN LATERAL (
    SELECT 'word' AS kind, word FROM search_words(concat_ws(' ', vehicle.year, vehicle.era, right(vehicle.era, 3),
      vehicle.make, vehicle.model, vehicle.body_type, vehicle.color, CASE lower(vehicle.color) WHEN 'gray' THEN 'grey' END)) AS word
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

-- Counts of the terms that these vehicles carry, added (1) or taken away (-1).
CREATE FUNCTION count_search_terms(changed uuid[], step integer) RETURNS void LANGUAGE sql AS $$
  UPDATE search_terms
  SET vehicles = vehicles + step * seen.times,
      first_year = least(search_terms.first_year, seen.first_year),
      last_year = greatest(search_terms.last_year, seen.last_year)
  FROM (
    SELECT term, count(*)::integer AS times, min(year) AS first_year, max(year) AS last_year
    FROM vehicle_search, unnest(terms) AS term
    WHERE vehicle_id = ANY (changed) AND shown
    GROUP BY term
  ) AS seen
  WHERE search_terms.id = seen.term
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_vehicle_search(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Writers take turns: they count on the same rows, in no particular order.
  PERFORM pg_advisory_xact_lock(hashtext('search_terms'));
  PERFORM count_search_terms(changed, -1);

  INSERT INTO search_terms (kind, word)
  SELECT DISTINCT kind, word FROM vehicle_terms WHERE vehicle_id = ANY (changed)
  ON CONFLICT DO NOTHING;

  INSERT INTO vehicle_search (vehicle_id, year, day_price, shown, terms)
  SELECT vehicle.id, vehicle.year, vehicle.day_price, vehicle.listing_status IN ('listed', 'edit_requests'),
    array_agg(term.id ORDER BY term.id)
  FROM vehicles AS vehicle
  JOIN vehicle_terms AS found ON found.vehicle_id = vehicle.id
  JOIN search_terms AS term ON term.kind = found.kind AND term.word = found.word
  WHERE vehicle.id = ANY (changed)
  GROUP BY vehicle.id
  ON CONFLICT (vehicle_id) DO UPDATE
  SET year = excluded.year, day_price = excluded.day_price, shown = excluded.shown, terms = excluded.terms;

  PERFORM count_search_terms(changed, 1);
END $$;
--> statement-breakpoint

CREATE FUNCTION vehicles_were_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_vehicle_search(array_agg(id)) FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vehicles_were_added AFTER INSERT ON vehicles
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION vehicles_were_added();
--> statement-breakpoint
CREATE FUNCTION vehicles_were_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  SELECT array_agg(now.id) INTO changed
  FROM after AS now JOIN before AS was ON was.id = now.id
  WHERE (now.year, now.era, now.make, now.model, now.body_type, now.color, now.market, now.day_price, now.listing_status)
    IS DISTINCT FROM
    (was.year, was.era, was.make, was.model, was.body_type, was.color, was.market, was.day_price, was.listing_status);
  IF changed IS NOT NULL THEN
    PERFORM refresh_vehicle_search(changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vehicles_were_changed AFTER UPDATE ON vehicles
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION vehicles_were_changed();
--> statement-breakpoint

-- Active blocks of a vehicle never overlap, so days can be added and removed without reading its other blocks.
CREATE FUNCTION blocks_were_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vehicle_search SET booked = booked + days.periods
  FROM (SELECT vehicle_id, range_agg(period) AS periods FROM added WHERE active GROUP BY vehicle_id) AS days
  WHERE vehicle_search.vehicle_id = days.vehicle_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION blocks_were_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vehicle_search SET booked = booked - days.periods
  FROM (SELECT vehicle_id, range_agg(period) AS periods FROM removed WHERE active GROUP BY vehicle_id) AS days
  WHERE vehicle_search.vehicle_id = days.vehicle_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blocks_were_added AFTER INSERT ON vehicle_blocks
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION blocks_were_added();
--> statement-breakpoint
-- An update removes the old days first, then adds the new ones: triggers of one table run in the order of their names.
CREATE TRIGGER blocks_changed_1_were_removed AFTER UPDATE ON vehicle_blocks
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION blocks_were_removed();
--> statement-breakpoint
CREATE TRIGGER blocks_changed_2_were_added AFTER UPDATE ON vehicle_blocks
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION blocks_were_added();
--> statement-breakpoint
CREATE TRIGGER blocks_were_removed AFTER DELETE ON vehicle_blocks
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION blocks_were_removed();
