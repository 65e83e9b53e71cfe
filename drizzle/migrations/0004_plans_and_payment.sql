CREATE SEQUENCE "public"."payment_sync_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "paid_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"price_id" text NOT NULL,
	"plan_id" uuid,
	"status" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"current_period_start" timestamp (3) with time zone NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"cancel_at" timestamp (3) with time zone,
	"grace_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "paid_subscriptions_status_known" CHECK ("paid_subscriptions"."status" in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused'))
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"checkout_number" integer DEFAULT 0 NOT NULL,
	"checkout_session_id" text,
	"checkout_plan_id" uuid,
	"sync_number" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"account_id" uuid NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"from_plan_id" uuid NOT NULL,
	"to_plan_id" uuid NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_changes_source_known" CHECK ("plan_changes"."source" in ('free', 'payment', 'grant'))
);
--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"granted_by" uuid,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_grants_term" CHECK ("plan_grants"."ends_at" > "plan_grants"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "plan_prices" (
	"price_id" text PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "usage_movements" DROP CONSTRAINT "usage_movements_kind_known";--> statement-breakpoint
ALTER TABLE "usage_movements" ADD COLUMN "bonus" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_movements" ADD COLUMN "counted_at" timestamp (3) with time zone;--> statement-breakpoint
-- A unit given back counts where it was taken.
UPDATE usage_movements m SET counted_at = coalesce(
  (SELECT taken.created_at FROM usage_movements taken
   WHERE m.kind = 'refund' AND taken.kind = 'consume' AND taken.avaliacao_id = m.avaliacao_id AND taken.ciclo = m.ciclo),
  m.created_at);
--> statement-breakpoint
ALTER TABLE "usage_movements" ALTER COLUMN "counted_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_movements" DROP COLUMN "period_start";--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "source" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "settle_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE user_subscriptions SET settle_at = current_period_end;
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ALTER COLUMN "settle_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "grace_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "paid_subscriptions" ADD CONSTRAINT "paid_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_subscriptions" ADD CONSTRAINT "paid_subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_checkout_plan_id_subscription_plans_id_fk" FOREIGN KEY ("checkout_plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_from_plan_id_subscription_plans_id_fk" FOREIGN KEY ("from_plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_to_plan_id_subscription_plans_id_fk" FOREIGN KEY ("to_plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paid_subscriptions_account_id_idx" ON "paid_subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_customer_id_key" ON "payment_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_events_created_at_idx" ON "payment_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_events_account_id_idx" ON "payment_events" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "plan_changes_account_id_idx" ON "plan_changes" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plan_grants_account_id_idx" ON "plan_grants" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "usage_movements_counted_at_idx" ON "usage_movements" USING btree ("user_id","counted_at");--> statement-breakpoint
CREATE INDEX "user_subscriptions_settle_at_idx" ON "user_subscriptions" USING btree ("settle_at");--> statement-breakpoint
ALTER TABLE "usage_movements" ADD CONSTRAINT "usage_movements_kind_known" CHECK ("usage_movements"."kind" in ('consume', 'refund', 'redo', 'bonus'));--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_source_known" CHECK ("user_subscriptions"."source" in ('free', 'payment', 'grant'));--> statement-breakpoint
-- Bonus units stood in the counter alone.
INSERT INTO usage_movements (user_id, kind, delta, bonus, ciclo, counted_at)
  SELECT user_id, 'bonus', 0, bonus_diagnoses, 0, greatest(coalesce(email_confirmed_at, now()), current_period_start)
  FROM user_subscriptions JOIN accounts ON accounts.id = user_id WHERE bonus_diagnoses > 0;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON paid_subscriptions, payment_customers, payment_events, plan_prices TO meridia_system;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE payment_sync_number TO meridia_system;
--> statement-breakpoint
-- Traces: added to, not rewritten. A grant can only be revoked.
GRANT SELECT, INSERT, DELETE ON plan_changes, plan_grants TO meridia_system;
--> statement-breakpoint
GRANT UPDATE (revoked_at, revoked_by) ON plan_grants TO meridia_system;
--> statement-breakpoint
ALTER TABLE paid_subscriptions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE paid_subscriptions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON paid_subscriptions TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE payment_customers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payment_customers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON payment_customers TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE payment_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payment_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON payment_events TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE plan_changes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE plan_changes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON plan_changes TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE plan_grants ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE plan_grants FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON plan_grants TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE plan_prices ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE plan_prices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON plan_prices TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON plan_changes TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON plan_changes TO meridia_app
  USING (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
-- Periods and extra units are settled by the system; a person's own transaction only takes units.
REVOKE UPDATE (bonus_diagnoses, current_period_start, current_period_end) ON user_subscriptions FROM meridia_app;
--> statement-breakpoint
DROP POLICY own_rows ON usage_movements;
--> statement-breakpoint
CREATE POLICY own_rows ON usage_movements TO meridia_app
  USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid) AND kind IN ('consume', 'redo'));
