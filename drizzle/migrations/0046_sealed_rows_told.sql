-- Row-level security holds for the owner of the tables, too.
SET LOCAL ROLE meridia_system;
--> statement-breakpoint
-- Each row tells itself, by the triggers of the migration before.
UPDATE avaliacoes SET diagnostico_json = diagnostico_json WHERE diagnostico_json IS NOT NULL;
--> statement-breakpoint
UPDATE anamnese_drafts SET data = data;
--> statement-breakpoint
UPDATE consultas_evolutivas SET pontos = pontos WHERE pontos <> '{"pontos": []}'::jsonb;
--> statement-breakpoint
RESET ROLE;
