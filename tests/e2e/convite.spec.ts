import type { Browser, Page } from '@playwright/test';
import { setPlan } from '../support/people.ts';
import { insertCliente } from '../support/rows.ts';
import { expectAccessible, expectContrast } from './support/accessibility.ts';
import { expectSaved, fotoSlot, section, submit } from './support/intake-form.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { tonguePhoto } from './support/photos.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { expect, test } from './support/test.ts';

test('a client fills in her part on her own phone, and her therapist completes it', async ({
  page,
  browser,
  baseURL,
  sql,
  therapist,
  review,
}) => {
  await setPlan(sql, therapist.userId, 'Profissional');
  const clienteId = await insertCliente(sql, therapist.userId, { nome: 'Helena Prado de Araújo' });

  const link = await test.step('the therapist sends the link from the page of the client', async () => {
    await page.goto(`/clientes/${clienteId}`);
    await page.getByRole('button', { name: 'Enviar ficha ao cliente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enviar ficha ao cliente' });
    await expect(dialog.getByRole('radio', { name: '7 dias' })).toBeChecked();
    await review('enviar-ficha', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Criar link' }).click();
    const field = dialog.getByLabel(/^Link criado, vale até/);
    await expect(field).toBeFocused();
    const url = await field.inputValue();
    const chat = new URL((await dialog.getByRole('link', { name: 'Enviar pelo WhatsApp' }).getAttribute('href')) ?? '');
    expect(chat.origin + chat.pathname).toBe('https://wa.me/5511988887777');
    expect(chat.searchParams.get('text')).toContain(url);
    await expect(dialog.getByRole('img', { name: 'Código QR da ficha' })).toBeVisible();
    await review('enviar-ficha-link', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Concluir' }).click();
    await expect(page.getByRole('region', { name: 'Fichas enviadas' })).toContainText('Enviada');
    return url;
  });

  const phone = await openPhone(browser, page, baseURL);
  const check = async (name: string) => {
    await expectNoSidewaysScroll(phone, name);
    await takeScreenshot(phone, name);
    await expectAccessible(phone, name);
  };

  await test.step('the page asks for no account, sets no cookie and tells no other site where it was', async () => {
    const response = await phone.goto(link);
    expect(response?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    await expect(phone.getByRole('heading', { name: 'Sua ficha para a consulta' })).toBeVisible();
    await expect(phone.getByText('Marina Duarte Lopes pediu')).toBeVisible();
    expect(await phone.context().cookies()).toEqual([]);
    await check('ficha-inicio');
  });

  await test.step('it asks in pieces, and goes on only with a name', async () => {
    await phone.getByRole('button', { name: 'Começar' }).click();
    await expect(phone.getByRole('heading', { name: 'Quem é você' })).toBeFocused();
    await proceed(phone);
    await expect(phone.getByText('Escreva o seu nome completo')).toBeVisible();
    await phone.getByLabel('Seu nome completo').fill('Helena Prado de Araújo');
    await phone.getByLabel('Seu nome completo').press('Enter');
    await expect(phone.getByRole('heading', { name: 'Quem é você' })).toBeVisible();
    await phone.getByRole('textbox', { name: 'Sua idade' }).fill('42');
    await chip(phone, 'Feminino');
    await phone.getByLabel('Seu telefone').fill('11988887777');
    await phone.getByRole('button', { name: /^Prefiro não responder ?: Seu email$/ }).click();
    await check('ficha-quem');
    await proceed(phone);
    await phone.getByLabel('O que mais incomoda você hoje?').fill('Dor de cabeça toda tarde, do lado direito.');
    await expect(phone.getByText('Tudo guardado.')).toBeVisible();
  });

  await test.step('without a network nothing is lost, and it is sent by itself later', async () => {
    await phone.context().setOffline(true);
    await phone.getByLabel('O que mais incomoda você hoje?').fill('Dor de cabeça toda tarde, dos dois lados.');
    await proceed(phone);
    await expect(phone.getByRole('heading', { name: 'Sua saúde e seus remédios' })).toBeVisible();
    await expect(phone.getByText('Guardado neste celular.')).toBeVisible();
    await phone.context().setOffline(false);
    await expect(phone.getByText('Tudo guardado.')).toBeVisible({ timeout: 15_000 });
  });

  await test.step('the same link goes on where it was left', async () => {
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Sua saúde e seus remédios' })).toBeVisible();
    await phone.getByRole('button', { name: 'Voltar' }).click();
    await expect(phone.getByLabel('O que mais incomoda você hoje?')).toHaveValue(
      'Dor de cabeça toda tarde, dos dois lados.',
    );
  });

  await test.step('two phones overwrite nothing', async () => {
    const other = await openPhone(browser, page, baseURL);
    await other.goto(link);
    await other.getByRole('button', { name: 'Continuar a ficha' }).click();
    await other.getByLabel('Em que você trabalha?').fill('Costureira');
    await proceed(other);
    await expect(other.getByText('Tudo guardado.')).toBeVisible();
    await phone.getByLabel('O que mais incomoda você hoje?').fill('Dor de cabeça.');
    await proceed(phone);
    await expect(phone.getByText('Há respostas diferentes de outro celular.')).toBeVisible();
    await check('ficha-dois-celulares');
    await phone.getByRole('button', { name: 'As do outro celular' }).click();
    await expect(phone.getByText('Tudo guardado.')).toBeVisible();
    await other.context().close();
    await phone.getByRole('button', { name: 'Voltar' }).click();
  });

  await test.step('every piece can be read and answered', async () => {
    for (const [title, picture] of pieces) {
      await expect(phone.getByRole('heading', { name: title })).toBeVisible();
      if (title === 'Para a sua segurança') {
        for (const question of ['Usa marcapasso?', 'Tem ou já teve câncer?']) {
          await phone.getByRole('group', { name: question }).getByText('Não', { exact: true }).click();
        }
      }
      await check(picture);
      await proceed(phone);
    }
  });

  await test.step('photos come after her permission, in pieces, and go with it', async () => {
    await expect(phone.getByRole('heading', { name: 'Suas fotos' })).toBeFocused();
    await proceed(phone);
    await expect(phone.getByText('Responda se autoriza ou não')).toBeVisible();
    await check('ficha-fotos-pergunta');
    const permission = phone.getByRole('group', { name: 'Fotos', exact: true });
    await expect(permission.getByRole('radio', { checked: true })).toHaveCount(0);
    await permission.getByText('Autorizo', { exact: true }).click();
    const tongue = { name: 'lingua.jpg', mimeType: 'image/jpeg', buffer: await tonguePhoto() };
    const picked = phone.locator('input[name="foto-lingua"]');
    const good = fotoSlot(phone, 'lingua').getByText('Boa foto para a análise');
    await picked.setInputFiles(tongue);
    await expect(good).toBeVisible({ timeout: 30_000 });
    await expect(phone.getByText('O contorno acompanha a língua?')).toHaveCount(0);
    await check('ficha-fotos');
    await phone.reload();
    await expect(fotoSlot(phone, 'lingua')).toContainText('Foto enviada. Por segurança, o link não a mostra de novo.');
    await permission.getByText('Não autorizo').click();
    await expect(phone.getByText('Tudo guardado.')).toBeVisible();
    expect(await sql`select 1 from fotos where terapeuta_id = ${therapist.userId}`).toEqual([]);
    await permission.getByText('Autorizo', { exact: true }).click();
    await picked.setInputFiles(tongue);
    await expect(good).toBeVisible({ timeout: 30_000 });
    await proceed(phone);
  });

  await test.step('the end says what for, and sends nothing before she has agreed', async () => {
    await expect(phone.getByRole('heading', { name: 'O seu consentimento' })).toBeVisible();
    await phone.getByRole('button', { name: 'Concordar e enviar' }).click();
    await expect(phone.getByText('Marque que você concorda, para enviar')).toBeVisible();
    await check('ficha-consentimento-erros');
    await phone.getByText('Concordo que minhas respostas').click();
    await expect(phone.getByText('Fotos: você autorizou, na parte anterior.')).toBeVisible();
    await expect(phone.getByLabel('Seu nome completo')).toHaveValue('Helena Prado de Araújo');
    await phone.getByLabel('Cidade onde você está').fill('Campinas');
    await sign(phone);
    await check('ficha-consentimento');
    await phone.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(phone, 'ficha-consentimento');
    await phone.emulateMedia({ colorScheme: 'light' });
    await phone.getByRole('button', { name: 'Concordar e enviar' }).click();
    await expect(phone.getByRole('heading', { name: 'Ficha enviada' })).toBeVisible();
    await check('ficha-enviada');
    expect(new URL(phone.url()).hash).toBe('');
    expect(await phone.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Ficha enviada' })).toBeVisible();
    await phone.context().close();
  });

  await test.step('the therapist finds it among her drafts', async () => {
    await page.goto('/dashboard');
    const today = page.getByRole('region', { name: 'Hoje' });
    await expect(today.getByRole('listitem').first()).toContainText('Respondeu a ficha em');
    await expect(page.getByRole('region', { name: 'Fichas enviadas' })).toContainText('Respondida');
    await review('painel-ficha-respondida');
    await today.getByRole('link', { name: 'Abrir: Helena Prado de Araújo' }).click();
  });

  await test.step('sees what is the client’s, and makes an answer her own by changing it', async () => {
    const notice = page.getByRole('region', { name: 'Ficha respondida pelo cliente' });
    await expect(notice).toContainText('Respondida por Helena Prado de Araújo');
    await expect(notice).toContainText('Preferiu não responder: Email.');
    await expect(page.getByRole('checkbox', { name: 'Email: não tem / não informou' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Rascunho recuperado' })).toHaveCount(0);
    const complaint = section(page, 'Queixa Principal');
    await expect(complaint.getByText('pelo cliente')).toBeVisible();
    await review('anamnese-respondida');
    const field = page.getByRole('textbox', { name: 'Queixa principal' });
    await field.fill('Cefaleia vespertina bilateral.');
    await expect(complaint.getByText('pelo cliente')).toBeHidden();
    await expectSaved(page);
  });

  await test.step('completes and sends it; the client’s consent stays with the assessment', async () => {
    await page.getByRole('checkbox', { name: 'Email: não tem / não informou' }).check();
    const photo = fotoSlot(page, 'lingua');
    await expect(photo.getByText('enviada pelo cliente')).toBeVisible();
    await expect(photo.getByRole('img', { name: 'Foto da língua enviada' })).toBeVisible();
    await photo.getByRole('button', { name: 'Sim' }).click();
    await review('anamnese-foto-do-cliente');
    await page.getByRole('checkbox', { name: /^Concordo com o uso dos dados/ }).check();
    await submit(page);
    await expect(page).toHaveURL(/\/resultado\//);
    const [row] = await sql`
      select consentimento_cliente as given from avaliacoes where terapeuta_id = ${therapist.userId}`;
    expect(row?.given).toMatchObject({ nome: 'Helena Prado de Araújo', local: 'Campinas', fotos: true });
    expect(row?.given.campos).not.toContain('queixaPrincipal');
    await page.goto(`/clientes/${clienteId}`);
    await expect(page.getByRole('region', { name: 'Linha do tempo' })).toContainText('Campinas');
  });
});

test('a link that was ended opens nothing @one-width', async ({ page, browser, baseURL, therapist, sql, review }) => {
  await setPlan(sql, therapist.userId, 'Profissional');
  const { link } = await therapist.trpc.convites.create.mutate({ clienteId: null, nome: 'Rita Nunes', email: null });
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Fichas enviadas' });
  await card.getByRole('button', { name: 'Encerrar: Rita Nunes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
  await expect(card).toContainText('Encerrada');
  await review('fichas-enviadas');
  const phone = await openPhone(browser, page, baseURL);
  await phone.goto(link?.url ?? '');
  await expect(phone.getByRole('heading', { name: 'Este link não abriu' })).toBeVisible();
  await takeScreenshot(phone, 'ficha-link-encerrado');
  await expectAccessible(phone, 'ficha-link-encerrado');
  await phone.context().close();
});

test('where a provider is configured the client is asked about it, and neither answer is preset @one-width', async ({
  page,
  browser,
  baseURL,
  therapist,
  sql,
}) => {
  await setPlan(sql, therapist.userId, 'Profissional');
  const { link } = await therapist.trpc.convites.create.mutate({ clienteId: null, nome: 'Rita Nunes', email: null });
  const phone = await openPhone(browser, page, baseURL);
  // The app of all tests has no provider.
  await phone.route('**/trpc/convites.open', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.result.data.perguntaIa = true;
    await route.fulfill({ response, json: body });
  });
  await phone.goto(link?.url ?? '');
  await phone.getByRole('button', { name: 'Começar' }).click();
  await phone.getByLabel('Seu nome completo').fill('Rita Nunes');
  for (let piece = 0; piece < 8; piece += 1) await proceed(phone);
  await phone.getByRole('group', { name: 'Fotos', exact: true }).getByText('Não autorizo').click();
  await proceed(phone);
  const question = phone.getByRole('group', { name: 'Inteligência artificial' });
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await phone.getByRole('button', { name: 'Concordar e enviar' }).click();
  await expect(question).toContainText('Responda se autoriza ou não');
  await takeScreenshot(phone, 'ficha-ia');
  await expectAccessible(phone, 'ficha-ia');
  await phone.context().close();
});

const pieces = [
  ['O que trouxe você aqui', 'ficha-queixa'],
  ['Sua saúde e seus remédios', 'ficha-saude'],
  ['O que você sente', 'ficha-sintomas'],
  ['Fome, sede e banheiro', 'ficha-eliminacoes'],
  ['Sua menstruação', 'ficha-ciclo'],
  ['Seu dia a dia', 'ficha-habitos'],
  ['Para a sua segurança', 'ficha-seguranca'],
  ['O que você espera', 'ficha-objetivos'],
] as const;

/** Another device, without a session. */
async function openPhone(browser: Browser, page: Page, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
    locale: 'pt-BR',
  });
  return context.newPage();
}

async function proceed(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Continuar', exact: true }).click();
}

async function chip(phone: Page, label: string): Promise<void> {
  await phone.getByText(label, { exact: true }).click();
}

async function sign(phone: Page): Promise<void> {
  const pad = phone.getByRole('img', { name: 'Espaço para assinar com o dedo' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no place to sign');
  await phone.mouse.move(box.x + 20, box.y + 30);
  await phone.mouse.down();
  for (let at = 1; at <= 10; at += 1) await phone.mouse.move(box.x + 20 + at * 15, box.y + 30 + (at % 2) * 25);
  await phone.mouse.up();
  await expect(phone.getByRole('img', { name: 'Sua assinatura' })).toBeVisible();
}
