ALTER TABLE "ai_calls" ALTER COLUMN "custo_centavos" SET DATA TYPE numeric(12, 4);--> statement-breakpoint
ALTER TABLE "avaliacoes" ALTER COLUMN "custo_centavos" SET DATA TYPE numeric(12, 4);