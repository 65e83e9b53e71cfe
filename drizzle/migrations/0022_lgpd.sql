-- Requests of clients about their data, records without identity, and the client's withdrawal of the consent for photos. Nobody has
-- withdrawn it so far, so every row says null.
CREATE TABLE "pedidos_titular" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"cliente_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"via" text NOT NULL,
	"recebido_em" date NOT NULL,
	"vence_em" date GENERATED ALWAYS AS (recebido_em + 15) STORED NOT NULL,
	"desfecho" text,
	"concluido_em" timestamp (3) with time zone,
	"resposta" text,
	"idempotency_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pedidos_titular_concluido" CHECK (("pedidos_titular"."desfecho" is null) = ("pedidos_titular"."concluido_em" is null)),
	CONSTRAINT "pedidos_titular_tipo_known" CHECK ("pedidos_titular"."tipo" in ('acesso', 'correcao', 'anonimizacao', 'eliminacao', 'revogacao')),
	CONSTRAINT "pedidos_titular_via_known" CHECK ("pedidos_titular"."via" in ('presencial', 'telefone', 'mensagem', 'email', 'carta', 'sem_pedido')),
	CONSTRAINT "pedidos_titular_desfecho_known" CHECK ("pedidos_titular"."desfecho" in ('atendido', 'recusado'))
);
--> statement-breakpoint
CREATE TABLE "registros_anonimos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"dados" jsonb NOT NULL,
	"guardar_ate" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "fotos_permitidas" boolean;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "fotos_permitidas_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pedidos_titular" ADD CONSTRAINT "pedidos_titular_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registros_anonimos" ADD CONSTRAINT "registros_anonimos_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pedidos_titular_abertos_idx" ON "pedidos_titular" USING btree ("terapeuta_id","vence_em","id") WHERE "pedidos_titular"."desfecho" is null;--> statement-breakpoint
CREATE INDEX "pedidos_titular_vence_em_idx" ON "pedidos_titular" USING btree ("vence_em","id") WHERE "pedidos_titular"."desfecho" is null;--> statement-breakpoint
CREATE INDEX "pedidos_titular_concluidos_idx" ON "pedidos_titular" USING btree ("terapeuta_id","concluido_em" DESC NULLS FIRST) WHERE "pedidos_titular"."desfecho" is not null;--> statement-breakpoint
CREATE INDEX "pedidos_titular_cliente_id_idx" ON "pedidos_titular" USING btree ("cliente_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pedidos_titular_idempotency_key" ON "pedidos_titular" USING btree ("terapeuta_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "registros_anonimos_terapeuta_id_idx" ON "registros_anonimos" USING btree ("terapeuta_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "clientes" ADD CONSTRAINT "clientes_fotos_permitidas_em" CHECK (("clientes"."fotos_permitidas" is null) = ("clientes"."fotos_permitidas_em" is null));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON pedidos_titular TO meridia_system;
--> statement-breakpoint
ALTER TABLE pedidos_titular ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE pedidos_titular FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON pedidos_titular TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (desfecho, concluido_em, resposta) ON pedidos_titular TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON pedidos_titular TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON registros_anonimos TO meridia_system;
--> statement-breakpoint
ALTER TABLE registros_anonimos ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE registros_anonimos FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON registros_anonimos TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON registros_anonimos TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON registros_anonimos TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
