-- A consultation can begin from a client who has no assessment; a merge of two clients remembers such consultations, too. Earlier rows keep
-- their assessment.
ALTER TABLE "consultas_evolutivas" ALTER COLUMN "avaliacao_inicial_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cliente_juncoes" ADD COLUMN "consulta_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD CONSTRAINT "consultas_evolutivas_place" CHECK ("consultas_evolutivas"."avaliacao_inicial_id" is not null or "consultas_evolutivas"."cliente_id" is not null);
--> statement-breakpoint
-- A person's own assessments are the only ones that the subquery sees; the foreign key compares the therapist of the client.
ALTER POLICY own_rows ON consultas_evolutivas
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    AND (avaliacao_inicial_id IS NULL OR exists (select from avaliacoes where avaliacoes.id = avaliacao_inicial_id)));
