-- As the states of checkouts and orders were: read by its letters alone, so that ' ga ', 'Ga.' and 'Georgia' are one.
CREATE TEMPORARY TABLE "known_states" AS SELECT * FROM (VALUES ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'), ('CA', 'California'), ('CO', 'Colorado'), ('CT', 'Connecticut'), ('DE', 'Delaware'), ('DC', 'District of Columbia'), ('FL', 'Florida'), ('GA', 'Georgia'), ('HI', 'Hawaii'), ('ID', 'Idaho'), ('IL', 'Illinois'), ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'), ('KY', 'Kentucky'), ('LA', 'Louisiana'), ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'), ('MI', 'Michigan'), ('MN', 'Minnesota'), ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'), ('NE', 'Nebraska'), ('NV', 'Nevada'), ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'), ('NY', 'New York'), ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'), ('OK', 'Oklahoma'), ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'), ('SC', 'South Carolina'), ('SD', 'South Dakota'), ('TN', 'Tennessee'), ('TX', 'Texas'), ('UT', 'Utah'), ('VT', 'Vermont'), ('VA', 'Virginia'), ('WA', 'Washington'), ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming'), ('AS', 'American Samoa'), ('GU', 'Guam'), ('MP', 'Northern Mariana Islands'), ('PR', 'Puerto Rico'), ('VI', 'U.S. Virgin Islands')) AS known("code", "name");--> statement-breakpoint
UPDATE "vehicles" SET "state" = "code" FROM "known_states" WHERE "state" <> "code" AND regexp_replace(lower("state"), '[^a-z]', '', 'g') IN (lower("code"), regexp_replace(lower("name"), '[^a-z]', '', 'g'));--> statement-breakpoint
-- Where a vehicle stands is never guessed: whoever wrote another word has to say what it means.
DO $$
DECLARE
  unknown text;
BEGIN
  SELECT string_agg(format('%s ("%s")', "id", "state"), ', ') INTO unknown FROM "vehicles" WHERE "state" NOT IN (SELECT "code" FROM "known_states");
  IF unknown IS NOT NULL THEN
    RAISE EXCEPTION 'Set vehicles.state to the two letters of a state, such as GA, and start again. It is none for %', unknown;
  END IF;
END $$;--> statement-breakpoint
DROP TABLE "known_states";--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_state" CHECK (state in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'AS', 'GU', 'MP', 'PR', 'VI'));