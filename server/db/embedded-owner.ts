import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { OwnError } from '../own-error.ts';
import { processBirth } from './processes.ts';

const ownerFile = z.object({
  pid: z.number().int(),
  bornAt: z.string(),
  /** Null until the server accepts connections. */
  port: z.number().int().nullable(),
});
export type Owner = z.output<typeof ownerFile>;

/** The hold of a process on a data folder. */
export interface Claim {
  /** Tells other processes, such as the scripts, where the server listens. */
  publishPort(port: number): Promise<void>;
  release(): Promise<void>;
}

/** Takes a data folder for this process. When the process that holds the folder has died, this one takes its place. */
export async function claimDataDir(dataDir: string): Promise<Claim> {
  const path = ownerPath(dataDir);
  const draft = `${path}.${process.pid}`;
  const me: Owner = { pid: process.pid, bornAt: processBirth(process.pid) ?? '', port: null };
  await writeFile(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    // Creating a hard link either succeeds completely or fails: when two processes start together, only one succeeds.
    while (!(await linkUnlessTaken(draft, path))) {
      const holder = await livingOwner(dataDir);
      if (holder) throw new OwnError(takenMessage(dataDir, holder));
      await rm(path, { force: true });
    }
  } finally {
    await rm(draft, { force: true });
  }
  return {
    publishPort: async (port) => {
      await writeFile(draft, JSON.stringify({ ...me, port }), { mode: 0o600 });
      await rename(draft, path);
    },
    release: () => rm(path, { force: true }),
  };
}

/** The process that holds the data folder; null when no process holds it or the holder has died. */
export async function livingOwner(dataDir: string): Promise<Owner | null> {
  const text = await readFile(ownerPath(dataDir), 'utf8').catch(() => 'null');
  const owner = ownerFile.nullable().parse(JSON.parse(text));
  return owner && processBirth(owner.pid) === owner.bornAt ? owner : null;
}

function ownerPath(dataDir: string): string {
  return `${dataDir}.owner.json`;
}

async function linkUnlessTaken(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function takenMessage(dataDir: string, holder: Owner): string {
  return [
    `Outro MeridIA em execução (processo ${holder.pid}) já usa os dados em ${dataDir}. Encerre-o ou escolha outra pasta em DATA_DIR.`,
    `Another running MeridIA (process ${holder.pid}) already uses the data in ${dataDir}. Stop it or choose another folder with DATA_DIR.`,
  ].join('\n');
}
