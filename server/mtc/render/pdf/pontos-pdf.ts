import type { PontoPrescrito, Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { listar, maiuscula } from '../../writer/portugues.ts';
import { MapaCorpo, pontosForaDoMapa } from '../figuras/mapa-corpo.tsx';
import { MapaOrelha } from '../figuras/mapa-orelha.tsx';
import {
  comoEstimular,
  comoInserir,
  dividirPorSessao,
  retencaoComum,
  type SessaoMostrada,
} from '../sessoes-de-pontos.ts';
import { permite } from '../tratamento.tsx';
import { dupla, inteiro, revista, secao } from './blocos-pdf.ts';
import type { Conteudo, Margem } from './documento.ts';
import { medidas } from './estilo-pdf.ts';
import { figuraSvg } from './figura-pdf.ts';

type PontoAuricular = Protocolo['auriculares'][number];
type Nomes = ReadonlyMap<string, string>;

const larguraDoCorpo = 214;
const larguraDaOrelha = 184;
const vao = 20;
/** Space at the right of every cell in tables of the layout `linhas` (server/pdf/pdf-worker.ts). */
const folga = 10;

/** Body and ear points, each table with its map. */
export function montarPontos(relatorio: Relatorio, protocolo: Protocolo): Conteudo {
  const padroes = new Map(relatorio.analise.padroes.map(({ id, nome }) => [id, nome]));
  const cautelas = [...new Set(protocolo.pontos.flatMap((ponto) => ponto.cautelas))];
  return [
    revista(relatorio, 'pontos', () =>
      secao({ titulo: 'Pontos corporais', ideograma: '腧穴' }, [
        ...dupla(relatorio.textos.protocolo, mapaDoCorpo(relatorio), larguraDoCorpo),
        ...dividirPorSessao(protocolo).flatMap((sessao) => tabelaDaSessao(sessao, padroes, cautelas)),
        ...notasDeCautela(cautelas),
      ]),
    ),
    revista(relatorio, 'auriculares', () =>
      secao({ titulo: 'Pontos auriculares', ideograma: '耳穴', pode: 'partir' }, auriculares(relatorio, protocolo)),
    ),
  ];
}

function tabelaDaSessao(
  { titulo, nota, pontos }: SessaoMostrada,
  padroes: Nomes,
  cautelas: readonly string[],
): Conteudo[] {
  const tempoProprio = retencaoComum(pontos) === null;
  return [
    // Title and note move together: each marked on its own, the note could go to the next page alone.
    ...(titulo === ''
      ? []
      : [{ headlineLevel: 3 as const, text: titulo, style: 'subtitulo', margin: [0, 8, 0, 1] satisfies Margem }]),
    ...(nota === '' ? [] : [{ ...(titulo === '' && { headlineLevel: 3 as const }), text: nota, style: 'nota' }]),
    tabela(
      ['Ponto', 'Localização', 'Como', 'Para quê'],
      [100, 122, 118, medidas.largura - 340 - 4 * folga],
      pontos.map((ponto) => linhaDoPonto(ponto, padroes, cautelas, tempoProprio)),
    ),
  ];
}

function mapaDoCorpo(relatorio: Relatorio): Conteudo[] {
  const svg = figuraSvg(createElement(MapaCorpo, { relatorio }));
  if (svg === '') return [];
  const fora = pontosForaDoMapa(relatorio).map(({ codigo }) => codigo);
  return [
    { svg, width: larguraDoCorpo },
    ...(fora.length > 0
      ? [{ text: `Fora do desenho: ${listar(fora)}.`, style: 'legenda', margin: [0, 3, 0, 0] satisfies Margem }]
      : []),
  ];
}

function auriculares(relatorio: Relatorio, { auriculares: pontos }: Protocolo): Conteudo[] {
  if (pontos.length === 0) return [];
  const svg = figuraSvg(createElement(MapaOrelha, { relatorio }));
  const largura = svg === '' ? medidas.largura : medidas.largura - larguraDaOrelha - vao;
  const [nome, zona] = [largura * 0.27, largura * 0.36];
  const lista: Conteudo[] = [
    {
      text: 'Mapa da escola chinesa, com os códigos de zona do padrão GB/T 13734.',
      style: 'nota',
      margin: [0, 0, 0, 3],
    },
    tabela(
      ['Ponto', 'Zona', 'Para quê'],
      [nome - folga, zona - folga, largura - nome - zona - folga],
      pontos.map(linhaDaOrelha),
    ),
  ];
  if (svg === '') return [inteiro(lista)];
  return [
    {
      columns: [
        { width: largura, stack: lista },
        { width: larguraDaOrelha, svg },
      ],
      columnGap: vao,
    },
  ];
}

/**
 * Rows stay whole, the head is repeated on every page of the table, and the last two rows stay together, so that no page begins with
 * a single row.
 */
function tabela(titulos: readonly string[], widths: number[], linhas: Conteudo[][]): Conteudo {
  const comeco = linhas.length > 3 ? linhas.slice(0, -2) : linhas;
  const fim = linhas.slice(comeco.length);
  const cabecalho = titulos.map((text) => ({ text, style: 'rotulo' }));
  const comum = { widths, dontBreakRows: true };
  return [
    {
      layout: 'linhas',
      margin: [0, 4, 0, 0],
      fontSize: 9,
      table: { ...comum, headerRows: 1, keepWithHeaderRows: 2, body: [cabecalho, ...comeco] },
    },
    ...(fim.length > 0
      ? [
          {
            unbreakable: true,
            stack: [{ layout: 'linhas_seguem' as const, fontSize: 9, table: { ...comum, body: fim } }],
          },
        ]
      : []),
  ];
}

function linhaDoPonto(
  ponto: PontoPrescrito,
  padroes: Nomes,
  cautelas: readonly string[],
  tempoProprio: boolean,
): Conteudo[] {
  const letras = ponto.cautelas.map((cautela) => letra(cautelas.indexOf(cautela)));
  return [
    [
      {
        text: [
          { text: ponto.codigo, style: 'codigo' },
          { text: `  ${ponto.oms}`, style: 'nota' },
        ],
      },
      { text: [{ text: ponto.pinyin, italics: true }, `, ${ponto.nome}`], fontSize: 8.8 },
    ],
    { text: maiuscula(ponto.localizacao) },
    [
      { text: comoEstimular(ponto, tempoProprio), bold: true },
      ...(ponto.agulha ? [{ text: maiuscula(comoInserir(ponto)) }] : []),
      { text: permite(ponto), style: 'legenda' },
    ],
    [
      { text: padroes.get(ponto.padraoId) ?? 'Apoio geral' },
      { text: maiuscula(ponto.metodo), style: 'legenda' },
      ...(letras.length > 0 ? [{ text: `Cautela: ${letras.join(', ')}`, style: 'cautela', bold: true }] : []),
    ],
  ];
}

/** A caution that several points share is stated once below the table; the rows refer to it by its letter. */
function notasDeCautela(cautelas: readonly string[]): Conteudo[] {
  if (cautelas.length === 0) return [];
  const partes = cautelas.flatMap((cautela, index) => [
    { text: `${index > 0 ? '   ' : ''}${letra(index)}\u00a0`, bold: true },
    `${maiuscula(cautela).replace(/\.$/, '')}.`,
  ]);
  return [
    {
      style: 'cautela',
      margin: [0, 4, 0, 0],
      unbreakable: true,
      text: [{ text: 'Cautelas.  ', bold: true }, ...partes],
    },
  ];
}

/** 0 -> 'a'; beyond the alphabet 'a1'. */
function letra(index: number): string {
  const volta = Math.floor(index / 26);
  return `${String.fromCharCode(97 + (index % 26))}${volta > 0 ? volta : ''}`;
}

function linhaDaOrelha({ nome, oms, zona, motivo }: PontoAuricular): Conteudo[] {
  return [
    {
      text: [
        { text: nome, bold: true },
        { text: `  ${oms}`, style: 'nota' },
      ],
    },
    { text: maiuscula(zona) },
    { text: maiuscula(motivo) },
  ];
}
