DROP TABLE "held_forms" CASCADE;--> statement-breakpoint
DROP TABLE "idempotency_keys" CASCADE;