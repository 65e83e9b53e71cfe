import type { BrowserContext } from '@playwright/test';
import type postgres from 'postgres';
import type { ApiClient } from '../../support/api-client.ts';

/** Gives a browser the session of an account that signed in through the API. */
export async function signIn(
  context: BrowserContext,
  client: Pick<ApiClient, 'cookie'>,
  baseUrl: string,
): Promise<void> {
  const cookies = client
    .cookie()
    .split('; ')
    .map((pair) => pair.split('='));
  await context.addCookies(
    cookies.map(([name = '', value = '']) => ({ name, value, url: baseUrl, httpOnly: true, sameSite: 'Lax' })),
  );
}

/** Ends the account's sessions on the server without the browser, as an expiry does. */
export async function expireSessions(sql: postgres.Sql, userId: string): Promise<void> {
  await sql`delete from sessions where user_id = ${userId}`;
}
