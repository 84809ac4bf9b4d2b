ALTER TABLE "outbox" DROP CONSTRAINT "outbox_secret_kind";--> statement-breakpoint
ALTER TABLE "project_members" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "project_members" ADD COLUMN "number" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_secret_kind" CHECK (secret_kind in ('owner-invitation', 'crew-invitation', 'sign-up-approval', 'setup-link', 'signing-link', 'code'));