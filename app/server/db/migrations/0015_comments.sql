CREATE TABLE "mention_emails" (
	"list_vehicle_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mention_emails_list_vehicle_id_account_id_pk" PRIMARY KEY("list_vehicle_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "mention_emails" ADD CONSTRAINT "mention_emails_list_vehicle_id_list_vehicles_id_fk" FOREIGN KEY ("list_vehicle_id") REFERENCES "public"."list_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mention_emails" ADD CONSTRAINT "mention_emails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_deleted" CHECK ((deleted_at is null) = (deleted_by is null));