ALTER TABLE "vehicle_photos" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD COLUMN "crop_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD COLUMN "crop_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD CONSTRAINT "vehicle_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD CONSTRAINT "vehicle_photos_file" UNIQUE("file_id");--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD CONSTRAINT "vehicle_photos_crop" CHECK (crop_x between 0 and 100 and crop_y between 0 and 100);--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD CONSTRAINT "vehicle_photos_size" CHECK ((file_id is null) = (width is null) and (file_id is null) = (height is null));