import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { makeAdmin } from '../support/people.ts';
import { expectAccessible, expectContrast } from './support/accessibility.ts';
import { waitUntilAlive } from './support/alive.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { collectNoise } from './support/noise.ts';
import { createReport } from './support/reports.ts';
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

const landingJsLimitKb = 108;

for (const { name, path, title, heading } of pages) {
  test(`${path} looks right in both themes, on tablets and at 400 % zoom`, async ({ page, review }, { project }) => {
    const noise = collectNoise(page);
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await review(name);
    await expectNoSidewaysScroll(page, name);
    await page.emulateMedia({ colorScheme: 'dark' });
    await takeScreenshot(page, project.name, `${name}-escuro`);
    await expectContrast(page, `${name}-escuro`);
    await page.emulateMedia({ colorScheme: 'light' });
    // The result is the same at both widths.
    if (project.name === 'desktop') {
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page, `${name} at ${width}`);
      }
      await takeScreenshot(page, 'tablet', name);
    }
    expect(noise).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading } of pages) {
    test(`${path} can be read`, { tag: '@one-width' }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toContainText('CNPJ');
      await expect(page.getByText('{{')).toHaveCount(0);
    });
  }

  test('questions open and menu links work', async ({ page, isMobile }) => {
    await page.goto('/');
    await page.getByText('O relatório substitui a minha avaliação?').click();
    await expect(page.getByText('Pulso, palpação, experiência e decisão continuam sendo seus.')).toBeVisible();
    if (isMobile) await page.getByLabel('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Planos' }).click();
    await expect(page).toHaveURL('/plans');
    await expect(page.getByText('R$ 34,90').first()).toBeVisible();
  });
});

test('the landing page shows the agreed texts', async ({ page, isMobile }) => {
  await page.goto('/');
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
  await expectLink(page, 'main', 'Começar Agora Gratuitamente', '/auth');
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
    'Instituto MeridIA de Medicina Tradicional Chinesa Ltda. · CNPJ 00.000.000/0001-00',
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
});

test('links of the landing page open screens without loading the app again', { tag: '@one-width' }, async ({
  page,
}) => {
  await page.goto('/');
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

test(`the landing page loads at most ${landingJsLimitKb} kB of scripts`, { tag: '@one-width' }, async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    // The service worker fetches files for later, when the page has long been usable.
    const own = response.frame() === page.mainFrame() && response.request().resourceType() === 'script';
    if (own) sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total / 1000).toBeGreaterThan(50);
  expect(total / 1000).toBeLessThanOrEqual(landingJsLimitKb);
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
  await expect(main.getByRole('link', { name: /^Assinar/ })).toHaveText([
    'Assinar Profissional',
    'Assinar Premium',
    'Assinar Enterprise',
  ]);
  await main.getByRole('link', { name: 'Assinar Premium' }).click();
  await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent('/plans')}`);
});

test('buying says that payments are not set up; admins cannot buy', async ({ page, therapist, sql }) => {
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Assinar Profissional' }).click();
  await expect(page.getByText('Os pagamentos ainda não foram configurados neste sistema.')).toBeVisible();
  await makeAdmin(sql, therapist.userId);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Acesso Admin' })).toHaveCount(3);
  for (const button of await page.getByRole('button', { name: 'Acesso Admin' }).all())
    await expect(button).toBeDisabled();
});

for (const { path, words } of [
  {
    path: '/politica-privacidade',
    words: ['até 15 dias, prorrogáveis por mais 15', 'Lei 13.787/2018', 'Google Gemini API', 'Encarregado'],
  },
  {
    path: '/termos-uso',
    words: [
      'não substitui o julgamento profissional nem o diagnóstico médico',
      'Um relatório que termina em erro devolve a sua unidade',
      'RDC 657/2022',
    ],
  },
  {
    path: '/lgpd',
    words: ['15 dias, prorrogáveis por mais 15', 'Modelo de termo de consentimento', 'Escrever o pedido por email'],
  },
]) {
  test(`${path} is a whole document with its contents, version and way back`, async ({ page, isMobile }) => {
    await page.goto(path);
    await expect(page.getByText(/^Versão \d+\.\d+, em vigor desde \d+ de \p{L}+ de \d{4}\.$/u)).toBeVisible();
    for (const text of words) await expect(page.getByRole('main')).toContainText(text);
    if (isMobile) await page.locator('summary', { hasText: 'Nesta página' }).click();
    const entries = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').filter({ visible: true });
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(entries).toHaveCount(await headings.count());
    await entries.last().click();
    await expect(headings.last()).toBeInViewport();
    await page.getByRole('link', { name: 'Voltar ao Início' }).click();
    await expect(page).toHaveURL('/');
  });
}

test("a reader who scrolls before the page's code has loaded keeps the position", async ({ page }) => {
  const codeMayCome = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await codeMayCome.promise;
    await route.continue();
  });
  await page.goto('/demo-relatorio', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'Um exemplo prático' });
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
});

test('the comparison leads to a whole report with hypothetical data', async ({ page, isMobile }) => {
  await page.goto('/demo-relatorio');
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
});

test.describe('/instalar', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const android =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

  for (const [userAgent, first] of [
    [iphone, 'No iPhone ou iPad'],
    [android, 'No Android'],
  ] as const) {
    test.describe(first, () => {
      test.use({ userAgent });

      test('shows its own steps first', { tag: '@one-width' }, async ({ page }) => {
        await page.goto('/instalar');
        const titles = page.getByRole('heading', { name: /^No (iPhone|Android|computador)/ });
        await expect(titles).toHaveCount(3);
        await expect(titles.first()).toHaveText(first);
        await expect(page.getByText('Adicionar à Tela de Início')).toBeVisible();
        await expect(page.getByText('menu ⋮')).toBeVisible();
      });
    });
  }

  // The steps for the visitor's device move to the top once React runs.
  async function openInstall(page: Page): Promise<void> {
    await page.goto('/instalar');
    await expect(page.getByRole('heading', { name: /^No / }).first()).toHaveText('No computador');
  }

  test("points to the browser's menu when the browser offers no dialog", { tag: '@one-width' }, async ({ page }) => {
    await openInstall(page);
    await page.getByRole('button', { name: 'Instalar App' }).click();
    await expect(page.getByText('Use o menu do navegador para instalar o app')).toBeVisible();
  });

  test("opens the browser's dialog and says when the app is installed", { tag: '@one-width' }, async ({ page }) => {
    await openInstall(page);
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome: 'accepted' }) }));
    });
    await expect(page.getByText('Seu navegador pode instalar agora.')).toBeVisible();
    await page.getByRole('button', { name: 'Instalar App' }).click();
    await expect(page.getByText('Instalação iniciada!')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await expect(page.getByText('App instalado com sucesso!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'App Já Instalado!' })).toBeVisible();
  });

  test('recognises the installed app', async ({ page, review }) => {
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => ask(query.includes('display-mode: standalone') ? 'all' : query);
    });
    await page.goto('/instalar');
    await expect(page.getByRole('heading', { name: 'App Já Instalado!' })).toBeVisible();
    await expect(page.getByText('App instalado com sucesso!')).toHaveCount(0);
    await review('publico-instalado');
  });
});

test('sticky bars below the header do not cover the offline banner', async ({ page, context, therapist, isMobile }) => {
  test.skip(!isMobile, 'the form has such a bar on phones only');
  const id = await createReport(therapist);
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
    await takeScreenshot(
      page,
      'phone',
      `sem-conexao-${path.startsWith('/anamnese') ? 'anamnese' : 'resultado'}`,
      'header',
    );
    await context.setOffline(false);
  }
});

test('the payment page needs an account', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/success?session_id=cs_test_123');
  await expect(page).toHaveURL(/^[^?]*\/auth\?redirect=/);
});

test('the report of the example prints without the site around it', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/demo-relatorio-exemplo');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(page.getByRole('contentinfo').first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Mariana Albuquerque Nogueira' })).toBeVisible();
});

test('an open phone menu and open questions are accessible', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the menu exists on phones');
  await page.goto('/');
  await page.getByLabel('Menu', { exact: true }).click();
  for (const question of await page.locator('#perguntas summary').all()) await question.click();
  await expectAccessible(page, 'landing, all open');
});

async function expectLink(page: Page, place: 'main' | 'contentinfo', name: string, href: string): Promise<void> {
  await expect(page.getByRole(place).getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href);
}
