import { categoriaWords, prioridades } from '@meridia/shared/orientacao.ts';
import type { Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { frase } from '../../writer/portugues.ts';
import { ampliadasMostradas, porTipo, tituloDasAmpliadas, titulosDosTipos } from '../ampliadas-retidas.ts';
import { descreverPrognostico } from '../descrever-prognostico.ts';
import { LinhaSessoes } from '../figuras/linha-sessoes.tsx';
import { emCelulas, inteiro, paragrafos, revista, secao, semLinhaSo } from './blocos-pdf.ts';
import type { Conteudo } from './documento.ts';
import { cores, folga, medidas } from './estilo-pdf.ts';
import { figuraSvg } from './figura-pdf.ts';
import { selo } from './selo-pdf.ts';

const larguraDaLinha = 300;
const larguraDoSelo = 62;

/** Therapies, guidance for home, sessions and prognosis. */
export function montarPlano(relatorio: Relatorio, protocolo: Protocolo): Conteudo {
  const { textos } = relatorio;
  return [
    revista(relatorio, 'terapias', () =>
      secao({ titulo: 'Terapias integrativas', ideograma: '療法', pode: 'partir' }, terapias(relatorio, protocolo)),
    ),
    ...(ampliadasMostradas(relatorio).length === 0
      ? []
      : revista(relatorio, 'ampliadas', () =>
          secao({ titulo: tituloDasAmpliadas, ideograma: '養生' }, [emPoucasLinhas(relatorio)]),
        )),
    revista(relatorio, 'orientacoes', () =>
      secao({ titulo: 'Estilo de vida e alimentação', ideograma: '養生', pode: 'partir' }, [
        ...paragrafos(textos.orientacoes),
        orientacoes(protocolo.orientacoes),
      ]),
    ),
    revista(relatorio, 'sessoes', () =>
      secao({ titulo: 'Plano de sessões', ideograma: '療程' }, [
        inteiro([...paragrafos(textos.sessoes), linhaDeSessoes(relatorio), ...fases(protocolo)]),
      ]),
    ),
    revista(relatorio, 'prognostico', () =>
      secao({ titulo: 'Prognóstico', ideograma: '預後' }, [
        {
          text: [{ text: `${descreverPrognostico(protocolo)}. `, bold: true, color: cores.jade }, textos.prognostico],
        },
      ]),
    ),
  ];
}

/** Two in a row. Which pattern a therapy serves is said only where it is not the main one. */
function terapias({ analise }: Relatorio, { terapias: lista }: Protocolo): Conteudo[] {
  const outros = new Map(analise.padroes.slice(1).map(({ id, nome }) => [id, nome]));
  return emCelulas(
    lista.map(({ nome, descricao, padraoId }) => ({
      text: [
        { text: `${nome}. `, bold: true },
        descricao,
        ...(outros.has(padraoId) ? [{ text: `  Serve a: ${outros.get(padraoId)}.`, style: 'nota' }] : []),
      ],
    })),
  );
}

/** What the client's own sheet holds in full, with its pictures: six pages have no room for both. */
function emPoucasLinhas(relatorio: Relatorio): Conteudo {
  const linhas = porTipo(ampliadasMostradas(relatorio)).map(({ tipo, itens }) => ({
    rotulo: titulosDosTipos[tipo],
    texto:
      tipo === 'alimentacao'
        ? itens
            .flatMap(({ passos }) => passos.slice(0, 2))
            .slice(0, 2)
            .join('. ')
        : itens.map(({ nome }) => nome).join('; '),
  }));
  return {
    text: [
      ...linhas.flatMap(({ rotulo, texto }) => [{ text: `${rotulo}. `, bold: true }, `${texto}. `]),
      { text: 'Passos, figuras, cuidados e fontes: na folha “Plano de cuidados”.', style: 'nota' },
    ],
  };
}

/** One in a row, with the badge at the first of its priority. */
function orientacoes(itens: Protocolo['orientacoes']): Conteudo {
  const linhas = prioridades.flatMap((prioridade) => {
    const dela = itens.filter((item) => item.prioridade === prioridade);
    return dela.map(({ categoria, texto, porque }, indice): Conteudo[] => [
      indice === 0 ? { svg: selo(prioridade), width: larguraDoSelo } : '',
      {
        text: [
          { text: `${categoriaWords[categoria]}  `, style: 'nota' },
          texto,
          ...(porque === undefined ? [] : [{ text: ` (${porque})`, style: 'legenda' }]),
        ],
      },
    ]);
  });
  if (linhas.length === 0) return [];
  return {
    layout: 'linhas_juntas',
    table: semLinhaSo('linhas_juntas', {
      widths: [larguraDoSelo, medidas.largura - larguraDoSelo - 2 * folga],
      body: linhas,
    }),
  };
}

/** Every session on its line. */
function linhaDeSessoes(relatorio: Relatorio): Conteudo {
  const svg = figuraSvg(createElement(LinhaSessoes, { relatorio }));
  return svg === '' ? [] : { svg, width: larguraDaLinha, margin: [0, 3, 0, 2] };
}

/** When each phase is, and its aim. */
function fases({ sessoes }: Protocolo): Conteudo[] {
  return sessoes.fases.map(({ nome, semanas, objetivo }) => ({
    margin: [0, 0, 0, 2],
    unbreakable: true,
    columnGap: 12,
    columns: [
      { width: 180, text: semanas, style: 'etiqueta', bold: true, color: cores.jade, margin: [0, 1, 0, 0] },
      { width: medidas.largura - 192, text: [{ text: `${nome}. `, bold: true }, frase(objetivo)] },
    ],
  }));
}
