-- What the queue kept of failed jobs until now was the whole error, with the parameters of failed queries: names and complaints. Its class
-- and its code stay. In a new database the queue's schema comes after the migrations.
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE pgboss.job
    SET output = jsonb_strip_nulls(jsonb_build_object('name', output -> 'name', 'code', output -> 'code'))
    WHERE output ? 'stack';
  END IF;
END $$;
