import { versaoAtual } from '@meridia/shared/versoes-legais.ts';
import type { Sql } from 'postgres';
import { expect, test } from './support/test.ts';

/** The account was told of the present versions, which hold from this many days on. */
async function announce(sql: Sql, userId: string, days: number): Promise<void> {
  for (const documento of ['termos', 'privacidade'] as const) {
    await sql`
      insert into aceites_termos (user_id, documento, versao, tipo, avisado_em, vale_em)
      values (${userId}, ${documento}, ${versaoAtual(documento).numero}, 'versao_nova', now() - interval '1 day',
        now() + make_interval(days => ${days}::int))`;
  }
}

test('a notice tells of new terms, can be put aside, and leads to the acceptance', async ({
  page,
  therapist,
  sql,
  review,
}) => {
  await announce(sql, therapist.userId, 29);
  await page.goto('/historico');
  const notice = page.getByRole('region', { name: 'Termos novos' });
  await expect(notice).toContainText('Até lá nada muda para você.');
  await notice.getByText('O que mudou').click();
  await expect(notice).toContainText(versaoAtual('termos').mudou);
  await review('aviso-de-termos');
  await notice.getByRole('button', { name: 'Deixar para depois' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Histórico' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('terms that hold are asked for after the sign-in; whoever declines reads on, and accepts with the keyboard', async ({
  page,
  therapist,
  sql,
  review,
}) => {
  await announce(sql, therapist.userId, 0);
  await page.goto('/historico');
  await expect(page.getByRole('heading', { level: 1, name: 'Termos novos' })).toBeVisible();
  await expect(page).toHaveURL(/\/novos-termos\?voltar=/);
  await review('termos-novos');

  await test.step('the whole text stands at an address of its own', async () => {
    const text = await page.request.get(`/termos-uso/versao-${versaoAtual('termos').numero}`);
    expect(text.status()).toBe(200);
    const html = await text.text();
    expect(html).toContain('Mudanças nestes termos');
    expect(html).not.toContain('{{');
    expect(html).not.toContain('<script');
  });

  await test.step('declining offers to export, to cancel and to erase, and reading goes on', async () => {
    await page.getByRole('button', { name: 'Não aceito' }).click();
    await expect(page.getByRole('heading', { name: 'Se você não aceita' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Exportar meus dados' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Excluir minha conta' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver e cancelar a assinatura' })).toBeVisible();
    await review('termos-nao-aceitos');
    await page.getByRole('button', { name: 'Continuar só lendo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Histórico' })).toBeVisible();
    await page.goto('/configuracoes');
    await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  });

  await test.step('the notice stays, and leads back to the acceptance', async () => {
    const notice = page.getByRole('region', { name: 'Termos novos' });
    await expect(notice).toContainText('já vale para a sua conta');
    await notice.getByRole('link', { name: 'Ler e aceitar' }).focus();
    await page.keyboard.press('Enter');
    const accept = page.getByRole('button', { name: 'Li e aceito' });
    await accept.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Olá/ })).toBeVisible();
    await expect(notice).toHaveCount(0);
    const [row] = await sql`
      select count(*)::int as accepted from aceites_termos where user_id = ${therapist.userId} and aceito_em is not null`;
    expect(row).toEqual({ accepted: 2 });
  });
});
