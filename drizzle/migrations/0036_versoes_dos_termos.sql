CREATE TABLE "aceites_termos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"documento" text NOT NULL,
	"versao" text NOT NULL,
	"tipo" text NOT NULL,
	"avisado_em" timestamp (3) with time zone,
	"vale_em" timestamp (3) with time zone,
	"aceito_em" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aceites_termos_documento_known" CHECK ("aceites_termos"."documento" in ('termos', 'privacidade')),
	CONSTRAINT "aceites_termos_tipo_known" CHECK ("aceites_termos"."tipo" in ('cadastro', 'versao_nova')),
	CONSTRAINT "aceites_termos_aviso" CHECK (("aceites_termos"."tipo" = 'versao_nova') = ("aceites_termos"."avisado_em" is not null) and ("aceites_termos"."avisado_em" is null) = ("aceites_termos"."vale_em" is null)),
	CONSTRAINT "aceites_termos_cadastro" CHECK ("aceites_termos"."tipo" <> 'cadastro' or "aceites_termos"."aceito_em" is not null)
);
--> statement-breakpoint
CREATE TABLE "price_announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"price_brl" integer NOT NULL,
	"in_force_at" timestamp (3) with time zone NOT NULL,
	"announced_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_announcements_price" CHECK ("price_announcements"."price_brl" > 0)
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "aceites_termos" ADD CONSTRAINT "aceites_termos_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_announcements" ADD CONSTRAINT "price_announcements_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "aceites_termos_versao_key" ON "aceites_termos" USING btree ("user_id","documento","versao");--> statement-breakpoint
CREATE UNIQUE INDEX "aceites_termos_pendente_key" ON "aceites_termos" USING btree ("user_id","documento") WHERE "aceites_termos"."aceito_em" is null;--> statement-breakpoint
CREATE INDEX "price_announcements_plan_id_idx" ON "price_announcements" USING btree ("plan_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirmation', 'recovery', 'password_changed', 'report_ready', 'report_failed', 'payment_failed', 'plan_changed', 'quota_nearly_used', 'intake_invitation', 'intake_answered', 'new_terms', 'new_price'));--> statement-breakpoint
-- Written by hand: grants and policies.
GRANT SELECT, INSERT, UPDATE, DELETE ON aceites_termos TO meridia_system;
--> statement-breakpoint
ALTER TABLE aceites_termos ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE aceites_termos FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON aceites_termos TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, UPDATE (versao, aceito_em) ON aceites_termos TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON aceites_termos TO meridia_app
  USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON price_announcements TO meridia_system;
--> statement-breakpoint
ALTER TABLE price_announcements ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE price_announcements FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON price_announcements TO meridia_system USING (true) WITH CHECK (true);
