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
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"change_token_hash" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_token_is_unique" UNIQUE("token_hash"),
	CONSTRAINT "verification_change_token_is_unique" UNIQUE("change_token_hash"),
	CONSTRAINT "verification_purpose" CHECK (purpose in ('password-reset', 'phone-change', 'email-change')),
	CONSTRAINT "verification_tries" CHECK (tries between 0 and 5),
	CONSTRAINT "verification_used_was_accepted" CHECK (used_at is null or accepted_at is not null),
	CONSTRAINT "verification_change_has_account" CHECK (purpose = 'password-reset' or account_id is not null)
);
--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD CONSTRAINT "sign_up_requests_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD CONSTRAINT "sign_up_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_sign_up_per_email" ON "sign_up_requests" USING btree ("email") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "sign_ups_by_status" ON "sign_up_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "verifications_to_send" ON "verification_codes" USING btree ("created_at") WHERE sent_round < round;