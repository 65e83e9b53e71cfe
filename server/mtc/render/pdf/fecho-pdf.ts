import { liberacaoInWords } from '@meridia/shared/liberacao-medica.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { citar } from '../../writer/queixa.ts';
import { descreverAbertura } from '../descrever-abertura.ts';
import { formatarData } from '../formato.ts';
import type { IndiceDeSinais } from '../indice-de-sinais.ts';
import { separarPedidos, tituloDasPerguntas, tituloDosPedidos } from '../pedidos.tsx';
import { tituloDaLiberacao } from '../plano-retido.ts';
import { descreverSituacao } from '../revisao-por-secao.ts';
import {
  fontesDe,
  gravidades,
  redigidoPor,
  ressalva,
  semRestricoes,
  temRestricao,
  versaoDasRespostas,
} from '../rodape.tsx';
import { descreverNaoLidos, entendidoSemPeso } from '../trechos-nao-lidos.tsx';
import { fio, inteiro, revista, secao } from './blocos-pdf.ts';
import type { Conteudo, Margem, Timbre } from './documento.ts';
import { cores, medidas } from './estilo-pdf.ts';

/** What to refer, avoid or watch, and what was taken out for that reason. */
export function montarSeguranca(relatorio: Relatorio): Conteudo {
  const { seguranca, parecer } = relatorio;
  const { liberacao } = parecer ?? {};
  const naAbertura = new Set(
    descreverAbertura(relatorio).alertas.flatMap(({ notas }) => notas.flatMap(inteiras(seguranca))),
  );
  const aqui = seguranca.filter(({ regra, removidos }) => !naAbertura.has(regra) || removidos.length > 0);
  const fontes = [...new Set(seguranca.flatMap(({ fonte }) => fonte.split('; ')))];
  const numeros = ({ fonte }: Nota) => fonte.split('; ').map((uma) => fontes.indexOf(uma) + 1);
  return revista(relatorio, 'seguranca', () =>
    secao({ titulo: 'Segurança', ideograma: '禁忌' }, [
      ...(temRestricao(seguranca) ? [] : [{ text: semRestricoes(relatorio.cliente) }]),
      ...(aqui.length < seguranca.length ? [{ text: naPrimeiraPagina, margin: [0, 0, 0, 4] satisfies Margem }] : []),
      ...aqui.map((uma) => nota(uma, numeros(uma))),
      ...(liberacao ? [{ text: [{ text: `${tituloDaLiberacao}. `, bold: true }, liberacaoInWords(liberacao)] }] : []),
      ...(fontes.length === 0
        ? []
        : [{ style: 'legenda', text: fontes.map((fonte, indice) => `[${indice + 1}] ${fonte}`).join('; ') }]),
    ]),
  );
}

type Nota = Relatorio['seguranca'][number];

/** Said in full in the frame of the first page, so it is not printed a second time. */
const naPrimeiraPagina = 'O que encaminhar ou confirmar está na primeira página.';

/** The rule of a note that the first page has in full; one that it only sums up stands here. */
function inteiras(seguranca: readonly Nota[]): (mostrada: { regra: string; texto: string }) => string[] {
  return ({ regra, texto }) => {
    const guardada = seguranca.find((uma) => uma.regra === regra);
    return guardada?.gravidade === 'encaminhar' && texto.length >= guardada.texto.length - folgaDoPrazo ? [regra] : [];
  };
}

/** In letters, by which a note is shorter where its time is that of the heading. */
const folgaDoPrazo = 12;

/** What the intake tells and the report does not use, by question. */
export function montarNaoLidos(relatorio: Relatorio, indice: IndiceDeSinais): Conteudo {
  const mostrados = descreverNaoLidos(relatorio, indice);
  if (!mostrados) return [];
  // The whole complaint stands behind the synthesis.
  const { titulo, nota, campos } = mostrados;
  if (campos.length === 0) return [];
  const linha = (nome: string, texto: string): Conteudo => ({
    margin: [0, 0, 0, 2],
    text: [{ text: `${nome}: `, bold: true }, texto],
  });
  return secao({ titulo }, [
    ...(nota === '' ? [] : [{ text: nota, margin: [0, 0, 0, 4] satisfies Margem }]),
    // On paper the names are enough; the screen has the words that told them.
    ...campos.map(({ nome, citacoes }) =>
      linha(nome, nome === entendidoSemPeso ? citacoes.replace(/ \([^()]*“[^”]*”\)/g, '') : citacoes),
    ),
  ]);
}

/** What was asked for and the answer of this report, one in a line, and then what only the therapist can answer. */
export function montarPedidos(relatorio: Relatorio): Conteudo {
  const { respondidos, semResposta } = separarPedidos(relatorio);
  const linha = (titulo: string, texto: string): Conteudo => ({
    margin: [0, 0, 0, 2],
    text: [{ text: `${titulo} `, bold: true }, texto],
  });
  if (respondidos.length + semResposta.length === 0) return [];
  return secao({ titulo: tituloDosPedidos }, [
    ...respondidos.map(({ pedido, resposta }) => linha(citar(pedido), resposta)),
    ...(semResposta.length === 0 ? [] : [linha(`${tituloDasPerguntas}:`, semResposta.map(citar).join('; '))]),
  ]);
}

/** Sources, who wrote the words, and a line to sign: kept together, so that no page holds a single last line. */
export function montarFecho(relatorio: Relatorio, { profissional = '' }: Timbre): Conteudo {
  const { tipo, origem } = relatorio;
  const situacao = descreverSituacao(relatorio);
  return inteiro([
    {
      style: 'legenda',
      margin: [0, 6, 0, 0],
      text: [{ text: 'Fontes. ', bold: true }, fontesDe(tipo).join(' ')],
    },
    { ...fio(cores.jade, 1.5), margin: [0, 5, 0, 4] },
    {
      style: 'nota',
      text: [
        { text: `${redigidoPor(origem)} ${formatarData(origem.geradoEm)}.`, bold: true, color: cores.tinta },
        ...(origem.respostas ? [` ${versaoDasRespostas(origem.respostas)}`] : []),
      ],
    },
    {
      style: 'nota',
      text: [
        { text: `${situacao.titulo}.`, bold: true, color: cores.tinta },
        ` ${situacao.detalhe} ${situacao.ressalva}`.trimEnd(),
      ],
    },
    { style: 'nota', text: ressalva, margin: [0, 2, 0, 0] },
    linhaDeAssinar(profissional),
  ]);
}

function nota({ gravidade, texto, removidos }: Nota, fontes: readonly number[]): Conteudo {
  return inteiro([
    {
      margin: [0, 0, 0, 4] satisfies Margem,
      text: [
        {
          text: `${gravidades[gravidade]}. `,
          bold: true,
          ...(gravidade === 'encaminhar' ? { color: cores.cinabre } : {}),
        },
        texto,
        ...(removidos.length > 0 ? [` Retirado deste relatório: ${removidos.join(', ')}.`] : []),
        { text: ` [${fontes.join(', ')}]`, style: 'legenda' },
      ],
    },
  ]);
}

/** A place for a signature by hand, with the name and the council where they are known. */
function linhaDeAssinar(profissional: string): Conteudo {
  const larguras = [300, 130];
  const quem = profissional === '' ? 'Nome, conselho e número de quem atende' : profissional;
  return {
    margin: [0, 28, 0, 0],
    columnGap: medidas.largura - 430,
    columns: larguras.map(
      (width, indice): Conteudo => ({
        width,
        stack: [
          { ...fio(cores.cinza, 0.75, width), margin: [0, 0, 0, 2] },
          { text: indice === 0 ? quem : 'Data', style: 'nota' },
        ],
      }),
    ),
  };
}
