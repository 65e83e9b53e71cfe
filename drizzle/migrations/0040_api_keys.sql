CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"nome" text NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_scopes_known" CHECK ("api_keys"."scopes" <@ array['clientes:read', 'clientes:write', 'fotos:write', 'avaliacoes:read', 'avaliacoes:write', 'relatorios:read', 'consultas:read', 'uso:read'])
);
--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "api" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_secret_hash_key" ON "api_keys" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "api_keys_account_id_idx" ON "api_keys" USING btree ("account_id","created_at");
--> statement-breakpoint
-- By hand: the plan of earlier releases that listed the API gets it, also where an admin has edited it. As the role that may: the owner is
-- bound by row-level security.
SET LOCAL ROLE meridia_system;
--> statement-breakpoint
UPDATE subscription_plans SET api = true WHERE name = 'Enterprise';
--> statement-breakpoint
RESET ROLE;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON api_keys TO meridia_system;
--> statement-breakpoint
ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON api_keys TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A key is made by the system, after the password of its owner, and noted as used by the system.
GRANT SELECT ON api_keys TO meridia_app;
--> statement-breakpoint
GRANT UPDATE (revoked_at) ON api_keys TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON api_keys TO meridia_app
  USING (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
