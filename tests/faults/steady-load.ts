import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Storage } from '@meridia/server/ports.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { fotoSchema } from '@meridia/shared/foto.ts';
import { TRPCClientError } from '@trpc/client';
import type postgres from 'postgres';
import type { ApiClient } from '../support/api-client.ts';
import { buildConsulta } from '../support/consulta.ts';
import { smallPhoto } from '../support/pictures.ts';
import { seededRandom } from '../support/random.ts';
import { insertAvaliacao } from '../support/rows.ts';
import type { Therapist } from './therapist.ts';

/** The result of a request: an answer, a refusal that says 'unavailable', or a failure that no person should see. */
export interface Answered {
  startedAt: number;
  tookMs: number;
  ok: boolean;
  /** Null for a success; otherwise the message that the person got. */
  failure: string | null;
}

export interface SteadyLoad {
  answers: Answered[];
  /** Stops the users and waits for their last request. */
  stop(): Promise<void>;
  /**
   * Counts acknowledged writes that are missing in the database: created rows, drafts that were saved repeatedly, photos; and
   * rows of photos without their file.
   * @param files the folder of the photos, or what else has them
   */
  countLost(sql: postgres.Sql, files: string | Pick<Storage, 'get'>): Promise<{ acknowledged: number; lost: number }>;
}

/**
 * `users` people at once, each with a new request a moment after the last answer. Seven of ten requests read; the others write a
 * follow-up, save a draft or upload a photo. Every acknowledged write is recorded and looked up at the end.
 */
export async function startLoad(
  therapists: Therapist[],
  sql: postgres.Sql,
  { users = 50, clientOf = (therapist: Therapist) => therapist.client } = {},
): Promise<SteadyLoad> {
  const random = seededRandom(7);
  const answers: Answered[] = [];
  const ledger: Ledger = { consultas: [], fotos: [], drafts: new Map() };
  const photo = await smallPhoto();
  let stopping = false;
  const note: Note = async (request) => {
    const startedAt = performance.now();
    const failure = await request().then(() => null, describe);
    answers.push({ startedAt, tookMs: performance.now() - startedAt, ok: failure === null, failure });
    if (failure !== null) await pause(100 + random() * 200);
    return failure === null;
  };
  const working: Promise<void>[] = [];
  for (let index = 0; index < users; index += 1) {
    const therapist = therapists[index % therapists.length];
    if (!therapist) continue;
    const user = { client: clientOf(therapist), avaliacaoId: await insertAvaliacao(sql, therapist.userId) };
    const draft = { id: randomUUID(), revision: 0 };
    working.push(
      (async () => {
        while (!stopping) {
          const kind = random();
          if (kind < 0.5) await note(() => user.client.trpc.avaliacoes.list.query({ cursor: null, limit: 20 }));
          else if (kind < 0.7) await note(() => user.client.trpc.accounts.session.query());
          else if (kind < 0.72) await note(() => uploadFoto(user.client, photo, ledger));
          else if (kind < 0.86) await note(() => writeConsulta(user, ledger));
          else await saveDraft(user.client, draft, ledger, sql, note);
          await pause(20 + random() * 60);
        }
      })(),
    );
  }
  return {
    answers,
    stop: async () => {
      stopping = true;
      await Promise.all(working);
    },
    countLost: (sql, files) => countLost(sql, files, ledger),
  };
}

/** Makes a request and records its answer. @returns whether it succeeded */
type Note = (request: () => Promise<unknown>) => Promise<boolean>;

interface Ledger {
  consultas: string[];
  fotos: string[];
  /** The last acknowledged revision. */
  drafts: Map<string, number>;
}

async function writeConsulta(
  { client, avaliacaoId }: { client: ApiClient; avaliacaoId: string },
  ledger: Ledger,
): Promise<void> {
  const { id } = await client.trpc.consultasEvolutivas.create.mutate({
    avaliacaoId,
    idempotencyKey: randomUUID(),
    dataConsulta: dayInSaoPaulo(new Date()),
    conteudo: buildConsulta(),
    fotoId: null,
  });
  ledger.consultas.push(id);
}

async function uploadFoto(client: ApiClient, photo: Buffer, ledger: Ledger): Promise<void> {
  const response = await client.uploadFoto('face', photo);
  if (!response.ok) throw new Refused(response.status, errorBodySchema.parse(await response.json()).code);
  ledger.fotos.push(fotoSchema.parse(await response.json()).id);
}

class Refused extends Error {
  constructor(status: number, code: string) {
    super(`${status} ${code}`);
  }
}

async function saveDraft(
  client: ApiClient,
  draft: { id: string; revision: number },
  ledger: Ledger,
  sql: postgres.Sql,
  note: Note,
): Promise<void> {
  const data = { dados: { nomeCliente: `Cliente ${draft.revision}` }, fotos: {}, consentimento: false };
  const saved = await note(async () => {
    const { revision } = await client.trpc.drafts.save.mutate({ id: draft.id, baseRevision: draft.revision, data });
    draft.revision = revision;
    ledger.drafts.set(draft.id, revision);
  });
  if (saved) return;
  // The draft may have been saved without an answer: like a browser, this reads it again.
  const [row] = await sql<{ revision: number }[]>`
    select revision from anamnese_drafts where id = ${draft.id}`.catch(() => []);
  if (row) draft.revision = row.revision;
}

async function countLost(
  sql: postgres.Sql,
  files: string | Pick<Storage, 'get'>,
  { consultas, fotos, drafts }: Ledger,
) {
  const found = await sql<{ id: string }[]>`select id from consultas_evolutivas where id = any(${consultas}::uuid[])`;
  const saved = await sql<{ id: string; revision: number }[]>`
    select id, revision from anamnese_drafts where id = any(${[...drafts.keys()]}::uuid[])`;
  const photos = await sql<{ id: string; storage_key: string }[]>`select id, storage_key from fotos`;
  const stored = new Set(photos.map(({ id }) => id));
  const isStored = async (key: string) =>
    typeof files === 'string' ? existsSync(join(files, key)) : (await files.get(key)) !== null;
  let withoutFile = 0;
  for (const { storage_key } of photos) if (!(await isStored(storage_key))) withoutFile += 1;
  const kept = saved.filter(({ id, revision }) => revision >= (drafts.get(id) ?? 0)).length;
  return {
    acknowledged: consultas.length + fotos.length + [...drafts.values()].reduce((sum, revision) => sum + revision, 0),
    lost:
      consultas.length -
      found.length +
      (drafts.size - kept) +
      fotos.filter((id) => !stored.has(id)).length +
      withoutFile,
  };
}

/** `503 UNAVAILABLE` is the expected refusal; any other failure is returned as it is. */
function describe(error: unknown): string {
  if (error instanceof TRPCClientError && error.data) {
    const { httpStatus, app } = error.data;
    return `${httpStatus} ${app?.code}`;
  }
  if (error instanceof Refused) return error.message;
  return error instanceof Error
    ? `no answer: ${error.cause instanceof Error ? error.cause.message : error.message}`
    : 'unknown';
}

/** How often each failure occurred. */
export function tally(answers: Answered[]): string {
  const counts = new Map<string, number>();
  for (const { failure } of answers) counts.set(failure ?? '', (counts.get(failure ?? '') ?? 0) + 1);
  return [...counts].map(([failure, count]) => `${count} x ${failure}`).join(', ') || 'none';
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
