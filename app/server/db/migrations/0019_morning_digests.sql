CREATE TABLE "morning_digests" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "morning_digest" boolean;--> statement-breakpoint
ALTER TABLE "morning_digests" ADD CONSTRAINT "morning_digests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;