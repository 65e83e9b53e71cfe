-- The search of one's clients reads this index alone. Row-level security never let it use the trigrams. No row changes; the new index
-- comes first, so that reads wait only while the two others go.
CREATE INDEX "clientes_list_busca_idx" ON "clientes" USING btree ("terapeuta_id","atividade_em" DESC NULLS FIRST,"id" DESC NULLS FIRST,"busca") WHERE "clientes"."juntado_a" is null;--> statement-breakpoint
DROP INDEX "clientes_busca_idx";--> statement-breakpoint
DROP INDEX "clientes_list_idx";
