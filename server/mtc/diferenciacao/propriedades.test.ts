import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type Achado, analiseSchema } from '@meridia/shared/relatorio.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achadoId } from '../achados/achado-id.ts';
import { padraoIds } from '../catalog/padroes/padrao-ids.ts';
import { padroes as catalogo } from '../catalog/padroes.ts';
import { type SinalId, sinais, sinalIds } from '../catalog/sinais.ts';
import { analisar } from '../diagnosticar.ts';
import { correlacionar } from './correlacionar.ts';
import { diferenciar } from './diferenciar.ts';
import { reunirEvidencias } from './evidencias.ts';
import { pontuarPadroes } from './pontuar.ts';

const campos = ['queixaPrincipal', 'historicoMedico', 'sintomasGerais', 'linguaObservacao'] as const;

function achado(sinal: SinalId, campo: string, forca: number, presente: boolean): Achado {
  return {
    id: achadoId(sinal, campo),
    label: sinais[sinal].rotulo,
    fonte: `anamnese.${campo}`,
    valor: sinal,
    forca,
    presente,
  };
}

const umAchado = fc
  .record({
    sinal: fc.constantFrom(...sinalIds),
    campo: fc.constantFrom(...campos),
    forca: fc.integer({ min: 10, max: 100 }),
    presente: fc.boolean(),
  })
  .map(({ sinal, campo, forca, presente }) => achado(sinal, campo, forca / 100, presente));
const quadro = fc.uniqueArray(umAchado, { selector: ({ id }) => id, maxLength: 40 });

describe('for any findings', () => {
  it('there are at most five hypotheses, best first, and every figure stays within its limits', () => {
    fc.assert(
      fc.property(quadro, (achados) => {
        const padroes = diferenciar(achados);
        const analise = { achados, padroes, ...correlacionar(achados, padroes) };
        expect(analiseSchema.safeParse(analise).success).toBe(true);
        expect(padroes.map(({ score }) => score)).toEqual(padroes.map(({ score }) => score).toSorted((a, b) => b - a));
        for (const { score, confianca, aFavor } of padroes) {
          expect(score).toBeGreaterThan(0);
          expect(confianca).toBeGreaterThan(0);
          expect(aFavor.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('more evidence for a pattern never takes points from that pattern', () => {
    const caso = fc.record({ achados: quadro, id: fc.constantFrom(...padraoIds), escolha: fc.nat() });
    fc.assert(
      fc.property(caso, ({ achados, id, escolha }) => {
        const { cardinais, secundarios, exame } = catalogo[id];
        const proprios: SinalId[] = [...cardinais, ...secundarios, ...exame];
        const sinal = proprios[escolha % proprios.length];
        if (!sinal) return;
        const limpo = achados.filter((outro) => !outro.id.startsWith(`${sinal}@`));
        const pontosDe = (lista: Achado[]) =>
          pontuarPadroes(reunirEvidencias(lista)).find((candidato) => candidato.id === id)?.pontos ?? null;
        const antes = pontosDe(limpo);
        const depois = pontosDe([...limpo, achado(sinal, 'historicoMedico', 0.9, true)]);
        if (antes !== null) expect(depois ?? Number.NEGATIVE_INFINITY).toBeGreaterThanOrEqual(antes - 1e-9);
      }),
      { numRuns: 600 },
    );
  });

  it('a general sign told weakly beside its specific form in the complaint takes no points', () => {
    const especifico = achado('insonia_inicial', 'queixaPrincipal', 1, true);
    const geral = achado('insonia', 'historicoMedico', 0.3, true);
    const de = (achados: Achado[]) =>
      new Map(pontuarPadroes(reunirEvidencias(achados)).map((um) => [um.id, um.pontos]));
    const antes = de([especifico]);
    const depois = de([especifico, geral]);
    expect(antes.size).toBeGreaterThan(0);
    for (const [id, pontos] of antes) expect(depois.get(id)).toBeGreaterThanOrEqual(pontos - 1e-9);
  });

  it('the order of the findings does not matter', () => {
    fc.assert(
      fc.property(quadro, fc.integer(), (achados, semente) => {
        const outra = achados.toSorted((a, b) => hash(a.id, semente) - hash(b.id, semente));
        const padroes = diferenciar(achados);
        expect(diferenciar(outra)).toEqual(padroes);
        const semIds = (lista: readonly Achado[]) => numeros(correlacionar(lista, padroes));
        expect(semIds(outra)).toEqual(semIds(achados));
      }),
      { numRuns: 150 },
    );
  });

  it('the order of two equally strong signs does not decide which of them stands for the sign that both imply', () => {
    const um = achado('despertares_noturnos', 'queixaPrincipal', 0.1, true);
    const outro = achado('insonia_inicial', 'queixaPrincipal', 0.1, true);
    expect(reunirEvidencias([um, outro]).implicitos).toEqual(reunirEvidencias([outro, um]).implicitos);
  });

  it('every number except zero names the findings that it comes from', () => {
    fc.assert(
      fc.property(quadro, (achados) => {
        const padroes = diferenciar(achados);
        const { elementos, zangFu, substancias, principios, principiosAchados } = correlacionar(achados, padroes);
        const conhecidos = new Set(achados.map(({ id }) => id));
        const provado = (valor: number, ids: readonly string[]) => {
          if (valor !== 0) expect(ids.length).toBeGreaterThan(0);
          for (const id of ids) expect(conhecidos).toContain(id);
        };
        for (const { pontuacao, achados: ids } of Object.values(elementos)) provado(pontuacao, ids);
        for (const { envolvimento, achados: ids } of zangFu) provado(envolvimento, ids);
        for (const { grau, achados: ids } of Object.values(substancias)) provado(grau, ids);
        provado(principios.yinYang, principiosAchados?.yinYang ?? []);
        provado(principios.frioCalor, principiosAchados?.frioCalor ?? []);
        provado(principios.interiorExterior, principiosAchados?.interiorExterior ?? []);
        provado(principios.deficienciaExcesso, principiosAchados?.deficienciaExcesso ?? []);
      }),
      { numRuns: 150 },
    );
  });
});

describe('for any text', () => {
  it('reading never fails, and the same intake gives the same analysis', () => {
    const texto = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc
        .array(
          fc.constantFrom('não', 'sem', 'dor', 'de', 'cabeça,', 'minha mãe tem', 'insônia.', 'mas', 'tive', 'ou'),
          {
            maxLength: 40,
          },
        )
        .map((palavras) => palavras.join(' ')),
    );
    fc.assert(
      fc.property(texto, texto, (queixa, historico) => {
        const lido = dadosAnamneseSchema.safeParse({
          nomeCliente: 'Cliente',
          idade: 40,
          sexo: 'feminino',
          telefone: '11999990000',
          email: 'c@example.com',
          queixaPrincipal: queixa,
          historicoMedico: historico,
        });
        if (!lido.success) return;
        const primeira = analisar(lido.data, []);
        expect(analisar(lido.data, [])).toEqual(primeira);
        for (const { forca } of primeira.achados) expect(forca).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });
});

function hash(texto: string, semente: number): number {
  let valor = semente | 0;
  for (const letra of texto) valor = (Math.imul(valor, 31) + letra.charCodeAt(0)) | 0;
  return valor;
}

/** The analysis without its lists of findings, whose order follows the order of the intake. */
function numeros(correlacao: ReturnType<typeof correlacionar>): unknown {
  return JSON.parse(JSON.stringify(correlacao, (chave, valor) => (/achados/i.test(chave) ? undefined : valor)));
}
