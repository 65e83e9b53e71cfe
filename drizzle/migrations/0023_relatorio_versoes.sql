-- A therapist's opinion lies over a report, and signed versions are frozen (ADR 0035). Nothing is signed so far: each earlier report is
-- its own version 1, and no row of it changes.
CREATE TABLE "relatorio_pareceres" (
	"avaliacao_id" uuid PRIMARY KEY NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"edicao" integer DEFAULT 1 NOT NULL,
	"base" text NOT NULL,
	"parecer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "relatorio_pareceres_edicao" CHECK ("relatorio_pareceres"."edicao" >= 1),
	CONSTRAINT "relatorio_pareceres_size" CHECK (octet_length("relatorio_pareceres"."parecer"::text) <= 400000)
);
--> statement-breakpoint
CREATE TABLE "relatorio_versoes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"avaliacao_id" uuid NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"numero" integer NOT NULL,
	"edicao" integer NOT NULL,
	"base" text NOT NULL,
	"conteudo" text NOT NULL,
	"html" text NOT NULL,
	"hash" text NOT NULL,
	"assinado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "relatorio_versoes_numero" CHECK ("relatorio_versoes"."numero" >= 1)
);
--> statement-breakpoint
ALTER TABLE "clinica_configs" ADD COLUMN "conselho" text;--> statement-breakpoint
ALTER TABLE "clinica_configs" ADD COLUMN "registro" text;--> statement-breakpoint
ALTER TABLE "clinica_configs" ADD COLUMN "local" text;--> statement-breakpoint
ALTER TABLE "clinica_configs" ADD COLUMN "somente_assinados" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "relatorio_pareceres" ADD CONSTRAINT "relatorio_pareceres_avaliacao_id_avaliacoes_id_fk" FOREIGN KEY ("avaliacao_id") REFERENCES "public"."avaliacoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_pareceres" ADD CONSTRAINT "relatorio_pareceres_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_versoes" ADD CONSTRAINT "relatorio_versoes_avaliacao_id_avaliacoes_id_fk" FOREIGN KEY ("avaliacao_id") REFERENCES "public"."avaliacoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_versoes" ADD CONSTRAINT "relatorio_versoes_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "relatorio_pareceres_terapeuta_id_idx" ON "relatorio_pareceres" USING btree ("terapeuta_id");--> statement-breakpoint
CREATE UNIQUE INDEX "relatorio_versoes_numero_key" ON "relatorio_versoes" USING btree ("avaliacao_id","numero");--> statement-breakpoint
CREATE INDEX "relatorio_versoes_terapeuta_id_idx" ON "relatorio_versoes" USING btree ("terapeuta_id");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON relatorio_pareceres, relatorio_versoes TO meridia_system;
--> statement-breakpoint
ALTER TABLE relatorio_pareceres ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE relatorio_pareceres FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON relatorio_pareceres TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON relatorio_pareceres TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON relatorio_pareceres TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE relatorio_versoes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE relatorio_versoes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON relatorio_versoes TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- What was signed is read by requests and written by none: the step of signing runs after the password was proved.
GRANT SELECT ON relatorio_versoes TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON relatorio_versoes TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
