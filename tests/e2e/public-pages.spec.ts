import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { insertReport } from '../support/shares.ts';
import { expectAccessible } from './support/accessibility.ts';
import { waitUntilAlive } from './support/alive.ts';
import { lookAtBothWidths } from './support/both-widths.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { collectNoise } from './support/noise.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { expect, test } from './support/test.ts';

/** Every public page (docs/PRODUCT.md 1.2) that this file looks at, with the tab's title and the first heading. */
const pages = [
  {
    name: 'publico-landing',
    path: '/',
    title: /^MeridIA: diagnóstico energético/,
    heading: /Da anamnese ao diagnóstico energético/,
  },
  {
    name: 'publico-planos',
    path: '/plans',
    title: /^Planos · MeridIA$/,
    heading: 'Escolha o plano do seu consultório',
  },
  {
    name: 'publico-demo',
    path: '/demo-relatorio',
    title: /^Relatório básico ou completo ·/,
    heading: 'Relatório básico ou completo?',
  },
  {
    name: 'publico-exemplo',
    path: '/demo-relatorio-exemplo',
    title: /^Exemplo de relatório completo ·/,
    heading: 'Mariana Albuquerque Nogueira',
  },
  {
    name: 'publico-privacidade',
    path: '/politica-privacidade',
    title: /^Política de Privacidade ·/,
    heading: 'Política de Privacidade',
  },
  { name: 'publico-termos', path: '/termos-uso', title: /^Termos de Uso ·/, heading: 'Termos de Uso' },
  { name: 'publico-lgpd', path: '/lgpd', title: /^LGPD: seus direitos ·/, heading: 'LGPD: seus direitos' },
  { name: 'publico-instalar', path: '/instalar', title: /^Instalar o app ·/, heading: 'Instalar o app' },
] as const;

/** P6. */
const landingJsLimitKb = 110;

for (const { name, path, title, heading } of pages) {
  test(`${path} looks right in both themes, at both widths, on tablets and at 400 % zoom`, {
    tag: '@one-width',
  }, async ({ page }) => {
    const noise = collectNoise(page);
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await lookAtBothWidths(page, name);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, `${name} at ${width}`);
    }
    await takeScreenshot(page, name);
    expect(noise).toEqual([]);
  });
}

for (const { path, heading } of pages) {
  test(`${path} can be read without JavaScript`, { tag: '@one-width' }, async ({ request }) => {
    const page = await (await request.get(path)).text();
    // A report on a page has a heading and a footer of its own.
    const textOf = (tag: string) =>
      (page.match(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs')) ?? []).join(' ').replaceAll(/<[^>]*>/g, '');
    expect(textOf('h1')).toMatch(heading);
    expect(textOf('footer')).toContain('CNPJ');
    expect(page).not.toContain('{{');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open and menus lead on', async ({ page, isMobile }) => {
    await page.goto('/');
    await page.getByText('O relatório substitui a minha avaliação?').click();
    await expect(page.getByText('Pulso, palpação, experiência e decisão continuam sendo seus.')).toBeVisible();
    if (isMobile) await page.getByLabel('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Planos' }).click();
    await expect(page).toHaveURL('/plans');
    await expect(page.getByText('R$ 34,90').first()).toBeVisible();
  });
});

test('the landing page is light, shows the agreed texts and leads on without loading the app again', async ({
  page,
  isMobile,
}) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    // The service worker fetches files for later, when the page has long been usable.
    const own = response.frame() === page.mainFrame() && response.request().resourceType() === 'script';
    if (own) sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  });
  await page.goto('/');
  await waitUntilAlive(page);
  await page.waitForLoadState('networkidle');

  await test.step(`it loads at most ${landingJsLimitKb} kB of scripts`, async () => {
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total / 1000).toBeGreaterThan(50);
    expect(total / 1000).toBeLessThanOrEqual(landingJsLimitKb);
  });

  const main = page.getByRole('main');
  for (const [value, label] of [
    ['500+', 'terapeutas ativos'],
    ['10.000+', 'diagnósticos gerados'],
    ['98%', 'de satisfação'],
  ] as const) {
    await expect(main.getByLabel('Em números').getByText(value, { exact: true })).toBeVisible();
    await expect(main.getByLabel('Em números').getByText(label, { exact: true })).toBeVisible();
  }
  await expect(main.locator('#recursos li')).toHaveCount(8);
  for (const claim of [
    '3 avaliações grátis por mês',
    'Sem cartão de crédito',
    'Cancele quando quiser',
    'LGPD e HIPAA',
  ]) {
    await expect(main.getByText(claim, { exact: true })).toBeVisible();
  }
  await expectLink(page, 'main', 'Começar Agora Gratuitamente', '/auth?modo=cadastro');
  await expectLink(page, 'main', 'Ver Planos e Preços', '/plans');
  for (const [text, href] of [
    ['Início', '/#inicio'],
    ['Nova Avaliação', '/anamnese'],
    ['Histórico', '/historico'],
    ['Configurações', '/configuracoes'],
    ['Política de Privacidade', '/politica-privacidade'],
    ['Termos de Uso', '/termos-uso'],
    ['LGPD', '/lgpd'],
  ] as const) {
    await expectLink(page, 'contentinfo', text, href);
  }
  await expect(page.getByRole('contentinfo')).toContainText(
    'Instituto MeridIA de Medicina Tradicional Chinesa Ltda. · CNPJ 00.000.000/0001-00 · Suporte: suporte@meridia.app.br',
  );
  if (isMobile) await page.getByLabel('Menu', { exact: true }).click();
  const nav = page.getByRole('navigation', { name: 'Principal' });
  await expect(nav.getByRole('link').filter({ visible: true })).toHaveText(
    isMobile ? ['Entrar', 'Início', 'Recursos', 'Planos'] : ['Início', 'Recursos', 'Planos', 'Entrar'],
  );
  await nav.getByRole('link', { name: 'Recursos' }).filter({ visible: true }).click();
  await expect(main.getByRole('heading', { name: 'Tudo o que um bom relatório precisa' })).toBeInViewport();
  if (isMobile) {
    await expect(nav.getByRole('link', { name: 'Recursos' }).filter({ visible: true })).toHaveCount(0);
    await page.getByLabel('Menu', { exact: true }).click();
  }
  await nav.getByRole('link', { name: 'Início' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await test.step('with its menu and all questions open it is accessible', async () => {
    if (!isMobile) return;
    await page.getByLabel('Menu', { exact: true }).click();
    for (const question of await page.locator('#perguntas summary').all()) await question.click();
    await expectAccessible(page, 'landing, all open');
    await page.getByLabel('Menu', { exact: true }).click();
  });

  await waitUntilAlive(page);
  // Only a page that was not reloaded still has this value.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Comparar os quatro planos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Escolha o plano' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao Início' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Da anamnese ao diagnóstico/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('visitors compare the plans and are sent to the login', async ({ page, isMobile }) => {
  await page.goto('/plans');
  const main = page.getByRole('main');
  for (const text of ['Experimente o melhor!', 'Mais Popular', '85% de satisfação', '10k+ diagnósticos']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  for (const text of ['8-12', '4-6', '5-7', 'Pagamento seguro', 'Cancele quando quiser', 'Sem taxas escondidas']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expectLink(page, 'main', 'Ver relatório de exemplo', '/demo-relatorio-exemplo');
  await expect(page.getByRole('table', { name: 'O que cada plano inclui' })).toHaveCount(isMobile ? 0 : 1);
  await expectLink(page, 'main', 'Começar com o Gratuito', '/auth?modo=cadastro');
  await expect(main.getByRole('link', { name: /^Assinar/ })).toHaveText([
    'Assinar Profissional',
    'Assinar Premium',
    'Assinar Enterprise',
  ]);
  await main.getByRole('link', { name: 'Assinar Premium' }).click();
  await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent('/plans')}`);
});

test('the contents of a legal page lead to its articles', async ({ page, isMobile }) => {
  await page.goto('/politica-privacidade');
  if (isMobile) await page.locator('summary', { hasText: 'Nesta página' }).click();
  const entries = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').filter({ visible: true });
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(entries).toHaveCount(await headings.count());
  await entries.last().click();
  await expect(headings.last()).toBeInViewport();
  await page.getByRole('link', { name: 'Voltar ao Início' }).click();
  await expect(page).toHaveURL('/');
});

test('the comparison can be read before its code is here, and leads to a whole report with hypothetical data', async ({
  page,
  isMobile,
}) => {
  const codeMayCome = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await codeMayCome.promise;
    await route.continue();
  });
  await page.goto('/demo-relatorio', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'Um exemplo prático' });
  // Text changes its height when its font comes.
  await page.evaluate(() => document.fonts.ready);
  await heading.evaluate((element) => element.scrollIntoView());
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  codeMayCome.resolve();
  await waitUntilAlive(page);
  // Taking over the page lasts for some frames.
  const highest = await page.evaluate(async () => {
    let top = window.scrollY;
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      top = Math.min(top, window.scrollY);
    }
    return top;
  });
  expect(highest).toBe(before);

  await expect(page.getByRole('table', { name: /básico e o completo/ })).toHaveCount(isMobile ? 0 : 1);
  await expect(page.getByRole('heading', { name: 'Um exemplo prático' })).toBeVisible();
  await expectLink(page, 'main', 'Ver Planos e Preços', '/plans');
  await page.getByRole('link', { name: 'Abrir o relatório de exemplo' }).click();
  await expect(page).toHaveURL('/demo-relatorio-exemplo');
  await expect(page.getByText('Relatório de exemplo: os dados são hipotéticos.')).toBeVisible();
  const report = page.getByRole('article');
  for (const part of [
    'Cinco elementos',
    'Hipóteses diagnósticas',
    'Língua, face e orelha',
    'Pontos corporais',
    'Pontos auriculares',
    'Terapias integrativas',
  ]) {
    await expect(report.getByRole('heading', { level: 2, name: part })).toBeVisible();
  }
  for (const priority of ['Essencial', 'Importante', 'Recomendada']) {
    await expect(report.getByText(priority, { exact: true }).first()).toBeVisible();
  }

  await test.step('when the browser prints the example, it names the PDF', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Para o papel há o PDF')).toBeVisible();
    await expect(page.getByRole('banner').first()).toBeHidden();
    await expect(page.getByRole('contentinfo').first()).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Mariana Albuquerque Nogueira' })).toBeHidden();
  });
});

test('/instalar knows the installed app', async ({ page, review }) => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes('display-mode: standalone') ? 'all' : query);
  });
  await page.goto('/instalar');
  await expect(page.getByRole('heading', { name: 'App Já Instalado!' })).toBeVisible();
  await expect(page.getByText('App instalado com sucesso!')).toHaveCount(0);
  await review('publico-instalado');
});

test('sticky bars below the header do not cover the offline banner', async ({
  page,
  context,
  sql,
  therapist,
  isMobile,
}) => {
  test.skip(!isMobile, 'the form has such a bar on phones only');
  const id = await insertReport(sql, therapist.userId);
  for (const [path, bar] of [
    ['/anamnese', page.getByRole('button', { name: /Ver todas as seções/ })],
    [`/resultado/${id}`, page.getByText('42 anos', { exact: true }).first()],
  ] as const) {
    await page.goto(path);
    await expect(bar).toBeVisible();
    await context.setOffline(true);
    const banner = page.getByText('Você está sem conexão.');
    await expect(banner).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(bar).toBeInViewport({ ratio: 1 });
    const bannerBox = await banner.boundingBox();
    const barBox = await bar.boundingBox();
    expect(barBox?.y).toBeGreaterThanOrEqual((bannerBox?.y ?? 0) + (bannerBox?.height ?? 0));
    await takeScreenshot(page, `sem-conexao-${path.startsWith('/anamnese') ? 'anamnese' : 'resultado'}`, 'header');
    await context.setOffline(false);
  }
});

async function expectLink(page: Page, place: 'main' | 'contentinfo', name: string, href: string): Promise<void> {
  await expect(page.getByRole(place).getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href);
}
