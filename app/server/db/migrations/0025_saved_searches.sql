CREATE TABLE "mailed_matches" (
	"account_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"day_price" integer NOT NULL,
	CONSTRAINT "mailed_matches_account_id_vehicle_id_pk" PRIMARY KEY("account_id","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"query" text NOT NULL,
	"first_day" date,
	"has_mail" boolean DEFAULT true NOT NULL,
	"matches_since" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_once" UNIQUE("account_id","query"),
	CONSTRAINT "saved_searches_query" CHECK (length(query) between 1 and 1500)
);
--> statement-breakpoint
CREATE TABLE "search_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"price_before" integer,
	"days" datemultirange,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "search_events_kind" CHECK (kind in ('listed', 'relisted', 'cheaper', 'freed')),
	CONSTRAINT "search_events_price" CHECK ((kind = 'cheaper') = (price_before is not null)),
	CONSTRAINT "search_events_days" CHECK ((kind = 'freed') = (days is not null))
);
--> statement-breakpoint
CREATE TABLE "search_mornings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailed_matches" ADD CONSTRAINT "mailed_matches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_matches" ADD CONSTRAINT "mailed_matches_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_mornings" ADD CONSTRAINT "search_mornings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_events_since" ON "search_events" USING btree ("created_at");--> statement-breakpoint

-- Events of vehicles that crews can find: listed and edit_requests. Those of others would match nothing.
CREATE FUNCTION log_added_vehicles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_events (vehicle_id, kind)
  SELECT id, 'listed' FROM added WHERE listing_status IN ('listed', 'edit_requests');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER log_added_vehicles AFTER INSERT ON vehicles
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION log_added_vehicles();
--> statement-breakpoint
CREATE FUNCTION log_changed_vehicles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_events (vehicle_id, kind, price_before)
  SELECT now.id, change.kind, CASE change.kind WHEN 'cheaper' THEN was.day_price END
  FROM after AS now
  JOIN before AS was ON was.id = now.id
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN was.listing_status = 'draft' THEN 'listed'
      WHEN was.listing_status NOT IN ('listed', 'edit_requests') THEN 'relisted'
      WHEN now.day_price < was.day_price THEN 'cheaper'
    END AS kind
  ) AS change
  WHERE now.listing_status IN ('listed', 'edit_requests') AND change.kind IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER log_changed_vehicles AFTER UPDATE ON vehicles
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION log_changed_vehicles();
--> statement-breakpoint

-- Days of a block that end with it or with its shortening. They may be blocked again by another row, which the search checks.
CREATE FUNCTION log_changed_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_events (vehicle_id, kind, days)
  SELECT was.vehicle_id, 'freed',
    datemultirange(was.period) - CASE WHEN now.active THEN datemultirange(now.period) ELSE '{}'::datemultirange END
  FROM before AS was
  JOIN after AS now ON now.id = was.id
  WHERE was.active AND NOT (now.active AND now.period @> was.period);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER log_changed_blocks AFTER UPDATE ON vehicle_blocks
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION log_changed_blocks();
--> statement-breakpoint
CREATE FUNCTION log_deleted_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_events (vehicle_id, kind, days)
  SELECT vehicle_id, 'freed', datemultirange(period) FROM removed WHERE active;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER log_deleted_blocks AFTER DELETE ON vehicle_blocks
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION log_deleted_blocks();
