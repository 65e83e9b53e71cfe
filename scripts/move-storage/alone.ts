import { openClient } from '@meridia/server/db/open-client.ts';
import { ToolError } from '../tool-error.ts';

/**
 * Does work on all files that no other such work may cross.
 * @throws ToolError when a move or a sealing is running
 */
export async function alone(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const client = openClient(databaseUrl, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'meridia_move' },
  });
  try {
    const [lock] = await client<{ taken: boolean }[]>`
      select pg_try_advisory_lock(hashtext('meridia move-storage')) as taken`;
    if (!lock?.taken) {
      throw new ToolError(
        'Outro trabalho com todas as fotos está em andamento (move-storage ou seal-storage).',
        'Other work on all photos is running (move-storage or seal-storage).',
      );
    }
    await work();
  } finally {
    await client.end({ timeout: 5 });
  }
}
