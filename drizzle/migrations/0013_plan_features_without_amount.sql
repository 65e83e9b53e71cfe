-- How many diagnoses a plan includes stood twice: as its limit, and as a line of its list. The line is now made of the limit. The seed
-- writes the lists of plans that nobody has edited; those of an admin lose the line here, and nothing else. As the role that may: the
-- owner is bound by row-level security.
SET LOCAL ROLE meridia_system;
--> statement-breakpoint
UPDATE subscription_plans
SET features = (
  SELECT coalesce(jsonb_agg(feature ORDER BY place), '[]')
  FROM jsonb_array_elements_text(features) WITH ORDINALITY AS listed (feature, place)
  WHERE feature !~* '^\s*(\d[\d.]* diagnósticos?( completos?)? por mês|diagnósticos( completos)? ilimitados)\.?\s*$'
)
WHERE edited_at IS NOT NULL;
--> statement-breakpoint
RESET ROLE;
