import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import type { Browser, Page } from '@playwright/test';
import type postgres from 'postgres';
import { signIn } from '../e2e/support/sign-in.ts';
import { buildAnamnese } from '../support/anamnese.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { portuguese, textFields } from '../support/gemini-contract-server.ts';
import { openBrowser } from '../support/open-browser.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import { readOutbox } from './delivered-mail.ts';
import { askForReports, markOf, readEnded, untilAllEnded } from './marked-reports.ts';
import type { Outcome } from './outcome.ts';
import { createTherapist, type Therapist } from './therapist.ts';
import { createWorld, type World } from './world.ts';
import { xssPayloads } from './xss-payloads.ts';

/**
 * A model that writes attacks into every field, against both protections. The first is the check of its answers. The second is
 * tested alone: the same attacks are stored as texts of finished reports and viewed in a browser, on paper and in the PDF.
 */
export async function storedXss({ payloads: wanted = 200 } = {}): Promise<Outcome> {
  const trap = await startTrap();
  const world = await createWorld({ writerDelayMs: () => 0 });
  const app = await startAppProcess({ ...world.env, WORKER_CONCURRENCY: '8' });
  const browser = await openBrowser();
  try {
    const therapist = await createTherapist(app.baseUrl, world.sql);
    const payloads = xssPayloads(trap.origin, wanted);
    const answered = await answerWithAttacks(world, therapist, payloads);
    const mails = await readOutbox(world, therapist);
    const stored = await storeAttacks(world.sql, therapist.userId, payloads);
    const seen = await lookAtAll(browser, app, therapist, stored);
    const problems = [
      ...(seen.executions === 0 && seen.violations === 0 ? [] : ['something ran or tried to']),
      ...(trap.requests.length === 0 && seen.outbound === 0
        ? []
        : [`requests: ${trap.requests.slice(0, 3).join(' ')}`]),
      ...(seen.views === 3 * wanted && seen.pdfs === wanted ? [] : ['not everything was seen']),
      ...(seen.activePdfs === 0 ? [] : ['a PDF with an action']),
      ...(answered.ended === wanted && answered.markup === 0 ? [] : ['markup was stored']),
      ...(mails.some((mail) => payloads.some((payload) => mail.includes(payload))) ? ['a mail holds an attack'] : []),
    ];
    return {
      id: 'S18',
      passed: problems.length === 0,
      figures: `${wanted} payloads in every text of the model's answers: refused ${answered.refused}, cleaned ${answered.finished}, markup stored ${answered.markup}; stored by force and looked at in ${seen.views} views (report, print, share) and ${seen.pdfs} PDFs: executions ${seen.executions}, refused by the CSP ${seen.violations}, outbound requests ${trap.requests.length + seen.outbound}, PDFs with actions ${seen.activePdfs}; ${mails.length} mails without them${problems.length > 0 ? ` | ${problems.join('; ')}` : ''}`,
    };
  } finally {
    await browser.close();
    await app.stop();
    await world.close();
    await trap.close();
  }
}

/** The address that every attack tries to reach. */
async function startTrap() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // By name, because the app itself is at 127.0.0.1.
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function answerWithAttacks({ gemini, sql }: World, therapist: Therapist, payloads: readonly string[]) {
  gemini.playFor((text) => {
    const payload = payloads[Number(/caso-xss-(\d{3})/.exec(text)?.[1])] ?? '';
    const attack = `${portuguese} ${payload}`;
    return (draft) => ({
      ...draft,
      ...Object.fromEntries(textFields.map((field) => [field, attack])),
      hipoteses: draft.hipoteses.map((hipotese) => ({ ...hipotese, texto: attack })),
    });
  });
  const marks = payloads.map((_, index) => markOf('xss', index));
  const ids = await askForReports(
    [therapist],
    marks.map((mark) => ({ mark, dados: buildAnamnese({ objetivosCliente: `Dormir melhor (${mark})` }) })),
  );
  await untilAllEnded(sql, 300_000);
  const ended = await Promise.all(marks.map((mark) => readEnded(sql, ids.get(mark) ?? '')));
  const finished = ended.filter(({ status }) => status === 'finalizado');
  return {
    ended: ended.length,
    finished: finished.length,
    refused: ended.filter(({ status, erro }) => status === 'erro' && erro?.includes('verificação')).length,
    markup: ended.filter(({ json }, index) => json?.includes(JSON.stringify(payloads[index]).slice(1, -1))).length,
  };
}

interface Stored {
  id: string;
  token: string;
  /** A text in the report's first paragraph: a view that shows it has shown the report. */
  label: string;
}

function storeAttacks(sql: postgres.Sql, userId: string, payloads: readonly string[]): Promise<Stored[]> {
  return Promise.all(
    payloads.map(async (payload, index) => {
      const label = `ataque${index}fim`;
      const id = await insertReport(sql, userId, {
        change: (relatorio) => attackTexts(relatorio, `${label} ${payload}`),
      });
      return { id, label, token: (await insertShare(sql, userId, id)).token };
    }),
  );
}

/** Every text that a model or a person may write. */
function attackTexts(relatorio: Relatorio, attack: string): Relatorio {
  const { textos } = relatorio;
  return {
    ...relatorio,
    queixaPrincipal: attack,
    cliente: { ...relatorio.cliente, nome: attack },
    clinica: { nome: attack, logoUrl: null },
    textos: {
      ...textos,
      ...Object.fromEntries(textFields.map((field) => [field, attack])),
      hipoteses: textos.hipoteses.map((hipotese) => ({ ...hipotese, texto: attack })),
    },
  };
}

interface Seen {
  views: number;
  executions: number;
  /** What the page's policy blocked. Correctly escaped markup leaves nothing to block. */
  violations: number;
  outbound: number;
  pdfs: number;
  activePdfs: number;
}

async function lookAtAll(
  browser: Browser,
  app: AppProcess,
  { client }: Therapist,
  stored: readonly Stored[],
): Promise<Seen> {
  const seen: Seen = { views: 0, executions: 0, violations: 0, outbound: 0, pdfs: 0, activePdfs: 0 };
  const context = await browser.newContext();
  await signIn(context, client, app.baseUrl);
  await context.exposeFunction('ranAttack', () => {
    seen.executions += 1;
  });
  await context.exposeFunction('stoppedAttack', () => {
    seen.violations += 1;
  });
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(app.baseUrl)) seen.outbound += 1;
  });
  context.on('dialog', (dialog) => {
    seen.executions += 1;
    void dialog.dismiss();
  });
  await context.addInitScript(`
    window.alert = () => window.ranAttack();
    document.addEventListener('securitypolicyviolation', () => window.stoppedAttack());
  `);
  const waiting = [...stored];
  const look = async () => {
    const page = await context.newPage();
    const shared = await context.newPage();
    await page.goto(`${app.baseUrl}/historico`);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await lookAt({ page, shared }, app, next, seen);
      await readPdf(client, next, seen);
    }
    await page.close();
    await shared.close();
  };
  await Promise.all([look(), look()]);
  await context.close();
  return seen;
}

async function lookAt(
  { page, shared }: Record<'page' | 'shared', Page>,
  { baseUrl }: AppProcess,
  { id, token, label }: Stored,
  seen: Seen,
): Promise<void> {
  const see = async (where: Page) => {
    await where.locator('article').getByText(label).first().waitFor({ state: 'attached', timeout: 30_000 });
    // Opens every part of a report that can be opened.
    await where.evaluate(`document.querySelectorAll('article details').forEach((d) => { d.open = true; })`);
    seen.views += 1;
  };
  // Like a click in the history. If an attack has led the page elsewhere, the report is missing afterwards.
  await page.evaluate(`history.pushState({}, '', '/resultado/${id}')`);
  await see(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(`window.dispatchEvent(new Event('beforeprint'))`);
  await see(page);
  await page.emulateMedia({ media: 'screen' });
  await shared.goto(`${baseUrl}/r/${token}`);
  await see(shared);
}

async function readPdf(client: Therapist['client'], { id, label }: Stored, seen: Seen): Promise<void> {
  const response = await client.fetch(`/api/relatorios/${id}/pdf`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = (await readPdfPages(bytes)).join(' ');
  if (response.ok && text.includes(label)) seen.pdfs += 1;
  if (/\/(JavaScript|JS|URI|Launch|SubmitForm|GoToR|EmbeddedFile|AA)\b/.test(bytes.toString('latin1')))
    seen.activePdfs += 1;
}
