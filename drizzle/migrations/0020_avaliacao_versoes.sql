-- Answers of an assessment can be corrected, and the earlier ones stay as versions. Every earlier row is the first revision of its answers,
-- and its report was made from it.
CREATE TABLE "avaliacao_versoes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"avaliacao_id" uuid NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"revisao" integer NOT NULL,
	"dados_anamnese" jsonb NOT NULL,
	"motivo" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avaliacoes" ADD COLUMN "respostas_revisao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacoes" ADD COLUMN "relatorio_revisao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacao_versoes" ADD CONSTRAINT "avaliacao_versoes_avaliacao_id_avaliacoes_id_fk" FOREIGN KEY ("avaliacao_id") REFERENCES "public"."avaliacoes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_versoes" ADD CONSTRAINT "avaliacao_versoes_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "avaliacao_versoes_revisao_key" ON "avaliacao_versoes" USING btree ("avaliacao_id","revisao");--> statement-breakpoint
CREATE INDEX "avaliacao_versoes_terapeuta_id_idx" ON "avaliacao_versoes" USING btree ("terapeuta_id");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON avaliacao_versoes TO meridia_system;
--> statement-breakpoint
ALTER TABLE avaliacao_versoes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE avaliacao_versoes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON avaliacao_versoes TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON avaliacao_versoes TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON avaliacao_versoes TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
