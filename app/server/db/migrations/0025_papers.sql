CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"holds" text[] NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_key" UNIQUE("key"),
	CONSTRAINT "files_bytes" CHECK (bytes > 0),
	CONSTRAINT "files_sha256" CHECK (sha256 ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "files_holds" CHECK (holds <@ array['script', 'form', 'attachment', 'protection']::text[])
);
--> statement-breakpoint
CREATE TABLE "papers" (
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
	CONSTRAINT "papers_kind" CHECK (kind in ('purchase-order', 'coi')),
	CONSTRAINT "papers_status" CHECK (status in ('held', 'current', 'replaced')),
	CONSTRAINT "papers_replaced" CHECK ((status = 'replaced') = (replaced_at is not null))
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
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_accounts_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD CONSTRAINT "provider_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD CONSTRAINT "provider_documents_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_unkept" ON "files" USING btree ("created_at") WHERE not kept;--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_paper" ON "papers" USING btree ("order_id","kind") WHERE status = 'current';--> statement-breakpoint
CREATE UNIQUE INDEX "one_held_paper" ON "papers" USING btree ("order_id","kind","sent_by") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "papers_of_order" ON "papers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "papers_that_expire" ON "papers" USING btree ("expires_on") WHERE status = 'current';--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_provider_document" ON "provider_documents" USING btree ("kind") WHERE replaced_at is null;