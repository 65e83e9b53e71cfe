import { sql } from 'drizzle-orm';
import { type Config, isLoopback } from './config.ts';
import type { Database } from './db/client.ts';

/**
 * Warnings for the operator: settings with which everything starts and which fit a trial, but not an installation that people
 * reach over https.
 */
export function settingsToMind({ secure, SMTP_URL, TRUST_PROXY, bucket }: Config): string[] {
  if (!secure) return [];
  return [
    // People elsewhere do not see the start text, which shows the address of the outbox.
    ...(SMTP_URL
      ? []
      : ['SMTP_URL is not set: no mail leaves this machine, it is kept in the outbox of the start text']),
    ...(bucket?.endpoint.startsWith('http:') && !isLoopback(new URL(bucket.endpoint).hostname)
      ? ['S3_ENDPOINT is http: photos cross the network unencrypted. Use https, or a network of your own']
      : []),
    // This process does not speak TLS, so there must be a proxy in front of it.
    ...(TRUST_PROXY > 0
      ? []
      : [
          'PUBLIC_URL is https and TRUST_PROXY is 0: all visitors have the address of the proxy, and share its limits. Set TRUST_PROXY to the number of proxies in front',
        ]),
  ];
}

/** The same for settings of the database server: by default its log has each row that it refuses, and rows hold health data. */
export async function databaseSettingsToMind({ system }: Pick<Database, 'system'>): Promise<string[]> {
  const [found] = await system.execute<{ verbosity: string }>(
    sql`select current_setting('log_error_verbosity') as verbosity`,
  );
  return found?.verbosity === 'terse'
    ? []
    : [
        "PostgreSQL writes refused rows, and with them health data, into its own log. Set log_error_verbosity to 'terse' there (docs/OPERATIONS.md)",
      ];
}
