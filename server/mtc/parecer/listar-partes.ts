import { liberacaoInWords } from '@meridia/shared/liberacao-medica.ts';
import { porPrioridade } from '@meridia/shared/orientacao.ts';
import { ampliadaDe, hipoteseDe, type ParteMostrada, terapiaDe } from '@meridia/shared/parecer.ts';
import type { Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import { tituloDasAmpliadas } from '../render/ampliadas-retidas.ts';
import { tituloDoNaoEntendido } from '../render/descrever-abertura.ts';
import { descreverPrognostico } from '../render/descrever-prognostico.ts';
import { emUmaLinha } from '../render/hipoteses.tsx';
import { titulos } from '../render/observacao-visual.tsx';
import { tituloDasPerguntas, tituloDosPedidos } from '../render/pedidos.tsx';
import { tituloDaLiberacao } from '../render/plano-retido.ts';
import { gravidades } from '../render/rodape.tsx';
import { comoEstimular, permite } from '../render/sessoes-de-pontos.ts';
import { minuscula } from '../writer/portugues.ts';
import { citar } from '../writer/queixa.ts';
import { podeRetirarCautela } from './retirar-cautelas.ts';

/** The texts of a report that stand in a part of the same meaning. */
const textoDaParte = {
  sintese: 'sintese',
  elementos: 'elementos',
  sindromes: 'sindromes',
  'zang-fu': 'zangFu',
  substancias: 'substancias',
  lingua: 'lingua',
  face: 'face',
  orelha: 'orelha',
  pontos: 'protocolo',
  orientacoes: 'orientacoes',
  sessoes: 'sessoes',
  prognostico: 'prognostico',
} as const;
type ParteComTexto = keyof typeof textoDaParte;

/** The text of the report that a part holds; null for a part without one, and for a hypothesis. */
export function textoDe(parte: string): (typeof textoDaParte)[ParteComTexto] | null {
  return isComTexto(parte) ? textoDaParte[parte] : null;
}

function isComTexto(parte: string): parte is ParteComTexto {
  return parte in textoDaParte;
}

/** The parts of this report that can be judged, in reading order. */
export function listarPartes(relatorio: Relatorio): ParteMostrada[] {
  const { analise, textos, seguranca } = relatorio;
  const liberacao = relatorio.parecer?.liberacao;
  const protocolo = relatorio.tipo === 'completo' ? relatorio.protocolo : null;
  const escrita = (id: ParteComTexto, titulo: string, itens: string[] = []): ParteMostrada => ({
    id,
    titulo,
    itens,
    texto: textos[textoDaParte[id]],
    comTexto: true,
    podeRetirar: true,
  });
  const vista = (id: 'lingua' | 'face' | 'orelha') => (textos[id] === '' ? [] : [escrita(id, titulos[id])]);
  return [
    escrita('sintese', 'Síntese'),
    escrita('elementos', 'Cinco elementos'),
    escrita('sindromes', 'Síndromes complexas'),
    escrita('zang-fu', 'Órgãos e vísceras (Zang-Fu)'),
    escrita('substancias', 'Qi, Xue, Yin, Yang e Jin Ye'),
    ...analise.padroes.map((padrao): ParteMostrada => {
      const texto = textos.hipoteses.find(({ padraoId }) => padraoId === padrao.id)?.texto ?? '';
      return {
        id: hipoteseDe(padrao.id),
        titulo: `Hipótese: ${padrao.nome}`,
        texto,
        itens: [emUmaLinha(padrao)],
        comTexto: texto !== '',
        podeRetirar: true,
      };
    }),
    ...vista('lingua'),
    ...vista('face'),
    ...vista('orelha'),
    ...(protocolo ? doTratamento(protocolo, escrita) : []),
    {
      id: 'seguranca',
      titulo: 'Segurança',
      texto: '',
      itens: [
        ...seguranca.map(({ gravidade, texto }) => `${gravidades[gravidade]}. ${texto}`),
        // Whoever agrees to the part on safety has read what the program did not understand.
        ...(relatorio.leiaAntes ?? []).map((trecho) => `${tituloDoNaoEntendido}. ${citar(trecho)}.`),
        ...(relatorio.pedidos ?? []).map(({ pedido, resposta }) =>
          resposta === ''
            ? `${tituloDasPerguntas}. ${citar(pedido)}.`
            : `${tituloDosPedidos}. ${citar(pedido)}: ${minuscula(resposta)}`,
        ),
        ...(liberacao ? [`${tituloDaLiberacao}. ${liberacaoInWords(liberacao)}`] : []),
      ],
      comTexto: false,
      podeRetirar: false,
      cautelas: seguranca.flatMap((nota, item) =>
        podeRetirarCautela(nota) ? [{ item, regra: nota.regra, texto: nota.texto }] : [],
      ),
    },
  ];
}

function doTratamento(
  { pontos, auriculares, terapias, ampliadas = [], orientacoes, sessoes, prognostico }: Protocolo,
  escrita: (id: ParteComTexto, titulo: string, itens: string[]) => ParteMostrada,
): ParteMostrada[] {
  return [
    escrita(
      'pontos',
      'Pontos corporais',
      pontos.map((ponto) =>
        [
          `${ponto.codigo} ${ponto.pinyin}: ${comoEstimular(ponto, true)}. ${permite(ponto)}.`,
          ...ponto.cautelas.map((cautela) => `${cautela}.`),
        ].join(' '),
      ),
    ),
    {
      id: 'auriculares',
      titulo: 'Pontos auriculares',
      texto: '',
      itens: auriculares.map(({ nome, oms, motivo }) => `${nome} (${oms}): ${motivo}`),
      comTexto: false,
      podeRetirar: true,
    },
    ...terapias.map(
      ({ id, nome, descricao }): ParteMostrada => ({
        id: terapiaDe(id),
        titulo: `Terapia: ${nome}`,
        texto: descricao,
        itens: [],
        comTexto: true,
        podeRetirar: true,
      }),
    ),
    ...ampliadas.map(
      ({ id, nome, quando, passos, cautelas }): ParteMostrada => ({
        id: ampliadaDe(id),
        titulo: `${tituloDasAmpliadas}: ${nome}`,
        texto: passos.join('\n'),
        itens: [...(quando === '' ? [] : [`${quando}.`]), ...cautelas],
        comTexto: true,
        podeRetirar: true,
      }),
    ),
    escrita(
      'orientacoes',
      'Estilo de vida e alimentação',
      porPrioridade(orientacoes).map(
        ({ prioridade, texto, porque }) => `${prioridade}: ${texto}${porque === undefined ? '' : ` (${porque})`}`,
      ),
    ),
    escrita('sessoes', 'Plano de sessões', [
      `${sessoes.total} sessões. ${sessoes.frequencia}.`,
      ...sessoes.fases.map(({ nome, sessoes: quantas, semanas }) => `${nome}: ${quantas}, ${semanas}`),
    ]),
    escrita('prognostico', 'Prognóstico', [descreverPrognostico({ prognostico })]),
  ];
}
