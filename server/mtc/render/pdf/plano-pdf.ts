import { type Protocolo, prioridades, type Relatorio } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { frase } from '../../writer/portugues.ts';
import { LinhaSessoes } from '../figuras/linha-sessoes.tsx';
import { alternancia } from '../sessoes-de-pontos.ts';
import { categorias } from '../tratamento.tsx';
import { inteiro, paragrafos, revista, secao } from './blocos-pdf.ts';
import type { Conteudo, Margem } from './documento.ts';
import { cores, medidas } from './estilo-pdf.ts';
import { figuraSvg } from './figura-pdf.ts';
import { selo } from './selo-pdf.ts';

const larguraDaLinha = 300;

/** Therapies, guidance for home, sessions and prognosis. */
export function montarPlano(relatorio: Relatorio, protocolo: Protocolo): Conteudo {
  const { textos, analise } = relatorio;
  const padroes = new Map(analise.padroes.map(({ id, nome }) => [id, nome]));
  const { nivel } = protocolo.prognostico;
  return [
    revista(relatorio, 'terapias', () =>
      secao({ titulo: 'Terapias integrativas', ideograma: '療法' }, terapias(protocolo.terapias, padroes)),
    ),
    revista(relatorio, 'orientacoes', () =>
      secao({ titulo: 'Estilo de vida e alimentação', ideograma: '養生', pode: 'partir' }, [
        ...paragrafos(textos.orientacoes),
        orientacoes(protocolo.orientacoes),
      ]),
    ),
    revista(relatorio, 'sessoes', () =>
      secao({ titulo: 'Plano de sessões', ideograma: '療程' }, [
        inteiro([
          ...paragrafos([textos.sessoes, alternancia(protocolo)].join('\n\n')),
          ...sessoes(relatorio, protocolo),
        ]),
      ]),
    ),
    revista(relatorio, 'prognostico', () =>
      secao({ titulo: 'Prognóstico', ideograma: '預後' }, [
        inteiro([
          {
            text: `Prognóstico ${nivel === 'favoravel' ? 'favorável' : nivel}`,
            style: 'subtitulo',
            color: cores.jade,
            margin: [0, 0, 0, 3],
          },
          ...paragrafos(textos.prognostico),
        ]),
      ]),
    ),
  ];
}

/** Two in a row, each row kept whole. */
function terapias(lista: Protocolo['terapias'], padroes: ReadonlyMap<string, string>): Conteudo[] {
  const cartoes = lista.map(({ nome, descricao, padraoId }): Conteudo[] => [
    { text: nome, style: 'subtitulo', margin: [0, 0, 0, 1] },
    { text: descricao, fontSize: 9.5 },
    ...(padroes.has(padraoId)
      ? [{ text: `Serve a: ${padroes.get(padraoId)}`, style: 'legenda', margin: [0, 1, 0, 0] satisfies Margem }]
      : []),
  ]);
  const vao = 22;
  const width = (medidas.largura - vao) / 2;
  return cartoes.flatMap((cartao, index): Conteudo[] => {
    if (index % 2 === 1) return [];
    const par = [cartao, cartoes[index + 1] ?? []];
    return [
      inteiro([{ margin: [0, 0, 0, 8], columnGap: vao, columns: par.map((stack): Conteudo => ({ width, stack })) }]),
    ];
  });
}

function orientacoes(itens: Protocolo['orientacoes']): Conteudo {
  const ordenadas = [...itens].sort((a, b) => prioridades.indexOf(a.prioridade) - prioridades.indexOf(b.prioridade));
  if (ordenadas.length === 0) return [];
  return {
    layout: 'linhas',
    table: {
      dontBreakRows: true,
      widths: [70, medidas.largura - 70 - 20],
      body: ordenadas.map(({ prioridade, categoria, texto }) => [
        { svg: selo(prioridade), width: 70 },
        { text: [{ text: `${categorias[categoria]}  `, style: 'nota' }, texto] },
      ]),
    },
  };
}

/** Every session on its line, and below the line the aim of each phase. */
function sessoes(relatorio: Relatorio, { sessoes: { fases } }: Protocolo): Conteudo[] {
  const svg = figuraSvg(createElement(LinhaSessoes, { relatorio }));
  return [
    inteiro([
      ...(svg === '' ? [] : [{ svg, width: larguraDaLinha, margin: [0, 3, 0, 2] satisfies Margem }]),
      ...fases.map(
        ({ nome, semanas, objetivo }): Conteudo => ({
          margin: [0, 0, 0, 3],
          columnGap: 12,
          columns: [
            { width: 104, text: semanas, style: 'etiqueta', bold: true, color: cores.jade, margin: [0, 2, 0, 0] },
            { width: medidas.largura - 116, text: [{ text: `${nome}. `, bold: true }, frase(objetivo)] },
          ],
        }),
      ),
    ]),
  ];
}
