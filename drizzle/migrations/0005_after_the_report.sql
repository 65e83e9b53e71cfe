-- A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "admin_actions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"avaliacao_id" uuid NOT NULL,
	"modelo" text NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"custo_centavos" integer NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_calls_cost" CHECK ("ai_calls"."custo_centavos" >= 0)
);
--> statement-breakpoint
CREATE TABLE "consulta_evolutiva_versoes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consulta_evolutiva_id" uuid NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"conteudo" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relatorio_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"avaliacao_id" uuid NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"view_count" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "relatorio_shares_views" CHECK ("relatorio_shares"."view_count" >= 0)
);
--> statement-breakpoint
DROP INDEX "consultas_evolutivas_terapeuta_id_idx";--> statement-breakpoint
DROP INDEX "avaliacoes_history_idx";--> statement-breakpoint
DROP INDEX "fotos_unclaimed_idx";--> statement-breakpoint
ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_purpose_known";--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_purpose_known" CHECK ("account_tokens"."purpose" in ('signup', 'recovery', 'export'));--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "avaliacoes" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "avaliacoes" ADD COLUMN "teste" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacoes" ADD COLUMN "busca" text GENERATED ALWAYS AS (lower(translate(nome_cliente || ' ' || queixa_principal, 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "clinica_configs" ADD COLUMN "logo_key" text;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "escore_queixa" smallint;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "escore_dor" smallint;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "escore_sono" smallint;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "escore_energia" smallint;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "escore_estresse" smallint;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "sessoes_realizadas" smallint;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "sessoes_planejadas" smallint;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "idempotency_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "anulada_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "anulada_motivo" text;--> statement-breakpoint
ALTER TABLE "fotos" ADD COLUMN "consulta_evolutiva_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "busca" text GENERATED ALWAYS AS (lower(translate(nome_completo || ' ' || email, 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consulta_evolutiva_versoes" ADD CONSTRAINT "consulta_evolutiva_versoes_consulta_evolutiva_id_consultas_evolutivas_id_fk" FOREIGN KEY ("consulta_evolutiva_id") REFERENCES "public"."consultas_evolutivas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consulta_evolutiva_versoes" ADD CONSTRAINT "consulta_evolutiva_versoes_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_shares" ADD CONSTRAINT "relatorio_shares_avaliacao_id_avaliacoes_id_fk" FOREIGN KEY ("avaliacao_id") REFERENCES "public"."avaliacoes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_shares" ADD CONSTRAINT "relatorio_shares_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_actions_subject_idx" ON "admin_actions" USING btree ("subject_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "admin_actions_actor_idx" ON "admin_actions" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "ai_calls_created_at_idx" ON "ai_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_calls_terapeuta_id_idx" ON "ai_calls" USING btree ("terapeuta_id","created_at");--> statement-breakpoint
CREATE INDEX "consulta_evolutiva_versoes_consulta_idx" ON "consulta_evolutiva_versoes" USING btree ("consulta_evolutiva_id","created_at");--> statement-breakpoint
CREATE INDEX "consulta_evolutiva_versoes_terapeuta_id_idx" ON "consulta_evolutiva_versoes" USING btree ("terapeuta_id");--> statement-breakpoint
CREATE UNIQUE INDEX "relatorio_shares_token_hash_key" ON "relatorio_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "relatorio_shares_avaliacao_id_idx" ON "relatorio_shares" USING btree ("avaliacao_id","created_at");--> statement-breakpoint
CREATE INDEX "relatorio_shares_terapeuta_id_idx" ON "relatorio_shares" USING btree ("terapeuta_id");--> statement-breakpoint
ALTER TABLE "fotos" ADD CONSTRAINT "fotos_consulta_evolutiva_id_consultas_evolutivas_id_fk" FOREIGN KEY ("consulta_evolutiva_id") REFERENCES "public"."consultas_evolutivas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avaliacoes_newest_idx" ON "avaliacoes" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","teste");--> statement-breakpoint
-- Counts that read an index alone need pages that vacuum has seen; by default it would wait for a fifth of the table.
ALTER TABLE "avaliacoes" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);--> statement-breakpoint
CREATE INDEX "avaliacoes_nome_busca_idx" ON "avaliacoes" USING gin (lower(translate("nome_cliente", 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "avaliacoes_unseen_idx" ON "avaliacoes" USING btree ("terapeuta_id","finished_at") WHERE "avaliacoes"."seen_at" is null and "avaliacoes"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "avaliacoes_teste_idx" ON "avaliacoes" USING btree ("created_at") WHERE "avaliacoes"."teste";--> statement-breakpoint
CREATE UNIQUE INDEX "consultas_evolutivas_idempotency_key" ON "consultas_evolutivas" USING btree ("terapeuta_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "fotos_consulta_evolutiva_key" ON "fotos" USING btree ("consulta_evolutiva_id") WHERE "fotos"."consulta_evolutiva_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_failed_idx" ON "mails" USING btree ("dropped_at") WHERE "mails"."failure" is not null;--> statement-breakpoint
CREATE INDEX "profiles_newest_idx" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_busca_idx" ON "profiles" USING gin ("busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_subscriptions_newest_idx" ON "user_subscriptions" USING btree ("created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "avaliacoes_history_idx" ON "avaliacoes" USING btree ("terapeuta_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fotos_unclaimed_idx" ON "fotos" USING btree ("created_at") WHERE "fotos"."avaliacao_id" is null and "fotos"."consulta_evolutiva_id" is null;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD CONSTRAINT "consultas_evolutivas_escores" CHECK (least("consultas_evolutivas"."escore_queixa", "consultas_evolutivas"."escore_dor", "consultas_evolutivas"."escore_sono", "consultas_evolutivas"."escore_energia", "consultas_evolutivas"."escore_estresse") >= 0 and greatest("consultas_evolutivas"."escore_queixa", "consultas_evolutivas"."escore_dor", "consultas_evolutivas"."escore_sono", "consultas_evolutivas"."escore_energia", "consultas_evolutivas"."escore_estresse") <= 10);--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD CONSTRAINT "consultas_evolutivas_sessoes" CHECK ("consultas_evolutivas"."sessoes_realizadas" between 0 and 500 and "consultas_evolutivas"."sessoes_planejadas" between 1 and 500);--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD CONSTRAINT "consultas_evolutivas_anulada" CHECK (("consultas_evolutivas"."anulada_at" is null) = ("consultas_evolutivas"."anulada_motivo" is null));--> statement-breakpoint
ALTER TABLE "fotos" ADD CONSTRAINT "fotos_one_owner" CHECK ("fotos"."avaliacao_id" is null or "fotos"."consulta_evolutiva_id" is null);--> statement-breakpoint
-- What ended before is no news.
UPDATE avaliacoes SET seen_at = finished_at WHERE finished_at IS NOT NULL;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON relatorio_shares TO meridia_system;
--> statement-breakpoint
ALTER TABLE relatorio_shares ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE relatorio_shares FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON relatorio_shares TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON relatorio_shares TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON relatorio_shares TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
-- A person revokes; views are counted by the system.
GRANT UPDATE (revoked_at) ON relatorio_shares TO meridia_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON consulta_evolutiva_versoes TO meridia_system;
--> statement-breakpoint
ALTER TABLE consulta_evolutiva_versoes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE consulta_evolutiva_versoes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON consulta_evolutiva_versoes TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON consulta_evolutiva_versoes TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON consulta_evolutiva_versoes TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ai_calls TO meridia_system;
--> statement-breakpoint
ALTER TABLE ai_calls ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ai_calls FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON ai_calls TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A trace: added to by nobody but the system, changed by nobody.
GRANT SELECT, INSERT ON admin_actions TO meridia_system;
--> statement-breakpoint
ALTER TABLE admin_actions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE admin_actions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON admin_actions TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT USAGE ON SEQUENCE admin_actions_id_seq TO meridia_system;
