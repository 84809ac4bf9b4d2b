ALTER TABLE "list_vehicles" DROP CONSTRAINT "list_vehicles_once_per_list";--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD COLUMN "position" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD COLUMN "car_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD COLUMN "character" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "position" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "list_vehicles_once_per_list" ON "list_vehicles" USING btree ("list_id","vehicle_id") WHERE removed_at is null;--> statement-breakpoint

-- The order so far: when they were added, for lists when they were created.
UPDATE list_vehicles SET position = ordered.position
FROM (SELECT id, row_number() OVER (ORDER BY added_at, id) AS position FROM list_vehicles) AS ordered
WHERE list_vehicles.id = ordered.id;--> statement-breakpoint
UPDATE lists SET position = ordered.position
FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS position FROM lists) AS ordered
WHERE lists.id = ordered.id;--> statement-breakpoint

-- Deferrable, so that one statement can exchange positions.
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_position" UNIQUE("list_id","position") DEFERRABLE;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_position" UNIQUE("project_id","position") DEFERRABLE;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_mark" CHECK (mark in ('first choice', 'backup', 'pass'));