import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPostgresBinaries } from '@meridia/server/db/embedded-binaries.ts';
import { clusterUser, dataDirArgument, openCluster, serverEnvironment } from '@meridia/server/db/embedded-cluster.ts';
import { freePort } from '../support/app-process.ts';
import { prepareDatabase } from '../support/database-server.ts';
import { eventually } from '../support/eventually.ts';
import { answers } from './database-answers.ts';
import { createMovedClock, type MovedClock } from './moved-clock.ts';

/** The built-in PostgreSQL, migrated and seeded, with a clock that the test controls. */
export async function startMovedDatabase(
  dataDir: string,
): Promise<{ url: string; clock: MovedClock; stop(): Promise<void> }> {
  const binaries = await findPostgresBinaries(() => {});
  const password = await openCluster(dataDir, binaries);
  const clock = await createMovedClock();
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'fsync=off',
  ];
  const server = spawn(
    binaries.postgres,
    ['-D', dataDirArgument(dataDir, binaries), ...settings.flatMap((setting) => ['-c', setting])],
    { ...binaries.ids, cwd: dataDir, env: { ...serverEnvironment, ...clock.env }, stdio: 'ignore' },
  );
  const url = `postgres://${clusterUser}:${password}@127.0.0.1:${port}/postgres`;
  await eventually(() => answers(url), 'PostgreSQL to answer', 30_000);
  await prepareDatabase(url);
  return {
    url,
    clock,
    stop: async () => {
      server.kill('SIGINT');
      await once(server, 'exit');
      await clock.remove();
    },
  };
}
