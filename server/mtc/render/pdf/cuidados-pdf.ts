import type { Relatorio, TerapiaAmpliada } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import {
  ampliadasMostradas,
  oQueAsAmpliadasSao,
  palavrasDaEvidencia,
  porQueFaltamAsAmpliadas,
  porTipo,
  rotuloDaLinha,
  titulosDosTipos,
} from '../ampliadas-retidas.ts';
import { escreverIdade } from '../descrever-abertura.ts';
import { FiguraDaAutomassagem } from '../figuras/figura-da-automassagem.tsx';
import { FiguraDaPratica } from '../figuras/figura-da-pratica.tsx';
import { encurtar, formatarData } from '../formato.ts';
import { descreverSituacao, secaoRevista } from '../revisao-por-secao.ts';
import { papelTimbrado } from './abertura-pdf.ts';
import { ditoNaRevisao, paragrafos, secao } from './blocos-pdf.ts';
import type { Conteudo, Margem, PdfDocumento, Texto, Timbre } from './documento.ts';
import { cores, medidas } from './estilo-pdf.ts';
import { figuraSvg } from './figura-pdf.ts';
import { montarFolha } from './folha-pdf.ts';
import { imprimivel } from './texto-imprimivel.ts';

const larguraDaFigura = 84;
const vao = 14;
const corpo = { fontSize: 10 } as const;

const tituloDoPlanoDeCuidados = 'Plano de cuidados';

/** What the client does at home, with pictures: a paper of its own, because it lies in her kitchen and not in the therapist's folder. */
export function montarCuidados(guardado: Relatorio, timbre: Timbre): PdfDocumento {
  const relatorio = imprimivel(guardado);
  const nome = relatorio.cliente.nome || 'Cliente';
  const idade = escreverIdade(relatorio.cliente.idade);
  const [dia = ''] = formatarData(relatorio.origem.geradoEm).split(' às ');
  return montarFolha({
    titulo: `${tituloDoPlanoDeCuidados} de ${nome}`,
    assunto: 'Alimentação, práticas e automassagem para casa',
    timbre,
    geradoEm: relatorio.origem.geradoEm,
    cabecalho: [{ text: encurtar(nome, 40), bold: true }, `, ${dia}`],
    rodape: `${descreverSituacao(relatorio).titulo}. Não substitui o atendimento médico.`,
    maximoDePaginas: 3,
    conteudo: (papel) => [
      papelTimbrado(papel),
      { text: tituloDoPlanoDeCuidados, style: 'sans', bold: true, color: cores.jade },
      { text: nome, style: 'nome', margin: [0, 1, 0, 2] },
      { text: `${idade}, ${dia}`, style: 'etiqueta', margin: [0, 0, 0, 6] },
      ...doPlano(relatorio),
    ],
  });
}

function doPlano(relatorio: Relatorio): Conteudo[] {
  const mostradas = ampliadasMostradas(relatorio);
  if (mostradas.length === 0) return paragrafos(porQueFaltamAsAmpliadas);
  return [
    { text: oQueAsAmpliadasSao, style: 'nota', margin: [0, 0, 0, 2] },
    ...porTipo(mostradas).map(({ tipo, itens }) =>
      secao(
        { titulo: titulosDosTipos[tipo] },
        itens.map((ampliada) => item(ampliada)),
      ),
    ),
    ...fontes(mostradas),
    ...ditoNaRevisao(secaoRevista(relatorio, 'ampliadas').notas),
  ];
}

const figuras: Record<TerapiaAmpliada['tipo'], (ampliada: TerapiaAmpliada) => string> = {
  alimentacao: () => '',
  pratica: ({ id }) => figuraSvg(createElement(FiguraDaPratica, { id })),
  automassagem: (ampliada) => figuraSvg(createElement(FiguraDaAutomassagem, { ampliada })),
};

/** The picture at the left, what to do at the right; kept whole. */
function item(ampliada: TerapiaAmpliada): Conteudo {
  const { tipo, nome, quando, passos, cautelas } = ampliada;
  const svg = figuras[tipo](ampliada);
  const largura = svg === '' ? medidas.largura : medidas.largura - larguraDaFigura - vao;
  const texto: Conteudo[] = [
    {
      text: [
        { text: nome, bold: true, fontSize: 11 },
        ...(quando === '' ? [] : [{ text: `   ${quando}`, style: 'etiqueta', color: cores.jade }]),
      ],
      margin: [0, 0, 0, 1.5],
    },
    ...passos.map(
      (passo, indice): Conteudo => ({
        columnGap: 4,
        margin: [0, 0, 0, 1.2] satisfies Margem,
        columns: [
          { width: 12, text: tipo === 'alimentacao' ? '•' : `${indice + 1}.`, ...corpo, color: cores.jade },
          { width: largura - 16, text: linha(tipo, passo), ...corpo },
        ],
      }),
    ),
    ...(cautelas.length === 0
      ? []
      : [{ text: `Cuidado: ${cautelas.join(' ')}`, style: 'cautela', margin: [0, 1, 0, 0] satisfies Margem }]),
  ];
  const margin: Margem = [0, 2, 0, 6];
  if (svg === '') return { stack: texto, unbreakable: true, margin };
  return {
    unbreakable: true,
    margin,
    columnGap: vao,
    columns: [
      { width: larguraDaFigura, stack: [{ svg, width: larguraDaFigura }] },
      { width: largura, stack: texto },
    ],
  };
}

function linha(tipo: TerapiaAmpliada['tipo'], passo: string): Texto {
  const { rotulo, texto } = rotuloDaLinha(passo);
  return tipo === 'alimentacao' && rotulo !== '' ? [{ text: `${rotulo}: `, bold: true }, texto] : passo;
}

/** Each source once, with what it is a source of. */
function fontes(mostradas: readonly TerapiaAmpliada[]): Conteudo[] {
  const ditas = new Map<string, string[]>();
  for (const { fonte, evidencia, nome } of mostradas) {
    const chave = `${fonte} (${palavrasDaEvidencia[evidencia]})`;
    ditas.set(chave, [...(ditas.get(chave) ?? []), nome]);
  }
  return [
    {
      style: 'legenda',
      margin: [0, 4, 0, 0],
      text: `Fontes e base: ${[...ditas].map(([fonte, nomes]) => `${nomes.join('; ')}: ${fonte}`).join('. ')}.`,
    },
  ];
}
