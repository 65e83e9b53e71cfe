import type { PontoPrescrito, Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import { maiuscula, minuscula } from '../../writer/portugues.ts';
import { isParteRetirada } from '../revisao-por-secao.ts';
import {
  comoEstimular,
  comoInserir,
  dividirPorSessao,
  retencaoComum,
  type SessaoMostrada,
} from '../sessoes-de-pontos.ts';
import { permite } from '../tratamento.tsx';
import { type Cautelas, reunirCautelas } from './cautelas-pdf.ts';
import type { Conteudo } from './documento.ts';
import { folga, medidas } from './estilo-pdf.ts';

const larguraDaColuna = medidas.largura / 2 - folga;

/** All that a needle needs, for the first page: two sessions side by side, or one session in two columns. */
export function montarAgulhas(relatorio: Relatorio, protocolo: Protocolo): Conteudo {
  if (protocolo.pontos.length === 0 || isParteRetirada(relatorio, 'pontos')) return [];
  const cautelas = reunirCautelas(protocolo.pontos);
  const sessoes = dividirPorSessao(protocolo);
  const [a, b] = sessoes;
  const tabelas =
    sessoes.length === 2 && a && b
      ? [tabela([titulo(a), titulo(b)], celulas(a, cautelas), celulas(b, cautelas))]
      : sessoes.flatMap((sessao) => emDuasColunas(sessao, cautelas));
  return [...tabelas, ...cautelas.notas];
}

function emDuasColunas(sessao: SessaoMostrada, cautelas: Cautelas): Conteudo[] {
  const todas = celulas(sessao, cautelas);
  const meio = Math.ceil(todas.length / 2);
  return [
    { headlineLevel: 3, stack: titulo(sessao), margin: [0, 5, 0, 0] },
    tabela(null, todas.slice(0, meio), todas.slice(meio)),
  ];
}

/** Position, minutes, and what holds for all its points. */
function titulo({ titulo: posicao, nota, pontos }: SessaoMostrada): Conteudo[] {
  const [comum] = isPermissaoComum(pontos) ? pontos : [];
  const dito = comum ? `${permite(comum)}.` : permitidosAqui(pontos);
  return [
    { text: posicao === '' ? 'Pontos corporais' : posicao, style: 'subtitulo' },
    { text: `${nota} ${dito}`.trim(), style: 'nota' },
  ];
}

/** What is allowed at some of the points only: "Sem eletro; moxa só onde escrito". */
function permitidosAqui(pontos: readonly PontoPrescrito[]): string {
  const [comMoxa, comEletro] = [pontos.some(({ moxa }) => moxa), pontos.some(({ eletro }) => eletro)];
  if (comMoxa && comEletro) return 'Moxa e eletro só onde escrito.';
  return comMoxa ? 'Moxa só onde escrito, sem eletro.' : 'Eletro só onde escrito, sem moxa.';
}

function isPermissaoComum([primeiro, ...outros]: readonly PontoPrescrito[]): boolean {
  return primeiro !== undefined && outros.every((ponto) => permite(ponto) === permite(primeiro));
}

function tabela(
  titulos: [Conteudo, Conteudo] | null,
  esquerda: readonly Conteudo[],
  direita: readonly Conteudo[],
): Conteudo {
  const linhas = Math.max(esquerda.length, direita.length);
  return {
    layout: 'linhas',
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
  const comum = isPermissaoComum(pontos);
  return pontos.map((ponto): Conteudo => {
    const letras = cautelas.letrasDe(ponto);
    const permitidos = comum ? [] : [...(ponto.moxa ? ['moxa'] : []), ...(ponto.eletro ? ['eletro'] : [])];
    // "0,3 a 0,5 cun" -> "0,3–0,5 cun", because the line is short.
    const agulha = maiuscula(comoInserir(ponto)).replace(/(?<=\d) a (?=\d)/g, '–');
    const abaixo = [agulha, permitidos.join(' e ')].filter((parte) => parte !== '').join('; ');
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
