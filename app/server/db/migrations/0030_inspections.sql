CREATE TABLE "inspection_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inspection_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"inspection_type" text NOT NULL,
	"shot" text,
	"number" integer,
	"photo_type" text,
	"observation_point" text,
	"part_of_vehicle" text,
	"damage_type" text,
	"damage_size" text,
	"account_id" uuid,
	"recipient_id" uuid,
	"captured_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_addendum" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"file_id" uuid NOT NULL,
	"taken_at" timestamp with time zone,
	"latitude" double precision,
	"longitude" double precision,
	"camera" text DEFAULT '' NOT NULL,
	"warnings" text[] NOT NULL,
	CONSTRAINT "inspection_photos_key" UNIQUE("inspection_id","key"),
	CONSTRAINT "inspection_photos_type" CHECK (inspection_type in ('general', 'damage')),
	CONSTRAINT "inspection_photos_shot" CHECK (shot in ('drivers-side', 'rear', 'passenger-side', 'drivers-front')),
	CONSTRAINT "inspection_photos_kind" CHECK (photo_type in ('exterior', 'interior')),
	CONSTRAINT "inspection_photos_view" CHECK (observation_point in ('front', 'driver_side', 'passenger_side', 'back', 'top', 'seat')),
	CONSTRAINT "inspection_photos_part" CHECK (part_of_vehicle in ('front_windshield', 'grill', 'front_bumper', 'left_head_light', 'right_head_light', 'front_wheel', 'rear_wheel', 'front_fender', 'front_door', 'rear_door', 'rear_fender', 'rear_windshield', 'trunk', 'rear_bumper', 'left_tail_light', 'right_tail_light', 'roof', 'front_hood', 'rear_hood', 'dashboard', 'steering', 'passenger_seat', 'driver_seat', 'rear_right_seat', 'rear_left_seat', 'driver_seat_backside', 'passenger_seat_backside')),
	CONSTRAINT "inspection_photos_damage" CHECK (damage_type in ('dent', 'crack', 'detached', 'misalignment', 'missing', 'puncture', 'rust', 'scratch', 'stain', 'tear', 'burn', 'missingOrBroken')),
	CONSTRAINT "inspection_photos_size" CHECK (damage_size in ('small', 'medium', 'large')),
	CONSTRAINT "inspection_photos_warnings" CHECK (warnings <@ array['repeated', 'old']::text[]),
	CONSTRAINT "inspection_photos_general_or_damage" CHECK ((inspection_type = 'general') = (shot is not null) and num_nonnulls(number, photo_type, observation_point, part_of_vehicle, damage_type, damage_size) = case inspection_type when 'damage' then 6 else 0 end),
	CONSTRAINT "inspection_photos_part_of_view" CHECK (photo_type is null or (photo_type, observation_point, part_of_vehicle) in (('exterior', 'front', 'front_windshield'), ('exterior', 'front', 'grill'), ('exterior', 'front', 'front_bumper'), ('exterior', 'front', 'left_head_light'), ('exterior', 'front', 'right_head_light'), ('exterior', 'driver_side', 'front_wheel'), ('exterior', 'driver_side', 'rear_wheel'), ('exterior', 'driver_side', 'front_fender'), ('exterior', 'driver_side', 'front_door'), ('exterior', 'driver_side', 'rear_door'), ('exterior', 'driver_side', 'rear_fender'), ('exterior', 'passenger_side', 'front_wheel'), ('exterior', 'passenger_side', 'rear_wheel'), ('exterior', 'passenger_side', 'front_fender'), ('exterior', 'passenger_side', 'front_door'), ('exterior', 'passenger_side', 'rear_door'), ('exterior', 'passenger_side', 'rear_fender'), ('exterior', 'back', 'rear_windshield'), ('exterior', 'back', 'trunk'), ('exterior', 'back', 'rear_bumper'), ('exterior', 'back', 'left_tail_light'), ('exterior', 'back', 'right_tail_light'), ('exterior', 'top', 'roof'), ('exterior', 'top', 'front_hood'), ('exterior', 'top', 'rear_hood'), ('interior', 'front', 'dashboard'), ('interior', 'front', 'steering'), ('interior', 'seat', 'passenger_seat'), ('interior', 'seat', 'driver_seat'), ('interior', 'seat', 'rear_right_seat'), ('interior', 'seat', 'rear_left_seat'), ('interior', 'back', 'driver_seat_backside'), ('interior', 'back', 'passenger_seat_backside'))),
	CONSTRAINT "inspection_photos_damage_of_kind" CHECK (photo_type is null or (photo_type, damage_type) in (('exterior', 'dent'), ('exterior', 'crack'), ('exterior', 'detached'), ('exterior', 'misalignment'), ('exterior', 'missing'), ('exterior', 'puncture'), ('exterior', 'rust'), ('interior', 'scratch'), ('interior', 'stain'), ('interior', 'tear'), ('interior', 'burn'), ('interior', 'crack'), ('interior', 'missingOrBroken'))),
	CONSTRAINT "inspection_photos_sent_by_somebody" CHECK (num_nonnulls(account_id, recipient_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "inspections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_item_id" uuid NOT NULL,
	"side" text NOT NULL,
	"phase" text NOT NULL,
	"no_damage" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"account_id" uuid,
	"recipient_id" uuid,
	CONSTRAINT "inspections_once" UNIQUE("order_item_id","side","phase"),
	CONSTRAINT "inspections_side" CHECK (side in ('renter', 'owner')),
	CONSTRAINT "inspections_phase" CHECK (phase in ('pickup', 'return')),
	CONSTRAINT "inspections_finished_by_somebody" CHECK (num_nonnulls(account_id, recipient_id) = (finished_at is not null)::int)
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "uploaded_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "prints" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "recipient_id" uuid;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_inspection_id_inspections_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."inspections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_recipient_id_pickup_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."pickup_recipients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_recipient_id_pickup_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."pickup_recipients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_photo_per_shot" ON "inspection_photos" USING btree ("inspection_id","shot") WHERE shot is not null and removed_at is null and not is_addendum;--> statement-breakpoint
CREATE UNIQUE INDEX "one_photo_per_damage" ON "inspection_photos" USING btree ("inspection_id","number") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "inspection_photos_of_file" ON "inspection_photos" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_recipient_id_pickup_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."pickup_recipients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_by_hash" ON "files" USING btree ("sha256");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_sent_by_somebody" CHECK (num_nonnulls(uploaded_by, recipient_id) = 1);