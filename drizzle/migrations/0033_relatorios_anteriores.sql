-- A report that is made again replaced the earlier one without a trace. The last few are kept from now on; no row changes.
CREATE TABLE "relatorios_anteriores" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"avaliacao_id" uuid NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"revisao" integer NOT NULL,
	"diagnostico_json" text NOT NULL,
	"relatorio_html" text NOT NULL,
	"substituido_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "relatorios_anteriores_revisao" CHECK ("relatorios_anteriores"."revisao" >= 1)
);
--> statement-breakpoint
ALTER TABLE "relatorios_anteriores" ADD CONSTRAINT "relatorios_anteriores_avaliacao_id_avaliacoes_id_fk" FOREIGN KEY ("avaliacao_id") REFERENCES "public"."avaliacoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorios_anteriores" ADD CONSTRAINT "relatorios_anteriores_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "relatorios_anteriores_avaliacao_id_idx" ON "relatorios_anteriores" USING btree ("avaliacao_id","substituido_em");--> statement-breakpoint
CREATE INDEX "relatorios_anteriores_terapeuta_id_idx" ON "relatorios_anteriores" USING btree ("terapeuta_id");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON relatorios_anteriores TO meridia_system;
--> statement-breakpoint
ALTER TABLE relatorios_anteriores ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE relatorios_anteriores FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON relatorios_anteriores TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- The worker keeps and removes them; requests read them.
GRANT SELECT ON relatorios_anteriores TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON relatorios_anteriores TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
