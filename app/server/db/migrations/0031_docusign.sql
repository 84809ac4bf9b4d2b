CREATE TABLE "envelopes" (
	"agreement_id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" text,
	"step" text DEFAULT 'make' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"news" integer DEFAULT 0 NOT NULL,
	"trouble" text,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "envelopes_step" CHECK (step in ('make', 'send', 'follow', 'fetch', 'void', 'over')),
	CONSTRAINT "envelopes_trouble" CHECK (trouble in ('unreachable', 'too-slow', 'busy', 'broken', 'log-in-refused', 'refused', 'odd-answer', 'not-set-up')),
	CONSTRAINT "envelopes_made_has_id" CHECK (step in ('make', 'void', 'over') or envelope_id is not null)
);
--> statement-breakpoint
ALTER TABLE "signing_events" DROP CONSTRAINT "signing_events_kind";--> statement-breakpoint
DROP INDEX "agreements_unsealed";--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "signed_with" text DEFAULT 'built-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "envelopes_of_docusign" ON "envelopes" USING btree ("envelope_id");--> statement-breakpoint
CREATE INDEX "envelopes_due" ON "envelopes" USING btree ("next_attempt_at") WHERE step <> 'over';--> statement-breakpoint
CREATE INDEX "envelopes_in_trouble" ON "envelopes" USING btree ("agreement_id") WHERE trouble is not null and step <> 'over';--> statement-breakpoint
CREATE INDEX "agreements_unsealed" ON "agreements" USING btree ("id") WHERE status = 'signed' and document_key is null and signed_with = 'built-in';--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_signed_with" CHECK (signed_with in ('built-in', 'docusign'));--> statement-breakpoint
ALTER TABLE "signing_events" ADD CONSTRAINT "signing_events_kind" CHECK (kind in ('sent', 'resent', 'reminded', 'opened', 'signed', 'declined', 'replaced', 'sealed', 'amended', 'enveloped', 'fetched', 'voided', 'overtaken'));