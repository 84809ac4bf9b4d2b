ALTER TABLE "outbox" DROP CONSTRAINT "outbox_failure";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_failure" CHECK (failure in ('address-refused', 'mailbox-full', 'letter-refused', 'unreachable', 'too-slow', 'try-later', 'log-in-refused', 'text-lost', 'expired', 'unknown'));