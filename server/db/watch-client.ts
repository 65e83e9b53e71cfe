import type postgres from 'postgres';

/** What a pool of connections does. */
export interface PoolWatch {
  /** A statement is asked. @returns the function to call at its end */
  onStatement(text: string): (failure: unknown) => void;
  /** A transaction has waited this long for its connection. */
  onConnected(seconds: number): void;
  /** A transaction ended, whatever its end. */
  onTransaction(seconds: number): void;
}

/**
 * The same client, with its statements and transactions reported. BEGIN, COMMIT and savepoints are no statements of ours; the
 * transaction's time contains them.
 */
export function watchClient(client: postgres.Sql, watch: PoolWatch): postgres.Sql {
  return new Proxy(client, {
    apply: (target, self, asked: unknown[]) => follow(Reflect.apply(target, self, asked), textOf(asked[0]), watch),
    get: (target, name, receiver) => {
      if (name === 'unsafe') return watchedUnsafe(target, watch);
      if (name !== 'begin') return Reflect.get(target, name, receiver);
      return (...asked: unknown[]) => {
        const begunAt = performance.now();
        const work = asked.pop();
        const within = (tx: postgres.TransactionSql) => {
          watch.onConnected((performance.now() - begunAt) / 1000);
          return typeof work === 'function' ? work(watchTransaction(tx, watch)) : undefined;
        };
        const done = () => watch.onTransaction((performance.now() - begunAt) / 1000);
        const running: Promise<unknown> = Reflect.apply(target.begin, target, [...asked, within]);
        running.then(done, done);
        return running;
      };
    },
  });
}

function watchTransaction(tx: postgres.TransactionSql, watch: PoolWatch): postgres.TransactionSql {
  return new Proxy(tx, {
    apply: (target, self, asked: unknown[]) => follow(Reflect.apply(target, self, asked), textOf(asked[0]), watch),
    get: (target, name, receiver) => {
      if (name === 'unsafe') return watchedUnsafe(target, watch);
      if (name !== 'savepoint') return Reflect.get(target, name, receiver);
      return (...asked: unknown[]) => {
        const work = asked.pop();
        const within = (inner: postgres.TransactionSql) =>
          typeof work === 'function' ? work(watchTransaction(inner, watch)) : undefined;
        return Reflect.apply(target.savepoint, target, [...asked, within]);
      };
    },
  });
}

function watchedUnsafe(target: postgres.ISql, watch: PoolWatch) {
  return (text: string, ...rest: unknown[]) =>
    follow(Reflect.apply(target.unsafe, target, [text, ...rest]), text, watch);
}

/** The text of a template; empty for a list of values, which is no statement. */
function textOf(asked: unknown): string {
  return Array.isArray(asked) && 'raw' in asked ? asked.join('$') : '';
}

/**
 * A statement of the driver is a promise that starts when somebody waits for it; a piece of a larger statement never starts. The
 * driver calls `handle` for the start (postgres 3.4.9; tests/integration/metrics.test.ts notices when it no longer does).
 */
function follow<T>(made: T, text: string, watch: PoolWatch): T {
  if (!(made instanceof Promise && 'handle' in made && typeof made.handle === 'function')) return made;
  const { handle } = made;
  let started = false;
  made.handle = () => {
    if (!started) {
      started = true;
      const end = watch.onStatement(text);
      // `then` of the driver would call `handle` again.
      Promise.prototype.then.call(
        made,
        () => end(null),
        (failure: unknown) => end(failure ?? 'unknown'),
      );
    }
    return Reflect.apply(handle, made, []);
  };
  return made;
}
