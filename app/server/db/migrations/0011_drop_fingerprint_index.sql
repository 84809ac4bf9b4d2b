-- No query could use it: fingerprints are compared by their distance.
DROP INDEX IF EXISTS "inspection_photos_by_fingerprint";
