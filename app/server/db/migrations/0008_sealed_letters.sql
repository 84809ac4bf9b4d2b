ALTER TABLE "outbox" DROP CONSTRAINT "outbox_status";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "secret_kind" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "secret_of" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE INDEX "outbox_undelivered" ON "outbox" USING btree ("created_at","id") WHERE attempts > 0 and status in ('waiting', 'given-up');--> statement-breakpoint
-- The database has no key: what still waits is sealed by the application before it delivers anything.
UPDATE "outbox" SET "sealed" = json_build_object('text', "body_text", 'html', "body_html")::text WHERE "status" = 'waiting';--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "body_text";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "body_html";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_secret_kind" CHECK (secret_kind in ('owner-invitation', 'sign-up-approval', 'setup-link', 'signing-link', 'code'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_secret_is_of_something" CHECK ((secret_kind is null) = (secret_of is null));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_failure" CHECK (failure in ('address-refused', 'mailbox-full', 'letter-refused', 'unreachable', 'too-slow', 'try-later', 'log-in-refused', 'text-lost', 'unknown'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_waits_with_its_text" CHECK (status <> 'waiting' or sealed is not null);--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_status" CHECK (status in ('waiting', 'sent', 'kept', 'given-up', 'replaced'));--> statement-breakpoint
-- Written anew, because a dropped column and a replaced row stay readable in the table's files.
CLUSTER "outbox" USING "outbox_pkey";
