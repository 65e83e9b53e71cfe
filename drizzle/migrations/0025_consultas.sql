-- Follow-ups name their client, the points that were worked and the day of the return; therapists keep protocols of their own. Earlier
-- follow-ups get the client of their assessment, where it has one. Nobody noted points or returns so far.
CREATE TABLE "protocolos_proprios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"nome" text NOT NULL,
	"pontos" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "cliente_id" uuid;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "pontos" jsonb DEFAULT '{"pontos": []}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "retorno_em" date;--> statement-breakpoint
ALTER TABLE "protocolos_proprios" ADD CONSTRAINT "protocolos_proprios_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "protocolos_proprios_terapeuta_id_idx" ON "protocolos_proprios" USING btree ("terapeuta_id");--> statement-breakpoint
CREATE UNIQUE INDEX "protocolos_proprios_nome_key" ON "protocolos_proprios" USING btree ("terapeuta_id",lower("nome"));--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD CONSTRAINT "consultas_evolutivas_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultas_evolutivas_cliente_idx" ON "consultas_evolutivas" USING btree ("cliente_id","data_consulta" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "consultas_evolutivas"."cliente_id" is not null;--> statement-breakpoint
CREATE INDEX "consultas_evolutivas_retorno_idx" ON "consultas_evolutivas" USING btree ("terapeuta_id","retorno_em") WHERE "consultas_evolutivas"."retorno_em" is not null and "consultas_evolutivas"."anulada_at" is null;
--> statement-breakpoint
-- A client can be given to an assessment, or changed, by a merge, a split or a grouping: its follow-ups go with it, whoever does it.
CREATE FUNCTION move_consultas() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE public.consultas_evolutivas SET cliente_id = NEW.cliente_id WHERE avaliacao_inicial_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER move_consultas AFTER UPDATE OF cliente_id ON avaliacoes FOR EACH ROW
  WHEN (OLD.cliente_id IS DISTINCT FROM NEW.cliente_id) EXECUTE FUNCTION move_consultas();
--> statement-breakpoint
-- The owner of the tables is bound by row-level security.
SET LOCAL ROLE meridia_system;
--> statement-breakpoint
UPDATE consultas_evolutivas SET cliente_id = avaliacoes.cliente_id
FROM avaliacoes
WHERE avaliacoes.id = avaliacao_inicial_id AND avaliacoes.cliente_id IS NOT NULL;
--> statement-breakpoint
RESET ROLE;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON protocolos_proprios TO meridia_system;
--> statement-breakpoint
ALTER TABLE protocolos_proprios ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE protocolos_proprios FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON protocolos_proprios TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON protocolos_proprios TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON protocolos_proprios TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
