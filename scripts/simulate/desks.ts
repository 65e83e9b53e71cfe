import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { z } from 'zod';
import { typicalTexts } from '../../tests/bench/typical-texts.ts';
import { createTherapist, prepareIntake } from '../../tests/faults/therapist.ts';
import { buildAnamnese } from '../../tests/support/anamnese.ts';
import { type ApiClient, createApiClient, testPassword } from '../../tests/support/api-client.ts';
import type { AppProcess } from '../../tests/support/app-process.ts';
import { insertHistory } from '../../tests/support/history-rows.ts';
import { newAvaliacao } from '../../tests/support/new-avaliacao.ts';
import { sendRaw, uploadRequest } from '../../tests/support/raw-upload.ts';
import { untilSettled } from '../../tests/support/reports.ts';
import { insertFoto } from '../../tests/support/rows.ts';
import { insertShare } from '../../tests/support/shares.ts';
import type { Kind } from './costs.ts';

/** An hour's sign-ups of one network are twenty (server/auth/limits.ts), and the limits are on. */
const desksCount = 16;
const signInsCount = 2;
/** Copies of a therapist's report, so that few are opened twice within the minute in which a second look is not logged again. */
const copies = 30;
const copiesOfClient = 4;
const olderReports = 200;

/** The sizes of the bodies of a request and its answer. */
export interface Asked {
  sentBytes: number;
  receivedBytes: number;
  /** The report that was asked for. */
  reportId?: string;
}

export interface Desks {
  /** One request of a kind, of the next therapist in turn. @throws when the answer is not the right one */
  act(kind: Kind): Promise<Asked>;
  /** Photos for this many reports, so that `report` needs no upload. */
  stock(reports: number): Promise<void>;
  /** Milliseconds until each report was finished, by the clock of this machine. @throws when one is not finished */
  finishTimes(asked: readonly { reportId: string; sentAt: number }[]): Promise<number[]>;
}

interface Desk {
  client: ApiClient;
  userId: string;
  clienteId: string;
  /** A report with a photo whose file exists. */
  printed: string;
  reports: readonly string[];
  tokens: readonly string[];
  draft: { id: string; revision: number; busy: boolean };
  upload: Buffer;
  fotos: string[];
}

/** Therapists with something in their records, each ready for every kind of request. */
export async function openDesks({ baseUrl }: AppProcess, sql: postgres.Sql, photo: Buffer): Promise<Desks> {
  const desks: Desk[] = [];
  for (let index = 0; index < desksCount; index += 1) desks.push(await openDesk(baseUrl, sql, photo));
  const signIns: string[] = [];
  for (let index = 0; index < signInsCount; index += 1) signIns.push((await createTherapist(baseUrl, sql)).email);
  await sql`vacuum (analyze) avaliacoes`;
  const texts = typicalTexts();
  const next = turns();

  const acts: Record<Kind, () => Promise<Asked>> = {
    'sign-in': () => {
      const body = { email: signIns[next('sign-in') % signIns.length], password: testPassword };
      return ask(createApiClient(baseUrl), '/trpc/accounts.login', body);
    },
    history: () => ask(deskOf('history').client, batchOf({ 'avaliacoes.list': {} })),
    client: () => {
      const { client, clienteId } = deskOf('client');
      return ask(
        client,
        batchOf({
          'clientes.byId': { id: clienteId },
          'clientes.quadro': { id: clienteId },
          'consultasEvolutivas.overview': { clienteId },
        }),
      );
    },
    draft: () => saveDraft(deskOf('draft', ({ draft }) => !draft.busy)),
    reading: () => {
      const body = { campo: 'queixaPrincipal', texto: texts[next('text') % texts.length] };
      return ask(deskOf('reading').client, '/trpc/leituras.read', body);
    },
    photo: async () => {
      const { upload } = deskOf('photo');
      const { status, text } = await sendRaw(baseUrl, upload);
      if (status !== 200) throw new Error(`an upload was answered ${status}: ${text}`);
      return { sentBytes: upload.length, receivedBytes: text.length };
    },
    report: async () => {
      const { client, fotos } = deskOf('report', (desk) => desk.fotos.length > 0);
      const lingua = fotos.shift();
      if (!lingua) throw new Error('no photo is left for a report');
      const asked = await ask(client, '/trpc/avaliacoes.create', newAvaliacao(lingua));
      return { ...asked, reportId: createdSchema.parse(JSON.parse(asked.text)).result.data.id };
    },
    open: () => {
      const { client, reports } = deskOf('open');
      return ask(client, batchOf({ 'avaliacoes.byId': { id: reports[next('opened') % reports.length] } }));
    },
    pdf: () => {
      const { client, printed } = deskOf('pdf');
      return ask(client, `/api/relatorios/${printed}/pdf`);
    },
    share: () => {
      const { tokens } = deskOf('share');
      return ask(createApiClient(baseUrl), `/r/${tokens[next('token') % tokens.length]}`);
    },
  };

  /** The next one in turn that fits. */
  function deskOf(what: string, fits: (desk: Desk) => boolean = () => true): Desk {
    for (let tried = 0; tried < desks.length; tried += 1) {
      const desk = desks[next(what) % desks.length];
      if (desk && fits(desk)) return desk;
    }
    throw new Error(`no therapist is free for ${what}`);
  }

  return {
    act: (kind) => acts[kind](),
    async stock(reports) {
      for (let index = 0; index < reports; index += 1) {
        const desk = deskOf('stock');
        desk.fotos.push(await insertFoto(sql, desk.userId));
      }
    },
    async finishTimes(asked) {
      const found = await sql<{ id: string; finished: Date | null }[]>`
        select id, finished_at as finished from avaliacoes where id = any(${asked.map(({ reportId }) => reportId)}::uuid[])`;
      const ends = new Map(found.map(({ id, finished }) => [id, finished?.getTime()]));
      return asked.map(({ reportId, sentAt }) => {
        const end = ends.get(reportId);
        if (end === undefined) throw new Error(`the report ${reportId} is not finished`);
        return end - sentAt;
      });
    },
  };
}

async function openDesk(baseUrl: string, sql: postgres.Sql, photo: Buffer): Promise<Desk> {
  const { client, userId } = await createTherapist(baseUrl, sql);
  await sql`update accounts set email_confirmed_at = now() where id = ${userId}`;
  await insertHistory(sql, userId, olderReports);
  const { id: printed } = await client.trpc.avaliacoes.create.mutate(await prepareIntake(client));
  await untilSettled(sql, printed);
  const [row] = await sql<{ cliente_id: string }[]>`select cliente_id from avaliacoes where id = ${printed}`;
  const reports = await copyReport(sql, printed);
  const tokens: string[] = [];
  for (const report of reports.slice(0, 4)) tokens.push((await insertShare(sql, userId, report)).token);
  return {
    client,
    userId,
    clienteId: row?.cliente_id ?? '',
    printed,
    reports,
    tokens,
    draft: { id: randomUUID(), revision: 0, busy: false },
    upload: uploadRequest(baseUrl, { cookie: client.cookie(), file: photo }),
    fotos: [],
  };
}

/** Copies of a report as rows; some belong to its client, the others to none. @returns their ids */
async function copyReport(sql: postgres.Sql, id: string): Promise<string[]> {
  const columns = await sql<{ name: string }[]>`
    select quote_ident(column_name) as name from information_schema.columns
    where table_schema = 'public' and table_name = 'avaliacoes' and is_generated = 'NEVER'`;
  const names = columns.map(({ name }) => name);
  const rows = await sql.unsafe<{ id: string }[]>(
    `insert into avaliacoes (${names.join(', ')})
    select ${names.map((name) => `made.${name}`).join(', ')} from avaliacoes one, generate_series(1, $2::int) n,
      lateral jsonb_populate_record(null::avaliacoes, to_jsonb(one) || jsonb_build_object(
        'id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(), 'created_at', one.created_at - n * interval '1 hour',
        'cliente_id', case when n <= $3::int then one.cliente_id end)) made
    where one.id = $1::uuid returning id`,
    [id, copies, copiesOfClient],
  );
  return rows.map((row) => row.id);
}

const createdSchema = z.object({ result: z.object({ data: z.object({ id: z.string() }) }) });
const savedSchema = z.object({ result: z.object({ data: z.object({ revision: z.number() }) }) });

/** The whole intake with a sentence more, as the form saves it while somebody types. */
async function saveDraft({ client, draft }: Desk): Promise<Asked> {
  draft.busy = true;
  try {
    const dados = buildAnamnese({ historicoMedico: `Versão ${draft.revision}` });
    const data = { dados, fotos: {}, consentimento: true };
    const asked = await ask(client, '/trpc/drafts.save', { id: draft.id, data, baseRevision: draft.revision });
    draft.revision = savedSchema.parse(JSON.parse(asked.text)).result.data.revision;
    return asked;
  } finally {
    draft.busy = false;
  }
}

/** The address of several queries in one request, as the page asks. */
function batchOf(queries: Record<string, object>): string {
  const input = Object.fromEntries(Object.values(queries).map((one, index) => [index, one]));
  return `/trpc/${Object.keys(queries).join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
}

async function ask(client: ApiClient, path: string, body?: object): Promise<Asked & { text: string }> {
  const sent = body ? JSON.stringify(body) : '';
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent };
  const response = await client.fetch(path, body ? post : {});
  const received = Buffer.from(await response.arrayBuffer());
  const text = body || !response.ok ? received.toString() : '';
  if (response.status !== 200) throw new Error(`${path} was answered ${response.status}: ${text.slice(0, 300)}`);
  return { sentBytes: Buffer.byteLength(sent), receivedBytes: received.length, text };
}

/** Counts from 0 for each word. */
function turns(): (word: string) => number {
  const taken = new Map<string, number>();
  return (word) => {
    const turn = taken.get(word) ?? 0;
    taken.set(word, turn + 1);
    return turn;
  };
}
