CREATE TABLE "access_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_tokens_purpose_known" CHECK ("account_tokens"."purpose" in ('signup', 'recovery'))
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"blocked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "anamnese_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avaliacoes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"nome_cliente" text NOT NULL,
	"idade" integer NOT NULL,
	"sexo" text NOT NULL,
	"telefone" text NOT NULL,
	"email" text NOT NULL,
	"queixa_principal" text NOT NULL,
	"sintomas" text[] NOT NULL,
	"consumo_agua" integer,
	"cafe_xicaras" integer,
	"frequencia_alcool" text,
	"qualidade_sono" text,
	"lingua_cor" text,
	"lingua_saburra" text,
	"lingua_forma" text,
	"lingua_umidade" text,
	"lingua_rachaduras" boolean NOT NULL,
	"lingua_marcas_dente" boolean NOT NULL,
	"imagem_lingua_url" text NOT NULL,
	"imagem_face_url" text,
	"imagem_orelha_url" text,
	"consentimento_lgpd" boolean NOT NULL,
	"consentimento_versao" text NOT NULL,
	"status" text DEFAULT 'pendente' NOT NULL,
	"tipo_relatorio" text DEFAULT 'completo' NOT NULL,
	"diagnostico_json" text,
	"relatorio_html" text,
	"dados_anamnese" jsonb NOT NULL,
	"stage" text DEFAULT 'observar' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"tentativa" integer DEFAULT 0 NOT NULL,
	"ciclo" integer DEFAULT 1 NOT NULL,
	"tentativa_base" integer DEFAULT 0 NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"motor" text,
	"modelo" text,
	"prompt_versao" text,
	"catalogo_versao" text,
	"input_tokens" integer,
	"output_tokens" integer,
	"custo_centavos" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "avaliacoes_status_known" CHECK ("avaliacoes"."status" in ('pendente', 'finalizado', 'erro', 'concluido')),
	CONSTRAINT "avaliacoes_idade" CHECK ("avaliacoes"."idade" between 0 and 120),
	CONSTRAINT "avaliacoes_consentimento" CHECK ("avaliacoes"."consentimento_lgpd"),
	CONSTRAINT "avaliacoes_percent" CHECK ("avaliacoes"."percent" between 0 and 100),
	CONSTRAINT "avaliacoes_finished" CHECK ("avaliacoes"."status" not in ('finalizado', 'concluido') or ("avaliacoes"."relatorio_html" is not null and "avaliacoes"."diagnostico_json" is not null))
);
--> statement-breakpoint
CREATE TABLE "clinica_configs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"nome_clinica" text,
	"logo_url" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultas_evolutivas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"avaliacao_inicial_id" uuid NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"numero_consulta" integer NOT NULL,
	"data_consulta" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"observacoes" text NOT NULL,
	"mudancas_quadro" text,
	"sintomas_atuais" text[] NOT NULL,
	"sintomas_resolvidos" text[] NOT NULL,
	"novas_queixas" text,
	CONSTRAINT "consultas_evolutivas_numero" CHECK ("consultas_evolutivas"."numero_consulta" >= 1)
);
--> statement-breakpoint
CREATE TABLE "fotos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"avaliacao_id" uuid,
	"draft_id" uuid,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"observacoes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fotos_kind_known" CHECK ("fotos"."kind" in ('lingua', 'face', 'orelha'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nome_completo" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relatorio_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"avaliacao_id" uuid NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"tentativa" integer NOT NULL,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"percent" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_brl" integer NOT NULL,
	"billing_cycle" text DEFAULT 'monthly' NOT NULL,
	"diagnoses_limit" integer NOT NULL,
	"badge" text,
	"popular" boolean DEFAULT false NOT NULL,
	"features" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"stripe_price_id_brl" text,
	"display_order" integer NOT NULL,
	CONSTRAINT "subscription_plans_limit" CHECK ("subscription_plans"."diagnoses_limit" >= -1),
	CONSTRAINT "subscription_plans_price" CHECK ("subscription_plans"."price_brl" >= 0)
);
--> statement-breakpoint
CREATE TABLE "usage_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"avaliacao_id" uuid,
	"kind" text NOT NULL,
	"delta" integer NOT NULL,
	"ciclo" integer NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usage_movements_kind_known" CHECK ("usage_movements"."kind" in ('consume', 'refund', 'redo'))
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role_known" CHECK ("user_roles"."role" in ('admin', 'therapist'))
);
--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"status" text NOT NULL,
	"diagnoses_used_this_period" integer DEFAULT 0 NOT NULL,
	"bonus_diagnoses" integer DEFAULT 0 NOT NULL,
	"period_anchor" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"current_period_start" timestamp (3) with time zone NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_subscriptions_used" CHECK ("user_subscriptions"."diagnoses_used_this_period" >= 0),
	CONSTRAINT "user_subscriptions_bonus" CHECK ("user_subscriptions"."bonus_diagnoses" >= 0),
	CONSTRAINT "user_subscriptions_period" CHECK ("user_subscriptions"."current_period_end" > "user_subscriptions"."current_period_start"),
	CONSTRAINT "user_subscriptions_status_known" CHECK ("user_subscriptions"."status" in ('active', 'trialing', 'past_due', 'canceled', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anamnese_drafts" ADD CONSTRAINT "anamnese_drafts_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacoes" ADD CONSTRAINT "avaliacoes_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinica_configs" ADD CONSTRAINT "clinica_configs_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD CONSTRAINT "consultas_evolutivas_avaliacao_inicial_id_avaliacoes_id_fk" FOREIGN KEY ("avaliacao_inicial_id") REFERENCES "public"."avaliacoes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultas_evolutivas" ADD CONSTRAINT "consultas_evolutivas_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fotos" ADD CONSTRAINT "fotos_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fotos" ADD CONSTRAINT "fotos_avaliacao_id_avaliacoes_id_fk" FOREIGN KEY ("avaliacao_id") REFERENCES "public"."avaliacoes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_events" ADD CONSTRAINT "relatorio_events_avaliacao_id_avaliacoes_id_fk" FOREIGN KEY ("avaliacao_id") REFERENCES "public"."avaliacoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_events" ADD CONSTRAINT "relatorio_events_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_movements" ADD CONSTRAINT "usage_movements_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_movements" ADD CONSTRAINT "usage_movements_avaliacao_id_avaliacoes_id_fk" FOREIGN KEY ("avaliacao_id") REFERENCES "public"."avaliacoes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_log_subject_idx" ON "access_log" USING btree ("subject_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "access_log_owner_idx" ON "access_log" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_tokens_account_id_idx" ON "account_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "anamnese_drafts_terapeuta_id_idx" ON "anamnese_drafts" USING btree ("terapeuta_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "avaliacoes_history_idx" ON "avaliacoes" USING btree ("terapeuta_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "avaliacoes_pending_idx" ON "avaliacoes" USING btree ("updated_at") WHERE "avaliacoes"."status" = 'pendente';--> statement-breakpoint
CREATE UNIQUE INDEX "avaliacoes_idempotency_key" ON "avaliacoes" USING btree ("terapeuta_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "clinica_configs_terapeuta_id_key" ON "clinica_configs" USING btree ("terapeuta_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consultas_evolutivas_numero_key" ON "consultas_evolutivas" USING btree ("avaliacao_inicial_id","numero_consulta");--> statement-breakpoint
CREATE INDEX "consultas_evolutivas_terapeuta_id_idx" ON "consultas_evolutivas" USING btree ("terapeuta_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fotos_storage_key" ON "fotos" USING btree ("storage_key");--> statement-breakpoint
CREATE UNIQUE INDEX "fotos_avaliacao_kind_key" ON "fotos" USING btree ("avaliacao_id","kind") WHERE "fotos"."avaliacao_id" is not null;--> statement-breakpoint
CREATE INDEX "fotos_terapeuta_id_idx" ON "fotos" USING btree ("terapeuta_id");--> statement-breakpoint
CREATE INDEX "fotos_unclaimed_idx" ON "fotos" USING btree ("created_at") WHERE "fotos"."avaliacao_id" is null;--> statement-breakpoint
CREATE INDEX "relatorio_events_avaliacao_id_idx" ON "relatorio_events" USING btree ("avaliacao_id","id");--> statement-breakpoint
CREATE INDEX "relatorio_events_terapeuta_id_idx" ON "relatorio_events" USING btree ("terapeuta_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_plans_name_key" ON "subscription_plans" USING btree ("name");--> statement-breakpoint
CREATE INDEX "usage_movements_user_id_idx" ON "usage_movements" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "usage_movements_once_key" ON "usage_movements" USING btree ("avaliacao_id","kind","ciclo");--> statement-breakpoint
CREATE INDEX "user_subscriptions_plan_id_idx" ON "user_subscriptions" USING btree ("plan_id");