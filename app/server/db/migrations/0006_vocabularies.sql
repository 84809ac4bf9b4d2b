-- Columns that are filled from a list are held to it. Rows with words that are in no list can only have been written by
-- hand; they are made to fit first, because every later change of such a row would be refused.

-- The widest, so that no owner reads less than was asked.
UPDATE "inquiries" SET "mileage" = 'restricted' WHERE "mileage" NOT IN ('none', 'low', 'moderate', 'restricted');--> statement-breakpoint
UPDATE "inquiries" SET "usages" = array['background_static', 'action_driving', 'precision_driving', 'special_effects', 'car_interiors', 'car_mounts_rigs', 'hero_shots'] WHERE NOT (cardinality(usages) > 0 and usages <@ array['background_static', 'action_driving', 'precision_driving', 'special_effects', 'car_interiors', 'car_mounts_rigs', 'hero_shots']::text[]);--> statement-breakpoint
-- Only fills in the next checkout: its renter is asked again.
DELETE FROM "checkouts" WHERE "payment_terms" NOT IN ('net_cash', 'net_10', 'net_30', 'weekly', 'monthly') OR "payment_method" NOT IN ('ACH', 'cashiers_check', 'certified_funds');--> statement-breakpoint
UPDATE "sign_up_requests" SET "title" = 'Other' WHERE "title" NOT IN ('Unit Production Manager', 'Line Producer', 'Show Runner', 'Producer', 'Executive Producer', 'Controller', 'Transportation Coordinator', 'Picture Car Coordinator', 'Other');--> statement-breakpoint
UPDATE "vehicles" SET "color" = 'other' WHERE "color" NOT IN ('black', 'white', 'silver', 'gray', 'blue', 'red', 'brown', 'green', 'yellow', 'orange', 'gold', 'beige', 'purple', 'maroon', 'teal', 'other');--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_mileage" CHECK (mileage in ('none', 'low', 'moderate', 'restricted'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_usages" CHECK (cardinality(usages) > 0 and usages <@ array['background_static', 'action_driving', 'precision_driving', 'special_effects', 'car_interiors', 'car_mounts_rigs', 'hero_shots']::text[]);--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_terms" CHECK (payment_terms in ('net_cash', 'net_10', 'net_30', 'weekly', 'monthly'));--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_method" CHECK (payment_method in ('ACH', 'cashiers_check', 'certified_funds'));--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD CONSTRAINT "sign_up_title" CHECK (title in ('Unit Production Manager', 'Line Producer', 'Show Runner', 'Producer', 'Executive Producer', 'Controller', 'Transportation Coordinator', 'Picture Car Coordinator', 'Other'));--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_color" CHECK (color in ('black', 'white', 'silver', 'gray', 'blue', 'red', 'brown', 'green', 'yellow', 'orange', 'gold', 'beige', 'purple', 'maroon', 'teal', 'other'));