-- A row could name another therapist's client or assessment, as long as it named its own therapist: a foreign key looks past row-level
-- security. The app asks for the owner each time; from now on the database refuses such a row by itself. No earlier row changes.
CREATE UNIQUE INDEX "clientes_id_terapeuta_key" ON "clientes" USING btree ("id","terapeuta_id");--> statement-breakpoint
ALTER TABLE "avaliacoes" ADD CONSTRAINT "avaliacoes_own_cliente" FOREIGN KEY ("cliente_id","terapeuta_id") REFERENCES "public"."clientes"("id","terapeuta_id") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "clientes" ADD CONSTRAINT "clientes_own_juntado_a" FOREIGN KEY ("juntado_a","terapeuta_id") REFERENCES "public"."clientes"("id","terapeuta_id");--> statement-breakpoint
ALTER TABLE "cliente_versoes" ADD CONSTRAINT "cliente_versoes_own_cliente" FOREIGN KEY ("cliente_id","terapeuta_id") REFERENCES "public"."clientes"("id","terapeuta_id");--> statement-breakpoint
ALTER TABLE "cliente_juncoes" ADD CONSTRAINT "cliente_juncoes_own_cliente" FOREIGN KEY ("cliente_id","terapeuta_id") REFERENCES "public"."clientes"("id","terapeuta_id");--> statement-breakpoint
ALTER TABLE "cliente_juncoes" ADD CONSTRAINT "cliente_juncoes_own_outro" FOREIGN KEY ("outro_id","terapeuta_id") REFERENCES "public"."clientes"("id","terapeuta_id");--> statement-breakpoint
ALTER TABLE "convites" ADD CONSTRAINT "convites_own_cliente" FOREIGN KEY ("cliente_id","terapeuta_id") REFERENCES "public"."clientes"("id","terapeuta_id");--> statement-breakpoint
-- A person's own assessments are the only ones that the subqueries see.
ALTER POLICY own_rows ON avaliacao_versoes
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    AND exists (select from avaliacoes where avaliacoes.id = avaliacao_id));
--> statement-breakpoint
ALTER POLICY own_rows ON relatorio_shares
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    AND exists (select from avaliacoes where avaliacoes.id = avaliacao_id));
--> statement-breakpoint
ALTER POLICY own_rows ON consultas_evolutivas
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    AND exists (select from avaliacoes where avaliacoes.id = avaliacao_inicial_id));
