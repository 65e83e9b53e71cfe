import type { PontoPrescrito, Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import { planoDeSessoes } from '../../protocolo/plano-de-sessoes.ts';
import { contar, maiuscula, paragrafo } from '../../writer/portugues.ts';
import { descreverAbertura, escreverIdade } from '../descrever-abertura.ts';
import { encurtar, formatarData } from '../formato.ts';
import { avisoDasAgulhas, isPlanoRetido, porQueFaltaOPlano } from '../plano-retido.ts';
import { descreverSituacao, secaoRevista } from '../revisao-por-secao.ts';
import {
  agulhaEmUmaLinha,
  alternancia,
  cautelasDeTodos,
  comoEstimular,
  dividirPorSessao,
  permissaoDaSessao,
  retencaoComum,
} from '../sessoes-de-pontos.ts';
import { alertas, papelTimbrado } from './abertura-pdf.ts';
import { ditoNaRevisao, inteiro, paragrafos, secao, semLinhaSo } from './blocos-pdf.ts';
import { cuidadosAoLado } from './cuidados-ao-lado.ts';
import type { Conteudo, PdfDocumento, Timbre } from './documento.ts';
import { cores, folga, medidas } from './estilo-pdf.ts';
import { montarFolha } from './folha-pdf.ts';
import { imprimivel } from './texto-imprimivel.ts';

/** Points from one box to the next, and how many stand in a row. */
const passo = 13;
const caixasPorLinha = 14;
/** Height of the text of a line; and the least and most from one line to the next where the lines fill their page. */
const alturaDoNumero = 16;
const minimoEntreLinhas = 19;
const maximoEntreLinhas = 60;
/** Heading of the lines and head of their table. */
const acimaDasLinhas = 70;
/** Boxes and lines where the report has no plan of sessions. */
const semPlano = 8;

/** The sheet that lies beside the couch: the points of each position with side, depth and minutes, and boxes to tick. */
export function montarFolhaDeTratamento(guardado: Relatorio, protocolo: Protocolo, timbre: Timbre): PdfDocumento {
  const relatorio = imprimivel(guardado);
  const plano = imprimivel(protocolo);
  const nome = relatorio.cliente.nome || 'Cliente';
  const abertura = descreverAbertura(relatorio);
  const aviso = avisoDasAgulhas(relatorio);
  const [dia = ''] = formatarData(relatorio.origem.geradoEm).split(' às ');
  const idade = escreverIdade(relatorio.cliente.idade);
  const sessoes = dividirPorSessao(plano).filter(({ pontos }) => pontos.length > 0);
  const prevista = planoDeSessoes({ ...relatorio, protocolo: plano });
  const quantas = prevista?.total ?? semPlano;
  // Two selections alternate, so each is used in every second session.
  const vezes = Math.ceil(quantas / Math.max(1, sessoes.length));
  return montarFolha({
    titulo: `Folha de tratamento de ${nome}`,
    assunto: 'Pontos por posição, profundidade, lado e tempo',
    timbre,
    geradoEm: relatorio.origem.geradoEm,
    cabecalho: [{ text: encurtar(nome, 40), bold: true }, `, ${idade}, ${dia}`],
    maximoDePaginas: 2,
    rodape: `${descreverSituacao(relatorio).titulo}. A escolha e a técnica são de quem atende.`,
    conteudo: (papel) => conteudo(papel, false),
    // A rest of the lines, or a few of them, would leave most of a page empty.
    seNaoCouber: (papel) => conteudo(papel, true),
  });

  function conteudo(papel: Timbre, emPaginaPropria: boolean): Conteudo[] {
    return [
      papelTimbrado(papel),
      { text: 'Folha de tratamento', style: 'sans', bold: true, color: cores.jade },
      { text: nome, style: 'nome', margin: [0, 1, 0, 2] },
      { text: `${idade}, relatório de ${dia}`, style: 'etiqueta', margin: [0, 0, 0, 8] },
      ...alertas(abertura),
      ...(isPlanoRetido(relatorio) ? paragrafos(porQueFaltaOPlano) : conteudoDoPlano(emPaginaPropria)),
    ];
  }

  function conteudoDoPlano(emPaginaPropria: boolean): Conteudo[] {
    return [
      ...cuidadosAoLado(relatorio.seguranca)
        .filter((dito) => !abertura.alertas.some(({ notas }) => notas.some(({ texto }) => texto === dito)))
        .map((text): Conteudo => ({ text, style: 'cautela', margin: [0, 0, 0, 2] })),
      ...(abertura.hipotese
        ? [{ text: [abertura.hipotese.antes, { text: abertura.hipotese.nome, bold: true }, abertura.hipotese.depois] }]
        : []),
      {
        text: paragrafo(
          ...(prevista ? [contar(prevista.total, 'sessão', 'sessões', 'a'), prevista.frequencia] : []),
          alternancia(plano),
        ),
        margin: [0, 2, 0, 0],
      },
      ...sessoes.map(({ titulo, nota, pontos }) => {
        const deTodos = cautelasDeTodos(pontos);
        return secao({ titulo: titulo === '' ? 'Pontos corporais' : titulo, pode: 'partir' }, [
          [
            { text: `${nota} ${permissaoDaSessao(pontos)}`.trim(), style: 'nota', margin: [0, 0, 0, 2] },
            ...(deTodos.length === 0 ? [] : [{ text: `Em todos os pontos: ${deTodos.join('; ')}.`, style: 'cautela' }]),
          ],
          tabela(
            ['Ponto', 'Como', `Sessões 1 a ${vezes}`],
            pontos.map((ponto) => linhaDoPonto(ponto, pontos, deTodos)),
            vezes,
            aviso,
          ),
        ]);
      }),
      ...ditoNaRevisao(secaoRevista(relatorio, 'pontos').notas),
      ...(plano.auriculares.length === 0
        ? []
        : [
            secao({ titulo: 'Pontos auriculares' }, [
              inteiro([
                tabela(
                  ['Ponto', 'Zona', `Sessões 1 a ${quantas}`],
                  plano.auriculares.map(({ nome: ponto, oms, zona }) => [
                    {
                      text: [
                        { text: ponto, bold: true },
                        { text: `  ${oms}`, style: 'nota' },
                      ],
                    },
                    { text: maiuscula(zona) },
                  ]),
                  quantas,
                  aviso,
                ),
              ]),
            ]),
          ]),
      {
        ...(emPaginaPropria && { pageBreak: 'before' as const }),
        stack: [secao({ titulo: 'Registro', pode: 'partir' }, [registro(quantas, emPaginaPropria)])],
      },
    ];
  }
}

/** @param ditas the cautions that stand above the table */
function linhaDoPonto(
  ponto: PontoPrescrito,
  daSessao: readonly PontoPrescrito[],
  ditas: readonly string[],
): Conteudo[] {
  const proprias = ponto.cautelas.filter((cautela) => !ditas.includes(cautela));
  const agulha = agulhaEmUmaLinha(ponto, daSessao);
  return [
    [
      { text: [{ text: ponto.codigo, style: 'codigo' }, `  ${ponto.nome}`] },
      { text: maiuscula(ponto.localizacao), style: 'legenda' },
    ],
    [
      { text: comoEstimular(ponto, retencaoComum(daSessao) === null), bold: true },
      ...(agulha === '' ? [] : [{ text: agulha, fontSize: 8.8 }]),
      ...(proprias.length === 0 ? [] : [{ text: `${proprias.map(maiuscula).join('. ')}.`, style: 'cautela' }]),
    ],
  ];
}

/** @param aviso stands at the head of the table, which comes again on each page that the table goes on to */
function tabela(
  titulos: readonly string[],
  linhas: readonly Conteudo[][],
  vezes: number,
  aviso: string | null,
): Conteudo {
  const larguraDasCaixas = Math.max(70, caixasEmLinha(vezes) * passo);
  const resto = medidas.largura - larguraDasCaixas - 3 * folga;
  return {
    layout: 'linhas',
    margin: [0, 2, 0, 0],
    fontSize: 9.4,
    table: semLinhaSo('linhas', {
      widths: [resto * 0.48, resto * 0.52, larguraDasCaixas],
      headerRows: aviso === null ? 1 : 2,
      keepWithHeaderRows: 1,
      body: [
        ...(aviso === null ? [] : [[{ text: aviso, style: 'cautela', bold: true, colSpan: titulos.length }, '', '']]),
        titulos.map((text) => ({ text, style: 'rotulo' })),
        ...linhas.map((linha) => [...linha, caixas(vezes)]),
      ],
    }),
  };
}

/** Two rows are of equal length: 16 boxes are twice eight. */
function caixasEmLinha(vezes: number): number {
  return Math.ceil(vezes / Math.ceil(vezes / caixasPorLinha));
}

function caixas(vezes: number): Conteudo {
  const emLinha = caixasEmLinha(vezes);
  return {
    canvas: Array.from({ length: vezes }, (_, indice) => ({
      type: 'rect' as const,
      x: (indice % emLinha) * passo,
      y: 1 + Math.floor(indice / emLinha) * passo,
      w: 9,
      h: 9,
      r: 1.5,
      lineColor: cores.cinza,
    })),
  };
}

/** One row to fill in by hand for each session; on a page of its own the rows share its height. */
function registro(sessoes: number, emPaginaPropria: boolean): Conteudo {
  const dividida = Math.min(maximoEntreLinhas, (medidas.altura - acimaDasLinhas) / sessoes);
  const entreLinhas = Math.max(minimoEntreLinhas, dividida);
  const acimaEAbaixo = emPaginaPropria ? (entreLinhas - alturaDoNumero) / 2 : 3;
  const larguras = [20, 70, 150];
  return {
    layout: 'linhas',
    table: {
      widths: [...larguras, medidas.largura - 240 - 4 * folga],
      headerRows: 1,
      dontBreakRows: true,
      body: [
        ['Nº', 'Data', 'Língua e pulso', 'Como respondeu, o que mudou'].map((text) => ({ text, style: 'rotulo' })),
        ...Array.from({ length: sessoes }, (_, indice): Conteudo[] => [
          { text: String(indice + 1), margin: [0, acimaEAbaixo, 0, acimaEAbaixo] },
          '',
          '',
          '',
        ]),
      ],
    },
  };
}
