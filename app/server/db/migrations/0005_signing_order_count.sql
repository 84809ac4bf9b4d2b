CREATE TABLE "signing_order_count" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"orders" integer NOT NULL,
	"key_id" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "signing_order_count_one_row" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "signing_chains" ADD COLUMN "position" integer;