import type { PadraoResultado, Relatorio } from '@meridia/shared/relatorio.ts';
import { quantasPorInteiro } from '../../writer/hipoteses.ts';
import { minuscula } from '../../writer/portugues.ts';
import { escreverPeso, type IndiceDeSinais, pesarSinais } from '../indice-de-sinais.ts';
import type { Provas } from '../provas.ts';
import { secao, semLinhaSo } from './blocos-pdf.ts';
import type { Conteudo, Margem } from './documento.ts';
import { cores, folga, medidas } from './estilo-pdf.ts';

/** Width of a column of weights, without the space at its right. */
const larguraDoPeso = 20;
const larguraDoNumero = 14;

type Entrada = IndiceDeSinais['entradas'][number];
type Pesos = ReadonlyMap<number, number>;

/**
 * Every finding with weight once, in the client's words, with its weight in each hypothesis that is told in full; then the others by name,
 * as a block of its own, so that the end of the document is not one long table.
 */
export function montarSinais({ analise }: Relatorio, provas: Provas, indice: IndiceDeSinais): Conteudo[] {
  if (indice.entradas.length === 0) return [];
  const contadas = analise.padroes.slice(0, quantasPorInteiro(analise.padroes));
  const pesos = contadas.map((padrao) => pesarSinais(provas.hipoteses.get(padrao.id), indice));
  const pesa = ({ numero }: Entrada) => pesos.some((dela) => dela.has(numero));
  const comPeso = indice.entradas.filter(pesa);
  const semPeso = soNosQuadros(indice.entradas.filter((entrada) => !pesa(entrada)));
  const titulo = { titulo: 'Sinais: de onde vêm e onde pesam', pode: 'partir' } as const;
  if (comPeso.length === 0) return [secao(titulo, [semPeso])];
  return [
    secao(titulo, [
      {
        text: 'Cada coluna é uma hipótese, pelo número; com o sinal de menos, o sinal fala contra ela.',
        style: 'nota',
        margin: [0, 0, 0, 2] satisfies Margem,
      },
      tabela(contadas, comPeso, pesos),
    ]),
    semPeso,
  ];
}

function tabela(padroes: readonly PadraoResultado[], entradas: readonly Entrada[], pesos: readonly Pesos[]): Conteudo {
  const livre = medidas.largura - larguraDoNumero - padroes.length * (larguraDoPeso + folga) - 3 * folga;
  const direita = { style: 'nota', alignment: 'right' } as const;
  return {
    layout: 'linhas_juntas',
    table: semLinhaSo('linhas_juntas', {
      widths: [larguraDoNumero, livre * 0.36, livre * 0.64, ...padroes.map(() => larguraDoPeso)],
      headerRows: 1,
      keepWithHeaderRows: 2,
      body: [
        [
          ...['', 'Sinal', 'Onde está na ficha'].map((text) => ({ text, style: 'rotulo' })),
          ...padroes.map((_, indice) => ({ ...direita, text: String(indice + 1), style: 'rotulo' })),
        ],
        ...entradas.map(({ numero, nome, fontes }): Conteudo[] => [
          { text: String(numero), style: 'nota', alignment: 'right' },
          { text: nome, fontSize: 9 },
          { text: fontes.map(emPapel).join('; '), style: 'legenda' },
          ...pesos.map((dela) => {
            const peso = dela.get(numero);
            const text = peso === undefined ? '' : escreverPeso(peso);
            return { ...direita, text, color: peso !== undefined && peso < 0 ? cores.cinabre : cores.tinta };
          }),
        ]),
      ],
    }),
  };
}

/** Quotation marks say on paper that it was told: "Queixa principal: “boca amarga”". */
export function emPapel(fonte: string): string {
  return fonte.replace(/, (relato|marcado|ao exame direto|respondeu):? /, ': ');
}

/** Findings without weight in these hypotheses, by name; the screen says where each stands and which number rests on it. */
function soNosQuadros(todas: readonly Entrada[]): Conteudo {
  // What was denied is told by the intake itself.
  const entradas = todas.filter(({ nome }) => !nome.endsWith(': ausente'));
  if (entradas.length === 0) return [];
  return {
    style: 'legenda',
    margin: [0, 5, 0, 0],
    text: [
      { text: 'Sem peso nelas: ', bold: true },
      `${entradas.map(({ numero, nome }) => `${numero} ${minuscula(nome)}`).join('; ')}. De onde vem cada número dos quadros está na tela do relatório.`,
    ],
  };
}
