import { fotoSchema } from '@meridia/shared/foto.ts';
import { median } from '../bench/figures.ts';
import { type ApiClient, createApiClient, signUpClient, testPassword } from '../support/api-client.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { giants } from '../support/bombs.ts';
import { keepSending } from '../support/keep-sending.ts';
import { heldMegabytes, watchMemory } from '../support/process-memory.ts';
import { uploadRequest } from '../support/raw-upload.ts';
import { timeEach } from '../support/time-each.ts';
import type { Outcome } from './outcome.ts';
import { tonguePhoto } from './therapist.ts';
import { createWorld } from './world.ts';

const parallelUploads = 30;
const rounds = 3;
const mostMemoryMb = 300;
const mostRatio = 3;
/** The history takes few milliseconds, so that its p99 needs many visits: one slice of the scheduler tripled it among 300. */
const visits = { login: 40, history: 1500, upload: 20 };
const kinds = ['login', 'history', 'upload'] as const;
type Day = Record<(typeof kinds)[number], number>;
/** A picture that its header refuses, and the two most expensive ones that are accepted. */
const floods = ['interlaced PNG', 'PNG', 'progressive JPEG'] as const;

/**
 * S13, the flood: one free account keeps 30 uploads of a 49-megapixel picture running. Meanwhile other people sign in, read their
 * history and upload a photo. Each round measures them before and during the attack.
 */
export async function uploadFlood(names: readonly (keyof typeof giants)[] = floods, id = 'S13'): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const app = await startAppProcess({ ...world.env, ROLE: 'web' });
  try {
    const others: Others = {
      visitor: await signUpClient(app.baseUrl, 'Bia Moreira'),
      // Another person, because this many sign-ins end the oldest sessions of an account.
      signer: await signUpClient(app.baseUrl, 'Caio Prado'),
    };
    // The memory of a process that has already worked for a while.
    await spendDay(app.baseUrl, others);
    const said: string[] = [];
    let passed = true;
    for (const name of names) {
      const { ratios, waits, addedMb, answers } = await attack(app, others, await giants[name]());
      passed &&= kinds.every((kind) => ratios[kind] <= mostRatio) && addedMb <= mostMemoryMb && !answers.has('500');
      said.push(
        `${name}: ${kinds.map((kind) => `${kind} ${ratios[kind].toFixed(1)}x (${waits[kind].toFixed(0)} ms)`).join(', ')}, memory +${addedMb.toFixed(0)} MB, ` +
          `answers ${[...answers].map(([status, count]) => `${count} x ${status}`).join(', ')}`,
      );
    }
    return { id, passed, figures: `flood by one account, others' p99 against idle: ${said.join('; ')}` };
  } finally {
    await app.stop();
    await world.close();
  }
}

async function attack(app: AppProcess, others: Others, file: Buffer) {
  const answers = new Map<string, number>();
  const slowed: Record<keyof Day, number[]> = { login: [], history: [], upload: [] };
  const waitedMs: Record<keyof Day, number[]> = { login: [], history: [], upload: [] };
  let addedMb = 0;
  for (let round = 0; round < rounds; round += 1) {
    const idle = await spendDay(app.baseUrl, others);
    const attacker = await signUpClient(app.baseUrl, 'Conta Grátis');
    const baseMb = heldMegabytes(app.pid);
    const memory = watchMemory(app.pid);
    const request = uploadRequest(app.baseUrl, { cookie: attacker.cookie(), file });
    const uploads = keepSending({ baseUrl: app.baseUrl, request, parallel: parallelUploads });
    const busy = await spendDay(app.baseUrl, others);
    for (const [status, count] of Object.entries(await uploads.stop())) {
      answers.set(status, (answers.get(status) ?? 0) + count);
    }
    addedMb = Math.max(addedMb, memory.stop().peakMb - baseMb);
    for (const kind of kinds) {
      slowed[kind].push(busy[kind] / idle[kind]);
      waitedMs[kind].push(busy[kind]);
    }
  }
  const middle = (of: Record<keyof Day, number[]>): Day => ({
    login: median(of.login),
    history: median(of.history),
    upload: median(of.upload),
  });
  return { ratios: middle(slowed), waits: middle(waitedMs), addedMb, answers };
}

interface Others {
  visitor: ApiClient;
  signer: { email: string };
}

/** Other people's requests, each kind measured separately. @returns p99 of each, in ms */
async function spendDay(baseUrl: string, { visitor, signer }: Others): Promise<Day> {
  const photo = await tonguePhoto();
  const login = await timeEach(visits.login, () =>
    createApiClient(baseUrl).trpc.accounts.login.mutate({ email: signer.email, password: testPassword }),
  );
  const history = await timeEach(visits.history, () => visitor.trpc.avaliacoes.list.query({}));
  const upload = await timeEach(visits.upload, async () => {
    const response = await visitor.uploadFoto('lingua', photo);
    if (response.status !== 200) throw new Error(`upload answered ${response.status}: ${await response.text()}`);
    const { id } = fotoSchema.parse(await response.json());
    await visitor.trpc.fotos.remove.mutate({ id });
  });
  return { login: login.p99, history: history.p99, upload: upload.p99 };
}
