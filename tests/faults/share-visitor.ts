import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import type postgres from 'postgres';
import { localhostCertificate } from '../fixtures/localhost-certificate.ts';
import type { AppProcess } from '../support/app-process.ts';
import { openBrowser } from '../support/open-browser.ts';
import { insertFoto } from '../support/rows.ts';
import { insertReport } from '../support/shares.ts';
import type { Finding } from './share-guesses.ts';
import type { Therapist } from './therapist.ts';

/** A visitor with a browser: what the page loads, where it leads, what it leaves behind and what it tells other sites. */
export async function lookAround(
  { baseUrl }: AppProcess,
  sql: postgres.Sql,
  { userId, email }: Therapist,
  token: string,
): Promise<Finding> {
  const clinic = await startClinicSite();
  await sql`insert into clinica_configs (terapeuta_id, nome_clinica, logo_url) values (${userId}, 'Jade', ${`${clinic.origin}/logo.png`})`;
  // Another person's report and a photo of the same therapist: neither may be found.
  await insertReport(sql, userId, { nomeCliente: 'Outra Pessoa Sigilosa' });
  const foto = await insertFoto(sql, userId);
  const browser = await openBrowser();
  try {
    const page = `${baseUrl}/r/${token}`;
    const visit = await visitPage(browser, page, clinic.origin);
    const crawl = await crawlFrom(page, [clinic.origin]);
    const secrets = ['Outra Pessoa Sigilosa', email, userId, foto];
    const leaked = secrets.filter((secret) => crawl.bodies.some((body) => body.includes(secret)));
    const strange = crawl.paths.filter((path) => !isExpected(path, `/r/${token}`));
    // The clinic's own page requests its icon with a Referer of its own.
    const told = clinic.requests.filter((referer) => referer?.startsWith(baseUrl));
    const problems = [
      ...(visit.noindex ? [] : ['no noindex']),
      ...(visit.cookies === 0 ? [] : ['a cookie was set']),
      ...(visit.scripts === 0 ? [] : ['a script came along']),
      ...(clinic.requests.length >= 2 ? [] : ['the clinic saw no request, so nothing was proven of the Referer']),
      ...(told.length === 0 ? [] : ['a Referer was sent']),
      ...strange.map((path) => `reaches ${path}`),
      ...leaked.map((secret) => `shows ${secret}`),
    ];
    return {
      figures: `noindex ${visit.noindex}, cookies ${visit.cookies}, scripts ${visit.scripts}, Referer sent with ${told.length} of ${clinic.requests.length} requests elsewhere, ${crawl.paths.length} addresses reached (${strange.length} strange), other data found ${leaked.length}`,
      problems,
    };
  } finally {
    await browser.close();
    await clinic.close();
  }
}

async function visitPage(browser: Browser, url: string, elsewhere: string) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const noindex =
    /noindex/.test(response?.headers()['x-robots-tag'] ?? '') &&
    (await page.locator('meta[name=robots][content*=noindex]').count()) === 1;
  const scripts = await page.locator('script').count();
  const cookies = (await context.cookies()).length;
  // Stands for any link that a report may contain one day.
  await page.evaluate(`document.body.insertAdjacentHTML('afterbegin', '<a href="${elsewhere}/pagina">fora</a>')`);
  await Promise.all([page.waitForURL(`${elsewhere}/pagina`), page.getByText('fora', { exact: true }).click()]);
  await context.close();
  return { noindex, scripts, cookies };
}

/** Follows every address in the answers, without a session. */
async function crawlFrom(start: string, foreign: readonly string[]) {
  const { origin } = new URL(start);
  const waiting = [start];
  const seen = new Set<string>();
  const bodies: string[] = [];
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const response = await fetch(address);
    const body = await response.text();
    bodies.push(body);
    if (!/text\/(html|css)/.test(response.headers.get('content-type') ?? '')) continue;
    for (const [, named = ''] of body.matchAll(/(?:(?:href|src|action|content)="|url\()([^")\s#]+)/g)) {
      if (!/^(\/|https?:)/.test(named)) continue;
      const next = new URL(named.replaceAll('&amp;', '&'), address);
      if (next.origin === origin) waiting.push(next.href);
      else if (!foreign.includes(next.origin)) seen.add(next.href);
    }
  }
  return {
    paths: [...seen].map((address) => (address.startsWith(origin) ? new URL(address).pathname : address)),
    bodies,
  };
}

function isExpected(path: string, page: string): boolean {
  return path === page || path === `${page}/pdf` || path === `${page}/logo` || /^\/assets\/[\w.-]+\.woff2$/.test(path);
}

/** The site of a clinic, which records the Referer of each request. */
async function startClinicSite() {
  const requests: (string | undefined)[] = [];
  const server = createServer(localhostCertificate, (request, response) => {
    requests.push(request.headers.referer);
    response.setHeader('content-type', 'text/html');
    response.end('<p>Clínica</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
