-- The history says which reports are signed. The earlier ones are noted by the next migration, because this one keeps everybody from the
-- table until it ends.
ALTER TABLE "avaliacoes" ADD COLUMN "assinado" boolean DEFAULT false NOT NULL;
