-- For each order of the search, its vehicles are divided into buckets that follow the order. A term of one bucket has a
-- short index entry, so the first page of a common term need not read the others.
CREATE FUNCTION year_bucket(year integer, vehicle_id uuid) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  -- a quarter of a year, because vehicles of one year are ordered by id
  SELECT 4 * least(255, greatest(0, year - 1900)) + (get_byte(uuid_send(vehicle_id), 0) >> 6)
$$;
--> statement-breakpoint
CREATE FUNCTION price_bucket(day_price integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  -- steps of $25 up to $800, of $100 up to $3,200, then of $1,000
  SELECT CASE
    WHEN day_price < 80000 THEN day_price / 2500
    WHEN day_price < 320000 THEN 32 + (day_price - 80000) / 10000
    ELSE 56 + least(100, (day_price - 320000) / 100000)
  END
$$;
--> statement-breakpoint
-- The cost keeps the planner from computing this for rows instead of using the index.
CREATE FUNCTION terms_in_bucket(terms integer[], bucket integer) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 100 AS $$
  SELECT array_agg(term::bigint * 1024 + bucket) FROM unnest(terms) AS term
$$;
--> statement-breakpoint
CREATE INDEX vehicle_search_by_year_bucket ON vehicle_search
  USING gin (terms_in_bucket(terms, year_bucket(year, vehicle_id))) WITH (fastupdate = off) WHERE shown;
--> statement-breakpoint
CREATE INDEX vehicle_search_by_price_bucket ON vehicle_search
  USING gin (terms_in_bucket(terms, price_bucket(day_price))) WITH (fastupdate = off) WHERE shown;
