ALTER TABLE "inquiries" ADD COLUMN "owner_reminded_at" timestamp with time zone;
