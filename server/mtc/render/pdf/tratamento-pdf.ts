import { type PontoPrescrito, type Protocolo, prioridades, type Relatorio } from '@meridia/shared/relatorio.ts';
import { maiuscula } from '../../writer/portugues.ts';
import { categorias, lateralidades, permite, tecnicas } from '../tratamento.tsx';
import type { Conteudo } from './documento.ts';
import { cores, inteiro, paragrafos, secao } from './estilo-pdf.ts';

/** Points, ear points, therapies, guidance, sessions and prognosis. */
export function montarTratamento({ textos, analise }: Relatorio, protocolo: Protocolo): Conteudo {
  const padroes = new Map(analise.padroes.map(({ id, nome }) => [id, nome]));
  return [
    secao('Pontos corporais', [
      ...paragrafos(textos.protocolo),
      tabela(
        ['Ponto', 'Localização', 'Como', 'Para quê'],
        ['23%', '31%', '20%', '26%'],
        protocolo.pontos.map((ponto) => linhaDoPonto(ponto, padroes)),
      ),
    ]),
    secao('Pontos auriculares', [
      {
        text: 'Mapa da escola chinesa, com a nomenclatura internacional da OMS.',
        style: 'nota',
        margin: [0, 0, 0, 4],
      },
      tabela(
        ['Ponto', 'Zona', 'Para quê'],
        ['26%', '30%', '44%'],
        protocolo.auriculares.map(({ nome, oms, zona, motivo }) => [
          {
            text: [
              { text: nome, bold: true },
              { text: `  ${oms}`, style: 'nota' },
            ],
          },
          maiuscula(zona),
          maiuscula(motivo),
        ]),
      ),
    ]),
    secao(
      'Terapias integrativas',
      protocolo.terapias.map(({ nome, descricao, padraoId }) =>
        inteiro([
          { text: nome, style: 'subtitulo', margin: [0, 3, 0, 1] },
          { text: descricao },
          ...(padroes.has(padraoId) ? [{ text: `Serve a: ${padroes.get(padraoId)}`, style: 'nota' }] : []),
        ]),
      ),
    ),
    secao('Estilo de vida e alimentação', [...paragrafos(textos.orientacoes), orientacoes(protocolo.orientacoes)]),
    secao('Plano de sessões', [...paragrafos(textos.sessoes), ...protocolo.sessoes.fases.map(fase)]),
    secao('Prognóstico', [
      {
        text: `Prognóstico ${protocolo.prognostico.nivel === 'favoravel' ? 'favorável' : protocolo.prognostico.nivel}`,
        style: 'subtitulo',
        color: cores.jade,
        margin: [0, 0, 0, 4],
      },
      ...paragrafos(textos.prognostico),
    ]),
  ];
}

/** Rows stay whole, and the head stands on every page that the table reaches. */
function tabela(titulos: readonly string[], widths: string[], linhas: Conteudo[][]): Conteudo {
  return {
    layout: 'linhas',
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [titulos.map((text) => ({ text, style: 'rotulo' })), ...linhas],
    },
    fontSize: 9.5,
  };
}

function linhaDoPonto(ponto: PontoPrescrito, padroes: ReadonlyMap<string, string>): Conteudo[] {
  return [
    [
      {
        text: [
          { text: ponto.codigo, style: 'codigo' },
          { text: `  ${ponto.oms}`, style: 'nota' },
        ],
      },
      { text: [{ text: ponto.pinyin, italics: true }, `, ${ponto.nome}`], fontSize: 9 },
    ],
    maiuscula(ponto.localizacao),
    [
      { text: `${tecnicas[ponto.tecnica]}, ${lateralidades[ponto.lateralidade]}, ${ponto.retencaoMin} min` },
      { text: permite(ponto), style: 'nota' },
    ],
    [
      { text: padroes.get(ponto.padraoId) ?? 'Apoio geral' },
      { text: maiuscula(ponto.metodo), style: 'nota' },
      ...(ponto.cautelas.length > 0
        ? [{ text: [{ text: 'Cautela: ', bold: true }, ponto.cautelas.join('; ')], style: 'cautela' }]
        : []),
    ],
  ];
}

function orientacoes(itens: Protocolo['orientacoes']): Conteudo {
  const ordenadas = [...itens].sort((a, b) => prioridades.indexOf(a.prioridade) - prioridades.indexOf(b.prioridade));
  if (ordenadas.length === 0) return [];
  return {
    layout: 'linhas',
    table: {
      dontBreakRows: true,
      widths: [72, '*'],
      body: ordenadas.map(({ prioridade, categoria, texto }) => [
        { text: prioridade, style: 'sans', fontSize: 8.5, bold: prioridade !== 'Recomendada', color: cores.jade },
        { text: [{ text: `${categorias[categoria]}  `, style: 'nota' }, texto] },
      ]),
    },
  };
}

function fase({ nome, sessoes, semanas, objetivo }: Protocolo['sessoes']['fases'][number]): Conteudo {
  return inteiro([
    {
      columns: [
        { width: 96, text: semanas, style: 'sans', bold: true, color: cores.jade },
        {
          width: '*',
          stack: [
            { text: nome, style: 'subtitulo' },
            { text: objetivo },
            { text: sessoes === 1 ? '1 sessão' : `${sessoes} sessões`, style: 'nota' },
          ],
        },
      ],
      columnGap: 12,
      margin: [0, 2, 0, 6],
    },
  ]);
}
