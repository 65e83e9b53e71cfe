import type { PadraoResultado, Relatorio } from '@meridia/shared/relatorio.ts';
import { escreverPeso, type IndiceDeSinais, pesarSinais, provasDosQuadros } from '../indice-de-sinais.ts';
import type { Prova, Provas } from '../provas.ts';
import { secao, semLinhaSo } from './blocos-pdf.ts';
import type { Conteudo, Margem } from './documento.ts';
import { cores, folga, medidas } from './estilo-pdf.ts';

/** How many findings of a number are listed, strongest first; the screen shows all. */
const maxSinais = 8;
/** Width of a column of weights, without the space at its right. */
const larguraDoPeso = 20;
const larguraDoNumero = 14;

type Entrada = IndiceDeSinais['entradas'][number];
type Pesos = ReadonlyMap<number, number>;

/** Every finding once, in the client's words, with its weight in each hypothesis. */
export function montarSinais({ analise }: Relatorio, provas: Provas, indice: IndiceDeSinais): Conteudo {
  if (indice.entradas.length === 0) return [];
  const pesos = analise.padroes.map((padrao) => pesarSinais(provas.hipoteses.get(padrao.id), indice));
  const pesa = ({ numero }: Entrada) => pesos.some((dela) => dela.has(numero));
  const comPeso = indice.entradas.filter(pesa);
  return secao({ titulo: 'Sinais: de onde vêm e onde pesam', pode: 'partir' }, [
    ...(comPeso.length === 0
      ? []
      : [
          {
            text: 'A coluna é o número da hipótese. Quanto maior o peso, mais o sinal fala por ela; com o sinal de menos, fala contra.',
            style: 'nota',
            margin: [0, 0, 0, 2] satisfies Margem,
          },
          tabela(analise.padroes, comPeso, pesos),
        ]),
    soNosQuadros(indice.entradas.filter((entrada) => !pesa(entrada))),
  ]);
}

/** The findings behind the numbers of the charts. */
export function montarNumeros(provas: Provas, indice: IndiceDeSinais): Conteudo[] {
  const quadros = provasDosQuadros(provas).filter(([, deles]) => deles.length > 0);
  if (quadros.length === 0) return [];
  const linhas = quadros.map(([titulo, deles]) => quadro(titulo, deles, indice));
  return [secao({ titulo: 'De onde vem cada número' }, linhas)];
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
          { text: fontes.join('; '), style: 'legenda' },
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

/** Findings without weight in a hypothesis. */
function soNosQuadros(entradas: readonly Entrada[]): Conteudo {
  if (entradas.length === 0) return [];
  return {
    style: 'legenda',
    margin: [0, 5, 0, 0],
    text: [
      { text: 'Sem peso em hipótese, contados nos quadros. ', bold: true },
      ...entradas.flatMap(({ numero, nome, fontes }) => [
        { text: `${numero}  ${nome}. `, bold: true },
        `${fontes.join('; ')}.   `,
      ]),
    ],
  };
}

function quadro(titulo: string, provas: readonly Prova[], indice: IndiceDeSinais): Conteudo {
  const partes = provas.map(({ sobre, aFavor, contra }) => {
    const ditos = [
      ...(aFavor.length > 0 ? [`${aFavor.length === 1 ? 'sinal' : 'sinais'} ${citar(indice.numerar(aFavor))}`] : []),
      ...(contra.length > 0 ? [`contra: ${citar(indice.numerar(contra))}`] : []),
    ];
    return `${sobre}: ${ditos.join('; ')}.`;
  });
  return {
    style: 'legenda',
    margin: [0, 0, 0, 2],
    text: [{ text: `${titulo}. `, bold: true }, partes.join(' ')],
  };
}

function citar(numeros: readonly number[]): string {
  const resto = numeros.length - maxSinais;
  return `${numeros.slice(0, maxSinais).join(', ')}${resto > 0 ? ` e mais ${resto}` : ''}`;
}
