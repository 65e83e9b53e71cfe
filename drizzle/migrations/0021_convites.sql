-- Invitations: a client fills in her part of an intake before the visit. Her own consent stays with the assessment, and with the client
-- whether a provider of artificial intelligence abroad may get her data. Nobody has been asked so far, so every row says null.
CREATE TABLE "convites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"cliente_id" uuid,
	"nome" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"ficha" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"consentimento" jsonb,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "convites_revision" CHECK ("convites"."revision" >= 0),
	CONSTRAINT "convites_answered" CHECK (("convites"."answered_at" is null) = ("convites"."consentimento" is null)),
	CONSTRAINT "convites_ficha_size" CHECK (octet_length("convites"."ficha"::text) <= 200000)
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "avaliacoes" ADD COLUMN "consentimento_cliente" jsonb;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "ia_exterior" boolean;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "ia_exterior_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "convites" ADD CONSTRAINT "convites_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convites" ADD CONSTRAINT "convites_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "convites_token_hash_key" ON "convites" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "convites_terapeuta_id_idx" ON "convites" USING btree ("terapeuta_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "convites_cliente_id_idx" ON "convites" USING btree ("cliente_id") WHERE "convites"."cliente_id" is not null;--> statement-breakpoint
CREATE INDEX "convites_expires_at_idx" ON "convites" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "clientes" ADD CONSTRAINT "clientes_ia_exterior_em" CHECK (("clientes"."ia_exterior" is null) = ("clientes"."ia_exterior_em" is null));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirmation', 'recovery', 'password_changed', 'report_ready', 'report_failed', 'payment_failed', 'plan_changed', 'quota_nearly_used', 'intake_invitation'));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON convites TO meridia_system;
--> statement-breakpoint
ALTER TABLE convites ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE convites FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON convites TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (token_hash, expires_at, revoked_at, email, ficha) ON convites TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON convites TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
