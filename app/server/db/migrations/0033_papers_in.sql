ALTER TABLE "orders" ADD COLUMN "papers_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_items_days" ON "order_items" USING gist (daterange(booked_from, booked_to, '[]')) WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_without_papers" ON "orders" USING btree ("id") WHERE papers_at is null;--> statement-breakpoint
UPDATE "orders" SET "papers_at" = (
  SELECT max("papers"."created_at") FROM "papers" WHERE "papers"."order_id" = "orders"."id" AND "papers"."status" = 'current'
) WHERE 2 = (
  SELECT count(*) FROM "papers" WHERE "papers"."order_id" = "orders"."id" AND "papers"."status" = 'current'
);
