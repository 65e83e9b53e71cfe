import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import { prepareDatabase } from '../support/database-server.ts';
import { severalMachinesSkipReason, startSeveralMachines } from '../support/several-machines.ts';

/**
 * `pnpm several-machines`: what two machines would run, on this one, from the build in dist/ and with the files of ops/ (docs/OPERATIONS.md,
 * 'On several machines'). It prints the address and runs until Ctrl-C. Everything that it stored is thrown away then.
 */
const reason = severalMachinesSkipReason();
if (reason) {
  console.error(`cannot run: ${reason}`);
  process.exit(2);
}
const dir = await mkdtemp(join(tmpdir(), 'meridia-machines-db-'));
const database = await startEmbeddedPostgres({ dataDir: join(dir, 'cluster'), log: (line) => console.log(line) });
try {
  await prepareDatabase(database.url);
  const machines = await startSeveralMachines(
    database.url,
    { NODE_ENV: 'production', LIMITS: 'on' },
    { port: Number(process.env.PORT ?? 8080) },
  );
  const ended = new Promise<string>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve(signal));
  });
  const { web, workers, pooler, bucket } = machines;
  const address = ({ baseUrl, pid }: { baseUrl: string; pid: number }) => `${baseUrl} (${pid})`;
  console.log(
    [
      '',
      `  ${machines.baseUrl}`,
      '',
      `  HAProxy there, before two processes for requests: ${web.map(address).join(', ')}`,
      `  Two workers: ${workers.map(address).join(', ')}`,
      `  PgBouncer 127.0.0.1:${pooler.port} before PostgreSQL ${new URL(database.url).host}; bucket ${bucket.settings.endpoint}`,
      '  Ctrl-C ends all of them.',
      '',
    ].join('\n'),
  );
  console.log(`${await ended}: ending`);
  await machines.close();
} finally {
  await database.stop();
  await rm(dir, { recursive: true, force: true });
}
