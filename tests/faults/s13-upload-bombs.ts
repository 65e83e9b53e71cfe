import { median } from '../bench/figures.ts';
import { signUpClient } from '../support/api-client.ts';
import { startAppProcess } from '../support/app-process.ts';
import { bombs } from '../support/bombs.ts';
import { heldMegabytes, watchMemory } from '../support/process-memory.ts';
import type { Outcome } from './outcome.ts';
import { tonguePhoto } from './therapist.ts';
import { createWorld } from './world.ts';

const mostMs = 500;
const mostMemoryMb = 100;

/**
 * S13, the other half: each malicious upload alone, its time from the first byte to the answer, and the memory of the process and its
 * children above what they held before. What the answers are, `tests/integration/fotos-bombs.test.ts` says.
 */
export async function uploadBombs(): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const app = await startAppProcess({ ...world.env, ROLE: 'web', LIMITS: 'off' });
  try {
    const client = await signUpClient(app.baseUrl);
    const send = async (file: Buffer) => {
      const begun = performance.now();
      await (await client.uploadFoto('lingua', file)).arrayBuffer();
      return performance.now() - begun;
    };
    // The processes for pictures start with the first one.
    for (let count = 0; count < 3; count += 1) await send(await tonguePhoto());
    const found: { name: string; ms: number; addedMb: number }[] = [];
    for (const [name, { make }] of Object.entries(bombs)) {
      const file = await make();
      const baseMb = heldMegabytes(app.pid);
      const memory = watchMemory(app.pid);
      // One of three, so that another program of the machine does not decide.
      const ms = median([await send(file), await send(file), await send(file)]);
      found.push({ name, ms, addedMb: memory.stop().peakMb - baseMb });
    }
    const [slowest, second] = [...found].sort((a, b) => b.ms - a.ms);
    const largest = found.reduce((worst, one) => (one.addedMb > worst.addedMb ? one : worst));
    return {
      id: 'S13B',
      passed: (slowest?.ms ?? Infinity) <= mostMs && largest.addedMb <= mostMemoryMb,
      figures:
        `${found.length} bombs one by one: ${[slowest, second].map((one) => `${one?.ms.toFixed(0)} ms (${one?.name})`).join(', ')}; ` +
        `most memory +${largest.addedMb.toFixed(0)} MB (${largest.name})`,
    };
  } finally {
    await app.stop();
    await world.close();
  }
}
