CREATE TABLE "foto_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terapeuta_id" uuid NOT NULL,
	"draft_id" uuid,
	"kind" text NOT NULL,
	"total_bytes" integer NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"pieces" text[] DEFAULT '{}'::text[] NOT NULL,
	"foto_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "foto_uploads_received" CHECK ("foto_uploads"."received_bytes" between 0 and "foto_uploads"."total_bytes"),
	CONSTRAINT "foto_uploads_kind_known" CHECK ("foto_uploads"."kind" in ('lingua', 'face', 'orelha'))
);
--> statement-breakpoint
ALTER TABLE "foto_uploads" ADD CONSTRAINT "foto_uploads_terapeuta_id_accounts_id_fk" FOREIGN KEY ("terapeuta_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "foto_uploads_terapeuta_id_idx" ON "foto_uploads" USING btree ("terapeuta_id","created_at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON foto_uploads TO meridia_system, meridia_app;
--> statement-breakpoint
ALTER TABLE foto_uploads ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE foto_uploads FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON foto_uploads TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_rows ON foto_uploads TO meridia_app
  USING (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  WITH CHECK (terapeuta_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
