ALTER TABLE "projects" ADD COLUMN "attempt" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "projects_attempt" ON "projects" USING btree ("created_by","attempt");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_days" CHECK (starts_on <= ends_on);