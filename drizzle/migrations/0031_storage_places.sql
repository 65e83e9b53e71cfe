CREATE TABLE "storage_places" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"home" text DEFAULT 'disk' NOT NULL,
	"in_bucket" boolean DEFAULT false NOT NULL,
	"folder" uuid DEFAULT gen_random_uuid() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "storage_places_one_row" CHECK ("storage_places"."only"),
	CONSTRAINT "storage_places_home_known" CHECK ("storage_places"."home" in ('disk', 's3')),
	CONSTRAINT "storage_places_in_bucket" CHECK ("storage_places"."home" <> 's3' or "storage_places"."in_bucket")
);
--> statement-breakpoint
CREATE INDEX "clinica_configs_key_digest_idx" ON "clinica_configs" USING btree (sha256(decode("logo_key", 'escape'))) WHERE "clinica_configs"."logo_key" is not null;--> statement-breakpoint
CREATE INDEX "fotos_key_digest_idx" ON "fotos" USING btree (sha256(decode("storage_key", 'escape')));--> statement-breakpoint
-- Before row-level security, which binds even the owner.
INSERT INTO storage_places DEFAULT VALUES;
--> statement-breakpoint
GRANT SELECT, UPDATE ON storage_places TO meridia_system;
--> statement-breakpoint
ALTER TABLE storage_places ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE storage_places FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON storage_places TO meridia_system USING (true) WITH CHECK (true);
