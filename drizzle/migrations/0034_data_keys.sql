CREATE TABLE "data_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "storage_places" ADD COLUMN "sealed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "data_keys_newest_idx" ON "data_keys" USING btree ("created_at");--> statement-breakpoint
-- Grants and policies, by hand.
GRANT SELECT, INSERT, UPDATE, DELETE ON data_keys TO meridia_system;
--> statement-breakpoint
ALTER TABLE data_keys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE data_keys FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON data_keys TO meridia_system USING (true) WITH CHECK (true);
