-- As before, and beside the day's cap for everybody a bound for each account: three requests for each unit of the running period,
-- bonus included. Making reports anew is free, and a failed one gives its unit back, so units alone bound nothing. Unlimited plans and
-- admins have the day's cap. The same name and arguments, so that processes of the release before go on working beside this one.
CREATE OR REPLACE FUNCTION reserve_ai_call(terapeuta uuid, avaliacao uuid, model text, most numeric, cap numeric) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  reserved uuid;
BEGIN
  PERFORM pg_advisory_xact_lock(7260451);
  INSERT INTO ai_calls (terapeuta_id, avaliacao_id, modelo, custo_centavos)
    SELECT terapeuta, avaliacao, model, most
    WHERE (
      SELECT coalesce(sum(custo_centavos), 0) FROM ai_calls
      WHERE created_at >= date_trunc('day', now() AT TIME ZONE 'America/Sao_Paulo') AT TIME ZONE 'America/Sao_Paulo'
    ) < cap
    AND NOT EXISTS (
      SELECT FROM user_subscriptions AS subscription JOIN subscription_plans AS plan ON plan.id = subscription.plan_id
      WHERE subscription.user_id = terapeuta AND plan.diagnoses_limit >= 0
        AND NOT EXISTS (SELECT FROM user_roles WHERE user_id = terapeuta AND role = 'admin')
        AND 3 * (plan.diagnoses_limit + subscription.bonus_diagnoses) <= (
          SELECT count(*) FROM ai_calls WHERE terapeuta_id = terapeuta AND created_at >= subscription.current_period_start
        )
    )
    RETURNING id INTO reserved;
  RETURN reserved;
END
$$;
