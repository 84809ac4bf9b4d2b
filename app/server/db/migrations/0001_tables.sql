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
	"keyboard_shortcuts" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_is_unique" UNIQUE("email"),
	CONSTRAINT "accounts_role" CHECK (role in ('backlot_renter_application_admin', 'backlot_renter_application_member', 'backlot_renter_application_user', 'backlot_owner', 'backlot_provider')),
	CONSTRAINT "accounts_status" CHECK (status in ('invited', 'active', 'closed')),
	CONSTRAINT "accounts_active_has_password" CHECK (status <> 'active' or password_hash is not null)
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid,
	"order_id" integer,
	"agreement_id" uuid,
	"recipient_id" uuid,
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
CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"text_sha256" text NOT NULL,
	"status" text DEFAULT 'not_signed' NOT NULL,
	"decline_reason" text,
	"signed_with" text DEFAULT 'built-in' NOT NULL,
	"answered_at" timestamp with time zone,
	"document_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_status" CHECK (status in ('not_signed', 'signed', 'declined', 'replaced')),
	CONSTRAINT "agreements_signed_with" CHECK (signed_with in ('built-in', 'docusign')),
	CONSTRAINT "agreements_signed_has_time" CHECK (status <> 'signed' or answered_at is not null)
);
--> statement-breakpoint
CREATE TABLE "envelopes" (
	"agreement_id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" text,
	"step" text DEFAULT 'create' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"webhook_count" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "envelopes_step" CHECK (step in ('create', 'send', 'poll', 'fetch', 'void', 'done')),
	CONSTRAINT "envelopes_problem" CHECK (problem in ('unreachable', 'timeout', 'rate-limited', 'server-error', 'auth-failed', 'refused', 'unexpected-response', 'not-configured')),
	CONSTRAINT "envelopes_created_has_id" CHECK (step in ('create', 'void', 'done') or envelope_id is not null)
);
--> statement-breakpoint
CREATE TABLE "signing_chains" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"event_count" integer DEFAULT 0 NOT NULL,
	"key_id" text DEFAULT '' NOT NULL,
	"seal" text DEFAULT '' NOT NULL,
	CONSTRAINT "signing_chains_event_count" CHECK (event_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "signing_events" (
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"agreement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"document_sha256" text NOT NULL,
	"details" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "signing_events_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "signing_events_kind" CHECK (kind in ('sent', 'resent', 'reminded', 'opened', 'signed', 'declined', 'replaced', 'sealed', 'amended', 'envelope-sent', 'fetched', 'voided', 'superseded')),
	CONSTRAINT "signing_events_number" CHECK (number > 0)
);
--> statement-breakpoint
CREATE TABLE "amendments" (
	"order_item_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"old_from" date NOT NULL,
	"old_to" date NOT NULL,
	"new_from" date,
	"new_to" date,
	"old_cents" integer NOT NULL,
	"new_cents" integer NOT NULL,
	"on_behalf_of" text,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "amendments_order_item_id_revision_pk" PRIMARY KEY("order_item_id","revision"),
	CONSTRAINT "amendments_behalf" CHECK ((on_behalf_of is null) = (reason is null) and on_behalf_of in ('renter', 'owner') and char_length(reason) between 1 and 300),
	CONSTRAINT "amendments_kind" CHECK (kind in ('cancel', 'change', 'extend', 'complete')),
	CONSTRAINT "amendments_days" CHECK (old_from <= old_to and new_from <= new_to),
	CONSTRAINT "amendments_cancel_leaves_nothing" CHECK ((kind = 'cancel') = (new_from is null) and (kind = 'cancel') = (new_to is null)),
	CONSTRAINT "amendments_money" CHECK (old_cents >= 0 and new_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"file_id" uuid NOT NULL,
	"sent_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp with time zone,
	"number" text DEFAULT '' NOT NULL,
	"insurer" text DEFAULT '' NOT NULL,
	"limits" text DEFAULT '' NOT NULL,
	"expires_on" date,
	"shared" boolean DEFAULT false NOT NULL,
	CONSTRAINT "documents_kind" CHECK (kind in ('purchase-order', 'coi')),
	CONSTRAINT "documents_status" CHECK (status in ('staged', 'current', 'replaced')),
	CONSTRAINT "documents_replaced" CHECK ((status = 'replaced') = (replaced_at is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"sent_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "provider_documents_kind" CHECK (kind in ('w-9', 'business-license', 'tax-license'))
);
--> statement-breakpoint
CREATE TABLE "due_notices" (
	"order_item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "due_notices_order_item_id_kind_day_pk" PRIMARY KEY("order_item_id","kind","day"),
	CONSTRAINT "due_notices_kind" CHECK (kind in ('first-day', 'overdue', 'next-at-risk'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"active_content" text[] NOT NULL,
	"variants" text[] DEFAULT '{}' NOT NULL,
	"uploaded_by" uuid,
	"recipient_id" uuid,
	"committed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_key" UNIQUE("key"),
	CONSTRAINT "files_sent_by_somebody" CHECK (num_nonnulls(uploaded_by, recipient_id) = 1),
	CONSTRAINT "files_bytes" CHECK (bytes > 0),
	CONSTRAINT "files_sha256" CHECK (sha256 ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "files_active_content" CHECK (active_content <@ array['script', 'form', 'attachment', 'protection']::text[])
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
	CONSTRAINT "inquiries_mileage" CHECK (mileage in ('none', 'low', 'moderate', 'restricted')),
	CONSTRAINT "inquiries_usages" CHECK (cardinality(usages) > 0 and usages <@ array['background_static', 'action_driving', 'precision_driving', 'special_effects', 'car_interiors', 'car_mounts_rigs', 'hero_shots']::text[]),
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
	"removed_by_account_id" uuid,
	"removed_by_recipient_id" uuid,
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
	CONSTRAINT "inspection_photos_sent_by_somebody" CHECK (num_nonnulls(account_id, recipient_id) = 1),
	CONSTRAINT "inspection_photos_removed_by_one" CHECK (num_nonnulls(removed_by_account_id, removed_by_recipient_id) <= (removed_at is not null)::int)
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
CREATE TABLE "invoice_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"order_item_id" uuid NOT NULL,
	"title" text NOT NULL,
	"booked_from" date NOT NULL,
	"booked_to" date NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"price_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"amendments" text NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_lines_days" CHECK (booked_from <= booked_to),
	CONSTRAINT "invoice_lines_money" CHECK (price_cents >= 0 and tax_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"order_id" integer NOT NULL,
	"corrects_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"issued_by" uuid NOT NULL,
	"project_title" text NOT NULL,
	"production_company_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"zipcode" text NOT NULL,
	"state" text,
	"payment_terms" text NOT NULL,
	"tax_per_mille" integer NOT NULL,
	"terms" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("year","number"),
	CONSTRAINT "invoices_corrected_once" UNIQUE("corrects_id"),
	CONSTRAINT "invoices_reason" CHECK ((corrects_id is null) = (reason = '')),
	CONSTRAINT "invoices_state" CHECK (state in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'AS', 'GU', 'MP', 'PR', 'VI')),
	CONSTRAINT "invoices_terms" CHECK (payment_terms in ('net_cash', 'net_10', 'net_30', 'weekly', 'monthly')),
	CONSTRAINT "invoices_tax" CHECK (tax_per_mille between 0 and 1000)
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
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lists_within_project" UNIQUE("id","project_id"),
	CONSTRAINT "lists_name" CHECK (name <> '')
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
CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account_id" uuid,
	"project_id" uuid,
	"owner_id" uuid,
	"subject" jsonb NOT NULL,
	"on_behalf_of" text,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_behalf" CHECK ((on_behalf_of is null) = (reason is null) and on_behalf_of in ('renter', 'owner') and char_length(reason) between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" text NOT NULL,
	"kind" text DEFAULT 'mail' NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"encrypted" text,
	"secret_kind" text,
	"secret_ref" text,
	"expires_at" timestamp with time zone,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"failure" text,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_message_id" UNIQUE("message_id"),
	CONSTRAINT "outbox_kind" CHECK (kind in ('mail', 'sms')),
	CONSTRAINT "outbox_status" CHECK (status in ('queued', 'sent', 'skipped', 'failed', 'replaced')),
	CONSTRAINT "outbox_secret_kind" CHECK (secret_kind in ('owner-invitation', 'crew-invitation', 'sign-up-approval', 'setup-link', 'signing-link', 'pickup-link', 'code')),
	CONSTRAINT "outbox_secret_has_ref" CHECK ((secret_kind is null) = (secret_ref is null)),
	CONSTRAINT "outbox_failure" CHECK (failure in ('address-refused', 'mailbox-full', 'message-refused', 'unreachable', 'timeout', 'temporary-failure', 'auth-failed', 'decryption-failed', 'expired', 'unknown')),
	CONSTRAINT "outbox_queued_has_text" CHECK (status <> 'queued' or encrypted is not null)
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
	"zipcode" text NOT NULL,
	"state" text,
	"payment_terms" text NOT NULL,
	"payment_method" text NOT NULL,
	"completed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "checkouts_terms" CHECK (payment_terms in ('net_cash', 'net_10', 'net_30', 'weekly', 'monthly')),
	CONSTRAINT "checkouts_method" CHECK (payment_method in ('ACH', 'cashiers_check', 'certified_funds')),
	CONSTRAINT "checkouts_state" CHECK (state in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'AS', 'GU', 'MP', 'PR', 'VI')),
	CONSTRAINT "checkouts_completed_has_state" CHECK (not completed or state is not null)
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
	"price_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"completed_on" date,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_items_inquiry" UNIQUE("inquiry_id"),
	CONSTRAINT "order_items_status" CHECK (status in ('confirmed', 'completed', 'cancelled')),
	CONSTRAINT "order_items_days" CHECK (booked_from <= booked_to),
	CONSTRAINT "order_items_money" CHECK (daily_cents >= 0 and listed_cents >= 0 and agreed_cents >= 0 and price_cents >= 0 and tax_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"project_id" uuid NOT NULL,
	"placed_by" uuid NOT NULL,
	"cart_revision" integer NOT NULL,
	"tax_per_mille" integer NOT NULL,
	"production_company_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"zipcode" text NOT NULL,
	"state" text,
	"payment_terms" text NOT NULL,
	"payment_method" text NOT NULL,
	"documents_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_order_per_cart_revision" UNIQUE("placed_by","cart_revision"),
	CONSTRAINT "orders_tax" CHECK (tax_per_mille between 0 and 1000),
	CONSTRAINT "orders_terms" CHECK (payment_terms in ('net_cash', 'net_10', 'net_30', 'weekly', 'monthly')),
	CONSTRAINT "orders_method" CHECK (payment_method in ('ACH', 'cashiers_check', 'certified_funds')),
	CONSTRAINT "orders_state" CHECK (state in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'AS', 'GU', 'MP', 'PR', 'VI'))
);
--> statement-breakpoint
CREATE TABLE "payment_notes" (
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notes_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "payment_notes_text" CHECK (char_length(text) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "arrivals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_item_id" uuid NOT NULL,
	"minutes" integer NOT NULL,
	"account_id" uuid,
	"recipient_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "arrivals_minutes" CHECK (minutes between 0 and 1435),
	CONSTRAINT "arrivals_sent_by_somebody" CHECK (num_nonnulls(account_id, recipient_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "pickup_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"sent_by" uuid NOT NULL,
	"send_count" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickup_recipients_once_per_order" UNIQUE("order_id","email","phone"),
	CONSTRAINT "pickup_recipients_send_count" CHECK (send_count > 0)
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"project_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"seen_activity_id" bigint DEFAULT 0 NOT NULL,
	"invited_by" uuid,
	"number" serial NOT NULL,
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
	"budget_cents" bigint,
	"status" text DEFAULT 'active' NOT NULL,
	"created_by" uuid NOT NULL,
	"attempt" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_status" CHECK (status in ('active', 'inactive')),
	CONSTRAINT "projects_days" CHECK (starts_on <= ends_on),
	CONSTRAINT "projects_budget" CHECK (budget_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"quote_id" integer NOT NULL,
	"position" integer NOT NULL,
	"list_vehicle_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"title" text NOT NULL,
	"town" text NOT NULL,
	"booked_from" date NOT NULL,
	"booked_to" date NOT NULL,
	"daily_cents" integer NOT NULL,
	"listed_cents" integer NOT NULL,
	"agreed_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	CONSTRAINT "quote_lines_quote_id_position_pk" PRIMARY KEY("quote_id","position"),
	CONSTRAINT "quote_lines_days" CHECK (booked_from <= booked_to),
	CONSTRAINT "quote_lines_money" CHECK (daily_cents >= 0 and listed_cents >= 0 and agreed_cents >= 0 and tax_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"project_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"previous_id" integer,
	"cart_revision" integer NOT NULL,
	"project_title" text NOT NULL,
	"company_name" text NOT NULL,
	"contact_person" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"zipcode" text NOT NULL,
	"state" text NOT NULL,
	"tax_per_mille" integer NOT NULL,
	"valid_until" date NOT NULL,
	"terms" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_state" CHECK (state in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'AS', 'GU', 'MP', 'PR', 'VI')),
	CONSTRAINT "quotes_tax" CHECK (tax_per_mille between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sign_up_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"title" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"imdb_link" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_up_status" CHECK (status in ('requested', 'approved', 'rejected')),
	CONSTRAINT "sign_up_title" CHECK (title in ('Unit Production Manager', 'Line Producer', 'Show Runner', 'Producer', 'Executive Producer', 'Controller', 'Transportation Coordinator', 'Picture Car Coordinator', 'Other')),
	CONSTRAINT "sign_up_decided_by_somebody" CHECK ((status = 'requested') = (decided_by is null) and (status = 'requested') = (decided_at is null)),
	CONSTRAINT "sign_up_approved_has_account" CHECK ((status = 'approved') = (account_id is not null))
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid,
	"target" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"round" integer DEFAULT 1 NOT NULL,
	"sent_round" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"change_token_hash" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_token_is_unique" UNIQUE("token_hash"),
	CONSTRAINT "verification_change_token_is_unique" UNIQUE("change_token_hash"),
	CONSTRAINT "verification_purpose" CHECK (purpose in ('password-reset', 'phone-change', 'email-change')),
	CONSTRAINT "verification_attempts" CHECK (attempts between 0 and 5),
	CONSTRAINT "verification_used_was_accepted" CHECK (used_at is null or accepted_at is not null),
	CONSTRAINT "verification_change_has_account" CHECK (purpose = 'password-reset' or account_id is not null)
);
--> statement-breakpoint
CREATE TABLE "rendered_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" integer,
	"invoice_id" uuid,
	"content" "bytea" NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_rendered_document_per_quote" UNIQUE("quote_id"),
	CONSTRAINT "one_rendered_document_per_invoice" UNIQUE("invoice_id"),
	CONSTRAINT "rendered_documents_of_one" CHECK (num_nonnulls(quote_id, invoice_id) = 1),
	CONSTRAINT "rendered_documents_sha256" CHECK (sha256 ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "return_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_item_id" uuid NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"account_id" uuid,
	"recipient_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_statements_once_per_side" UNIQUE("order_item_id","side"),
	CONSTRAINT "return_statements_side" CHECK (side in ('renter', 'owner')),
	CONSTRAINT "return_statements_kind" CHECK (kind in ('confirmed', 'objected')),
	CONSTRAINT "return_statements_owners_object" CHECK (kind = 'confirmed' or side = 'owner'),
	CONSTRAINT "return_statements_reason" CHECK ((kind = 'objected') = (reason <> '') and char_length(reason) <= 1000),
	CONSTRAINT "return_statements_by_somebody" CHECK (num_nonnulls(account_id, recipient_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"vehicles" integer DEFAULT 0 NOT NULL,
	"first_year" integer,
	"last_year" integer,
	CONSTRAINT "search_terms_unique" UNIQUE("kind","word")
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
CREATE TABLE "vehicle_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"period" daterange NOT NULL,
	"kind" text NOT NULL,
	"order_item_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"attempt" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_blocks_kind" CHECK (kind in ('order', 'owner')),
	CONSTRAINT "vehicle_blocks_order_has_item" CHECK ((kind = 'order') = (order_item_id is not null)),
	CONSTRAINT "vehicle_blocks_only_owner_has_note" CHECK (kind = 'owner' or (note = '' and attempt is null))
);
--> statement-breakpoint
CREATE TABLE "vehicle_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"angle" integer,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_photos_position" UNIQUE("vehicle_id","position"),
	CONSTRAINT "vehicle_photos_angle" UNIQUE("vehicle_id","angle"),
	CONSTRAINT "vehicle_photos_angle_known" CHECK (angle between 0 and 4)
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
	CONSTRAINT "vehicles_color" CHECK (color in ('black', 'white', 'silver', 'gray', 'blue', 'red', 'brown', 'green', 'yellow', 'orange', 'gold', 'beige', 'purple', 'maroon', 'teal', 'other')),
	CONSTRAINT "vehicles_state" CHECK (state in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'AS', 'GU', 'MP', 'PR', 'VI')),
	CONSTRAINT "vehicles_exterior" CHECK (exterior_condition in ('Severe Abuse', 'Excessive wear', 'Normal Condition', 'Great Condition', 'Nearly Perfect')),
	CONSTRAINT "vehicles_interior" CHECK (interior_condition in ('Severe Abuse', 'Excessive wear', 'Normal Condition', 'Great Condition', 'Nearly Perfect')),
	CONSTRAINT "vehicles_mechanical" CHECK (mechanical_condition in ('Severe Abuse', 'Excessive wear', 'Normal Condition', 'Great Condition', 'Nearly Perfect'))
);
--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_chains" ADD CONSTRAINT "signing_chains_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_events" ADD CONSTRAINT "signing_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_events" ADD CONSTRAINT "signing_events_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD CONSTRAINT "provider_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD CONSTRAINT "provider_documents_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_notices" ADD CONSTRAINT "due_notices_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_accounts_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_recipient_id_pickup_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."pickup_recipients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_list_vehicle_id_list_vehicles_id_fk" FOREIGN KEY ("list_vehicle_id") REFERENCES "public"."list_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_inspection_id_inspections_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."inspections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_recipient_id_pickup_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."pickup_recipients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_removed_by_account_id_accounts_id_fk" FOREIGN KEY ("removed_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_removed_by_recipient_id_pickup_recipients_id_fk" FOREIGN KEY ("removed_by_recipient_id") REFERENCES "public"."pickup_recipients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_recipient_id_pickup_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."pickup_recipients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issued_by_accounts_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_list_vehicle_id_list_vehicles_id_fk" FOREIGN KEY ("list_vehicle_id") REFERENCES "public"."list_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_vehicles" ADD CONSTRAINT "list_vehicles_list" FOREIGN KEY ("list_id","project_id") REFERENCES "public"."lists"("id","project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_list_vehicle_id_list_vehicles_id_fk" FOREIGN KEY ("list_vehicle_id") REFERENCES "public"."list_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "payment_notes" ADD CONSTRAINT "payment_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notes" ADD CONSTRAINT "payment_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_recipient_id_pickup_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."pickup_recipients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_recipients" ADD CONSTRAINT "pickup_recipients_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_recipients" ADD CONSTRAINT "pickup_recipients_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_list_vehicle_id_list_vehicles_id_fk" FOREIGN KEY ("list_vehicle_id") REFERENCES "public"."list_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_previous_id_quotes_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD CONSTRAINT "sign_up_requests_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD CONSTRAINT "sign_up_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rendered_documents" ADD CONSTRAINT "rendered_documents_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rendered_documents" ADD CONSTRAINT "rendered_documents_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_statements" ADD CONSTRAINT "return_statements_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_statements" ADD CONSTRAINT "return_statements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_statements" ADD CONSTRAINT "return_statements_recipient_id_pickup_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."pickup_recipients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_search" ADD CONSTRAINT "vehicle_search_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD CONSTRAINT "vehicle_photos_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_agreement" ON "agreements" USING btree ("order_id") WHERE status <> 'replaced';--> statement-breakpoint
CREATE INDEX "agreements_unsealed" ON "agreements" USING btree ("id") WHERE status = 'signed' and document_key is null and signed_with = 'built-in';--> statement-breakpoint
CREATE INDEX "agreements_open" ON "agreements" USING btree ("order_id") WHERE status in ('not_signed', 'declined');--> statement-breakpoint
CREATE UNIQUE INDEX "envelopes_of_docusign" ON "envelopes" USING btree ("envelope_id");--> statement-breakpoint
CREATE INDEX "envelopes_due" ON "envelopes" USING btree ("next_attempt_at") WHERE step <> 'done';--> statement-breakpoint
CREATE INDEX "envelopes_with_problem" ON "envelopes" USING btree ("agreement_id") WHERE problem is not null and step <> 'done';--> statement-breakpoint
CREATE INDEX "signing_events_of_agreement" ON "signing_events" USING btree ("agreement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_document" ON "documents" USING btree ("order_id","kind") WHERE status = 'current';--> statement-breakpoint
CREATE UNIQUE INDEX "one_staged_document_per_sender" ON "documents" USING btree ("order_id","kind","sent_by") WHERE status = 'staged';--> statement-breakpoint
CREATE INDEX "documents_of_order" ON "documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "documents_by_expiry" ON "documents" USING btree ("expires_on") WHERE status = 'current';--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_provider_document" ON "provider_documents" USING btree ("kind") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "files_uncommitted" ON "files" USING btree ("created_at") WHERE not committed;--> statement-breakpoint
CREATE INDEX "files_by_hash" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_inquiry_per_list_vehicle" ON "inquiries" USING btree ("list_vehicle_id") WHERE status in ('open', 'agreed');--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_attempt" ON "inquiries" USING btree ("list_vehicle_id","attempt");--> statement-breakpoint
CREATE INDEX "inquiries_by_deadline" ON "inquiries" USING btree ("deadline_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "inquiries_of_vehicle" ON "inquiries" USING btree ("vehicle_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "one_photo_per_shot" ON "inspection_photos" USING btree ("inspection_id","shot") WHERE shot is not null and removed_at is null and not is_addendum;--> statement-breakpoint
CREATE UNIQUE INDEX "one_photo_per_damage" ON "inspection_photos" USING btree ("inspection_id","number") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "inspection_photos_of_file" ON "inspection_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_first_invoice_per_order" ON "invoices" USING btree ("order_id") WHERE corrects_id is null;--> statement-breakpoint
CREATE INDEX "comments_of_list_vehicle" ON "comments" USING btree ("list_vehicle_id","created_at","id");--> statement-breakpoint
CREATE INDEX "list_vehicles_of_project" ON "list_vehicles" USING btree ("project_id","vehicle_id");--> statement-breakpoint
CREATE INDEX "list_vehicles_of_vehicle" ON "list_vehicles" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "list_vehicles_by_adder" ON "list_vehicles" USING btree ("added_by","added_at");--> statement-breakpoint
CREATE INDEX "lists_of_project" ON "lists" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_of_project" ON "activity" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "activity_in_project_since" ON "activity" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_of_owner_since" ON "activity" USING btree ("owner_id","created_at") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "activity_on_behalf" ON "activity" USING btree ((subject->>'inquiryId')) WHERE on_behalf_of is not null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_undelivered" ON "outbox" USING btree ("created_at","id") WHERE attempts > 0 and status in ('queued', 'failed');--> statement-breakpoint
CREATE INDEX "outbox_of_order" ON "outbox" USING btree ("order_id","created_at") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "order_items_of_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_of_list_vehicle" ON "order_items" USING btree ("list_vehicle_id");--> statement-breakpoint
CREATE INDEX "order_items_of_vehicle" ON "order_items" USING btree ("vehicle_id","booked_from");--> statement-breakpoint
CREATE INDEX "order_items_days" ON "order_items" USING gist (daterange(booked_from, booked_to, '[]')) WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "order_items_cancelled" ON "order_items" USING btree ("order_id") WHERE status = 'cancelled';--> statement-breakpoint
CREATE INDEX "order_items_confirmed_by_start" ON "order_items" USING btree ("booked_from") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "order_items_confirmed_by_end" ON "order_items" USING btree ("booked_to") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "orders_of_project" ON "orders" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_company" ON "orders" USING btree ("production_company_name");--> statement-breakpoint
CREATE INDEX "orders_without_documents" ON "orders" USING btree ("id") WHERE documents_at is null;--> statement-breakpoint
CREATE INDEX "arrivals_of_item" ON "arrivals" USING btree ("order_item_id","created_at");--> statement-breakpoint
CREATE INDEX "project_members_of_account" ON "project_members" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_has_one_owner" ON "project_members" USING btree ("project_id") WHERE role = 'Owner';--> statement-breakpoint
CREATE UNIQUE INDEX "projects_attempt" ON "projects" USING btree ("created_by","attempt");--> statement-breakpoint
CREATE INDEX "quotes_of_project" ON "quotes" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "quotes_of_account" ON "quotes" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_sign_up_per_email" ON "sign_up_requests" USING btree ("email") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "sign_ups_by_status" ON "sign_up_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "verifications_to_send" ON "verification_codes" USING btree ("created_at") WHERE sent_round < round;--> statement-breakpoint
CREATE INDEX "search_terms_trigrams" ON "search_terms" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "vehicle_blocks_of_order_item" ON "vehicle_blocks" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "vehicle_blocks_of_owner" ON "vehicle_blocks" USING btree ("vehicle_id","attempt") WHERE kind = 'owner';--> statement-breakpoint
CREATE INDEX "vehicles_of_owner" ON "vehicles" USING btree ("owner_id");