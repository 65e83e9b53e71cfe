CREATE TABLE "free_unit_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"period_anchor" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"welcomed_at" timestamp (3) with time zone,
	"used" integer DEFAULT 0 NOT NULL,
	"used_until" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_codes" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"sealed_code" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setup_codes_one_row" CHECK ("setup_codes"."only")
);
--> statement-breakpoint
ALTER TABLE "usage_movements" DROP CONSTRAINT "usage_movements_kind_known";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "mailbox_mark" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "second_factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "free_units_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "free_unit_marks" ADD CONSTRAINT "free_unit_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_unit_marks_account_id_idx" ON "free_unit_marks" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "free_unit_marks_erased_at_idx" ON "free_unit_marks" USING btree ("erased_at");--> statement-breakpoint
CREATE INDEX "accounts_mailbox_mark_idx" ON "accounts" USING btree ("mailbox_mark");--> statement-breakpoint
ALTER TABLE "usage_movements" ADD CONSTRAINT "usage_movements_kind_known" CHECK ("usage_movements"."kind" in ('consume', 'refund', 'redo', 'bonus', 'carried'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON free_unit_marks, setup_codes TO meridia_system;
--> statement-breakpoint
ALTER TABLE free_unit_marks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE free_unit_marks FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON free_unit_marks TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE setup_codes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE setup_codes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON setup_codes TO meridia_system USING (true) WITH CHECK (true);
