import { randomUUID } from 'node:crypto';
import { insertAccess } from '../support/access-rows.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test('a therapist sees who read her data, when and why', async ({ page, therapist, sql, request, review }) => {
  const ownerId = therapist.userId;
  const card = page.getByRole('region', { name: 'Quem acessou' });
  const lines = card.getByRole('listitem');
  const avaliacaoId = await insertReport(sql, ownerId, { nomeCliente: 'Iara Campos' });

  await test.step('nobody else has, at first', async () => {
    await page.goto('/configuracoes');
    await expect(card).toContainText(
      'Nenhuma leitura de outras pessoas até agora, nem de programas com uma chave sua.',
    );
    await review('quem-acessou-ninguem', '#acessos');
  });

  await test.step('a reader of her link and an admin with a list stand there, without a name', async () => {
    const { token } = await insertShare(sql, ownerId, avaliacaoId);
    expect((await request.get(`/r/${token}`)).status()).toBe(200);
    await insertAccess(sql, [
      { actorId: randomUUID(), actorRole: 'admin', action: 'avaliacoes.admin_list', subjectId: ownerId, ownerId },
    ]);
    await page.goto('/configuracoes');
    await page.getByRole('link', { name: 'Quem acessou' }).click();
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText('Administração: Nomes, emails e datas das suas avaliações, em uma lista');
    await expect(lines.first()).toContainText('Motivo: Administração e suporte do serviço');
    await expect(lines.last()).toContainText('Quem tem o link: Relatório, Iara Campos');
    await expect(lines.last()).toContainText(/Motivo: Link que você criou.*\d\d de [a-zç]+ de 20\d\d às \d\d:\d\d/);
    await expectNoSidewaysScroll(page, 'configuracoes');
    await review('quem-acessou', '#acessos');
  });

  await test.step('a program with a key of hers stands there by the name of the key', async () => {
    const nome = 'Agenda da recepção e do site';
    const key = await insertApiKey(sql, ownerId, { nome });
    await insertAccess(sql, [{ actorId: key.id, actorRole: 'program', subjectId: avaliacaoId, ownerId }]);
    await page.goto('/configuracoes');
    await expect(lines.first()).toContainText(
      `Um programa com a sua chave "${nome}": Avaliação e relatório, Iara Campos`,
    );
    await expect(lines.first()).toContainText('Motivo: Chave da API que você criou');
    await expectNoSidewaysScroll(page, 'configuracoes');
    await review('quem-acessou-programa', '#acessos');
  });

  await test.step('what she read herself comes when she asks for it', async () => {
    await card.getByRole('link', { name: 'Iara Campos' }).first().click();
    await expect(page).toHaveURL(`/resultado/${avaliacaoId}`);
    await expect(page.getByRole('heading', { name: 'Iara Campos' }).first()).toBeVisible();
    await page.goto('/configuracoes');
    await card.getByRole('switch', { name: 'Só de outras pessoas' }).click();
    await expect(lines.filter({ hasText: 'Você: Avaliação e relatório, Iara Campos' })).toHaveCount(1);
    await expect(lines.filter({ hasText: 'Quem tem o link' })).toHaveCount(1);
  });
});
