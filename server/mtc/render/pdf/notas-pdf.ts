import type { Prova, Provas } from '../provas.ts';
import { inteiro, secao } from './blocos-pdf.ts';
import type { Conteudo } from './documento.ts';
import { medidas } from './estilo-pdf.ts';
import { type IndiceDeSinais, provasDosQuadros } from './indice-de-sinais.ts';
import { medir } from './medir.ts';

const vao = 16;
/** How many findings of a number are listed, strongest first; the screen shows all. */
const maxSinais = 8;
/** Height of a block of the list: a quarter of a page. */
const maxAltura = 190;
const colunas = 3;
const width = (medidas.largura - vao * (colunas - 1)) / colunas;

/** The evidence of each number of the charts as references, followed by the list of the findings in the client's words. */
export function montarNotas(provas: Provas, indice: IndiceDeSinais): Conteudo {
  const quadros = provasDosQuadros(provas).filter(([, deles]) => deles.length > 0);
  if (indice.entradas.length === 0) return [];
  return secao({ titulo: 'De onde vem cada número' }, [
    inteiro(quadros.map(([titulo, deles]) => quadro(titulo, deles, indice))),
    ...sinais(indice),
  ]);
}

function quadro(titulo: string, provas: readonly Prova[], indice: IndiceDeSinais): Conteudo {
  const partes = provas.map(({ sobre, aFavor, contra }) => {
    const ditos = [
      ...(aFavor.length > 0 ? [`sinais ${citar(indice.numerar(aFavor))}`] : []),
      ...(contra.length > 0 ? [`contra: ${citar(indice.numerar(contra))}`] : []),
    ];
    return `${sobre}: ${ditos.join('; ')}.`;
  });
  return {
    style: 'legenda',
    margin: [0, 0, 0, 3],
    text: [{ text: `${titulo}. `, bold: true }, partes.join(' ')],
  };
}

function citar(numeros: readonly number[]): string {
  const resto = numeros.length - maxSinais;
  return `${numeros.slice(0, maxSinais).join(', ')}${resto > 0 ? ` e mais ${resto}` : ''}`;
}

/** The list in blocks, each with columns of about the same height that are read downwards. */
function sinais({ entradas }: IndiceDeSinais): Conteudo[] {
  const itens = entradas.map(({ numero, nome, fontes }): Item => {
    const conteudo: Conteudo = {
      style: 'legenda',
      margin: [0, 0, 0, 1.5],
      text: [{ text: `${numero}  ${nome}. `, bold: true }, fontes.join('; ')],
    };
    return { conteudo, altura: medir(conteudo, width) };
  });
  const total = somar(itens);
  const blocos = Math.max(1, Math.ceil(total / (maxAltura * colunas)));
  return repartir(itens, blocos).map((bloco) =>
    inteiro([
      {
        margin: [0, 3, 0, 0],
        columnGap: vao,
        columns: repartir(bloco, colunas).map(
          (pilha): Conteudo => ({ width, stack: pilha.map(({ conteudo }) => conteudo) }),
        ),
      },
    ]),
  );
}

interface Item {
  conteudo: Conteudo;
  altura: number;
}

/** Splits the items, in order, into `quantas` parts of about the same height. */
function repartir(itens: readonly Item[], quantas: number): Item[][] {
  const total = somar(itens);
  const partes = Array.from({ length: quantas }, (): Item[] => []);
  let acima = 0;
  for (const item of itens) {
    partes[Math.min(quantas - 1, Math.floor(((acima + item.altura / 2) / total) * quantas))]?.push(item);
    acima += item.altura;
  }
  return partes;
}

function somar(itens: readonly Item[]): number {
  return itens.reduce((soma, { altura }) => soma + altura, 0);
}
