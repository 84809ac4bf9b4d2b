ALTER TABLE "accounts" ADD COLUMN "keyboard_shortcuts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
CREATE INDEX "activity_in_project_since" ON "activity" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_of_owner_since" ON "activity" USING btree ("owner_id","created_at") WHERE owner_id is not null;