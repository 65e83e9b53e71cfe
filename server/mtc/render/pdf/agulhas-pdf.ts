import type { Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import { minuscula } from '../../writer/portugues.ts';
import { avisoDasAgulhas } from '../plano-retido.ts';
import { isParteRetirada } from '../revisao-por-secao.ts';
import {
  agulhaEmUmaLinha,
  comoEstimular,
  dividirPorSessao,
  permissaoDaSessao,
  retencaoComum,
  type SessaoMostrada,
} from '../sessoes-de-pontos.ts';
import { type Cautelas, reunirCautelas } from './cautelas-pdf.ts';
import type { Conteudo, Margem } from './documento.ts';
import { folga, medidas } from './estilo-pdf.ts';

const larguraDaColuna = medidas.largura / 2 - folga;

/**
 * All that a needle needs, for the first page: two sessions side by side, or one session in two columns.
 * @param layout 'linhas_juntas' on a full page, so that the cautions stay with the points whose letters they explain
 */
export function montarAgulhas(
  relatorio: Relatorio,
  protocolo: Protocolo,
  layout: 'linhas' | 'linhas_juntas' = 'linhas',
): Conteudo {
  if (protocolo.pontos.length === 0 || isParteRetirada(relatorio, 'pontos')) return [];
  const cautelas = reunirCautelas(protocolo.pontos);
  const sessoes = dividirPorSessao(protocolo);
  const [a, b] = sessoes;
  const tabelas =
    sessoes.length === 2 && a && b
      ? [tabela([titulo(a), titulo(b)], [celulas(a, cautelas), celulas(b, cautelas)], layout)]
      : sessoes.flatMap((sessao) => emDuasColunas(sessao, cautelas, layout));
  return [...avisoEmPapel(relatorio, [0, 4, 0, 0]), ...tabelas, ...cautelas.notas];
}

/** That the points are for after the release, wherever points are on paper. */
export function avisoEmPapel(relatorio: Relatorio, margin: Margem = [0, 0, 0, 2]): Conteudo[] {
  const aviso = avisoDasAgulhas(relatorio);
  return aviso === null ? [] : [{ text: aviso, style: 'cautela', bold: true, margin }];
}

function emDuasColunas(sessao: SessaoMostrada, cautelas: Cautelas, layout: 'linhas' | 'linhas_juntas'): Conteudo[] {
  const todas = celulas(sessao, cautelas);
  const meio = Math.ceil(todas.length / 2);
  return [
    { headlineLevel: 3, stack: titulo(sessao), margin: [0, 5, 0, 0] },
    tabela(null, [todas.slice(0, meio), todas.slice(meio)], layout),
  ];
}

/** Position, minutes, and what holds for all its points. */
function titulo({ titulo: posicao, nota, pontos }: SessaoMostrada): Conteudo[] {
  return [
    { text: posicao === '' ? 'Pontos corporais' : posicao, style: 'subtitulo' },
    { text: `${nota} ${permissaoDaSessao(pontos)}`.trim(), style: 'nota' },
  ];
}

function tabela(
  titulos: [Conteudo, Conteudo] | null,
  [esquerda, direita]: readonly [readonly Conteudo[], readonly Conteudo[]],
  layout: 'linhas' | 'linhas_juntas',
): Conteudo {
  const linhas = Math.max(esquerda.length, direita.length);
  return {
    layout,
    margin: [0, 4, 0, 0],
    table: {
      widths: [larguraDaColuna, larguraDaColuna],
      ...(titulos && { headerRows: 1, keepWithHeaderRows: 2 }),
      dontBreakRows: true,
      body: [
        ...(titulos ? [titulos] : []),
        ...Array.from({ length: linhas }, (_, indice) => [esquerda[indice] ?? '', direita[indice] ?? '']),
      ],
    },
  };
}

function celulas({ pontos }: SessaoMostrada, cautelas: Cautelas): Conteudo[] {
  const tempoProprio = retencaoComum(pontos) === null;
  return pontos.map((ponto): Conteudo => {
    const letras = cautelas.letrasDe(ponto);
    const abaixo = agulhaEmUmaLinha(ponto, pontos);
    return [
      {
        text: [
          { text: ponto.codigo, style: 'codigo' },
          // The code of an extra point is its pinyin name.
          { text: ponto.pinyin === ponto.codigo ? '  ' : `  ${ponto.pinyin}  `, italics: true },
          { text: minuscula(comoEstimular(ponto, tempoProprio)), bold: true },
          ...(letras.length > 0 ? [{ text: `  (${letras.join(', ')})`, style: 'cautela', bold: true }] : []),
        ],
      },
      ...(abaixo === '' ? [] : [`${abaixo}.`]),
    ];
  });
}
