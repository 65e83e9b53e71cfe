import postgres from 'postgres';

export const refused = 'refused';
export type Outcome = typeof refused | { rows: unknown[]; count: number };
export type Statement = (sql: postgres.TransactionSql) => postgres.PendingQuery<postgres.Row[]>;

/** Runs one statement as the app role, in a transaction that names this person; `null` names no person. */
export function asPerson(
  app: postgres.Sql,
  person: string | null,
  statement: Statement,
  { undo = false } = {},
): Promise<Outcome> {
  return attempt(() =>
    app.begin(async (tx) => {
      if (person !== null) await tx`select set_config('app.user_id', ${person}, true)`;
      await tx`savepoint before_statement`;
      const rows = await statement(tx);
      if (undo) await tx`rollback to savepoint before_statement`;
      return rows;
    }),
  );
}

/** Missing privilege, by grant or by policy, counts as a refusal; any other error fails the test. */
export async function attempt(run: () => PromiseLike<postgres.RowList<postgres.Row[]>>): Promise<Outcome> {
  try {
    const rows = await run();
    return { rows: [...rows], count: rows.count };
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === '42501') return refused;
    throw error;
  }
}
