-- A model may read what our reader did not understand of an intake: one request of its own beside those for the text, and what it
-- proposed, kept with the intake. Nothing was read so in earlier rows.
ALTER TABLE "ai_calls" ADD COLUMN "leitura" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacoes" ADD COLUMN "leitura_ia" jsonb;
