import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import postgres from 'postgres';
import { createTherapist } from '../faults/therapist.ts';
import type { ApiClient } from '../support/api-client.ts';
import { startAppProcess } from '../support/app-process.ts';
import { prepareDatabase } from '../support/database-server.ts';
import { makeAdmin } from '../support/people.ts';
import { ms, quantile } from './figures.ts';
import { arrangeManyAvaliacoes } from './many-avaliacoes.ts';

const people = 10_000;
const avaliacoes = 1_000_000;
const rounds = 60;
const warmUps = 5;
/** P12 sets it for the overview. It also applies to every page of the list, because an admin waits for both. */
const mostMs = 300;

/**
 * P12: the requests of the admin dashboard (counts, series and warnings in one batch as the browser sends it), and pages of the
 * list of assessments; over HTTP, one after the other, on a durable database in the state that autovacuum leaves.
 */
export async function measureAdminOverview(): Promise<{ passed: boolean; figures: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'meridia-p12-'));
  const server = await startEmbeddedPostgres({ dataDir: join(dir, 'cluster'), log: () => {} });
  await prepareDatabase(server.url);
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  await arrangeManyAvaliacoes(sql, { people, avaliacoes });
  const app = await startAppProcess({ DATABASE_URL: server.url, DATA_DIR: join(dir, 'data'), ROLE: 'web' });
  try {
    const { client, userId } = await createTherapist(app.baseUrl, sql);
    await makeAdmin(sql, userId);
    const overview = await measure(client, '/trpc/admin.overview.read,admin.overview.warnings?batch=1');
    const deep = await cursorAt(sql, 900_000);
    const lists: Record<string, object> = {
      'page 1': {},
      'page 9,001': { cursor: deep },
      'common name': { cliente: 'helena' },
      'common name, old': { cliente: 'helena', cursor: deep },
      'rare name': { cliente: 'helena uchoa zanetti' },
      'no such name': { cliente: 'xyzzyx' },
      'one therapist': { terapeuta: 'pessoa777@' },
      'many therapists': { terapeuta: 'oliveira' },
      'state and month': { status: 'erro', from: '2026-01-01', to: '2026-01-31' },
    };
    const listed: [string, number][] = [];
    for (const [name, input] of Object.entries(lists)) {
      listed.push([
        name,
        await measure(client, `/trpc/admin.avaliacoes.list?input=${encodeURIComponent(JSON.stringify(input))}`),
      ]);
    }
    return {
      passed: overview <= mostMs && listed.every(([, p95]) => p95 <= mostMs),
      figures: `admin overview at 1,000,000 assessments, 10,000 users: p95 ${ms(overview)} of ${rounds}; list p95: ${listed.map(([name, p95]) => `${name} ${ms(p95)}`).join(', ')}`,
    };
  } finally {
    await app.stop();
    await sql.end({ timeout: 5 });
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function measure(client: ApiClient, path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const startedAt = performance.now();
    const response = await client.fetch(path);
    const body = await response.text();
    const took = performance.now() - startedAt;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body.slice(0, 300)}`);
    if (round >= warmUps) times.push(took);
  }
  return quantile(times, 0.95);
}

/** The row with this many newer ones. */
async function cursorAt(sql: postgres.Sql, newer: number): Promise<{ createdAt: string; id: string }> {
  const [row] = await sql<{ createdAt: Date; id: string }[]>`
    select created_at as "createdAt", id from avaliacoes order by created_at desc, id desc offset ${newer} limit 1`;
  if (!row) throw new Error('too few rows');
  return { createdAt: row.createdAt.toISOString(), id: row.id };
}
