ALTER TABLE "inspection_photos" ADD COLUMN "fingerprint" bit(64);
