-- Null if a place is unknown: least() would ignore it. No two points of the country are opposite each other on the earth.
CREATE OR REPLACE FUNCTION miles_between(latitude double precision, longitude double precision, other_latitude double precision,
  other_longitude double precision) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 7917.6 * asin(sqrt(sin(radians(other_latitude - latitude) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(other_latitude)) * sin(radians(other_longitude - longitude) / 2) ^ 2))
$$;
