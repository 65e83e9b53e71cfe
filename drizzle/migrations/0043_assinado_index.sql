-- Row-level security holds for the owner of the tables, too.
SET LOCAL ROLE meridia_system;
--> statement-breakpoint
-- PostgreSQL 15 cannot ask whether a text is JSON.
CREATE FUNCTION pg_temp.gerado_em(diagnostico text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RETURN diagnostico::jsonb #>> '{origem,geradoEm}';
EXCEPTION WHEN invalid_text_representation OR untranslatable_character THEN RETURN NULL;
END $$;
--> statement-breakpoint
-- Only signed reports are read: the newest version is of the report as it stands, and the opinion has not gone on.
UPDATE avaliacoes SET assinado = true
FROM (SELECT DISTINCT ON (avaliacao_id) avaliacao_id, edicao, base FROM relatorio_versoes ORDER BY avaliacao_id, numero DESC) AS newest
LEFT JOIN relatorio_pareceres AS opinion ON opinion.avaliacao_id = newest.avaliacao_id
WHERE newest.avaliacao_id = avaliacoes.id
  AND newest.base = pg_temp.gerado_em(diagnostico_json)
  AND (opinion.edicao IS NULL OR (opinion.edicao = newest.edicao AND opinion.base = newest.base));
--> statement-breakpoint
RESET ROLE;
--> statement-breakpoint
CREATE INDEX "avaliacoes_assinado_idx" ON "avaliacoes" USING btree ("terapeuta_id","assinado","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "avaliacoes"."status" = 'finalizado';
