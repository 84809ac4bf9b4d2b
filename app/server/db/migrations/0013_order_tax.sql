-- every order so far was placed with this rate
ALTER TABLE "orders" ADD COLUMN "tax_per_mille" integer NOT NULL DEFAULT 89;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tax_per_mille" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax" CHECK (tax_per_mille between 0 and 1000);
