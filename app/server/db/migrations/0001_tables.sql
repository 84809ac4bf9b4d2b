CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"password_hash" text,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_is_unique" UNIQUE("email"),
	CONSTRAINT "accounts_role" CHECK (role in ('backlot_renter_application_admin', 'backlot_renter_application_member', 'backlot_renter_application_user', 'backlot_owner', 'backlot_provider')),
	CONSTRAINT "accounts_status" CHECK (status in ('invited', 'active', 'closed')),
	CONSTRAINT "accounts_active_has_password" CHECK (status <> 'active' or password_hash is not null)
);
--> statement-breakpoint
CREATE TABLE "held_forms" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid,
	"order_id" integer,
	"agreement_id" uuid,
	"single_use" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "links_token_is_unique" UNIQUE("token_hash"),
	CONSTRAINT "links_purpose" CHECK (purpose in ('signing', 'pickup', 'account-setup', 'password-setup'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_vehicle_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"production_company" text NOT NULL,
	"location" text NOT NULL,
	"booked_from" date NOT NULL,
	"booked_to" date NOT NULL,
	"mileage" text NOT NULL,
	"usages" text[] NOT NULL,
	"day_limit" integer NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"daily_cents" integer NOT NULL,
	"listed_cents" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"last_offer_by" text DEFAULT 'renter' NOT NULL,
	"last_offer_cents" integer NOT NULL,
	"closed_by" text,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiries_status" CHECK (status in ('open', 'agreed', 'declined', 'withdrawn', 'lapsed', 'ended')),
	CONSTRAINT "inquiries_last_offer_by" CHECK (last_offer_by in ('renter', 'owner')),
	CONSTRAINT "inquiries_closed_by" CHECK (closed_by is null or closed_by in ('renter', 'owner')),
	CONSTRAINT "inquiries_days" CHECK (booked_from <= booked_to),
	CONSTRAINT "inquiries_day_limit" CHECK (day_limit between 1 and 3),
	CONSTRAINT "inquiries_money" CHECK (daily_cents > 0 and listed_cents > 0 and last_offer_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"inquiry_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"made_by" text NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_inquiry_id_round_pk" PRIMARY KEY("inquiry_id","round"),
	CONSTRAINT "offers_made_by" CHECK (made_by in ('renter', 'owner')),
	CONSTRAINT "offers_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account_id" uuid,
	"project_id" uuid,
	"subject" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" text NOT NULL,
	"kind" text DEFAULT 'mail' NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body_text" text NOT NULL,
	"body_html" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_message_id" UNIQUE("message_id"),
	CONSTRAINT "outbox_kind" CHECK (kind in ('mail', 'sms')),
	CONSTRAINT "outbox_status" CHECK (status in ('waiting', 'sent', 'kept', 'given-up'))
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'not_signed' NOT NULL,
	"decline_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_status" CHECK (status in ('not_signed', 'signed', 'declined', 'replaced'))
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"list_vehicle_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"booked_from" date NOT NULL,
	"booked_to" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_inquiry" UNIQUE("inquiry_id"),
	CONSTRAINT "cart_items_list_vehicle" UNIQUE("list_vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "carts_one_project" UNIQUE("account_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"production_company_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zipcode" text NOT NULL,
	"payment_terms" text NOT NULL,
	"payment_method" text NOT NULL,
	"completed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"list_vehicle_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"booked_from" date NOT NULL,
	"booked_to" date NOT NULL,
	"daily_cents" integer NOT NULL,
	"listed_cents" integer NOT NULL,
	"agreed_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"completed_on" date,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_items_inquiry" UNIQUE("inquiry_id"),
	CONSTRAINT "order_items_status" CHECK (status in ('confirmed', 'completed', 'cancelled')),
	CONSTRAINT "order_items_days" CHECK (booked_from <= booked_to),
	CONSTRAINT "order_items_money" CHECK (daily_cents >= 0 and listed_cents >= 0 and agreed_cents >= 0 and tax_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"project_id" uuid NOT NULL,
	"placed_by" uuid NOT NULL,
	"cart_revision" integer NOT NULL,
	"production_company_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zipcode" text NOT NULL,
	"payment_terms" text NOT NULL,
	"payment_method" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_order_per_cart_revision" UNIQUE("placed_by","cart_revision"),
	CONSTRAINT "orders_terms" CHECK (payment_terms in ('net_cash', 'net_10', 'net_30', 'weekly', 'monthly')),
	CONSTRAINT "orders_method" CHECK (payment_method in ('ACH', 'cashiers_check', 'certified_funds'))
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_vehicle_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_comment" CHECK (comment <> '')
);
--> statement-breakpoint
CREATE TABLE "list_vehicles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	CONSTRAINT "list_vehicles_once_per_list" UNIQUE("list_id","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"season" text DEFAULT '' NOT NULL,
	"episode" text DEFAULT '' NOT NULL,
	"act" text DEFAULT '' NOT NULL,
	"scene" text DEFAULT '' NOT NULL,
	"shot_description" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lists_within_project" UNIQUE("id","project_id"),
	CONSTRAINT "lists_name" CHECK (name <> '')
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"project_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_members_project_id_account_id_pk" PRIMARY KEY("project_id","account_id"),
	CONSTRAINT "project_members_role" CHECK (role in ('Owner', 'Manager', 'Member', 'User'))
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"production_company" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"status" text DEFAULT 'active' NOT NULL,
	"created_by" uuid NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_status" CHECK (status in ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"list_vehicle_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"rating" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_list_vehicle_id_account_id_pk" PRIMARY KEY("list_vehicle_id","account_id"),
	CONSTRAINT "ratings_rating" CHECK (rating in ('like', 'dislike'))
);
--> statement-breakpoint
CREATE TABLE "vehicle_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"period" daterange NOT NULL,
	"kind" text NOT NULL,
	"order_item_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_blocks_kind" CHECK (kind in ('order', 'owner')),
	CONSTRAINT "vehicle_blocks_order_has_item" CHECK ((kind = 'order') = (order_item_id is not null))
);
--> statement-breakpoint
CREATE TABLE "vehicle_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_photos_position" UNIQUE("vehicle_id","position")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"body_type" text NOT NULL,
	"era" text NOT NULL,
	"color" text NOT NULL,
	"market" text NOT NULL,
	"town" text NOT NULL,
	"state" text NOT NULL,
	"zipcode" text NOT NULL,
	"zone" text NOT NULL,
	"day_price" integer NOT NULL,
	"listing_status" text DEFAULT 'listed' NOT NULL,
	"vin" text DEFAULT '' NOT NULL,
	"transmission" text DEFAULT '' NOT NULL,
	"fuel_type" text DEFAULT '' NOT NULL,
	"modifications" text[] DEFAULT '{}' NOT NULL,
	"exterior_condition" text NOT NULL,
	"exterior_note" text DEFAULT '' NOT NULL,
	"interior_condition" text NOT NULL,
	"interior_note" text DEFAULT '' NOT NULL,
	"mechanical_condition" text NOT NULL,
	"mechanical_note" text DEFAULT '' NOT NULL,
	"pickup_preference" text DEFAULT '' NOT NULL,
	"vehicle_instructions" text DEFAULT '' NOT NULL,
	"parked_location" text DEFAULT '' NOT NULL,
	"pickup_instruction" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"contact_phone" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_day_price" CHECK (day_price > 0),
	CONSTRAINT "vehicles_year" CHECK (year between 1885 and 2200),
	CONSTRAINT "vehicles_listing_status" CHECK (listing_status in ('listed', 'edit_requests', 'deactivated', 'deleted')),
	CONSTRAINT "vehicles_exterior" CHECK (exterior_condition in ('Severe Abuse', 'Excessive wear', 'Normal Condition', 'Great Condition', 'Nearly Perfect')),
	CONSTRAINT "vehicles_interior" CHECK (interior_condition in ('Severe Abuse', 'Excessive wear', 'Normal Condition', 'Great Condition', 'Nearly Perfect')),
	CONSTRAINT "vehicles_mechanical" CHECK (mechanical_condition in ('Severe Abuse', 'Excessive wear', 'Normal Condition', 'Great Condition', 'Nearly Perfect'))
);
--> statement-breakpoint
ALTER TABLE "held_forms" ADD CONSTRAINT "held_forms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_list_vehicle_id_list_vehicles_id_fk" FOREIGN KEY ("list_vehicle_id") REFERENCES "public"."list_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_list_vehicle_id_list_vehicles_id_fk" FOREIGN KEY ("list_vehicle_id") REFERENCES "public"."list_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_one_project" FOREIGN KEY ("account_id","project_id") REFERENCES "public"."carts"("account_id","project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_list_vehicle_id_list_vehicles_id_fk" FOREIGN KEY ("list_vehicle_id") REFERENCES "public"."list_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_accounts_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_list_vehicle_id_list_vehicles_id_fk" FOREIGN KEY ("list_vehicle_id") REFERENCES "public"."list_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_list" FOREIGN KEY ("list_id","project_id") REFERENCES "public"."lists"("id","project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_list_vehicle_id_list_vehicles_id_fk" FOREIGN KEY ("list_vehicle_id") REFERENCES "public"."list_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD CONSTRAINT "vehicle_photos_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_inquiry_per_list_vehicle" ON "inquiries" USING btree ("list_vehicle_id") WHERE status in ('open', 'agreed');--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_attempt" ON "inquiries" USING btree ("list_vehicle_id","attempt");--> statement-breakpoint
CREATE INDEX "inquiries_of_vehicle" ON "inquiries" USING btree ("vehicle_id","status");--> statement-breakpoint
CREATE INDEX "activity_of_project" ON "activity" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_agreement" ON "agreements" USING btree ("order_id") WHERE status <> 'replaced';--> statement-breakpoint
CREATE INDEX "order_items_of_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_of_list_vehicle" ON "order_items" USING btree ("list_vehicle_id");--> statement-breakpoint
CREATE INDEX "orders_of_project" ON "orders" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "comments_of_list_vehicle" ON "comments" USING btree ("list_vehicle_id","created_at","id");--> statement-breakpoint
CREATE INDEX "list_vehicles_of_project" ON "list_vehicles" USING btree ("project_id","vehicle_id");--> statement-breakpoint
CREATE INDEX "list_vehicles_of_vehicle" ON "list_vehicles" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "lists_of_project" ON "lists" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "project_members_of_account" ON "project_members" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_has_one_owner" ON "project_members" USING btree ("project_id") WHERE role = 'Owner';--> statement-breakpoint
CREATE INDEX "vehicle_blocks_of_order_item" ON "vehicle_blocks" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "vehicles_of_owner" ON "vehicles" USING btree ("owner_id");