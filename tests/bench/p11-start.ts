import { randomBytes } from 'node:crypto';
import { createTherapist, tonguePhoto } from '../faults/therapist.ts';
import { createWorld, type World } from '../faults/world.ts';
import { uploadedFoto } from '../support/api-client.ts';
import { type AppProcess, freePort, startAppProcess } from '../support/app-process.ts';
import { median } from './figures.ts';
import { loadHttp } from './http-load.ts';
import { startRawServer } from './raw-server.ts';

const starts = 5;
const rounds = 5;
const roundMs = 2_000;
const bars = { startMs: 1_500, ratio: 0.6 };

/**
 * P11: from the start of the process to its first answer, and a sealed photo shown to its owner, against the same picture as an open file
 * behind the same session check, in the same run.
 */
export async function measureStart(): Promise<{ passed: boolean; figures: string }> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const env = { ...world.env, ROLE: 'web', MASTER_KEY: randomBytes(32).toString('base64') };
  try {
    const startMs: number[] = [];
    for (let start = 0; start < starts; start += 1) startMs.push(await timeStart(env));
    const app = await startAppProcess(env);
    const ratio = await comparePhoto(world, app).finally(() => app.stop());
    const startAfter = median(startMs);
    return {
      passed: startAfter <= bars.startMs && ratio.median >= bars.ratio,
      figures: `first answer ${startAfter.toFixed(0)} ms after the start, median of ${starts} (bar ${bars.startMs}); a sealed photo of ${ratio.kilobytes.toFixed(0)} kB ${ratio.ours.toFixed(0)}/s, ${ratio.median.toFixed(2)}x of the open file (bar ${bars.ratio}x)`,
    };
  } finally {
    await world.close();
  }
}

async function timeStart(env: Record<string, string>): Promise<number> {
  const port = String(await freePort());
  const begun = performance.now();
  const app = await startAppProcess({ ...env, PORT: port }, { waitForHealth: false });
  try {
    while ((await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null))?.status !== 200) {
      if (performance.now() - begun > 60_000) throw new Error(`no answer:\n${app.output()}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return performance.now() - begun;
  } finally {
    await app.stop();
  }
}

async function comparePhoto(world: World, app: AppProcess) {
  const { client } = await createTherapist(app.baseUrl, world.sql);
  const { id } = await uploadedFoto(client, 'lingua', await tonguePhoto());
  const path = `/api/fotos/${id}`;
  const headers = { cookie: client.cookie() };
  const open = Buffer.from(await (await client.fetch(path)).arrayBuffer());
  const raw = await startRawServer(world, './raw-foto-server.ts', open);
  try {
    const pairs: { ours: number; raw: number }[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const peer = await loadHttp(raw.baseUrl, path, { headers, forMs: roundMs });
      const own = await loadHttp(app.baseUrl, path, { headers, forMs: roundMs });
      if (own.body.length !== open.length || peer.body.length !== open.length) throw new Error('not the whole photo');
      // The first round lets both compile their code and prepare their statements.
      if (round >= 0) pairs.push({ ours: own.rps, raw: peer.rps });
    }
    return {
      median: median(pairs.map(({ ours, raw: peer }) => ours / peer)),
      ours: median(pairs.map(({ ours }) => ours)),
      kilobytes: open.length / 1024,
    };
  } finally {
    raw.child.kill();
  }
}
