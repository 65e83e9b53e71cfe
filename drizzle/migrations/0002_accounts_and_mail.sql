CREATE TABLE "known_devices" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"dedupe_key" text,
	"sent_at" timestamp (3) with time zone,
	"dropped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirmation', 'recovery', 'password_changed', 'report_ready', 'payment_failed', 'plan_changed', 'quota_nearly_used'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_notices" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_account_id_idx" ON "known_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "known_devices_expires_at_idx" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_dedupe_key" ON "mails" USING btree ("account_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "recovery_codes_account_id_idx" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON known_devices, mails, rate_limits, recovery_codes, second_factors TO meridia_system;
--> statement-breakpoint
ALTER TABLE known_devices ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE known_devices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON known_devices TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE mails ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mails FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON mails TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE rate_limits ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE rate_limits FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON rate_limits TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE recovery_codes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON recovery_codes TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE second_factors ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE second_factors FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON second_factors TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A person's own transaction may ask for a message to that person: creating an assessment can use up most of a quota.
GRANT SELECT, INSERT ON mails TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON mails TO meridia_app
  USING (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
