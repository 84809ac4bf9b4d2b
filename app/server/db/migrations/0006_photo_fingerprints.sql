ALTER TABLE "inspection_photos" ADD COLUMN "fingerprint" bit(64);--> statement-breakpoint
CREATE INDEX "inspection_photos_by_fingerprint" ON "inspection_photos" USING btree ("fingerprint");