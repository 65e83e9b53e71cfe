import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import { createApiClient, testPassword } from '../support/api-client.ts';
import { type AppProcess, freePort, startAppProcess } from '../support/app-process.ts';
import { dumpTables, tablesWith } from '../support/dump-tables.ts';
import { arrangeMarkedCliente, type MarkedCliente, marks } from '../support/marked-cliente.ts';
import { seededRandom } from '../support/random.ts';
import { readZip } from '../support/read-zip.ts';
import type { Outcome } from './outcome.ts';
import { countStored, sweepTomorrow } from './stored-files.ts';
import { createTherapist, signInAt } from './therapist.ts';
import { createWorld } from './world.ts';

/** A machine may be busy with other tests. */
const busy = { healthyWithinMs: 120_000 };

/**
 * S28 for single clients: each has something marked in every table. They are exported, then half of them erased and half made anonymous,
 * each asked for over two processes at once, while the first process is killed again and again.
 */
export async function oneClient({ clients = 8, kills = 6, seed = 1 } = {}): Promise<Outcome> {
  const random = seededRandom(seed);
  const world = await createWorld({ writerDelayMs: () => 0 });
  const env = { ...world.env, PORT: String(await freePort()) };
  let one: AppProcess = await startAppProcess(env, busy);
  const two = await startAppProcess({ ...world.env, ROLE: 'web' }, busy);
  try {
    const { client, userId, email } = await createTherapist(one.baseUrl, world.sql);
    const scene = { sql: world.sql, storage: createDiskStorage(world.storageDir), baseUrl: one.baseUrl };
    const arranged: MarkedCliente[] = [];
    for (let made = 0; made < clients; made += 1) {
      arranged.push(await arrangeMarkedCliente(scene, { ...client, userId }));
    }
    const before = tablesWith(await dumpTables(world.sql), marks);
    const unit = await countUnits(world.sql, userId);

    let complete = 0;
    for (const { id } of arranged) {
      const response = await client.fetch(`/api/clientes/${id}/exportacao`);
      const files = response.ok
        ? await readZip(new Uint8Array(await response.arrayBuffer()))
        : new Map<string, Buffer>();
      const manifesto = JSON.parse(String(files.get('manifesto.json') ?? '{}')) as {
        arquivos?: number;
        ausentes?: string[];
      };
      if (manifesto.arquivos === files.size && manifesto.ausentes?.length === 0) complete += 1;
    }

    const second = await signInAt(two.baseUrl, email);
    const remove = (at: typeof client, { id, nome }: MarkedCliente, index: number) => {
      const input = { id, nome, password: testPassword };
      const motivo = `${nome} pediu por escrito e levou a cópia.`;
      return index % 2 === 0
        ? at.trpc.clientes.erase.mutate({ ...input, motivo })
        : at.trpc.clientes.anonymize.mutate(input);
    };
    let killed = 0;
    for (const [index, each] of arranged.entries()) {
      const first = await signInAt(one.baseUrl, email);
      const racing = [remove(first, each, index), remove(second, each, index), remove(second, each, index)];
      const settled = Promise.allSettled(racing);
      if (killed < kills) {
        await new Promise((resolve) => setTimeout(resolve, random() * 250));
        await one.kill();
        killed += 1;
      }
      await settled;
      if (killed > index) one = await startAppProcess(env, busy);
      // Asked again after everything, as an impatient person does: nothing happens twice.
      await remove(second, each, index);
    }
    await sweepTomorrow(world);

    const left = tablesWith(await dumpTables(world.sql), marks);
    const stored = await countStored(world);
    const [rows] = await world.sql<{ registros: number; acts: number; logged: number }[]>`
      select (select count(*)::int from registros_anonimos) as registros,
        (select count(*)::int from pedidos_titular where tipo in ('eliminacao', 'anonimizacao')) as acts,
        (select count(*)::int from access_log where action in ('cliente.erase', 'cliente.anonymize')) as logged`;
    const opened = await Promise.all(
      arranged.map(
        async ({ shareUrl }) => (await createApiClient(two.baseUrl).fetch(new URL(shareUrl).pathname)).status,
      ),
    );
    const units = (await countUnits(world.sql, userId)) - unit;
    const problems = [
      ...(before.length >= 9 ? [] : [`only ${before.length} tables were marked`]),
      ...(complete === clients ? [] : [`${complete} of ${clients} exports were complete`]),
      ...(left.length === 0 ? [] : [`marked words are left in ${left.join(', ')}`]),
      ...(stored.rows + stored.orphans + stored.partial === 0 ? [] : [`files are left: ${JSON.stringify(stored)}`]),
      ...(rows?.registros === Math.floor(clients / 2) ? [] : [`${rows?.registros} anonymous records`]),
      ...(rows?.acts === clients && rows.logged === clients ? [] : [`acts: ${JSON.stringify(rows)}`]),
      ...(opened.every((status) => status === 404) ? [] : ['a link still opens']),
      ...(units === 0 ? [] : [`units changed by ${units}`]),
    ];
    return {
      id: 'S28',
      passed: problems.length === 0,
      figures: `${clients} clients marked in ${before.length} tables, exports complete ${complete}, erased or made anonymous over two processes at once with ${killed} kills: marked words in ${left.length} tables, files ${stored.rows + stored.orphans}, acts ${rows?.acts}, log rows ${rows?.logged}, anonymous records ${rows?.registros}, units changed ${units}${problems.length > 0 ? ` | ${problems.join('; ')}` : ''}`,
    };
  } finally {
    for (const app of [one, two]) await app.stop();
    await world.close();
  }
}

async function countUnits(sql: Parameters<typeof dumpTables>[0], userId: string): Promise<number> {
  const [row] = await sql<{ units: number }[]>`
    select coalesce(sum(delta), 0)::int as units from usage_movements where user_id = ${userId}`;
  return row?.units ?? 0;
}
