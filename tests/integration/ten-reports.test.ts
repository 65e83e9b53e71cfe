import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { regrasQueEncaminham } from '@meridia/server/mtc/parecer/liberacao-que-vale.ts';
import { type Parecer, parteVazia } from '@meridia/shared/parecer.ts';
import { perguntasDeAlerta } from '@meridia/shared/quadro-clinico.ts';
import { type Relatorio, relatorioSchema } from '@meridia/shared/relatorio.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anamneseDoQuadro, type Quadro } from '../fixtures/quadros/quadro.ts';
import { quadros } from '../fixtures/quadros.ts';
import { type ApiClient, signUpClient, testPassword, uploadedFoto } from '../support/api-client.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { agreeWith } from '../support/pareceres.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { setPlan } from '../support/people.ts';
import { smallPhoto } from '../support/pictures.ts';
import { untilSettled } from '../support/reports.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  await app.startWorker();
  client = await signUpClient(app.baseUrl);
  await setPlan(app.database.sql, client.userId, 'Enterprise');
});
afterAll(() => app.close());

/** Every so many of the textbook cases, so that organs, ages and complaints differ. */
const dez = Array.from({ length: 10 }, (_, index) => quadros[Math.floor((index * quadros.length) / 10)]).flatMap(
  (quadro) => quadro ?? [],
);
/** With SCREENS=1 the pages are kept for people to look at. */
const folder = process.env.SCREENS && fileURLToPath(new URL('../../test-results/papers', import.meta.url));
const minhas = 'Visto por mim: confirmo a hipótese e começo devagar.';

it.each(dez)(
  'the report of a new intake is corrected, signed, changed after signing, compared and shared: $nome',
  { timeout: 120_000 },
  async (quadro) => {
    const { id, maquina } = await makeReport(quadro);
    const base = maquina.origem.geradoEm;
    const primeira = corrected(maquina);
    const { edicao, pendencias } = await client.trpc.pareceres.save.mutate({ id, edicao: 0, base, parecer: primeira });
    expect(pendencias.filter(({ impede }) => impede)).toEqual([]);
    const sign = (numero: number, seen: number) =>
      client.trpc.pareceres.sign.mutate({
        id,
        edicao: seen,
        base,
        numero,
        local: 'Recife, PE',
        perguntasAbertas: [...perguntasDeAlerta],
        password: testPassword,
      });
    expect(await sign(1, edicao)).toEqual({ numero: 1 });

    const segunda = {
      ...primeira,
      partes: { ...primeira.partes, lingua: nota(primeira, 'lingua', 'Língua revista.') },
    };
    const changed = await client.trpc.pareceres.save.mutate({ id, edicao, base, parecer: segunda });
    expect((await client.trpc.avaliacoes.byId.query({ id })).assinatura).toMatchObject({ numero: 1, emRevisao: true });
    expect(await sign(2, changed.edicao)).toEqual({ numero: 2 });

    const versao = (numero: number) => client.trpc.pareceres.versao.query({ id, numero });
    const [uma, outra] = [await versao(1), await versao(2)];
    const differs = uma.partes?.filter(
      (parte, index) => JSON.stringify(parte) !== JSON.stringify(outra.partes?.[index]),
    );
    expect(differs?.map((parte) => parte.id)).toEqual(['lingua']);
    expect(uma.maquina).toEqual(outra.maquina);
    expect(uma.partes?.find((parte) => parte.id === 'sintese')?.texto).toBe(minhas);
    expect(uma.maquina?.find((parte) => parte.id === 'sintese')?.texto).toBe(maquina.textos.sintese);
    const { assinadas, aberta } = await client.trpc.pareceres.versoes.query({ id });
    expect(assinadas.map(({ assinatura, intacta }) => [assinatura.numero, intacta])).toEqual([
      [2, true],
      [1, true],
    ]);
    expect(aberta).toBeNull();

    for (const documento of ['carta', 'relatorio'] as const) {
      const { url } = await client.trpc.relatorioShares.create.mutate({ avaliacaoId: id, documento });
      const page = await (await fetch(url.replace(/^https?:\/\/[^/]+/, app.baseUrl))).text();
      expect(page).toContain('evisado e assinado por');
      expect(page.includes(minhas)).toBe(documento === 'relatorio');
    }

    await expectPaper(id, 'relatorio', 6, quadro.nome);
    await expectPaper(id, 'cliente', 2, quadro.nome);
    await expectPaper(id, 'tratamento', 2, quadro.nome);
    const antiga = await pages(`/api/relatorios/${id}/pdf?versao=1`);
    expect(antiga.join(' ')).toContain('Versão 1');
  },
);

async function makeReport(quadro: Quadro): Promise<{ id: string; maquina: Relatorio }> {
  const { id: lingua } = await uploadedFoto(client, 'lingua', await smallPhoto());
  const dadosAnamnese = { ...anamneseDoQuadro(quadro), nomeCliente: 'Helena Prado' };
  const { id } = await client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, { dadosAnamnese }));
  expect(await untilSettled(app.database.sql, id)).toMatchObject({ status: 'finalizado' });
  const [row] = await app.database.sql<{ json: string }[]>`
    select diagnostico_json as json from avaliacoes where id = ${id}`;
  return { id, maquina: relatorioSchema.parse(JSON.parse(row?.json ?? '')) };
}

/** Her own synthesis, one point less, the outlook struck, a note, and a physician's release where the report refers. */
function corrected(maquina: Relatorio): Parecer {
  const parecer = agreeWith(maquina);
  const regras = regrasQueEncaminham(maquina.seguranca);
  const [, ponto] = maquina.protocolo?.pontos ?? [];
  return {
    ...parecer,
    partes: {
      ...parecer.partes,
      sintese: { ...parteVazia, decisao: 'alterado', texto: minhas },
      prognostico: { ...parteVazia, decisao: 'retirado' },
      elementos: nota(parecer, 'elementos', 'Rever na primavera.'),
      ...(ponto && { pontos: { ...parteVazia, decisao: 'alterado', texto: 'Menos pontos no começo.' } }),
    },
    pontos: { ...parecer.pontos, retirados: ponto ? [ponto.codigo] : [] },
    ...(regras.length > 0 && {
      liberacao: { quem: 'Dra. Lia Campos', em: '2026-11-20', disse: 'Pode tratar.', regras },
    }),
  };
}

function nota({ partes }: Parecer, parte: string, dita: string): Parecer['partes'][string] {
  return { ...parteVazia, decisao: 'concordo', ...partes[parte], nota: dita };
}

async function pages(path: string): Promise<string[]> {
  const response = await client.fetch(path);
  expect(response.status).toBe(200);
  return readPdfPages(await response.arrayBuffer());
}

/** At most so many pages, and none of them nearly empty; a page of lines to fill in by hand is full of lines. */
async function expectPaper(id: string, documento: string, most: number, nome: string): Promise<void> {
  const path = `/api/relatorios/${id}/pdf?documento=${documento}`;
  const response = await client.fetch(documento === 'relatorio' ? `/api/relatorios/${id}/pdf` : path);
  expect(response.status, documento).toBe(200);
  const bytes = await response.arrayBuffer();
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${nome}-${documento}.pdf`), Buffer.from(bytes));
  }
  const found = await readPdfPages(bytes);
  expect(found.length, documento).toBeLessThanOrEqual(most);
  const written = found.filter((page) => !page.startsWith('Registro'));
  expect(written.length).toBeGreaterThan(0);
  for (const page of written) expect(page.length, `${documento}: ${page.slice(0, 80)}`).toBeGreaterThan(350);
}
