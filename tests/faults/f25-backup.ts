import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { z } from 'zod';
import { startAppProcess } from '../support/app-process.ts';
import { flipByte } from '../support/backups.ts';
import { eventually } from '../support/eventually.ts';
import { keepBusy } from './busy-therapists.ts';
import { fillStorage } from './fill-storage.ts';
import type { Outcome } from './outcome.ts';
import { readRestored } from './read-restored.ts';
import { mustRun, runTool } from './run-tool.ts';
import { createTherapist, prepareIntake } from './therapist.ts';
import { createWorld } from './world.ts';

/** Gigabytes of additional photos, for the figure of docs/PROOF.md F25: `F25_GIGABYTES=1 pnpm faults F25`. */
const gigabytes = Number(process.env.F25_GIGABYTES ?? 0);
const longestRestoreMs = 10 * 60 * 1000;

const manifestSchema = z.object({
  createdAt: z.coerce.date(),
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
});

/**
 * A backup is taken while therapists create, upload and delete. Restored on an empty machine it has every report and every photo.
 * With one byte changed, or half of it missing, it is refused.
 */
export async function backupUnderLoad({ before = 10, users = 3 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 30 });
  const dir = await mkdtemp(join(tmpdir(), 'meridia-f25-'));
  const copy = join(dir, 'copy');
  const app = await startAppProcess(world.env);
  try {
    const therapists = [];
    for (let index = 0; index <= users; index += 1) therapists.push(await createTherapist(app.baseUrl, world.sql));
    const [first] = therapists;
    if (!first) throw new Error('no therapist');
    for (let index = 0; index < before; index += 1) {
      await first.client.trpc.avaliacoes.create.mutate(await prepareIntake(first.client));
    }
    await fillStorage(world.sql, join(world.env.DATA_DIR ?? '', 'fotos'), first.userId, gigabytes);

    const load = await keepBusy(therapists.slice(1).map(({ client }) => client));
    await eventually(async () => (load.done.created >= users ? true : null), 'the load to begin', 60_000);
    const createdBefore = load.done.created;
    const backupMs = await mustRun('backup', [copy], world.env);
    const createdDuring = load.done.created - createdBefore;
    const isHalfRefused = await killHalfway(dir, world.env);
    const { deleted } = await load.stop();
    await eventually(() => allEnded(world.sql), 'every report to end', 60_000);
    await app.stop();

    const damagedRefused = await refuseDamaged(copy, dir);
    const dataDir = join(dir, 'restored');
    const restoreMs = await mustRun('restore', [copy], { DATA_DIR: dataDir });
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8')));
    const read = await readRestored(world.sql, dataDir, therapists, manifest.createdAt);
    const counted = manifest.tables.find(({ name }) => name === 'avaliacoes')?.rows ?? -1;
    return {
      id: 'F25',
      passed:
        restoreMs <= longestRestoreMs &&
        read.reports === counted &&
        counted > before &&
        [read.wrongReports, read.wrongFotos, read.rowsWithoutFile, read.filesWithoutRow].every((n) => n === 0) &&
        [createdDuring, deleted].every((n) => n > 0) &&
        isHalfRefused &&
        damagedRefused === damagedPlaces.length,
      figures: [
        `${createdDuring} assessments created and ${deleted} photos deleted around a backup of ${seconds(backupMs)} (${megabytes(manifest.files.bytes)} in ${manifest.files.count} files)`,
        `restored onto nothing in ${seconds(restoreMs)}`,
        `reports read by their therapists ${read.reports}/${counted} (${read.wrongReports} other than before), photos ${read.fotos} (${read.wrongFotos} other)`,
        `rows without file ${read.rowsWithoutFile}, files without row ${read.filesWithoutRow}`,
        `one byte changed: refused ${damagedRefused}/${damagedPlaces.length}; killed halfway: ${isHalfRefused ? 'refused' : 'TAKEN'}`,
      ].join('; '),
    };
  } finally {
    await app.stop();
    await world.close();
    await rm(dir, { recursive: true, force: true });
  }
}

/** A backup that is killed: no folder has the final name, and the partial one is refused. */
async function killHalfway(dir: string, env: Record<string, string>): Promise<boolean> {
  const half = join(dir, 'half');
  const tool = runTool('backup', [half], env);
  await eventually(
    async () => ((await exists(join(`${half}.partial`, 'fotos'))) ? true : null),
    'half a backup',
    60_000,
  );
  tool.kill();
  await tool.ended;
  if (await exists(half)) throw new Error('the backup was whole before it could be killed');
  return isRefused(`${half}.partial`, dir);
}

const damagedPlaces = ['manifest.json', 'files.sha256', 'tables/avaliacoes.gz', 'tables/sessions.gz', 'fotos'];

async function refuseDamaged(copy: string, dir: string): Promise<number> {
  let refused = 0;
  for (const place of damagedPlaces) {
    const damaged = join(dir, 'damaged');
    await cp(copy, damaged, { recursive: true });
    await flipByte(place === 'fotos' ? await firstFile(join(damaged, place)) : join(damaged, place));
    if (await isRefused(damaged, dir)) refused += 1;
    await rm(damaged, { recursive: true });
  }
  return refused;
}

async function isRefused(backup: string, dir: string): Promise<boolean> {
  const dataDir = join(dir, 'never');
  const tool = runTool('restore', [backup], { DATA_DIR: dataDir });
  return (await tool.ended) === 1 && !(await exists(dataDir)) && /não é uma cópia|danificada/.test(tool.output());
}

async function firstFile(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const file = entries.find((entry) => entry.isFile());
  if (!file) throw new Error(`no file in ${folder}`);
  return join(file.parentPath, file.name);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function allEnded(sql: postgres.Sql): Promise<true | null> {
  const [row] = await sql`select count(*)::int as pending from avaliacoes where status = 'pendente'`;
  return row?.pending === 0 ? true : null;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
