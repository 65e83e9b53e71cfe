-- What the therapist said of the signs that were read in the texts of a follow-up. Earlier follow-ups were read by nobody.
ALTER TABLE "consultas_evolutivas" ADD COLUMN "correcoes" jsonb DEFAULT '[]'::jsonb NOT NULL;
