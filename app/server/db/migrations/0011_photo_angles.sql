ALTER TABLE "vehicle_photos" ADD COLUMN "angle" integer;--> statement-breakpoint
UPDATE "vehicle_photos" SET "angle" = "position" WHERE "position" between 0 and 3;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD CONSTRAINT "vehicle_photos_angle" UNIQUE("vehicle_id","angle");--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD CONSTRAINT "vehicle_photos_angle_known" CHECK (angle between 0 and 4);