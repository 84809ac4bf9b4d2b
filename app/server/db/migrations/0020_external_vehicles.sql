-- The unique position is deferrable, so that one statement can renumber the files of a vehicle.
CREATE TABLE "external_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"external_vehicle_id" uuid,
	"kind" text NOT NULL,
	"position" integer,
	"file_id" uuid NOT NULL,
	"sent_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_files_position" UNIQUE("external_vehicle_id","kind","position") DEFERRABLE,
	CONSTRAINT "external_files_file" UNIQUE("file_id"),
	CONSTRAINT "external_files_kind" CHECK (kind in ('photo', 'purchase')),
	CONSTRAINT "external_files_staged_or_placed" CHECK ((external_vehicle_id is null) = (position is null)),
	CONSTRAINT "external_files_count" CHECK (position between 0 and 19)
);
--> statement-breakpoint
CREATE TABLE "external_vehicles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"needs_details" boolean NOT NULL,
	"year" integer,
	"make" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"color" text,
	"vin_number" text DEFAULT '' NOT NULL,
	"modifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"purchase_type" text,
	"price_cents" integer NOT NULL,
	"usages" text[] DEFAULT '{}' NOT NULL,
	"other_usages" text[] DEFAULT '{}' NOT NULL,
	"using_from" date NOT NULL,
	"using_to" date NOT NULL,
	"rental_company_name" text DEFAULT '' NOT NULL,
	"rental_company_email" text DEFAULT '' NOT NULL,
	"rental_company_phone" text DEFAULT '' NOT NULL,
	"booking_from" date,
	"booking_to" date,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_vehicles_within_project" UNIQUE("id","project_id"),
	CONSTRAINT "external_vehicles_title" CHECK (title <> ''),
	CONSTRAINT "external_vehicles_color" CHECK (color in ('black', 'white', 'silver', 'gray', 'blue', 'red', 'brown', 'green', 'yellow', 'orange', 'gold', 'beige', 'purple', 'maroon', 'teal', 'other')),
	CONSTRAINT "external_vehicles_purchase_type" CHECK (purchase_type in ('purchase', 'rent')),
	CONSTRAINT "external_vehicles_usages" CHECK (usages <@ array['background_static', 'action_driving', 'precision_driving', 'special_effects', 'car_interiors', 'car_mounts_rigs', 'hero_shots']::text[]),
	CONSTRAINT "external_vehicles_price" CHECK (price_cents >= 0),
	CONSTRAINT "external_vehicles_days" CHECK (using_from <= using_to and booking_from <= booking_to),
	CONSTRAINT "external_vehicles_rental" CHECK ((booking_from is null) = (booking_to is null) and (purchase_type is not distinct from 'rent' or (booking_from is null and rental_company_name = '' and rental_company_email = '' and rental_company_phone = ''))),
	CONSTRAINT "external_vehicles_complete" CHECK (needs_details or (year is not null and make <> '' and model <> '' and color is not null and vin_number <> '' and purchase_type is not null and cardinality(usages) + cardinality(other_usages) > 0 and (purchase_type = 'purchase' or (booking_from is not null and rental_company_name <> '' and rental_company_email <> '' and rental_company_phone <> ''))))
);
--> statement-breakpoint
ALTER TABLE "list_vehicles" ALTER COLUMN "vehicle_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD COLUMN "external_vehicle_id" uuid;--> statement-breakpoint
ALTER TABLE "external_files" ADD CONSTRAINT "external_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_files" ADD CONSTRAINT "external_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_files" ADD CONSTRAINT "external_files_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_files" ADD CONSTRAINT "external_files_vehicle" FOREIGN KEY ("external_vehicle_id","project_id") REFERENCES "public"."external_vehicles"("id","project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_vehicles" ADD CONSTRAINT "external_vehicles_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_vehicles" ADD CONSTRAINT "external_vehicles_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_files_staged" ON "external_files" USING btree ("created_at") WHERE external_vehicle_id is null;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_external_vehicle" FOREIGN KEY ("external_vehicle_id","project_id") REFERENCES "public"."external_vehicles"("id","project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_external_once" UNIQUE("external_vehicle_id");--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_of_either" CHECK (num_nonnulls(vehicle_id, external_vehicle_id) = 1);