-- Conversations with support, their messages and pictures (ADR 0041).
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author" text NOT NULL,
	"admin_id" uuid,
	"text" text NOT NULL,
	"idempotency_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_messages_admin" CHECK (("support_messages"."author" = 'support') = ("support_messages"."admin_id" is not null)),
	CONSTRAINT "support_messages_author_known" CHECK ("support_messages"."author" in ('person', 'support'))
);
--> statement-breakpoint
CREATE TABLE "support_pictures" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"priority" text NOT NULL,
	"rank" smallint GENERATED ALWAYS AS (case priority when 'continuo' then 0 when 'prioritario' then 1 else 2 end) STORED NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"first_answered_at" timestamp (3) with time zone,
	"first_answered_priority" text,
	"closed_at" timestamp (3) with time zone,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"build" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"screen" text NOT NULL,
	"route" text NOT NULL,
	"online" boolean NOT NULL,
	"plan_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_threads_waiting" CHECK (("support_threads"."state" = 'open') = ("support_threads"."waiting_since" is not null)),
	CONSTRAINT "support_threads_closed" CHECK (("support_threads"."state" = 'closed') = ("support_threads"."closed_at" is not null)),
	CONSTRAINT "support_threads_subject_known" CHECK ("support_threads"."subject" in ('intake', 'photos', 'report', 'clients', 'account', 'payment', 'privacy', 'other')),
	CONSTRAINT "support_threads_state_known" CHECK ("support_threads"."state" in ('open', 'answered', 'closed')),
	CONSTRAINT "support_threads_priority_known" CHECK ("support_threads"."priority" in ('continuo', 'prioritario', 'comum')),
	CONSTRAINT "support_threads_first_answered_priority_known" CHECK ("support_threads"."first_answered_priority" in ('continuo', 'prioritario', 'comum'))
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_thread_id_support_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."support_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_pictures" ADD CONSTRAINT "support_pictures_message_id_support_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_pictures" ADD CONSTRAINT "support_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_number_key" ON "support_messages" USING btree ("thread_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_idempotency_key" ON "support_messages" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "support_pictures_account_idx" ON "support_pictures" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "support_threads_account_idx" ON "support_threads" USING btree ("account_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_threads_waiting_idx" ON "support_threads" USING btree ("rank","waiting_since","id") WHERE "support_threads"."state" = 'open';--> statement-breakpoint
CREATE INDEX "support_threads_others_idx" ON "support_threads" USING btree ("last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "support_threads"."state" <> 'open';--> statement-breakpoint
CREATE INDEX "support_threads_first_answer_idx" ON "support_threads" USING btree ("first_answered_at") WHERE "support_threads"."first_answered_at" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirmation', 'recovery', 'password_changed', 'report_ready', 'report_failed', 'payment_failed', 'plan_changed', 'quota_nearly_used', 'intake_invitation', 'intake_answered', 'new_terms', 'new_price', 'support_answered'));--> statement-breakpoint
-- Written by hand from here on: the rights of both roles. A person writes as a person, and neither changes a message nor takes one away.
GRANT SELECT, INSERT, UPDATE, DELETE ON support_threads, support_messages, support_pictures TO meridia_system;
--> statement-breakpoint
ALTER TABLE support_threads ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE support_threads FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE support_messages ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE support_messages FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE support_pictures ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE support_pictures FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON support_threads TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON support_messages TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON support_pictures TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON support_threads, support_messages, support_pictures TO meridia_app;
--> statement-breakpoint
GRANT UPDATE (state, priority, waiting_since, closed_at, last_message_at, message_count, revision) ON support_threads TO meridia_app;
--> statement-breakpoint
CREATE POLICY own_rows ON support_threads TO meridia_app
  USING (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY own_rows ON support_messages TO meridia_app
  USING (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid) and author = 'person');
--> statement-breakpoint
CREATE POLICY own_rows ON support_pictures TO meridia_app
  USING (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (account_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
