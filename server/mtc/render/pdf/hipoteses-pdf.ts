import { describeConfianca } from '@meridia/shared/confianca.ts';
import type { PadraoResultado, Relatorio } from '@meridia/shared/relatorio.ts';
import { hipotesesPorInteiro } from '../../writer/hipoteses.ts';
import { frase } from '../../writer/portugues.ts';
import { nomearAchado } from '../fonte-do-achado.ts';
import { emUmaLinha, tituloDasOutras } from '../hipoteses.tsx';
import type { Prova, Provas } from '../provas.ts';
import { cabeca, inteiro, manter, paragrafos, revista, secao } from './blocos-pdf.ts';
import type { Conteudo, Margem } from './documento.ts';
import { cores, medidas } from './estilo-pdf.ts';
import type { IndiceDeSinais } from './indice-de-sinais.ts';

const vao = 16;
const larguraDaNota = (medidas.largura - 2 * vao) / 3;
const trilho = 52;

/** The first hypotheses, each with the evidence for and against it in columns below its words; the others in a line each. */
export function montarHipoteses(relatorio: Relatorio, provas: Provas, indice: IndiceDeSinais): Conteudo {
  const { analise, textos } = relatorio;
  const hipoteses = analise.padroes.slice(0, hipotesesPorInteiro).map((padrao, index) => {
    const texto = textos.hipoteses.find(({ padraoId }) => padraoId === padrao.id)?.texto ?? '';
    return manter((solto) => [
      titulo(padrao, index + 1, solto),
      ...paragrafos(texto),
      ...decidiria(padrao, texto),
      notas(provas.hipoteses.get(padrao.id), indice),
    ]);
  });
  return revista(relatorio, 'hipoteses', () =>
    secao(
      { titulo: 'Hipóteses diagnósticas', ideograma: '辨證' },
      hipoteses.length > 0
        ? [...hipoteses, ...emLinhas(analise.padroes.slice(hipotesesPorInteiro))]
        : [{ text: 'Os sinais reunidos ainda não sustentam uma hipótese.' }],
    ),
  );
}

function emLinhas(outras: readonly PadraoResultado[]): Conteudo[] {
  if (outras.length === 0) return [];
  return [
    inteiro([
      { text: tituloDasOutras, style: 'rotulo', margin: [0, 9, 0, 2] },
      ...outras.map((padrao): Conteudo => ({ text: `${emUmaLinha(padrao)}.` })),
    ]),
  ];
}

function titulo(padrao: PadraoResultado, numero: number, solto: boolean): Conteudo {
  const { nome, pinyin, codigoTm1, natureza, confianca } = padrao;
  const cheio = Math.min(1, Math.max(0, confianca)) * trilho;
  return {
    ...cabeca(solto),
    margin: [0, numero === 1 ? 0 : 9, 0, 4],
    stack: [
      {
        columns: [
          {
            width: medidas.largura - trilho - vao,
            text: `${numero}. ${nome}`,
            style: 'subtitulo',
            fontSize: 12.5,
            outline: true,
          },
          {
            width: trilho,
            margin: [0, 6, 0, 0],
            canvas: [
              { type: 'rect', x: 0, y: 0, w: trilho, h: 6, color: cores.trilho },
              // A confidence of 0 draws no bar.
              ...(cheio > 0 ? [{ type: 'rect', x: 0, y: 0, w: cheio, h: 6, color: cores.jade } as const] : []),
            ],
          },
        ],
        columnGap: vao,
      },
      {
        style: 'etiqueta',
        text: [
          { text: pinyin, font: 'Serifa', fontSize: 10, italics: true },
          `  ·  CID-11 ${codigoTm1}  ·  ${natureza === 'raiz' ? 'Raiz (ben)' : 'Manifestação (biao)'}  ·  ${describeConfianca(confianca).texto}`,
        ],
      },
    ],
  };
}

/** What would decide, without the question that the words have already asked. */
function decidiria({ decidiria: pergunta }: PadraoResultado, texto: string): Conteudo[] {
  const dito = soLetras(texto);
  const resto = pergunta
    .split(/(?<=[.?]) /)
    .filter((trecho) => trecho !== '' && !dito.includes(soLetras(trecho)))
    .join(' ');
  if (resto === '') return [];
  return [
    {
      margin: [0, 1, 0, 0],
      text: [
        { text: 'O que decidiria: ', bold: true },
        { text: frase(resto), italics: true },
      ],
    },
  ];
}

function soLetras(texto: string): string {
  return texto.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** What speaks for it in two columns that are read downwards, what speaks against it in the third. */
function notas(prova: Prova | undefined, indice: IndiceDeSinais): Conteudo {
  const aFavor = linhas(prova?.aFavor ?? [], indice);
  const meio = Math.ceil(aFavor.length / 2);
  const colunas: [string, Conteudo[]][] = [
    ['A favor', aFavor.slice(0, meio)],
    [' ', aFavor.slice(meio)],
    ['Contra', linhas(prova?.contra ?? [], indice)],
  ];
  return {
    margin: [0, 4, 0, 0],
    columns: colunas.map(
      ([titulo, itens]): Conteudo => ({ width: larguraDaNota, stack: [{ text: titulo, style: 'rotulo' }, ...itens] }),
    ),
    columnGap: vao,
  };
}

/** Each finding once, with its weight and its number in the list at the end. */
function linhas(itens: Prova['aFavor'], indice: IndiceDeSinais): Conteudo[] {
  if (itens.length === 0) return [{ ...nota, text: 'Nada do que foi informado.' }];
  const porNome = new Map(itens.toReversed().map((item) => [nomearAchado(item.achado), item]));
  return [...porNome].toReversed().map(([nome, item]): Conteudo => {
    const peso = Math.abs(item.peso ?? 0).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
    return {
      ...nota,
      text: [
        nome,
        ...indice
          .numerar([item])
          .map((numero) => ({ text: ` ${numero}`, sup: true as const, fontSize: 11, color: cores.cinza })),
        { text: `  peso ${peso}`, style: 'legenda', fontSize: 7.5 },
      ],
    };
  });
}

const nota = { fontSize: 9, lineHeight: 0.98, margin: [0, 0.5, 0, 0.5] satisfies Margem } as const;
