-- The body and color terms that the shown vehicles with a term have. If two terms share none, no vehicle has both, and a
-- search for both need not read the index: "red suv" with the body type Sedan.
ALTER TABLE search_terms ADD COLUMN bodies integer[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE search_terms ADD COLUMN colors integer[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
-- Both lists only grow, like the range of years. 0 stands for a vehicle without such a term.
CREATE OR REPLACE FUNCTION count_search_terms(changed uuid[], step integer) RETURNS void LANGUAGE sql AS $$
  UPDATE search_terms
  SET vehicles = vehicles + step * seen.times,
      first_year = least(search_terms.first_year, seen.first_year),
      last_year = greatest(search_terms.last_year, seen.last_year),
      bodies = CASE WHEN seen.bodies <@ search_terms.bodies THEN search_terms.bodies
        ELSE array(SELECT unnest(search_terms.bodies) UNION SELECT unnest(seen.bodies)) END,
      colors = CASE WHEN seen.colors <@ search_terms.colors THEN search_terms.colors
        ELSE array(SELECT unnest(search_terms.colors) UNION SELECT unnest(seen.colors)) END
  FROM (
    SELECT term, count(*)::integer AS times, min(year) AS first_year, max(year) AS last_year,
      array_agg(DISTINCT coalesce(body.id, 0)) AS bodies, array_agg(DISTINCT coalesce(color.id, 0)) AS colors
    FROM vehicle_search
    LEFT JOIN search_terms AS body ON body.kind = 'body' AND body.id = ANY (terms)
    LEFT JOIN search_terms AS color ON color.kind = 'color' AND color.id = ANY (terms),
      unnest(terms) AS term
    WHERE vehicle_id = ANY (changed) AND shown
    GROUP BY term
  ) AS seen
  WHERE search_terms.id = seen.term
$$;
--> statement-breakpoint
SELECT count_search_terms(array_agg(vehicle_id), 0) FROM vehicle_search;
