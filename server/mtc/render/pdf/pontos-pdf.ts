import type { PontoPrescrito, Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { daQueixa } from '../../protocolo/candidatos.ts';
import { listar, maiuscula } from '../../writer/portugues.ts';
import { descreverAbertura } from '../descrever-abertura.ts';
import { MapaCorpo, pontosForaDoMapa } from '../figuras/mapa-corpo.tsx';
import { auricularesForaDoMapa, MapaOrelha } from '../figuras/mapa-orelha.tsx';
import { semAuriculares } from '../tratamento.tsx';
import { separarObjetivo } from './abertura-pdf.ts';
import { avisoEmPapel, montarAgulhas } from './agulhas-pdf.ts';
import { emCelulas, inteiro, paragrafos, revista, secao } from './blocos-pdf.ts';
import type { Conteudo, Margem } from './documento.ts';
import { folga, medidas } from './estilo-pdf.ts';
import { figuraSvg } from './figura-pdf.ts';
import { medir } from './medir.ts';

type PontoAuricular = Protocolo['auriculares'][number];

const larguraDoCorpo = 196;
const larguraDaOrelha = 150;
/** Words and points beside the map stay with it, unless they are far longer. */
const maxAoLado = 420;
const vao = 20;

/** Where each body point lies and what it is for, each once, and the ear points; both with their maps. */
export function montarPontos(relatorio: Relatorio, protocolo: Protocolo): Conteudo {
  return [
    revista(relatorio, 'pontos', () =>
      secao({ titulo: 'Pontos corporais: onde ficam e para quê', ideograma: '腧穴' }, [
        ...(descreverAbertura(relatorio).urgente ? [montarAgulhas(relatorio, protocolo)] : []),
        ...comAviso(
          descreverAbertura(relatorio).urgente || protocolo.pontos.length === 0 ? [] : avisoEmPapel(relatorio),
          lugares(relatorio, protocolo),
        ),
      ]),
    ),
    revista(relatorio, 'auriculares', () =>
      secao(
        { titulo: 'Pontos auriculares', ideograma: '耳穴' },
        comAviso(protocolo.auriculares.length === 0 ? [] : avisoEmPapel(relatorio), auriculares(relatorio, protocolo)),
      ),
    ),
  ];
}

/** The line stays with what it stands above: alone below the heading it would end the page. */
function comAviso(aviso: readonly Conteudo[], [primeiro, ...resto]: readonly Conteudo[]): Conteudo[] {
  if (primeiro === undefined) return [...aviso];
  return aviso.length === 0 ? [primeiro, ...resto] : [inteiro([...aviso, primeiro]), ...resto];
}

/** The words and the first points beside the map, the other points below it, two in a row. */
function lugares(relatorio: Relatorio, { pontos }: Protocolo): Conteudo[] {
  const mapa = mapaDoCorpo(relatorio);
  const aoLado = medidas.largura - larguraDoCorpo - vao;
  const { comuns, paraQue } = semFimComum(pontos);
  const celulas = comuns.map((ponto) => lugar(ponto, relatorio.analise.padroes));
  const comentario = paragrafos(
    [paraQue, separarObjetivo(relatorio).resto].filter((dito) => dito !== '').join(' '),
    undefined,
    mapa.length > 0 ? aoLado : undefined,
  );
  if (mapa.length === 0) return [...comentario, ...emCelulas(celulas)];
  const altura = medir(mapa, larguraDoCorpo);
  const livre = altura - medir(comentario, aoLado);
  let cabem = 0;
  for (let usada = 0; cabem < celulas.length; cabem += 1) {
    usada += medir(celulas[cabem] ?? '', aoLado - folga) + 5;
    if (usada > livre) break;
  }
  return [
    {
      unbreakable: altura - livre < maxAoLado,
      columns: [
        { width: aoLado, stack: [...comentario, ...emCelulas(celulas.slice(0, cabem), 1, aoLado)] },
        { width: larguraDoCorpo, stack: mapa },
      ],
      columnGap: vao,
    },
    ...emCelulas(celulas.slice(cabem)),
  ];
}

/** Where every point is there for one complaint, that is said once above them and not at each. */
function semFimComum(pontos: readonly PontoPrescrito[]): { comuns: readonly PontoPrescrito[]; paraQue: string } {
  const fins = new Set(pontos.map(({ metodo }) => /, (para [^,;]+)$/.exec(metodo)?.[1]));
  const [fim] = fins;
  if (pontos.length < 2 || fins.size > 1 || fim === undefined) return { comuns: pontos, paraQue: '' };
  return {
    comuns: pontos.map((ponto) => ({ ...ponto, metodo: ponto.metodo.slice(0, -`, ${fim}`.length) })),
    paraQue: `Todos os pontos são ${fim}.`,
  };
}

/** Which pattern a point serves is said only where it is not the main one. */
function lugar(
  { codigo, oms, pinyin, nome, localizacao, padraoId, metodo }: PontoPrescrito,
  [principal, ...outros]: Relatorio['analise']['padroes'],
): Conteudo {
  const outro = outros.find(({ id }) => id === padraoId)?.nome ?? 'Apoio geral';
  const semNome = padraoId === principal?.id || padraoId === daQueixa;
  return {
    text: [
      { text: codigo, style: 'codigo' },
      { text: `  ${oms}  `, style: 'nota' },
      ...(pinyin === codigo ? [] : [{ text: `${pinyin}, `, italics: true }]),
      `${nome}. ${fechar(maiuscula(localizacao))} `,
      { text: fechar(semNome ? maiuscula(metodo) : `${outro}: ${metodo}`), style: 'nota' },
    ],
  };
}

function fechar(texto: string): string {
  return `${texto.replace(/\.$/, '')}.`;
}

function mapaDoCorpo(relatorio: Relatorio): Conteudo[] {
  const svg = figuraSvg(createElement(MapaCorpo, { relatorio }));
  if (svg === '') return [];
  return [{ svg, width: larguraDoCorpo }, ...foraDoDesenho(pontosForaDoMapa(relatorio).map(({ codigo }) => codigo))];
}

function foraDoDesenho(nomes: readonly string[]): Conteudo[] {
  if (nomes.length === 0) return [];
  return [{ text: `Fora do desenho: ${listar(nomes)}.`, style: 'legenda', margin: [0, 3, 0, 0] satisfies Margem }];
}

function auriculares(relatorio: Relatorio, { auriculares: pontos }: Protocolo): Conteudo[] {
  // What the review says of the part needs a heading.
  if (pontos.length === 0) return relatorio.parecer ? [semAuriculares] : [];
  const svg = figuraSvg(createElement(MapaOrelha, { relatorio }));
  const largura = svg === '' ? medidas.largura : medidas.largura - larguraDaOrelha - vao;
  const lista: Conteudo[] = [
    { text: 'Mapa da escola chinesa, com os códigos de zona do padrão GB/T 13734.', style: 'nota' },
    ...emCelulas(pontos.map(naOrelha), 1, largura),
  ];
  if (svg === '') return [inteiro(lista)];
  const fora = auricularesForaDoMapa(relatorio).map(({ nome: ponto }) => ponto);
  return [
    inteiro([
      {
        columns: [
          { width: largura, stack: lista },
          { width: larguraDaOrelha, stack: [{ svg, width: larguraDaOrelha }, ...foraDoDesenho(fora)] },
        ],
        columnGap: vao,
      },
    ]),
  ];
}

function naOrelha({ nome, oms, zona, motivo }: PontoAuricular): Conteudo {
  return {
    text: [
      { text: nome, bold: true },
      { text: `  ${oms}  `, style: 'nota' },
      `${fechar(maiuscula(zona))} `,
      { text: fechar(maiuscula(motivo)), style: 'nota' },
    ],
  };
}
