-- By hand: the reports of earlier releases carried the clinic's brand under every plan, and keep it. As a default, because an update of
-- all rows would write the whole table again.
ALTER TABLE "avaliacoes" ADD COLUMN "com_marca" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacoes" ALTER COLUMN "com_marca" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "consultas_por_cliente" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "marca" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "convites" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "protocolos_proprios" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "suporte" text DEFAULT 'comum' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD CONSTRAINT "subscription_plans_consultas" CHECK ("subscription_plans"."consultas_por_cliente" = -1 or "subscription_plans"."consultas_por_cliente" between 1 and 1000);--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD CONSTRAINT "subscription_plans_suporte_known" CHECK ("subscription_plans"."suporte" in ('comum', 'prioritario', 'continuo'));--> statement-breakpoint
-- By hand: the plans of earlier releases get what shared/plans.ts gives them, also those that an admin has edited, which the seed does not
-- touch. As the role that may: the owner is bound by row-level security.
SET LOCAL ROLE meridia_system;
--> statement-breakpoint
UPDATE subscription_plans
SET consultas_por_cliente = -1, marca = true, convites = true, protocolos_proprios = true
WHERE name IN ('Profissional', 'Premium', 'Enterprise');
--> statement-breakpoint
UPDATE subscription_plans SET suporte = 'prioritario' WHERE name = 'Premium';
--> statement-breakpoint
UPDATE subscription_plans SET suporte = 'continuo' WHERE name = 'Enterprise';
--> statement-breakpoint
RESET ROLE;
