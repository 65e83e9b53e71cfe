import type postgres from 'postgres';
import { eventually } from './eventually.ts';

/**
 * Delays transactions that write a payment event at their very end: the app has sent COMMIT and gets no answer until the gate
 * opens. The commit still happens, even when the app is killed meanwhile.
 */
export interface CommitGate {
  close(): Promise<void>;
  open(): Promise<void>;
  somebodyWaits(): Promise<void>;
  end(): void;
}

/** @param sql an owner's connection pool with one connection to spare */
export async function gateOfCommits(sql: postgres.Sql): Promise<CommitGate> {
  await sql.unsafe(`
    create function hold_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(17); return null; end $$;
    create constraint trigger hold_commit after insert on payment_events
      deferrable initially deferred for each row execute function hold_commit();`);
  const keeper = await sql.reserve();
  return {
    close: async () => void (await keeper`select pg_advisory_lock(17)`),
    open: async () => void (await keeper`select pg_advisory_unlock(17)`),
    somebodyWaits: async () => {
      await eventually(async () => {
        const waiting = await sql`
          select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory' and query ilike 'commit%'`;
        return waiting.length > 0 ? true : null;
      }, 'a commit to wait at the gate');
    },
    end: () => keeper.release(),
  };
}
