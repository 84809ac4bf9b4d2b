CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"url" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"read_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vacations_days" CHECK (first_day <= last_day)
);
--> statement-breakpoint
CREATE TABLE "vehicle_views" (
	"vehicle_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "vehicle_views_vehicle_id_day_pk" PRIMARY KEY("vehicle_id","day"),
	CONSTRAINT "vehicle_views_some" CHECK (views > 0)
);
--> statement-breakpoint
ALTER TABLE "vehicle_blocks" DROP CONSTRAINT "vehicle_blocks_kind";--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD COLUMN "vacation_id" uuid;--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD COLUMN "feed_id" uuid;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "stock_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_views" ADD CONSTRAINT "vehicle_views_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_calendar_feed" ON "calendar_feeds" USING btree ("vehicle_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "calendar_feeds_due" ON "calendar_feeds" USING btree ("next_attempt_at") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_vacation" ON "vacations" USING btree ("owner_id") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_vacation_id_vacations_id_fk" FOREIGN KEY ("vacation_id") REFERENCES "public"."vacations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_blocks_of_vacation" ON "vehicle_blocks" USING btree ("vacation_id") WHERE vacation_id is not null;--> statement-breakpoint
CREATE INDEX "vehicle_blocks_of_feed" ON "vehicle_blocks" USING btree ("feed_id") WHERE feed_id is not null and active;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_stock_number" ON "vehicles" USING btree ("owner_id","stock_number") WHERE stock_number <> '' and listing_status <> 'deleted';--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_vacation" CHECK ((kind = 'vacation') = (vacation_id is not null));--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_calendar" CHECK ((kind = 'calendar') = (feed_id is not null));--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_kind" CHECK (kind in ('order', 'owner', 'vacation', 'calendar'));