CREATE TABLE "quote_lines" (
	"quote_id" integer NOT NULL,
	"position" integer NOT NULL,
	"list_vehicle_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"title" text NOT NULL,
	"town" text NOT NULL,
	"booked_from" date NOT NULL,
	"booked_to" date NOT NULL,
	"daily_cents" integer NOT NULL,
	"listed_cents" integer NOT NULL,
	"agreed_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	CONSTRAINT "quote_lines_quote_id_position_pk" PRIMARY KEY("quote_id","position"),
	CONSTRAINT "quote_lines_days" CHECK (booked_from <= booked_to),
	CONSTRAINT "quote_lines_money" CHECK (daily_cents >= 0 and listed_cents >= 0 and agreed_cents >= 0 and tax_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"project_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"previous_id" integer,
	"cart_revision" integer NOT NULL,
	"project_title" text NOT NULL,
	"company_name" text NOT NULL,
	"contact_person" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zipcode" text NOT NULL,
	"tax_per_mille" integer NOT NULL,
	"valid_until" date NOT NULL,
	"terms" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_state" CHECK (state in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'AS', 'GU', 'MP', 'PR', 'VI')),
	CONSTRAINT "quotes_tax" CHECK (tax_per_mille between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "budget_cents" bigint;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_list_vehicle_id_list_vehicles_id_fk" FOREIGN KEY ("list_vehicle_id") REFERENCES "public"."list_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_previous_id_quotes_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_of_project" ON "quotes" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "quotes_of_account" ON "quotes" USING btree ("account_id","id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_budget" CHECK (budget_cents > 0);--> statement-breakpoint
CREATE TRIGGER quotes_only_grow BEFORE UPDATE OR DELETE ON quotes
  FOR EACH ROW EXECUTE FUNCTION history_only_grows();--> statement-breakpoint
CREATE TRIGGER quote_lines_only_grow BEFORE UPDATE OR DELETE ON quote_lines
  FOR EACH ROW EXECUTE FUNCTION history_only_grows();
