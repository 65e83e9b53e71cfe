import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { LimitName } from '@meridia/server/auth/limits.ts';
import { AppError } from '@meridia/server/errors.ts';
import { createPdfPrinter, type PrintPdf } from '@meridia/server/pdf/print-pdf.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { triesIn } from '../support/tries.ts';

let app: TestApp;
let ana: ApiClient & { userId: string };
let bia: ApiClient & { userId: string };
let report: string;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'on' } });
  ana = await signUpClient(app.baseUrl);
  bia = await signUpClient(app.baseUrl);
  report = await insertReport(app.database.sql, ana.userId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.sql`delete from rate_limits`;
  await app.database.sql`delete from access_log`;
});

const pdf = (by: ApiClient, id: string, init?: RequestInit) => by.fetch(`/api/relatorios/${id}/pdf`, init);
const shareOf = async (by: { userId: string }, id: string) =>
  `${app.baseUrl}/r/${(await insertShare(app.database.sql, by.userId, id)).token}/pdf`;
const useUp = (limit: LimitName, key: string, tries: number) => triesIn(app).set(limit, key, tries);
const pointsOf = (limit: LimitName, key: string) => triesIn(app).read(limit, key);
const written = async (id: string) => {
  await app.deps.database.reads.flush();
  const [row] = await app.database.sql`select count(*)::int from access_log where subject_id = ${id}`;
  return row?.count;
};
/** No PDF is finished before `release`: both turns are taken, and wait for the table of their reports. */
const holdTurns = async () => {
  const held = await app.database.sql.reserve();
  await held`begin`;
  await held`lock table avaliacoes in access exclusive mode`;
  return {
    taken: () =>
      eventually(async () => {
        const [row] = await app.database.sql<{ count: number }[]>`
          select count(*)::int from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%avaliacoes%'`;
        return row?.count === 2 ? true : null;
      }, 'both turns to be taken'),
    release: async () => {
      await held`rollback`;
      held.release();
    },
  };
};
const statusOf = async (response: Promise<Response>) => {
  const { status, headers } = await response;
  return { status, wait: Number(headers.get('retry-after') ?? 0) };
};

describe('the limits for a PDF', () => {
  it("count per therapist for all share links together, and apart from the therapist's own PDFs", async () => {
    await useUp('sharedPdf', ana.userId, 30);
    for (const link of [await shareOf(ana, report), await shareOf(ana, report)]) {
      const refused = await statusOf(fetch(link));
      expect(refused.status).toBe(429);
      expect(refused.wait).toBeGreaterThan(50);
    }
    expect((await pdf(ana, report)).status).toBe(200);
    const other = await insertReport(app.database.sql, bia.userId);
    expect((await fetch(await shareOf(bia, other))).status).toBe(200);
    expect(await pointsOf('sharedPdf', bia.userId)).toBe(1);
  });

  it('also count per network, for visitors and for therapists', async () => {
    await useUp('sharedPdfNetwork', '127.0.0.1', 15);
    expect((await fetch(await shareOf(ana, report))).status).toBe(429);
    expect(await pointsOf('sharedPdf', ana.userId)).toBe(0);
    await useUp('pdfNetwork', '127.0.0.1', 160);
    const refused = await pdf(ana, report);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await pointsOf('pdf', ana.userId)).toBe(0);
  });
});

describe('a PDF that is refused', () => {
  it('takes no try and is not logged when the report is unknown or unfinished, or the line is full', async () => {
    const pending = await insertAvaliacao(app.database.sql, ana.userId, { status: 'pendente' });
    const fresh = await insertReport(app.database.sql, ana.userId);
    expect((await pdf(ana, randomUUID())).status).toBe(404);
    expect((await pdf(ana, pending)).status).toBe(409);
    const turns = await holdTurns();
    const asked = Array.from({ length: 8 }, () => statusOf(pdf(ana, fresh)));
    let answered = 0;
    for (const answer of asked) {
      void answer.then(() => {
        answered += 1;
      });
    }
    await eventually(async () => (answered === 2 ? true : null), 'two to be refused');
    await turns.release();
    const answers = await Promise.all(asked);
    const made = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ status }) => status === 429);
    // Two are set and four wait.
    expect(made).toBe(6);
    expect(refused).toHaveLength(2);
    expect(refused.every(({ wait }) => wait > 0)).toBe(true);
    expect(await pointsOf('pdf', ana.userId)).toBe(made);
    expect(await pointsOf('pdfNetwork', '127.0.0.1')).toBe(made);
    expect(await written(pending)).toBe(0);
    // The log counts the six as one read of the same report.
    expect(await written(fresh)).toBe(1);
  });

  it('gets a message', async () => {
    await useUp('pdf', ana.userId, 40);
    const body = errorBodySchema.parse(await (await pdf(ana, report)).json());
    expect(body.message).toMatch(/^Muitas tentativas\. Tente de novo em 60 minutos\.$/);
  });

  it('takes no try when its reader leaves before its turn', async () => {
    const leave = new AbortController();
    const other = await insertReport(app.database.sql, ana.userId);
    const turns = await holdTurns();
    const first = [pdf(ana, report), pdf(ana, report)];
    await turns.taken();
    const left = pdf(ana, other, { signal: leave.signal }).catch(() => 'left');
    await eventually(
      async () => ((await pointsOf('pdf', ana.userId)) === 3 ? true : null),
      'all three to be asked for',
    );
    leave.abort();
    expect(await left).toBe('left');
    await eventually(async () => ((await pointsOf('pdf', ana.userId)) === 2 ? true : null), 'the try to come back');
    await turns.release();
    for (const answer of first) expect((await answer).status).toBe(200);
    expect(await pointsOf('pdf', ana.userId)).toBe(2);
    expect(await written(other)).toBe(0);
  });
});

describe('a PDF whose turn came', () => {
  /** Beside the other app, on the same database. */
  let hurried: TestApp;
  let print: PrintPdf = createPdfPrinter({ deadlineMs: 1 });
  beforeAll(async () => {
    hurried = await startTestApp({
      env: { LIMITS: 'on' },
      beside: app,
      printPdf: (turn, work) => print(turn, work),
    });
  });
  afterAll(() => hurried.close());
  const there = (path: string, init: RequestInit = {}) =>
    fetch(hurried.baseUrl + path, { ...init, headers: { cookie: ana.cookie() } });

  it('costs no try when it is given up after its deadline', async () => {
    const { token } = await insertShare(app.database.sql, ana.userId, report);
    for (const path of [`/api/relatorios/${report}/pdf`, `/r/${token}/pdf`]) {
      expect(await statusOf(there(path))).toEqual({ status: 503, wait: 10 });
    }
    for (const [limit, key] of [
      ['pdf', ana.userId],
      ['pdfNetwork', '127.0.0.1'],
      ['sharedPdf', ana.userId],
      ['sharedPdfNetwork', '127.0.0.1'],
    ] as const)
      expect([limit, await pointsOf(limit, key)]).toEqual([limit, 0]);
  });

  it('costs one when its reader leaves while it is set', async () => {
    const leave = new AbortController();
    print = ({ signal }, work) =>
      work(
        () =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new AppError('UNAVAILABLE', 'gone')));
            leave.abort();
          }),
      );
    await there(`/api/relatorios/${report}/pdf`, { signal: leave.signal }).catch(() => 'left');
    // A try that comes back does so at once.
    await setTimeout(200);
    expect(await pointsOf('pdf', ana.userId)).toBe(1);
  });
});
