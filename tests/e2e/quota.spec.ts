import { leaveUnits, readUsage } from '../support/people.ts';
import { draftStatus, openPreparedIntake, submit } from './support/intake-form.ts';
import { prepareDraft } from './support/prepared-draft.ts';
import { expect, test } from './support/test.ts';

test('a therapist at the limit learns it before anything is sent, and gets a link to the plans', async ({
  page,
  therapist,
  sql,
  review,
}) => {
  await leaveUnits(sql, therapist.userId, 0);
  await prepareDraft(therapist);
  await openPreparedIntake(page);
  await expect(page.getByText('Você usou todos os diagnósticos deste período.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Plano e uso' }).getByRole('link', { name: 'Fazer Upgrade' }),
  ).toBeVisible();
  await submit(page);

  const dialog = page.getByRole('dialog', { name: 'Limite Atingido' });
  await expect(dialog).toContainText('Plano Profissional');
  await expect(dialog).toContainText(/20 diagnósticos completos por mês por R\$\s34,90/);
  await review('limite-atingido', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/anamnese');

  await submit(page);
  await dialog.getByRole('link', { name: 'Ver Planos' }).click();
  await expect(page).toHaveURL('/plans');
  expect(await therapist.trpc.avaliacoes.list.query({})).toMatchObject({ items: [] });
  expect((await therapist.trpc.drafts.current.query())?.data.consentimento).toBe(true);
});

test('the limit is also reported when another device reached it meanwhile', { tag: '@one-width' }, async ({
  page,
  therapist,
  sql,
}) => {
  await prepareDraft(therapist);
  await openPreparedIntake(page);
  await expect(page.getByText('0 de 5 diagnósticos')).toBeVisible();
  await leaveUnits(sql, therapist.userId, 0);
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Limite Atingido' })).toContainText('Plano Profissional');
  expect(await therapist.trpc.avaliacoes.list.query({})).toMatchObject({ items: [] });
});

test('a double click creates one assessment and uses one unit', { tag: '@one-width' }, async ({
  page,
  therapist,
  sql,
}) => {
  await prepareDraft(therapist);
  await openPreparedIntake(page);
  const button = page.getByRole('button', { name: 'Gerar Diagnóstico Completo' });
  await button.evaluate((element: HTMLButtonElement) => {
    for (let click = 0; click < 4; click += 1) element.click();
  });
  await expect(page.getByRole('button', { name: 'Gerando Diagnóstico...' })).toBeVisible();
  await expect(page).toHaveURL(/\/resultado\//);
  expect((await therapist.trpc.avaliacoes.list.query({})).items).toHaveLength(1);
  expect(await readUsage(sql, therapist.userId)).toMatchObject({ used: 1 });
});

test('after a lost answer the form can be sent again without a second assessment', { tag: '@one-width' }, async ({
  page,
  therapist,
  sql,
}) => {
  await prepareDraft(therapist);
  await openPreparedIntake(page);
  // The server creates the assessment, but its answer never reaches the browser.
  await page.route(
    /\/trpc\/avaliacoes\.create/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit(page);
  await expect(page.getByText('O formulário está guardado. Gere de novo quando a internet voltar.')).toBeVisible();
  await expect(draftStatus(page)).toBeVisible();
  await submit(page);
  await expect(page).toHaveURL(/\/resultado\//);
  expect((await therapist.trpc.avaliacoes.list.query({})).items).toHaveLength(1);
  expect(await readUsage(sql, therapist.userId)).toMatchObject({ used: 1 });
});
