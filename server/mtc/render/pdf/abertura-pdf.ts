import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { frase, listar, minuscula } from '../../writer/portugues.ts';
import { citar } from '../../writer/queixa.ts';
import { type Abertura, descreverAbertura } from '../descrever-abertura.ts';
import { nomearAchado } from '../fonte-do-achado.ts';
import { encurtar, encurtarNaOracao } from '../formato.ts';
import type { Provas } from '../provas.ts';
import { descreverSituacao, isParteRetirada } from '../revisao-por-secao.ts';
import { montarAgulhas } from './agulhas-pdf.ts';
import { fio, paragrafos } from './blocos-pdf.ts';
import type { Conteudo, Margem, Texto, Timbre } from './documento.ts';
import { alturaDaLinha, cores, medidas } from './estilo-pdf.ts';
import { medir } from './medir.ts';

/** How many signs of the main hypothesis the first page names. */
const sinaisNaAbertura = 3;
/** What the first page always keeps of the complaint, and how many letters of it stand in a line. */
const minimoDaQueixa = 150;
const letrasPorLinha = 104;
/** Labels of the line of facts in the order in which they make room. */
const cedemAosPontos = ['Antes', 'PA e pulso', 'Doenças', 'Exames', 'Remédios'];
/** Of the shortest complaint. */
const linhasDaQueixa = 2;
/** In points: where the needles are over by more, they go to the next page whatever stands above them. */
const longeDeCaber = 150;
/** Age, sex and day in one line beside the name. */
const larguraDaFicha = 250;
/** Letters of a name that stand beside them. */
const nomeAoLadoDaFicha = 24;
/** A longer first sentence is no aim. */
const maximoDoObjetivo = 260;

/**
 * The first page: whose report it is, what to refer and avoid, the complaint, the finding and its aim, and the needles. A complaint
 * is cut in favour of the points; `queixaCortada` says so, and then it stands in full on the next page.
 */
export function montarPrimeiraPagina(
  relatorio: Relatorio,
  provas: Provas,
  timbre: Timbre,
): { conteudo: Conteudo[]; queixaCortada: boolean; fatosDepois: Conteudo } {
  const abertura = descreverAbertura(relatorio);
  const acima = cabecalho(relatorio, abertura, timbre);
  const montarAbaixo = (layout: 'linhas' | 'linhas_juntas') => [
    ...resumirHipotese(relatorio, abertura, provas),
    // Beside what cannot wait nobody should find needles to place.
    ...(relatorio.protocolo && !abertura.urgente ? [montarAgulhas(relatorio, relatorio.protocolo, layout)] : []),
    ...resumo(abertura),
  ];
  const [espacoso, junto] = [montarAbaixo('linhas'), montarAbaixo('linhas_juntas')];
  const aqui = fatosQueCabem(abertura.fatos, (linhas) => sobra([acima, linhas, junto]));
  const fatos = linhaDosFatos(aqui);
  const abaixo = sobra([acima, fatos, espacoso]) < 0 ? junto : espacoso;
  const livre = sobra([acima, fatos, abaixo]);
  const cabem = Math.max(minimoDaQueixa, Math.floor(livre / alturaDaLinha - 1) * letrasPorLinha);
  const inteira = encurtar(relatorio.queixaPrincipal, Number.POSITIVE_INFINITY);
  const queixaCortada = inteira.length > cabem;
  const citada = citar(encurtarNaOracao(inteira, cabem));
  return {
    conteudo: [
      acima,
      linha('Queixa', queixaCortada ? `${citada} (inteira na página seguinte)` : citada),
      fatos,
      ...abaixo,
    ],
    queixaCortada,
    // What found no room is told on the next page: it stands nowhere else.
    fatosDepois: linhaDosFatos(abertura.fatos.filter((um) => !aqui.includes(um))),
  };
}

/** As many of the labels as leave the points on the first page. */
function fatosQueCabem(fatos: Abertura['fatos'], sobraCom: (linhas: Conteudo) => number): Abertura['fatos'] {
  if (sobraCom([]) < -longeDeCaber) return fatos;
  for (let quantos = 0; quantos < cedemAosPontos.length; quantos += 1) {
    const ficam = fatos.filter(({ rotulo }) => !cedemAosPontos.slice(0, quantos).includes(rotulo));
    if (sobraCom(linhaDosFatos(ficam)) >= linhasDaQueixa * alturaDaLinha) return ficam;
  }
  return [];
}

function sobra(conteudo: Conteudo[]): number {
  return medidas.altura - medir(conteudo, medidas.largura);
}

function cabecalho(relatorio: Relatorio, abertura: Abertura, timbre: Timbre): Conteudo[] {
  const { tipo, nome, idade, sexo, geradoEm } = abertura;
  return [
    papelTimbrado(timbre),
    nomeEFicha(nome, `${idade.valor}  ·  ${sexo.valor}  ·  ${geradoEm.valor}`),
    situacao(relatorio, tipo),
    ...alertas(abertura),
  ];
}

/** In one line, or below each other where the name is long. */
function nomeEFicha(nome: string, ficha: string): Conteudo {
  const escrito = { text: nome, style: 'nome' };
  if (nome.length > nomeAoLadoDaFicha) return [escrito, { text: ficha, style: 'etiqueta', margin: [0, 1, 0, 1] }];
  return {
    columns: [
      { ...escrito, width: medidas.largura - larguraDaFicha },
      { width: larguraDaFicha, style: 'etiqueta', alignment: 'right', margin: [0, 9, 0, 0], text: ficha },
    ],
    columnGap: 0,
  };
}

/** The clinic's name and logo over a rule, with the professional at the right; only a thin rule where nothing is known. */
export function papelTimbrado({ nomeClinica, logo, profissional = '' }: Timbre): Conteudo {
  if (!nomeClinica && !logo && profissional === '') return { ...fio(cores.jade, 1.5), margin: [0, 0, 0, 10] };
  const margin: Margem = [0, logo ? 10 : 0, 0, 0];
  return [
    {
      columns: [
        ...(logo
          ? [
              {
                width: 'auto' as const,
                stack: [
                  { image: logo, fit: [118, 34] satisfies [number, number], margin: [0, 0, 14, 0] satisfies Margem },
                ],
              },
            ]
          : []),
        {
          width: '*',
          text: nomeClinica ?? '',
          fontSize: 13,
          bold: true,
          color: cores.jade,
          margin,
        },
        { width: 190, text: profissional, style: 'etiqueta', alignment: 'right', margin: [0, margin[1] + 3, 0, 0] },
      ],
      columnGap: 0,
    },
    { ...fio(cores.jade, 1.5), margin: [0, 4, 0, 5] },
  ];
}

/** Whether a professional has reviewed it, and which report it is, below the name. */
function situacao(relatorio: Relatorio, tipoDoRelatorio: string): Conteudo {
  const { tipo, titulo, detalhe } = descreverSituacao(relatorio);
  return {
    margin: [0, 0, 0, 4],
    style: 'sans',
    color: { violado: cores.cinabre, assinado: cores.jade, nao_revisado: cores.tinta }[tipo],
    text: [
      { text: titulo, bold: true },
      ...(detalhe === '' ? [] : [`. ${detalhe.replace('Versão ', 'Versão\u00a0')}`]),
      { text: `  ·  ${tipoDoRelatorio}`, style: 'etiqueta' },
    ],
  };
}

/** What to refer and what to avoid, in a frame. */
export function alertas({ alertas }: Abertura): Conteudo[] {
  if (alertas.length === 0) return [];
  return [
    {
      layout: 'alerta',
      margin: [0, 0, 0, 6],
      table: {
        widths: [medidas.largura - 18],
        body: [
          [
            alertas.map(({ titulo, notas }, indice): Conteudo[] => [
              {
                text: titulo,
                style: 'subtitulo',
                color: cores.cinabre,
                margin: [0, indice > 0 ? 4 : 0, 0, 0] satisfies Margem,
              },
              ...notas.map(({ texto }): Conteudo => ({ text: texto, margin: [0, 1, 0, 0] })),
            ]),
          ],
        ],
      },
    },
  ];
}

/** What was told of examinations, illnesses, medicines and measures, one behind the other. */
function linhaDosFatos(fatos: Abertura['fatos']): Conteudo {
  if (fatos.length === 0) return [];
  return {
    margin: [0, 0, 0, 2] satisfies Margem,
    text: fatos.flatMap(({ rotulo, valor }, indice) => [
      { text: `${indice > 0 ? '  ·  ' : ''}${rotulo}: `, style: 'rotulo' },
      valor,
    ]),
  };
}

/** The main hypothesis, the signs that weigh most in it, and what the treatment is to do. */
function resumirHipotese(relatorio: Relatorio, { hipotese: principal }: Abertura, provas: Provas): Conteudo[] {
  if (!principal || isParteRetirada(relatorio, 'sintese')) return [];
  const [padrao] = relatorio.analise.padroes;
  const aFavor = (padrao && provas.hipoteses.get(padrao.id)?.aFavor) ?? [];
  const nomes = [...new Set(aFavor.map(({ achado }) => minuscula(nomearAchado(achado))))];
  const { objetivo } = separarObjetivo(relatorio);
  return [
    {
      margin: [0, 4, 0, 2],
      text: [
        { text: principal.antes, style: 'rotulo' },
        { text: principal.nome, fontSize: 12.5, bold: true },
        { text: principal.depois, style: 'etiqueta' },
      ],
    },
    ...(nomes.length > 0 ? [linha('O que mais pesa', `${listar(nomes.slice(0, sinaisNaAbertura))}.`)] : []),
    ...(objetivo === '' ? [] : [linha('Objetivo', objetivo)]),
  ];
}

/**
 * The machine's first sentence on the treatment says its aim; it stands on the first page, and the others beside the points. Where the
 * first page has no place for it, and where the therapist wrote the words, all of them stay beside the points.
 */
export function separarObjetivo(relatorio: Relatorio): { objetivo: string; resto: string } {
  const { textos, protocolo, parecer } = relatorio;
  const naAbertura = descreverAbertura(relatorio).hipotese !== null && !isParteRetirada(relatorio, 'sintese');
  const daMaquina = !parecer?.alteradas.includes('pontos');
  if (!protocolo || !naAbertura || !daMaquina || isParteRetirada(relatorio, 'pontos'))
    return { objetivo: '', resto: textos.protocolo };
  const [objetivo = ''] = textos.protocolo.split(/(?<=[.!?])\s/, 1);
  if (objetivo.length > maximoDoObjetivo) return { objetivo: '', resto: textos.protocolo };
  return { objetivo, resto: textos.protocolo.slice(objetivo.length).trim() };
}

/** Ear points and sessions, below the body points; what a report without treatment offers instead. */
function resumo({ resumo }: Abertura): Conteudo[] {
  if (resumo === null) return [];
  if (typeof resumo === 'string') return paragrafos(resumo);
  return resumo.linhas.slice(0, 2).map(({ rotulo, valor }) => linha(rotulo, frase(valor)));
}

function linha(rotulo: string, texto: string): { margin: Margem; text: Texto } {
  return { margin: [0, 0, 0, 2], text: [{ text: `${rotulo}: `, style: 'rotulo' }, texto] };
}
