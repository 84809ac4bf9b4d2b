ALTER TABLE "links" DROP CONSTRAINT "links_purpose";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_secret_kind";--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "inquiry_id" uuid;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "round" integer;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "reminded_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "links_to_answer" ON "links" USING btree ("inquiry_id") WHERE inquiry_id is not null;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_answer_has_offer" CHECK (purpose <> 'answer' or num_nonnulls(account_id, inquiry_id, round, email) = 4);--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_purpose" CHECK (purpose in ('signing', 'pickup', 'answer', 'account-setup', 'password-setup'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_secret_kind" CHECK (secret_kind in ('owner-invitation', 'crew-invitation', 'sign-up-approval', 'setup-link', 'signing-link', 'pickup-link', 'answer-link', 'code'));