import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import type { ApiClient } from '../support/api-client.ts';
import { buildFicha, insertConvite } from '../support/convites.ts';
import { makeAdmin, setPlan } from '../support/people.ts';
import { insertAvaliacao, insertCliente, insertConsulta } from '../support/rows.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { openAccount } from './support/open-account.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// The longest name that the forms accept, without a place to break it.
const longName = 'Wolkenstein'.repeat(11).slice(0, 120);

/** Each page is measured at each of them in one visit. */
const sizes = [
  { name: 'at 320 px', width: 320, textSize: 1 },
  { name: 'at 360 px with text of 200 %', width: 360, textSize: 2 },
  // From here on the header shows its navigation: a tablet, upright and lying.
  { name: 'at 768 px', width: 768, textSize: 1 },
  { name: 'at 1024 px', width: 1024, textSize: 1 },
];

const publicPaths = [
  '/',
  '/auth',
  '/auth?modo=cadastro',
  '/recuperar-senha',
  '/redefinir-senha#access_token=none&type=recovery',
  '/bem-vindo#access_token=none&type=signup',
  '/plans',
  '/instalar',
  '/demo-relatorio',
  '/demo-relatorio-exemplo',
  '/politica-privacidade',
  '/termos-uso',
  '/lgpd',
  `/${longName}`,
];

test.describe('no page scrolls sideways on narrow windows or with large text', { tag: '@one-width' }, () => {
  test('for visitors', async ({ page }) => {
    for (const path of publicPaths) await walkTo(page, path);
  });

  test('for a therapist with a long name and clients with long names', async ({
    page,
    context,
    baseURL,
    database,
    sql,
  }) => {
    const therapist = await openAccount(database, baseURL ?? '', longName);
    await signIn(context, therapist, baseURL ?? '');
    const made = await makeRows(sql, therapist);
    for (const path of [
      '/dashboard',
      '/anamnese',
      '/historico',
      '/configuracoes',
      '/subscription',
      '/plans',
      `/success?session_id=cs_test_${longName}`,
      '/bem-vindo',
      '/setup-admin',
      `/resultado/${made.finished}`,
      `/resultado/${made.failed}`,
      `/resultado/${made.running}`,
      `/revisao/${made.finished}`,
      `/versoes/${made.finished}`,
      `/carta/${made.finished}`,
      `/evolucao/${made.finished}`,
      `/r/${made.shareToken}`,
    ]) {
      await walkTo(page, path);
    }

    await page.goto(`/evolucao/${made.finished}`);
    await page.getByRole('button', { name: 'Nova Consulta' }).click();
    await expect(page.getByRole('heading', { name: 'Registrar Nova Consulta' })).toBeVisible();
    await expectNarrow(page, 'a new follow-up');
    await page.goto(`/resultado/${made.finished}`);
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expect(page.getByRole('dialog', { name: /^Compartilhar/ })).toBeVisible();
    await expectInside(page, '[role=dialog]');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Menu da conta de/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectInside(page, '[role=menu]');

    await sql`
      update avaliacoes
      set status = 'finalizado', seen_at = null, finished_at = now(),
        diagnostico_json = other.diagnostico_json, relatorio_html = other.relatorio_html
      from avaliacoes other where avaliacoes.id = ${made.running} and other.id = ${made.finished}`;
    await page.goto('/configuracoes');
    await expect(page.getByText(/^O relatório de Wolkenstein.* está pronto$/)).toBeVisible();
    await expectNarrow(page, 'the news of a report');
  });

  test('for a client with her form, and for her therapist', async ({ page, sql, therapist }) => {
    await setPlan(sql, therapist.userId, 'Profissional');
    const clienteId = await insertCliente(sql, therapist.userId, { nome: longName });
    const finished = await insertReport(sql, therapist.userId);
    const { token } = await insertConvite(sql, therapist.userId, {
      ...{ clienteId, ficha: { ...buildFicha({ nomeCliente: longName }), fotos: true } },
    });
    for (const path of ['/dashboard', '/clientes', `/clientes/${clienteId}`, `/respostas/${finished}`]) {
      await walkTo(page, path);
    }
    await page.goto(`/clientes/${clienteId}/evolucao#nova`);
    await expect(page.getByRole('heading', { name: 'Registrar Nova Consulta' })).toBeVisible();
    await expectNarrow(page, 'a consultation without an assessment');
    await page.goto('/clientes');
    await page.getByRole('button', { name: 'Novo cliente' }).click();
    await expectInside(page, '[role=dialog]');
    await page.goto(`/clientes/${clienteId}`);
    await page.getByText('Mais opções', { exact: true }).click();
    await page.getByRole('button', { name: 'Juntar com outro cadastro' }).click();
    await expectInside(page, '[role=dialog]');
    await page.goto(`/clientes/${clienteId}`);
    await page.getByRole('button', { name: 'Enviar ficha ao cliente' }).click();
    await expectInside(page, '[role=dialog]');
    await page.getByRole('button', { name: 'Criar link' }).click();
    await expect(page.getByRole('img', { name: 'Código QR da ficha' })).toBeVisible();
    await expectInside(page, '[role=dialog]');

    await page.goto(`/ficha#${token}`);
    await page.getByRole('button', { name: 'Continuar a ficha' }).click();
    const end = page.getByRole('heading', { name: 'O seu consentimento' });
    for (let piece = 1; ; piece += 1) {
      await expectNarrow(page, `/ficha, piece ${piece}`);
      if (await end.isVisible()) break;
      if (await page.getByRole('heading', { name: 'Suas fotos' }).isVisible()) {
        await takeScreenshot(page, 'ficha-fotos-360-2');
      }
      await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    }
    await takeScreenshot(page, 'ficha-consentimento-360-2');
  });

  test('for an admin', async ({ page, context, baseURL, database, sql }) => {
    const admin = await openAccount(database, baseURL ?? '', longName);
    await makeAdmin(sql, admin.userId);
    await signIn(context, admin, baseURL ?? '');
    await makeRows(sql, admin);
    for (const path of [
      '/dashboard',
      '/plans',
      '/subscription',
      '/admin',
      '/admin/users',
      `/admin/users/${admin.userId}`,
      '/admin/subscriptions',
      '/admin/evaluations',
      '/admin/plans',
      '/admin/test-reports',
      '/admin/system',
    ]) {
      await walkTo(page, path);
    }
  });
});

test('large text leaves the page in sight, and names and prices whole', { tag: '@one-width' }, async ({
  page,
  therapist,
  sql,
}) => {
  const id = await insertReport(sql, therapist.userId, { nomeCliente: 'João Batista' });
  await expectReadable(page, '/historico', 'Batista');
  await expectReadable(page, '/plans', '34,90');
  await expectReadable(page, '/anamnese', 'Anamnese');
  await expectReadable(page, `/revisao/${id}`, 'Assinar');
});

async function makeRows(sql: postgres.Sql, { userId, trpc }: ApiClient & { userId: string }) {
  const finished = await insertReport(sql, userId, { nomeCliente: longName });
  const failed = await insertAvaliacao(sql, userId, { nomeCliente: longName, status: 'erro' });
  const running = await insertAvaliacao(sql, userId, { nomeCliente: longName, status: 'pendente' });
  const { id: consulta } = await insertConsulta(sql, userId, finished);
  await sql`
    update consultas_evolutivas set observacoes = ${longName}, sintomas_atuais = ${[longName]}, sintomas_resolvidos = ${[longName]}
    where id = ${consulta}`;
  const { token: shareToken } = await insertShare(sql, userId, finished);
  await trpc.clinicaConfigs.save.mutate({ nomeClinica: longName, logoUrl: '' });
  return { finished, failed, running, shareToken };
}

/** Checks that what sticks to the window leaves most of it, and that no name and no price is broken inside a word, with text of 200 %. */
async function expectReadable(page: Page, path: string, whole: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto(path);
  await expect(page.getByText(whole).first()).toBeVisible();
  const seen = await page.evaluate((whole) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(whole) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + whole.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) broken.push(whole);
    }
    const covers = [...document.querySelectorAll('*')].filter((element) => {
      const { position, bottom } = getComputedStyle(element);
      return (position === 'fixed' || position === 'sticky') && bottom === '0px';
    });
    return { broken, covered: Math.max(0, ...covers.map((element) => element.getBoundingClientRect().height)) };
  }, whole);
  await devtools.detach();
  softly(seen.broken, path).toEqual([]);
  softly(seen.covered, path).toBeLessThan(185);
}

/** Opens a page, waits until it is complete, and records whether it is wider than the window. */
async function walkTo(page: Page, path: string): Promise<void> {
  // Null when only the fragment differs from the page before: the browser has then loaded nothing. An empty page between the two would
  // do, too, but costs a new process each time.
  if (!(await page.goto(path))) await page.reload();
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: /Carregando|Confirmando/ })).toHaveCount(0);
  await expectNarrow(page, path);
}

async function expectNarrow(page: Page, screen: string): Promise<void> {
  await atEachSize(page, (name) => expectNoSidewaysScroll(page, `${screen} ${name}`));
}

/** Checks that a part above the page, such as a dialog, fits into the window and scrolls downwards at most. */
async function expectInside(page: Page, selector: string): Promise<void> {
  await atEachSize(page, async (name) => {
    const room = page.viewportSize()?.width ?? 0;
    // What floats takes its new place a moment after the window or the text has another size.
    await softly
      .poll(
        () =>
          page.locator(selector).evaluate((element, room) => {
            const { left, right } = element.getBoundingClientRect();
            return {
              left: Math.min(0, left),
              beyond: Math.max(0, right - room),
              hidden: element.scrollWidth - element.clientWidth,
            };
          }, room),
        { message: `${selector} ${name}`, timeout: 5_000 },
      )
      .toEqual({ left: 0, beyond: 0, hidden: 0 });
  });
}

const softly = expect.configure({ soft: true });

async function atEachSize(page: Page, check: (name: string) => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const { name, width, textSize } of sizes) {
    await page.setViewportSize({ width, height: 780 });
    // The browser's own setting for the size of text.
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 * textSize } });
    // app.css makes the root 106.25 % of it.
    await expect(page.locator('html')).toHaveCSS('font-size', `${17 * textSize}px`);
    await check(name);
  }
  await devtools.detach();
}
