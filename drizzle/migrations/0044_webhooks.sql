CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"subject_id" uuid,
	"dedupe_key" text,
	"state" text DEFAULT 'pendente' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"earlier_tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"duration_ms" integer,
	"status" integer,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_tipo_known" CHECK ("webhook_deliveries"."tipo" in ('cliente.criado', 'avaliacao.criada', 'relatorio.pronto', 'relatorio.falhou', 'consulta.registrada', 'uso.esgotado', 'webhook.teste')),
	CONSTRAINT "webhook_deliveries_state_known" CHECK ("webhook_deliveries"."state" in ('pendente', 'entregue', 'falhou', 'nao_enviada')),
	CONSTRAINT "webhook_deliveries_failure_known" CHECK ("webhook_deliveries"."failure" in ('dns', 'rede_interna', 'conexao', 'tls', 'tempo', 'interrompida', 'redirecionou', 'recusou', 'desligado', 'sem_plano')),
	CONSTRAINT "webhook_deliveries_due" CHECK (("webhook_deliveries"."next_try_at" is not null) = ("webhook_deliveries"."state" = 'pendente'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"url" text NOT NULL,
	"descricao" text NOT NULL,
	"eventos" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_earlier" text,
	"earlier_until" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"disabled_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_own_key" UNIQUE("id","account_id"),
	CONSTRAINT "webhook_endpoints_eventos_known" CHECK ("webhook_endpoints"."eventos" <@ array['cliente.criado', 'avaliacao.criada', 'relatorio.pronto', 'relatorio.falhou', 'consulta.registrada', 'uso.esgotado']),
	CONSTRAINT "webhook_endpoints_disabled_reason_known" CHECK ("webhook_endpoints"."disabled_reason" in ('pessoa', 'falhas', 'posse')),
	CONSTRAINT "webhook_endpoints_disabled" CHECK (("webhook_endpoints"."disabled_at" is null) = ("webhook_endpoints"."disabled_reason" is null)),
	CONSTRAINT "webhook_endpoints_earlier" CHECK (("webhook_endpoints"."sealed_earlier" is null) = ("webhook_endpoints"."earlier_until" is null))
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_own_endpoint" FOREIGN KEY ("endpoint_id","account_id") REFERENCES "public"."webhook_endpoints"("id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_dedupe_key" ON "webhook_deliveries" USING btree ("endpoint_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_idx" ON "webhook_deliveries" USING btree ("endpoint_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_account_idx" ON "webhook_deliveries" USING btree ("account_id","subject_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries" USING btree ("next_try_at") WHERE "webhook_deliveries"."state" = 'pendente';--> statement-breakpoint
CREATE INDEX "webhook_endpoints_account_id_idx" ON "webhook_endpoints" USING btree ("account_id","created_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirmation', 'recovery', 'password_changed', 'api_key_created', 'webhook_disabled', 'report_ready', 'report_failed', 'payment_failed', 'plan_changed', 'quota_nearly_used', 'intake_invitation', 'intake_answered', 'new_terms', 'new_price', 'support_answered'));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_endpoints TO meridia_system;
--> statement-breakpoint
ALTER TABLE webhook_endpoints ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE webhook_endpoints FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON webhook_endpoints TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- An address is added, and gets its secrets, by the system, after the password of its owner.
GRANT SELECT, DELETE ON webhook_endpoints TO meridia_app;
--> statement-breakpoint
GRANT UPDATE (descricao, eventos, failing_since, disabled_at, disabled_reason) ON webhook_endpoints TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON webhook_endpoints TO meridia_app
  USING (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_deliveries TO meridia_system;
--> statement-breakpoint
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE webhook_deliveries FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON webhook_deliveries TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Written in the transaction of what happened. A person sends again, or gives up what waits; tries and outcomes are the system's.
GRANT SELECT, INSERT ON webhook_deliveries TO meridia_app;
--> statement-breakpoint
GRANT UPDATE (state, earlier_tries, next_try_at, claimed_at, failure) ON webhook_deliveries TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON webhook_deliveries TO meridia_app
  USING (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
