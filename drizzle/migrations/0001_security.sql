-- Row-level security: the second wall behind the code's own ownership checks (docs/ARCHITECTURE.md, "Data").
-- meridia_app: requests of a signed-in person; sees only rows of app.user_id, a setting that lives inside one transaction. Unset = no rows.
-- meridia_system: sign-in, worker, webhooks and command line; sees all rows but owns nothing.
-- Roles belong to the cluster, not to the database, so they may exist already.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'meridia_app') THEN CREATE ROLE meridia_app NOLOGIN NOSUPERUSER NOBYPASSRLS; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'meridia_system') THEN CREATE ROLE meridia_system NOLOGIN NOSUPERUSER NOBYPASSRLS; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    GRANT meridia_app TO CURRENT_USER;
    GRANT meridia_system TO CURRENT_USER;
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO meridia_app, meridia_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO meridia_system;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO meridia_app, meridia_system;
--> statement-breakpoint
-- The log of who read what can be added to, by nobody changed.
REVOKE UPDATE, DELETE ON access_log FROM meridia_system;
--> statement-breakpoint
ALTER TABLE avaliacoes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE avaliacoes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON avaliacoes TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE fotos ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE fotos FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON fotos TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE anamnese_drafts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE anamnese_drafts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON anamnese_drafts TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE relatorio_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE relatorio_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON relatorio_events TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE usage_movements ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE usage_movements FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON usage_movements TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE consultas_evolutivas ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE consultas_evolutivas FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON consultas_evolutivas TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE clinica_configs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE clinica_configs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON clinica_configs TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE profiles ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE profiles FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON profiles TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE user_roles ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_roles FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON user_roles TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE user_subscriptions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_subscriptions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON user_subscriptions TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE accounts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE accounts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON accounts TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sessions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON sessions TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE account_tokens ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE account_tokens FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON account_tokens TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE subscription_plans ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE subscription_plans FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON subscription_plans TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE access_log ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE access_log FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON access_log TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON avaliacoes TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON avaliacoes TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON fotos TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON fotos TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON anamnese_drafts TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON anamnese_drafts TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT ON relatorio_events TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON relatorio_events TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT ON usage_movements TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON usage_movements TO meridia_app
  USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON consultas_evolutivas TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON consultas_evolutivas TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON clinica_configs TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON clinica_configs TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT ON profiles TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON profiles TO meridia_app
  USING (id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT ON user_roles TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON user_roles TO meridia_app
  USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT ON user_subscriptions TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON user_subscriptions TO meridia_app
  USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
-- A person's own transaction may move the usage counter and its period, never the plan or the status.
GRANT UPDATE (diagnoses_used_this_period, bonus_diagnoses, current_period_start, current_period_end) ON user_subscriptions TO meridia_app;
--> statement-breakpoint
GRANT SELECT ON subscription_plans TO meridia_app;
--> statement-breakpoint
CREATE POLICY everyone_reads ON subscription_plans FOR SELECT TO meridia_app USING (true);
--> statement-breakpoint
GRANT INSERT ON access_log TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_reads ON access_log FOR INSERT TO meridia_app
  WITH CHECK (actor_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
-- Monthly periods counted from an anchor day in Brazilian local time. Whole months are added to the anchor itself, so that a
-- plan begun on the 31st ends on the last day of short months and returns to the 31st after them.
CREATE FUNCTION quota_period_months(anchor timestamptz, at timestamptz) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT months - CASE WHEN day0 + make_interval(months => months) > local_at THEN 1 ELSE 0 END
  FROM (
    SELECT day0, local_at,
      ((extract(year FROM local_at) - extract(year FROM day0)) * 12 + extract(month FROM local_at) - extract(month FROM day0))::integer AS months
    FROM (SELECT date_trunc('day', anchor AT TIME ZONE 'America/Sao_Paulo') AS day0, at AT TIME ZONE 'America/Sao_Paulo' AS local_at) AS days
  ) AS counted
$$;
--> statement-breakpoint
CREATE FUNCTION quota_period_start(anchor timestamptz, at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (date_trunc('day', anchor AT TIME ZONE 'America/Sao_Paulo') + make_interval(months => quota_period_months(anchor, at))) AT TIME ZONE 'America/Sao_Paulo'
$$;
--> statement-breakpoint
CREATE FUNCTION quota_period_end(anchor timestamptz, at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (date_trunc('day', anchor AT TIME ZONE 'America/Sao_Paulo') + make_interval(months => quota_period_months(anchor, at) + 1)) AT TIME ZONE 'America/Sao_Paulo'
$$;
