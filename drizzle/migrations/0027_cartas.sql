-- A letter to a client that its therapist has changed. Letters of earlier reports say what the report gives, and have no row.
CREATE TABLE "cartas" (
	"avaliacao_id" uuid PRIMARY KEY NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"textos" jsonb NOT NULL,
	"revisao" integer DEFAULT 1 NOT NULL,
	"ciclo" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cartas" ADD CONSTRAINT "cartas_avaliacao_id_avaliacoes_id_fk" FOREIGN KEY ("avaliacao_id") REFERENCES "public"."avaliacoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cartas" ADD CONSTRAINT "cartas_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cartas_terapeuta_id_idx" ON "cartas" USING btree ("terapeuta_id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON cartas TO meridia_system;
--> statement-breakpoint
ALTER TABLE cartas ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE cartas FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON cartas TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON cartas TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON cartas TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
