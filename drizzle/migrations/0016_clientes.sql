-- The client as a person of her own: assessments name their client. Assessments of earlier releases have none until their therapist
-- confirms whose they are, so this migration changes no row.
CREATE TABLE "cliente_juncoes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"cliente_id" uuid NOT NULL,
	"outro_id" uuid NOT NULL,
	"avaliacao_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"desfeita_em" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "cliente_versoes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cliente_id" uuid NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"dados" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clientes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"nome" text NOT NULL,
	"nascimento" date,
	"idade" integer,
	"idade_em" timestamp (3) with time zone,
	"sexo" text,
	"telefone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"juntado_a" uuid,
	"atividade_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ultimo_padrao" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"busca" text GENERATED ALWAYS AS (lower(translate(nome || ' ' || regexp_replace(telefone, '[^0-9]', '', 'g') || ' ' || coalesce(ultimo_padrao, ''), 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'))) STORED NOT NULL,
	CONSTRAINT "clientes_idade" CHECK ("clientes"."idade" between 0 and 120),
	CONSTRAINT "clientes_idade_em" CHECK (("clientes"."idade" is null) = ("clientes"."idade_em" is null)),
	CONSTRAINT "clientes_sexo_known" CHECK ("clientes"."sexo" in ('feminino', 'masculino', 'outro'))
);
--> statement-breakpoint
ALTER TABLE "avaliacoes" ADD COLUMN "cliente_id" uuid;--> statement-breakpoint
ALTER TABLE "cliente_juncoes" ADD CONSTRAINT "cliente_juncoes_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cliente_juncoes" ADD CONSTRAINT "cliente_juncoes_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cliente_juncoes" ADD CONSTRAINT "cliente_juncoes_outro_id_clientes_id_fk" FOREIGN KEY ("outro_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cliente_versoes" ADD CONSTRAINT "cliente_versoes_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cliente_versoes" ADD CONSTRAINT "cliente_versoes_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clientes" ADD CONSTRAINT "clientes_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clientes" ADD CONSTRAINT "clientes_juntado_a_clientes_id_fk" FOREIGN KEY ("juntado_a") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cliente_juncoes_cliente_idx" ON "cliente_juncoes" USING btree ("cliente_id","created_at");--> statement-breakpoint
CREATE INDEX "cliente_juncoes_outro_idx" ON "cliente_juncoes" USING btree ("outro_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cliente_juncoes_outro_key" ON "cliente_juncoes" USING btree ("outro_id") WHERE "cliente_juncoes"."desfeita_em" is null;--> statement-breakpoint
CREATE INDEX "cliente_juncoes_terapeuta_id_idx" ON "cliente_juncoes" USING btree ("terapeuta_id");--> statement-breakpoint
CREATE INDEX "cliente_versoes_cliente_idx" ON "cliente_versoes" USING btree ("cliente_id","created_at");--> statement-breakpoint
CREATE INDEX "cliente_versoes_terapeuta_id_idx" ON "cliente_versoes" USING btree ("terapeuta_id");--> statement-breakpoint
CREATE INDEX "clientes_list_idx" ON "clientes" USING btree ("terapeuta_id","atividade_em" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "clientes"."juntado_a" is null;--> statement-breakpoint
CREATE INDEX "clientes_terapeuta_id_idx" ON "clientes" USING btree ("terapeuta_id");--> statement-breakpoint
CREATE INDEX "clientes_juntado_a_idx" ON "clientes" USING btree ("juntado_a") WHERE "clientes"."juntado_a" is not null;--> statement-breakpoint
CREATE INDEX "clientes_busca_idx" ON "clientes" USING gin ("busca" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "avaliacoes" ADD CONSTRAINT "avaliacoes_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON clientes TO meridia_system;
--> statement-breakpoint
ALTER TABLE clientes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE clientes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON clientes TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON clientes TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON clientes TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON cliente_versoes TO meridia_system;
--> statement-breakpoint
ALTER TABLE cliente_versoes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE cliente_versoes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON cliente_versoes TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON cliente_versoes TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON cliente_versoes TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON cliente_juncoes TO meridia_system;
--> statement-breakpoint
ALTER TABLE cliente_juncoes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE cliente_juncoes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON cliente_juncoes TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (desfeita_em) ON cliente_juncoes TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON cliente_juncoes TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
