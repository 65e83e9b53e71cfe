ALTER TABLE "ai_calls" ALTER COLUMN "custo_centavos" SET DATA TYPE numeric(12, 4);--> statement-breakpoint
ALTER TABLE "avaliacoes" ALTER COLUMN "custo_centavos" SET DATA TYPE numeric(12, 4);--> statement-breakpoint
-- One statement for whoever asks: the lock that puts reservations in line is held by the server alone, so that a process that freezes
-- or is cut off in between keeps nobody waiting. What it counts, it reads after it has got the lock.
CREATE FUNCTION reserve_ai_call(terapeuta uuid, avaliacao uuid, model text, most numeric, cap numeric) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  reserved uuid;
BEGIN
  PERFORM pg_advisory_xact_lock(7260451);
  INSERT INTO ai_calls (terapeuta_id, avaliacao_id, modelo, custo_centavos)
    SELECT terapeuta, avaliacao, model, most
    WHERE (
      SELECT coalesce(sum(custo_centavos), 0) FROM ai_calls
      WHERE created_at >= date_trunc('day', now() AT TIME ZONE 'America/Sao_Paulo') AT TIME ZONE 'America/Sao_Paulo'
    ) < cap
    RETURNING id INTO reserved;
  RETURN reserved;
END
$$;
