CREATE TABLE "search_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"vehicles" integer DEFAULT 0 NOT NULL,
	"first_year" integer,
	"last_year" integer,
	CONSTRAINT "search_terms_are_distinct" UNIQUE("kind","word")
);
--> statement-breakpoint
CREATE TABLE "vehicle_search" (
	"vehicle_id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"day_price" integer NOT NULL,
	"shown" boolean NOT NULL,
	"terms" integer[] NOT NULL,
	"booked" datemultirange NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vehicle_search" ADD CONSTRAINT "vehicle_search_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_terms_alike" ON "search_terms" USING gist ("word" gist_trgm_ops);