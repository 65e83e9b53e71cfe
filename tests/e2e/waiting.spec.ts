import type { BrowserContext, Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { signUpClient, testPassword } from '../support/api-client.ts';
import { leaveUnits } from '../support/people.ts';
import { chooseFoto, fotoSlot, openPreparedIntake, submit } from './support/intake-form.ts';
import { drawTongue } from './support/photos.ts';
import { prepareDraft } from './support/prepared-draft.ts';
import { expireSessions, signIn } from './support/sign-in.ts';
import { expect, type Therapist, test } from './support/test.ts';

const limitText = 'Você atingiu o limite de diagnósticos do seu plano neste período.';
const waitingText = 'Aguardando conexão – será enviada quando a internet voltar';

test('a finished intake with an unsent photo waits without a connection, visibly, and is sent once when it is back', async ({
  page,
  context,
  therapist,
  sql,
  review,
}) => {
  await prepareDraft(therapist);
  // The code of both screens is in the page's memory. In an installed app the service worker keeps it (pwa.spec.ts).
  await page.goto('/dashboard');
  await page
    .getByRole('region', { name: 'Rascunhos' })
    .getByRole('link', { name: /^Continuar/ })
    .click();
  await expect(fotoSlot(page, 'lingua').getByText('Boa foto para a análise')).toBeVisible();
  await context.setOffline(true);
  const other = { name: 'outra.jpg', mimeType: 'image/jpeg', buffer: await drawTongue() };
  await chooseFoto(page, 'lingua', other);
  await expect(fotoSlot(page, 'lingua').getByText('A foto continua aqui')).toBeVisible();
  await submit(page);

  await expect(card(page).getByText(waitingText)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nome completo do cliente' })).toHaveValue('');
  await review('anamnese-aguardando', '[aria-label="Anamneses aguardando envio"]');
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(card(page).getByText(waitingText)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rascunhos' })).toHaveCount(0);
  await review('inicio-aguardando', '[aria-label="Anamneses aguardando envio"]');
  expect(await assessments(sql, therapist)).toBe(0);

  await context.setOffline(false);
  await expect(card(page)).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText(/^Anamnese de .+ enviada$/)).toBeVisible();
  expect(await assessments(sql, therapist)).toBe(1);
  const fotos =
    await sql`select avaliacao_id from fotos where terapeuta_id = ${therapist.userId} and avaliacao_id is not null`;
  expect(fotos).toHaveLength(1);
  expect(await keptKeys(page, therapist)).toEqual([]);
});

test('a connection that is lost while the form is being sent leaves it waiting; a reload and two tabs send it once', {
  tag: '@one-width',
}, async ({ page, context, therapist, sql }) => {
  await prepareDraft(therapist);
  await openPreparedIntake(page);
  let creates = 0;
  const bothOpen = Promise.withResolvers<void>();
  await context.route('**/trpc/avaliacoes.create**', async (route) => {
    creates += 1;
    if (creates > 1) {
      await bothOpen.promise;
      return route.continue();
    }
    // The server creates it, and the answer is lost on the way.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(page);
  await expect(card(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(card(second)).toBeVisible();
  bothOpen.resolve();
  await expect(card(page)).toBeHidden({ timeout: 60_000 });
  await expect(card(second)).toBeHidden();
  expect(creates).toBe(2);
  expect(await assessments(sql, therapist)).toBe(1);
});

test('what waits belongs to its account: another one neither sees nor sends it, and an ended session asks to sign in', {
  tag: '@one-width',
}, async ({ page, context, therapist, sql, baseURL, review }) => {
  await queueOffline(page, context, therapist);
  const other = await signUpClient(baseURL ?? '', 'Outra Pessoa');
  await context.clearCookies();
  await signIn(context, other, baseURL ?? '');
  await context.setOffline(false);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Outra' })).toBeVisible();
  await page.waitForTimeout(4000);
  await expect(card(page)).toBeHidden();
  expect(await keptKeys(page, therapist)).toHaveLength(1);
  expect(await assessments(sql, therapist)).toBe(0);
  expect(await assessments(sql, other)).toBe(0);

  await context.clearCookies();
  await signIn(context, therapist, baseURL ?? '');
  await context.setOffline(false);
  await page.goto('/dashboard');
  await expect.poll(() => assessments(sql, therapist), { timeout: 30_000 }).toBe(1);
  await expect(card(page)).toBeHidden();

  await queueOffline(page, context, therapist);
  await expireSessions(sql, therapist.userId);
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'Sua sessão expirou' });
  await expect(dialog).toBeVisible({ timeout: 40_000 });
  // Behind the dialog.
  await expect(page.locator('[aria-label="Anamneses aguardando envio"]')).toBeVisible();
  await review('aguardando-sessao', '[role=dialog]');
  await dialog.getByRole('textbox', { name: 'Senha' }).fill(testPassword);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect.poll(() => assessments(sql, therapist), { timeout: 60_000 }).toBe(2);
  await expect(dialog).toBeHidden();
  await expect(card(page)).toBeHidden();
});

test('a refusal is shown and loses nothing: back to the form, or discarded after a question', async ({
  page,
  context,
  therapist,
  sql,
  review,
}) => {
  await queueOffline(page, context, therapist);
  await leaveUnits(sql, therapist.userId, 0);
  await context.setOffline(false);
  await expect(card(page).getByText(limitText)).toBeVisible({ timeout: 30_000 });
  await review('aguardando-recusada', '[aria-label="Anamneses aguardando envio"]');
  await card(page)
    .getByRole('button', { name: /Voltar a editar/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Nome completo do cliente' })).not.toHaveValue('');
  await expect(fotoSlot(page, 'lingua').getByText('Boa foto para a análise')).toBeVisible();
  await expect(card(page)).toBeHidden();

  await context.setOffline(true);
  await submit(page);
  await card(page)
    .getByRole('button', { name: /Descartar/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Descartar esta anamnese?' });
  await review('aguardando-descartar', '[role=alertdialog]');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(card(page)).toBeVisible();
  await card(page)
    .getByRole('button', { name: /Descartar/ })
    .click();
  await question.getByRole('button', { name: 'Descartar anamnese' }).click();
  await expect(card(page)).toBeHidden();
  expect(await keptKeys(page, therapist)).toEqual([]);
  expect(await assessments(sql, therapist)).toBe(0);
});

test('a sign-out asks what becomes of what waits', { tag: '@one-width' }, async ({
  page,
  context,
  therapist,
  sql,
  review,
}) => {
  await queueOffline(page, context, therapist);
  await leaveUnits(sql, therapist.userId, 0);
  await context.setOffline(false);
  await expect(card(page).getByText(limitText)).toBeVisible({ timeout: 30_000 });
  const dialog = page.getByRole('dialog', { name: 'Sair com anamneses por enviar?' });
  const signOut = async () => {
    await page
      .getByRole('button', { name: /Menu|Conta|Marina/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /Sair/ }).click();
    await expect(dialog).toBeVisible();
  };
  await signOut();
  await review('sair-aguardando', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Continuar na conta' }).click();
  await expect(card(page)).toBeVisible();
  await signOut();
  await dialog.getByRole('button', { name: 'Apagar e sair' }).click();
  await expect(page).toHaveURL(/\/(auth)?$/);
  expect(await keptKeys(page, therapist)).toEqual([]);
});

function card(page: Page) {
  return page.getByRole('region', { name: 'Anamneses aguardando envio' });
}

async function queueOffline(page: Page, context: BrowserContext, therapist: Therapist): Promise<void> {
  await prepareDraft(therapist);
  await openPreparedIntake(page);
  await context.setOffline(true);
  await submit(page);
  await expect(card(page).getByText(waitingText)).toBeVisible();
}

async function assessments(sql: Sql, { userId }: Pick<Therapist, 'userId'>): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from avaliacoes where terapeuta_id = ${userId}`;
  return row?.count ?? -1;
}

/** What the browser still keeps of this account's waiting intakes. */
function keptKeys(page: Page, { userId }: Pick<Therapist, 'userId'>): Promise<string[]> {
  return page.evaluate(
    (prefix) =>
      new Promise<string[]>((resolve, reject) => {
        const opened = indexedDB.open('keyval-store');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const all = opened.result.transaction('keyval').objectStore('keyval').getAllKeys();
          all.onsuccess = () => resolve(all.result.map(String).filter((key) => key.startsWith(prefix)));
        };
      }),
    `meridia:waiting:${userId}:`,
  );
}
