import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import type { Browser, Page } from '@playwright/test';
import postgres from 'postgres';
import { z } from 'zod';
import { prepareDraft } from '../e2e/support/prepared-draft.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { createTherapist, signInAt } from '../faults/therapist.ts';
import type { ApiClient } from '../support/api-client.ts';
import { startAppProcess } from '../support/app-process.ts';
import { prepareDatabase } from '../support/database-server.ts';
import { openBrowser } from '../support/open-browser.ts';
import { median, ms, quantile } from './figures.ts';

const samplesPerInstance = 20;
const warmUpsPerInstance = 3;
/** The fixed pause before the redirect (docs/PRODUCT.md 5.9), during which nobody waits for the report. */
const redirectPauseMs = 500;

/**
 * P2: from the click on 'Gerar Diagnóstico Completo' to the report on the screen, by the page's own clock, with the local writer
 * and two processes on one durable database, used in turn. Photos were measured at upload. A bare path on the same
 * database and in the same browser is measured in turn with it (raw-report-server.ts).
 */
export async function measureSubmitToReport(): Promise<{ passed: boolean; figures: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'meridia-p2-'));
  const server = await startEmbeddedPostgres({ dataDir: join(dir, 'cluster'), log: () => {} });
  await prepareDatabase(server.url);
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  const env = { DATABASE_URL: server.url, DATA_DIR: join(dir, 'data') };
  const apps = [await startAppProcess(env), await startAppProcess(env)];
  const bare = await startBarePath(server.url);
  const browser = await openBrowser();
  try {
    const { client, email } = await createTherapist(apps[0]?.baseUrl ?? '', sql);
    const desks: Desk[] = [];
    for (const { baseUrl } of apps) {
      const own = desks.length === 0 ? client : await signInAt(baseUrl, email);
      desks.push({ client: own, page: await openPage(browser, own, baseUrl) });
    }
    const barePage = await browser.newPage();
    const bareWaits: number[] = [];
    const samples: Sample[] = [];
    for (let round = 0; round < warmUpsPerInstance + samplesPerInstance; round += 1) {
      for (const desk of desks) {
        const sample = await submitOnce(desk);
        const bareMs = await submitBare(barePage, bare.baseUrl);
        if (round < warmUpsPerInstance) continue;
        samples.push(sample);
        bareWaits.push(bareMs);
      }
    }
    const waits = samples.map(({ shownMs }) => shownMs - redirectPauseMs);
    const p50 = median(waits);
    const p95 = quantile(waits, 0.95);
    const ratio = p50 / median(bareWaits);
    return {
      passed: p50 <= 200 && p95 <= 400 && ratio <= 1.6,
      figures: `submit to report on the screen: p50 ${ms(p50)}, p95 ${ms(p95)} of ${waits.length} over two instances; ${ratio.toFixed(2)}x of a bare path (${ms(median(bareWaits))}) (${await describeParts(sql, samples)})`,
    };
  } finally {
    await browser.close();
    for (const app of apps) await app.stop();
    bare.child.kill();
    await sql.end({ timeout: 5 });
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** One therapist at one process. */
interface Desk {
  client: ApiClient;
  page: Page;
}

/** Milliseconds from the click; `createdMs` and `redirectedMs` are steps on the way. */
const sampleSchema = z.object({ shownMs: z.number(), createdMs: z.number(), redirectedMs: z.number() });
type Sample = z.output<typeof sampleSchema>;

async function submitOnce({ client, page }: Desk): Promise<Sample> {
  const draft = await prepareDraft(client);
  await page.goto(`/anamnese?rascunho=${draft}`);
  await page.getByText('Boa foto para a análise').waitFor();
  await page.getByRole('region', { name: 'Plano e uso' }).waitFor();
  await page.evaluate(startClockAtClick);
  await page.getByRole('button', { name: 'Gerar Diagnóstico Completo' }).click();
  const sample = page.locator('html[data-p2]');
  await sample.waitFor();
  return sampleSchema.parse(JSON.parse((await sample.getAttribute('data-p2')) ?? ''));
}

/**
 * Runs in the page. It is a text because this program has no browser types. The clock starts with the click itself and stops with
 * the frame that shows the report.
 */
const startClockAtClick = `
  [...document.querySelectorAll('button')].find((button) => button.textContent.includes('Gerar Diagnóstico Completo'))
    .addEventListener('click', () => {
      const begun = performance.now();
      let redirectedMs = 0;
      const look = () => {
        if (!redirectedMs && location.pathname.startsWith('/resultado/')) redirectedMs = performance.now() - begun;
        const report = document.querySelector('.relatorio');
        if (!report || report.getBoundingClientRect().height === 0) return void requestAnimationFrame(look);
        requestAnimationFrame(() => {
          const shownMs = performance.now() - begun;
          const creation = performance.getEntriesByType('resource')
            .findLast(({ name }) => name.includes('/trpc/avaliacoes.create'));
          const createdMs = creation ? creation.responseEnd - begun : 0;
          document.documentElement.dataset.p2 = JSON.stringify({ shownMs, redirectedMs, createdMs });
        });
      };
      requestAnimationFrame(look);
    }, { once: true, capture: true })`;

/** Where the time goes, as help for making it shorter. */
async function describeParts(sql: postgres.Sql, samples: readonly Sample[]): Promise<string> {
  const [row] = await sql<{ p50: number; p95: number }[]>`
    select percentile_cont(0.5) within group (order by took) as p50, percentile_cont(0.95) within group (order by took) as p95
    from (select extract(epoch from finished_at - created_at) * 1000 as took from avaliacoes where finished_at is not null) as reports`;
  const created = samples.map(({ createdMs }) => createdMs);
  const shown = samples.map(({ shownMs, redirectedMs }) => shownMs - redirectedMs);
  return [
    `creation answered after ${ms(median(created))}`,
    `report stored ${ms(Number(row?.p50))} after its creation, p95 ${ms(Number(row?.p95))}`,
    `redirect to report shown ${ms(median(shown))}`,
  ].join('; ');
}

async function openPage(browser: Browser, client: ApiClient, baseUrl: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 860 },
  });
  await signIn(context, client, baseUrl);
  return context.newPage();
}

async function startBarePath(databaseUrl: string): Promise<{ baseUrl: string; child: ChildProcess }> {
  const node = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));
  const script = fileURLToPath(new URL('./raw-report-server.ts', import.meta.url));
  const child = spawn(node, ['--import', 'tsx', script], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { baseUrl: `http://127.0.0.1:${String(line).replace(/\D/g, '')}`, child };
}

async function submitBare(page: Page, baseUrl: string): Promise<number> {
  await page.goto(baseUrl);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Gerar' }).click();
  const sample = page.locator('html[data-p2]');
  await sample.waitFor({ state: 'attached' });
  return Number(await sample.getAttribute('data-p2'));
}
