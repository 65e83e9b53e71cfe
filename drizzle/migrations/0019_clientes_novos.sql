-- The indexes of the column that 0016 adds. They are made here because 0016 keeps everybody from the table until it ends, and with a million
-- assessments that took 1.6 s. A database that had run 0016 before this was changed has them.
CREATE INDEX IF NOT EXISTS "avaliacoes_cliente_idx" ON "avaliacoes" USING btree ("cliente_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "avaliacoes"."cliente_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "avaliacoes_soltas_idx" ON "avaliacoes" USING btree ("terapeuta_id","created_at" DESC NULLS FIRST) WHERE "avaliacoes"."cliente_id" is null;
--> statement-breakpoint
CREATE INDEX "clientes_novos_idx" ON "clientes" USING btree ("terapeuta_id","created_at" DESC NULLS FIRST) WHERE "clientes"."juntado_a" is null;
