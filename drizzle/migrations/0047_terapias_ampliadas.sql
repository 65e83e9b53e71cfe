ALTER TABLE "subscription_plans" ADD COLUMN "terapias_ampliadas" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- By hand: the plans of earlier releases that listed them get them, also where an admin has edited the plan. As the role that may: the
-- owner is bound by row-level security.
SET LOCAL ROLE meridia_system;
--> statement-breakpoint
UPDATE subscription_plans SET terapias_ampliadas = true WHERE name IN ('Premium', 'Enterprise');
--> statement-breakpoint
RESET ROLE;
