import postgres from 'postgres';

/** For `eventually`: true when the database takes a statement, null until then. */
export async function answers(url: string): Promise<true | null> {
  const sql = postgres(url, { max: 1, connect_timeout: 2 });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return null;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
