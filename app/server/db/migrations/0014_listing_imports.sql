CREATE TABLE "listing_import_photos" (
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"outcome" text NOT NULL,
	"sentence" text DEFAULT '' NOT NULL,
	"vehicle_id" uuid,
	CONSTRAINT "listing_import_photos_import_id_name_pk" PRIMARY KEY("import_id","name"),
	CONSTRAINT "listing_import_photos_outcome" CHECK (outcome in ('added', 'unchanged', 'refused')),
	CONSTRAINT "listing_import_photos_refused" CHECK ((outcome = 'refused') = (sentence <> ''))
);
--> statement-breakpoint
CREATE TABLE "listing_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"outcome" text NOT NULL,
	"stock_number" text NOT NULL,
	"vehicle_id" uuid,
	"base_revision" integer,
	"columns" jsonb,
	"before" jsonb,
	"listed" boolean DEFAULT false NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cells" text[],
	CONSTRAINT "listing_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "listing_import_rows_outcome" CHECK (outcome in ('added', 'updated', 'unchanged', 'refused')),
	CONSTRAINT "listing_import_rows_vehicle" CHECK ((outcome = 'refused') = (vehicle_id is null)),
	CONSTRAINT "listing_import_rows_base" CHECK ((outcome in ('updated', 'unchanged')) = (base_revision is not null)),
	CONSTRAINT "listing_import_rows_row" CHECK (row > 0)
);
--> statement-breakpoint
CREATE TABLE "listing_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"headers" text[] DEFAULT '{}' NOT NULL,
	"samples" text[] DEFAULT '{}' NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"list_when_complete" boolean DEFAULT false NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_imports_kind" CHECK (kind in ('vehicles', 'photos')),
	CONSTRAINT "listing_imports_status" CHECK (status in ('uploaded', 'checked', 'queued', 'applied', 'failed', 'undone')),
	CONSTRAINT "listing_imports_applied" CHECK ((status in ('applied', 'undone')) = (applied_at is not null)),
	CONSTRAINT "listing_imports_undone" CHECK ((status = 'undone') = (undone_at is not null)),
	CONSTRAINT "listing_imports_counts" CHECK (least(total, added, updated, unchanged, refused) >= 0 and added + updated + unchanged + refused <= total)
);
--> statement-breakpoint
ALTER TABLE "listing_import_photos" ADD CONSTRAINT "listing_import_photos_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_import_photos" ADD CONSTRAINT "listing_import_photos_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_import_rows" ADD CONSTRAINT "listing_import_rows_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_import_rows_of_vehicle" ON "listing_import_rows" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "listing_imports_of_owner" ON "listing_imports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_imports_due" ON "listing_imports" USING btree ("next_attempt_at") WHERE status = 'queued';