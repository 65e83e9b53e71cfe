-- Likely matches by address read every client of the account. Rewrites `clientes` once; no answer changes.
ALTER TABLE "clientes" ADD COLUMN "email_chave" text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "clientes_email_chave_idx" ON "clientes" USING btree ("terapeuta_id","email_chave") WHERE "clientes"."email_chave" <> '';