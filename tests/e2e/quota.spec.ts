import { leaveUnits } from '../support/people.ts';
import { openPreparedIntake, submit } from './support/intake-form.ts';
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
  await expect(page).toHaveURL(/\/anamnese\?rascunho=/);

  await submit(page);
  await dialog.getByRole('link', { name: 'Ver Planos' }).click();
  await expect(page).toHaveURL('/plans');
  expect(await therapist.trpc.avaliacoes.list.query({})).toMatchObject({ items: [] });
  expect((await therapist.trpc.drafts.current.query())?.data.consentimento).toBe(true);
});
