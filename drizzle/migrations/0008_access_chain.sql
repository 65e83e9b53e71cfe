CREATE TABLE "access_log_head" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"start_id" bigint NOT NULL,
	"last_id" bigint NOT NULL,
	"last_hash" "bytea" NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"checked_id" bigint,
	"checked_hash" "bytea",
	"broken_id" bigint,
	CONSTRAINT "access_log_head_single" CHECK ("access_log_head"."single")
);
--> statement-breakpoint
-- First what reads the whole table, while it can still be read; what locks it all takes no time.
CREATE INDEX "access_log_others_idx" ON "access_log" USING btree ("owner_id","created_at" DESC NULLS LAST) WHERE "access_log"."actor_id" <> "access_log"."owner_id";--> statement-breakpoint
ALTER TABLE "access_log" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
DROP SEQUENCE IF EXISTS "access_log_id_seq";--> statement-breakpoint
ALTER TABLE "access_log" ADD COLUMN "hash" "bytea";
--> statement-breakpoint
ALTER TABLE access_log_head ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE access_log_head FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON access_log_head TO meridia_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- The chain itself moves by the trigger alone; the system keeps what the last check found.
GRANT SELECT, UPDATE (checked_at, checked_id, checked_hash, broken_id) ON access_log_head TO meridia_system;
--> statement-breakpoint
-- The trigger works with the rights of the tables' owner, whom forced row-level security binds unless it is a superuser.
CREATE POLICY links ON access_log_head TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY links ON access_log FOR SELECT TO CURRENT_USER USING (true);
--> statement-breakpoint
-- Rows get their place in the chain one after the other, in whatever transaction they are written: the head's row is the lock. A read
-- that repeats one of the last minute is left out here, so that no caller and no second process can fill the table with it.
-- The hash is SHA-256 over the hash before and 'id|milliseconds|actor|role|action|subject|owner'; server/features/access-log/verify-chain.ts
-- works it out anew without this function.
CREATE FUNCTION link_access() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  head public.access_log_head;
  previous record;
BEGIN
  SELECT * INTO head FROM public.access_log_head FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO public.access_log_head (start_id, last_id, last_hash)
      SELECT coalesce(max(id), 0), coalesce(max(id), 0), '' FROM public.access_log
      ON CONFLICT DO NOTHING;
    SELECT * INTO STRICT head FROM public.access_log_head FOR UPDATE;
  END IF;
  NEW.created_at := date_trunc('milliseconds', clock_timestamp());
  IF EXISTS (
    SELECT FROM public.access_log
    WHERE subject_id = NEW.subject_id AND created_at > NEW.created_at - interval '1 minute' AND created_at <= NEW.created_at
      AND actor_id = NEW.actor_id AND actor_role = NEW.actor_role AND action = NEW.action AND owner_id = NEW.owner_id
  ) THEN
    RETURN NULL;
  END IF;
  -- Behind the end there are only the rows that this statement has added already.
  SELECT id, hash INTO previous FROM public.access_log WHERE id > head.last_id ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(previous.id, head.last_id) + 1;
  NEW.hash := sha256(coalesce(previous.hash, head.last_hash) || convert_to(concat_ws('|', NEW.id, (extract(epoch FROM NEW.created_at) * 1000)::bigint,
    NEW.actor_id, NEW.actor_role, NEW.action, NEW.subject_id, NEW.owner_id), 'UTF8'));
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- Once a statement and not with each row: every change of the head's row within a transaction makes the next one dearer.
CREATE FUNCTION move_access_end() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE public.access_log_head SET last_id = newest.id, last_hash = newest.hash
  FROM (SELECT id, hash FROM public.access_log ORDER BY id DESC LIMIT 1) AS newest
  WHERE newest.id > last_id AND newest.hash IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Restoring a backup, as the owner, writes the rows as they were.
CREATE TRIGGER link_access BEFORE INSERT ON access_log FOR EACH ROW
  WHEN (current_user IN ('meridia_app', 'meridia_system')) EXECUTE FUNCTION link_access();
--> statement-breakpoint
CREATE TRIGGER move_access_end AFTER INSERT ON access_log FOR EACH STATEMENT
  WHEN (current_user IN ('meridia_app', 'meridia_system')) EXECUTE FUNCTION move_access_end();
--> statement-breakpoint
-- Therapists see who read what is theirs, and in their own name only that they themselves read it is written down.
GRANT SELECT ON access_log TO meridia_app;
--> statement-breakpoint
CREATE POLICY reads_of_own_data ON access_log FOR SELECT TO meridia_app
  USING (owner_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
DROP POLICY own_reads ON access_log;
--> statement-breakpoint
CREATE POLICY own_reads ON access_log FOR INSERT TO meridia_app
  WITH CHECK (actor_id = owner_id AND actor_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
