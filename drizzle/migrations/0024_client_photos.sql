-- Photos that a client sends through her invitation, and the mail that tells her therapist that she has answered.
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "foto_uploads" ADD COLUMN "convite_id" uuid;--> statement-breakpoint
ALTER TABLE "fotos" ADD COLUMN "convite_id" uuid;--> statement-breakpoint
CREATE INDEX "foto_uploads_convite_id_idx" ON "foto_uploads" USING btree ("convite_id") WHERE "foto_uploads"."convite_id" is not null;--> statement-breakpoint
CREATE INDEX "fotos_convite_id_idx" ON "fotos" USING btree ("convite_id") WHERE "fotos"."convite_id" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirmation', 'recovery', 'password_changed', 'report_ready', 'report_failed', 'payment_failed', 'plan_changed', 'quota_nearly_used', 'intake_invitation', 'intake_answered'));