import { sampleRelatorio } from '@meridia/server/mtc/render/sample-relatorio.ts';
import { perguntasDeAlerta } from '@meridia/shared/quadro-clinico.ts';
import type { Page } from '@playwright/test';
import { testPassword } from '../support/api-client.ts';
import { agreeWith } from '../support/pareceres.ts';
import { insertReport } from '../support/shares.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test('a therapist reviews a report part by part, signs it, and everybody sees who signed', async ({
  page,
  therapist,
  sql,
  browser,
  review,
}) => {
  await therapist.trpc.clinicaConfigs.saveAssinatura.mutate({
    ...{ conselho: 'CREFITO-3', registro: '12345-F', local: 'Recife, PE', somenteAssinados: false },
  });
  const id = await insertReport(sql, therapist.userId, { nomeCliente: 'Helena Prado' });
  await page.goto(`/resultado/${id}`);

  await test.step('the report says that nobody has reviewed it', async () => {
    await expect(page.getByRole('article')).toContainText('Não revisado por profissional');
    await expect(page.getByRole('region', { name: 'Revisão e assinatura' })).toContainText(
      'Não revisado por profissional',
    );
    await review('relatorio-nao-revisado', '[aria-label="Revisão e assinatura"]');
    await page.getByRole('link', { name: 'Revisar e assinar' }).click();
    await openedReview(page);
    await expect(page.getByText(`0 partes revisadas de `)).toBeVisible();
    await expectNoSidewaysScroll(page, 'revisao');
    await review('revisao');
  });

  await test.step('she changes a text, strikes a part and takes it back, and writes a note', async () => {
    const sintese = card(page, 'Síntese');
    await sintese.getByText('Alterar', { exact: true }).click();
    await expect(sintese.getByLabel('Seu texto')).toHaveValue(sampleRelatorio.textos.sintese);
    await sintese.getByLabel('Seu texto').fill('Vazio do Qi do Baço, visto por mim.');
    await sintese.getByText('Ver o que a máquina escreveu').click();
    await expect(sintese).toContainText(sampleRelatorio.textos.sintese.slice(0, 40));
    const face = card(page, 'Prognóstico');
    await face.getByText('Retirar', { exact: true }).click();
    await face.getByRole('button', { name: 'Desfazer a retirada de Prognóstico' }).click();
    await face.getByText('Retirar', { exact: true }).click();
    const elementos = card(page, 'Cinco elementos');
    await elementos.getByRole('button', { name: 'Escrever uma nota em Cinco elementos' }).click();
    await elementos.getByLabel('Sua nota').fill('Rever na primavera.');
    await review('revisao-partes', '#parte-sintese');
  });

  await test.step('a point of the catalogue is added under the same safety rules', async () => {
    const pontos = card(page, 'Pontos corporais');
    await pontos.getByRole('button', { name: 'Incluir ponto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Incluir ponto' });
    await dialog.getByLabel('Buscar no catálogo').fill('P7');
    await dialog.getByRole('button', { name: 'Incluir P7', exact: true }).click();
    await expect(pontos.getByRole('list', { name: 'Pontos corporais' })).toContainText('P7');
    const nome = await pontos.getByText('incluído por você').locator('..').boundingBox();
    expect(nome?.width).toBeGreaterThan(120);
    await pontos.getByRole('button', { name: 'Incluir ponto' }).click();
    await dialog.getByLabel('Buscar no catálogo').fill('B17');
    await expect(dialog).toContainText('Cautela');
    await dialog.getByRole('button', { name: 'Incluir B17 com motivo' }).click();
    await expect(dialog.getByRole('button', { name: 'Incluir com este motivo' })).toBeDisabled();
    await dialog.getByLabel('Por que incluir mesmo assim').fill('Agulha rasa, sempre oblíqua.');
    await review('revisao-ponto', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Incluir com este motivo' }).click();
    const sessoes = card(page, 'Plano de sessões');
    await sessoes.getByRole('button', { name: 'Mudar as sessões' }).click();
    await sessoes
      .getByRole('button', { name: /^Aumentar sessões/ })
      .first()
      .click();
  });

  await test.step('what she wrote is there again after a reload, and the preview shows it', async () => {
    await page.getByRole('button', { name: /Li e concordo com as \d+ que faltam/ }).click();
    await expect(page.getByText('Todas as partes foram revisadas')).toBeVisible();
    await expect(page.getByText('Revisão salva.')).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(card(page, 'Síntese').getByLabel('Seu texto')).toHaveValue('Vazio do Qi do Baço, visto por mim.');
    await page.getByRole('button', { name: 'Ver como fica' }).click();
    const previa = page.getByRole('dialog', { name: 'Como fica o relatório' });
    await expect(previa).toContainText('Vazio do Qi do Baço, visto por mim.', { timeout: 20_000 });
    await expect(previa).toContainText('Não revisado por profissional');
    await expect(previa).toContainText('Rever na primavera.');
    await review('revisao-previa', '[role=dialog]');
    await previa.getByRole('button', { name: 'Fechar' }).click();
  });

  await test.step('signing asks for the password and says what it is', async () => {
    await page.getByRole('button', { name: 'Assinar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Assinar a versão 1?' });
    await dialog.getByRole('checkbox', { name: 'Assino com estas perguntas em aberto' }).check();
    await expect(dialog).toContainText('Revisado e assinado por Marina Duarte Lopes, CREFITO-3 12345-F, Recife, PE');
    await expect(dialog).toContainText('Não é assinatura digital qualificada (ICP-Brasil)');
    await dialog.getByLabel('Senha', { exact: true }).fill('Errada-Senha-1234');
    await dialog.getByRole('button', { name: 'Assinar', exact: true }).click();
    await expect(dialog.getByText('A senha não confere', { exact: false })).toBeVisible();
    await review('revisao-assinar', '[role=dialog]');
    await dialog.getByLabel('Senha', { exact: true }).fill(testPassword);
    await dialog.getByRole('button', { name: 'Assinar', exact: true }).click();
    await expect(page.getByText('Versão 1 assinada.')).toBeVisible({ timeout: 20_000 });
    const report = page.getByRole('article');
    await expect(report).toContainText('Revisado e assinado por Marina Duarte Lopes, CREFITO-3 12345-F');
    await expect(report).toContainText('Vazio do Qi do Baço, visto por mim.');
    await expect(report).toContainText('mantido na revisão: Agulha rasa, sempre oblíqua');
    await expect(report.getByRole('heading', { name: 'Prognóstico' })).toHaveCount(0);
    await review('relatorio-assinado');
  });

  await test.step('the holder of a link reads the signed version', async () => {
    const { url } = await therapist.trpc.relatorioShares.create.mutate({ avaliacaoId: id });
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(url);
    await expect(visitor.getByRole('article')).toContainText('Revisado e assinado por Marina Duarte Lopes');
    await visitor.context().close();
  });

  await test.step('the versions are listed, compared with the machine, and each is on paper', async () => {
    await page.getByRole('link', { name: 'Versões' }).click();
    const list = page.getByRole('list', { name: 'Versões do relatório' });
    await expect(list).toContainText('Revisado e assinado por Marina Duarte Lopes');
    await expect(list).toContainText('Assinado com perguntas de segurança em aberto: ');
    const compared = page.getByRole('region', { name: 'Comparar a versão 1' });
    await expect(compared).toContainText('Vazio do Qi do Baço, visto por mim.', { timeout: 20_000 });
    await expect(compared).toContainText('Não está nesta versão.');
    await expectNoSidewaysScroll(page, 'versoes');
    await review('versoes');
  });
});

test('another device that was faster is told, and neither text is lost', async ({ page, therapist, sql, review }) => {
  const id = await insertReport(sql, therapist.userId);
  await page.goto(`/revisao/${id}`);
  await openedReview(page);
  const base = sampleRelatorio.origem.geradoEm;
  await therapist.trpc.pareceres.save.mutate({ id, edicao: 0, base, parecer: agreeWith() });
  const elementos = card(page, 'Cinco elementos');
  await elementos.getByText('Alterar', { exact: true }).click();
  await elementos.getByLabel('Seu texto').fill('Minha leitura.');
  await expect(page.getByText('Esta revisão mudou em outro aparelho. Nada foi sobrescrito.')).toBeVisible({
    timeout: 20_000,
  });
  await review('revisao-conflito');
  await expect(elementos.getByLabel('Seu texto')).toHaveValue('Minha leitura.');
  await page.getByRole('button', { name: 'Ficar com a minha' }).click();
  await expect(page.getByText('Revisão salva.')).toBeVisible();
  const { parecer } = await therapist.trpc.pareceres.read.query({ id });
  expect(parecer.partes.elementos?.texto).toBe('Minha leitura.');

  await test.step('a version that was changed is told on screen, and is not called signed', async () => {
    const changed = await insertReport(sql, therapist.userId);
    await therapist.trpc.pareceres.save.mutate({ id: changed, edicao: 0, base, parecer: agreeWith() });
    const signature = { id: changed, base, edicao: 1, numero: 1, local: 'Recife', password: testPassword };
    const perguntasAbertas = [...perguntasDeAlerta];
    await therapist.trpc.pareceres.sign.mutate({ ...signature, perguntasAbertas });
    await sql`
      update relatorio_versoes set conteudo = replace(conteudo, 'Recife', 'Olinda') where avaliacao_id = ${changed}`;
    await page.goto(`/resultado/${changed}`);
    const line = page.getByRole('region', { name: 'Revisão e assinatura' });
    await expect(line.getByRole('alert')).toContainText('Esta versão foi alterada depois de assinada');
    await expect(page.getByText('Revisado e assinado por')).toHaveCount(0);
    await review('relatorio-violado', '[aria-label="Revisão e assinatura"]');
  });
});

/** The engine weighs the report first, in a thread that may have to start. */
async function openedReview(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Revisar o relatório' })).toBeVisible({ timeout: 30_000 });
}

function card(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}
