-- Stored content may be sealed (ADR 0048), and lists and searches open nothing: what they show has columns of its own. Rows of before are
-- filled in by the next migration, because this one keeps everybody from the tables until it ends.
ALTER TABLE "avaliacoes" ADD COLUMN "com_erro" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacoes" ADD COLUMN "primeiro_padrao" text;--> statement-breakpoint
ALTER TABLE "anamnese_drafts" ADD COLUMN "nome_cliente" text;--> statement-breakpoint
ALTER TABLE "anamnese_drafts" ADD COLUMN "cliente_id" text;--> statement-breakpoint
ALTER TABLE "anamnese_drafts" ADD COLUMN "respondida_por" text;--> statement-breakpoint
ALTER TABLE "anamnese_drafts" ADD COLUMN "respondida_em" text;--> statement-breakpoint
ALTER TABLE "anamnese_drafts" ADD COLUMN "foto_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD COLUMN "numero_pontos" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Sealed, content is a third longer.
ALTER TABLE "convites" DROP CONSTRAINT "convites_ficha_size";--> statement-breakpoint
ALTER TABLE "convites" ADD CONSTRAINT "convites_ficha_size" CHECK (octet_length("convites"."ficha"::text) <= 270000);--> statement-breakpoint
ALTER TABLE "relatorio_pareceres" DROP CONSTRAINT "relatorio_pareceres_size";--> statement-breakpoint
ALTER TABLE "relatorio_pareceres" ADD CONSTRAINT "relatorio_pareceres_size" CHECK (octet_length("relatorio_pareceres"."parecer"::text) <= 540000);--> statement-breakpoint
-- The ids of these tables keep their defaults for the release before, which names none; drizzle/schema knows no default any more.

-- Content that is not sealed tells its columns here, so that it makes no difference which release wrote it. Sealed content comes with them.
CREATE FUNCTION json_or_null(stored text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN stored::jsonb;
EXCEPTION WHEN data_exception THEN
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_avaliacao() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  told jsonb := json_or_null(NEW.diagnostico_json);
BEGIN
  NEW.com_erro := coalesce(jsonb_typeof(told -> 'erro') = 'string', false);
  NEW.primeiro_padrao := told #>> '{analise,padroes,0,nome}';
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_avaliacao BEFORE INSERT OR UPDATE OF diagnostico_json ON avaliacoes FOR EACH ROW
  WHEN (NEW.diagnostico_json IS NULL OR left(NEW.diagnostico_json, 1) <> E'\001') EXECUTE FUNCTION tell_avaliacao();
--> statement-breakpoint
CREATE FUNCTION text_at(stored jsonb, path text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN jsonb_typeof(stored #> path) = 'string' THEN stored #>> path END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_draft() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.nome_cliente := text_at(NEW.data, '{dados,nomeCliente}');
  NEW.cliente_id := text_at(NEW.data, '{clienteId}');
  NEW.respondida_por := text_at(NEW.data, '{respondida,por}');
  NEW.respondida_em := text_at(NEW.data, '{respondida,em}');
  NEW.foto_ids := ARRAY(
    SELECT value FROM jsonb_each_text(CASE WHEN jsonb_typeof(NEW.data -> 'fotos') = 'object' THEN NEW.data -> 'fotos' ELSE '{}' END)
    WHERE value IS NOT NULL);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_draft BEFORE INSERT OR UPDATE OF data ON anamnese_drafts FOR EACH ROW
  WHEN (jsonb_typeof(NEW.data) = 'object') EXECUTE FUNCTION tell_draft();
--> statement-breakpoint
CREATE FUNCTION tell_consulta() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.numero_pontos := CASE WHEN jsonb_typeof(NEW.pontos -> 'pontos') = 'array' THEN jsonb_array_length(NEW.pontos -> 'pontos') ELSE 0 END;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_consulta BEFORE INSERT OR UPDATE OF pontos ON consultas_evolutivas FOR EACH ROW
  WHEN (jsonb_typeof(NEW.pontos) = 'object') EXECUTE FUNCTION tell_consulta();
--> statement-breakpoint
-- For `npm run seal-storage`, which writes the same content sealed.
GRANT UPDATE (conteudo) ON consulta_evolutiva_versoes TO meridia_system;
