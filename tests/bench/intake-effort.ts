import { openDatabase } from '@meridia/server/db/client.ts';
import type { Locator, Page } from '@playwright/test';
import { tonguePhoto } from '../e2e/support/photos.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { signUpClient } from '../support/api-client.ts';
import { openBrowser } from '../support/open-browser.ts';
import { confirmAccount } from '../support/people.ts';
import { withAppAlone } from './app-alone.ts';

/** A phone in one hand. */
const viewport = { width: 360, height: 740 };

/** What the intake cost before the essentials stood alone (docs/PROOF.md), and what it may cost now. */
const before = { taps: 28 };
const limits = { fewerTaps: 12, screens: 8 };

/**
 * One typical intake on a phone, from the open form to the sent one: name, age, sex, contact, complaint, symptoms with sleep and
 * emotions, tongue photo, tongue, pulse, safety, consent. Counts taps on the screen, keys of the on-screen keyboard, and screens of
 * the page. A fold that hides a question costs its tap; a field that already has the focus, and a chip that an earlier answer has
 * already set, cost none.
 */
export async function measureIntakeEffort(): Promise<{ passed: boolean; figures: string }> {
  const effort = await withAppAlone(async (app, _sql, databaseUrl) => {
    const client = await signUpClient(app.baseUrl, 'Marina Duarte Lopes');
    const database = openDatabase(databaseUrl, { poolSize: 1 });
    await confirmAccount(database, client.userId);
    await database.close();
    const browser = await openBrowser();
    try {
      const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
      await signIn(context, client, app.baseUrl);
      const page = await context.newPage();
      await page.goto(`${app.baseUrl}/anamnese`);
      return await fillIn(page);
    } finally {
      await browser.close();
    }
  });
  const { taps, keys, pageScreens, scrolledScreens } = effort;
  return {
    passed: taps <= before.taps - limits.fewerTaps && pageScreens <= limits.screens,
    figures: `${taps} taps (${before.taps} before), ${keys} keys, page of ${pageScreens.toFixed(2)} screens at 360 px, ${scrolledScreens.toFixed(1)} screens scrolled`,
  };
}

async function fillIn(page: Page) {
  const hand = new Hand(page);
  await page.getByRole('region', { name: 'Dados Pessoais' }).waitFor();
  await page.getByRole('region', { name: 'Plano e uso' }).waitFor();

  await hand.write('Dados Pessoais', 'Nome completo do cliente', 'Helena Prado');
  await hand.write('Dados Pessoais', 'Idade', '42');
  await hand.write('Dados Pessoais', 'Telefone', '11988887777');
  await hand.write('Dados Pessoais', 'Email', 'helena@example.com');
  await hand.write('Queixa Principal', 'Queixa principal', 'Cansaço depois das refeições e dor de cabeça.');
  // The keyboard stays open through the texts; what needs no keyboard comes after it.
  await hand.choose('Dados Pessoais', 'Sexo', 'Feminino');

  const symptoms = 'Sintomas Gerais';
  // As somebody who knows the form: the more exact question first.
  await hand.choose(symptoms, 'Sono', 'Dificuldade para iniciar');
  await hand.choose(symptoms, 'Emoções', 'Raiva/Irritabilidade', 'Preocupação/Ruminação', 'Ansiedade/Agitação');
  await hand.choose(symptoms, 'Sintomas gerais', 'Insônia', 'Irritabilidade', 'Ansiedade', 'Cansaço');

  await hand.choose('Observação Visual', 'Língua', 'Vermelha', 'Saburra fina', 'Marcas de dente');
  await hand.choose('Observação Visual', 'Pulso', 'Rápido', 'Em corda');
  await hand.sendTonguePhoto(await tonguePhoto());

  await hand.denyAll('Segurança', [
    'Gestante?',
    'Usa marcapasso?',
    'Usa anticoagulante?',
    'Tem epilepsia ou já teve convulsão?',
    'Tem ou já teve câncer?',
  ]);
  await hand.write('Segurança', 'Alergias', 'Nenhuma');
  await hand.tap(page.getByRole('checkbox', { name: /Concordo com o uso/ }));
  if (process.env.SHOW) {
    await page.screenshot({ path: process.env.SHOW, fullPage: true });
    console.log(
      await page.evaluate(
        `[...document.querySelectorAll('section[id]')].map((s) => s.id + ' ' + s.offsetHeight + ': ' + [...s.querySelectorAll('[role=group], details, div.grid > div')].map((d) => (d.id || d.className.slice(0, 20)) + ' ' + d.offsetHeight).join(' | ')).join('\\n')`,
      ),
    );
  }
  const pageScreens = await page.evaluate<number>('document.documentElement.scrollHeight / window.innerHeight');
  await hand.tapBar(page.getByRole('button', { name: 'Gerar Diagnóstico Completo' }));
  await page.waitForURL(/\/resultado\//);
  return { taps: hand.taps, keys: hand.keys, pageScreens, scrolledScreens: hand.scrolledPx / viewport.height };
}

/** Uses the page as a thumb does, and counts. */
class Hand {
  taps = 0;
  keys = 0;
  scrolledPx = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await this.reach(target);
    await target.tap();
    this.taps += 1;
  }

  /** A button that stays on the screen. */
  async tapBar(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  async write(section: string, name: string, text: string): Promise<void> {
    const field = await this.unfold(section, (within) => within.getByRole('textbox', { name, exact: true }));
    if ((await field.inputValue()) !== '') return;
    if ((await field.and(this.page.locator(':focus')).count()) === 0) await this.tap(field);
    await this.page.keyboard.type(text);
    this.keys += text.length;
    // The keyboard shows this key only when the field asks for it.
    if ((await field.getAttribute('enterkeyhint')) !== 'next') return;
    await this.page.keyboard.press('Enter');
    this.keys += 1;
  }

  async choose(section: string, name: string, ...labels: string[]): Promise<void> {
    const group = await this.unfold(section, (within) => within.getByRole('group', { name, exact: true }));
    for (const label of labels) {
      const chip = group.getByLabel(label, { exact: true });
      if (!(await chip.isChecked())) await this.tap(group.locator('label').getByText(label, { exact: true }));
      if (!(await chip.isChecked())) throw new Error(`${label} is not chosen`);
    }
  }

  async denyAll(section: string, names: readonly string[]): Promise<void> {
    const rest = this.page.getByRole('region', { name: section }).getByRole('button', { name: /^Marcar não/i });
    if ((await rest.count()) > 0) await this.tap(rest);
    for (const name of names) await this.choose(section, name, 'Não');
  }

  async sendTonguePhoto(buffer: Buffer): Promise<void> {
    const slot = this.page.locator('#campo-fotos-lingua');
    const chooser = this.page.waitForEvent('filechooser');
    // Not the camera: its view is a screen of the product today and was one of the phone before.
    await this.tap(slot.getByRole('button', { name: 'Da galeria' }));
    await (await chooser).setFiles({ name: 'lingua.jpg', mimeType: 'image/jpeg', buffer });
    await slot.getByText('Boa foto para a análise').waitFor();
  }

  /** Opens the section's folds, one after the other, until the question shows. */
  private async unfold(section: string, find: (within: Locator) => Locator): Promise<Locator> {
    const region = this.page.getByRole('region', { name: section });
    const target = find(region);
    const closed = region.locator('details:not([open]) > summary:visible');
    while (!(await target.isVisible()) && (await closed.count()) > 0) await this.tap(closed.first());
    return target;
  }

  /** Scrolls until the target stands between the bars. */
  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    const box = await target.boundingBox();
    if (!box) throw new Error('the target has no place');
    const free = { top: 130, bottom: viewport.height - 130 };
    if (box.y >= free.top && box.y + Math.min(box.height, 200) <= free.bottom) return;
    const start = await scrollY(this.page);
    await this.page.evaluate(`window.scrollBy({ top: ${box.y - free.top}, behavior: 'instant' })`);
    this.scrolledPx += Math.abs((await scrollY(this.page)) - start);
  }
}

// Text, because this program is checked without the types of browsers.
function scrollY(page: Page): Promise<number> {
  return page.evaluate<number>('window.scrollY');
}
