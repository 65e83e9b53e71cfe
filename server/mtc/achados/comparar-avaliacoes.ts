import { anamneseFields, type DadosAnamnese, isOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { dadosPessoais } from '@meridia/shared/anamnese/dados-pessoais.ts';
import { answerInWords, isAnswered, type Question } from '@meridia/shared/anamnese/question.ts';
import type { Comparacao } from '@meridia/shared/comparacao.ts';
import { type Achado, elementos, type Relatorio } from '@meridia/shared/relatorio.ts';
import { compararListas } from './comparar-remedios.ts';

/** A finished assessment. */
export interface Momento {
  avaliacaoId: string;
  createdAt: Date;
  /** Null for imported answers that no release wrote. */
  dados: DadosAnamnese | null;
  relatorio: Relatorio;
}

/** Compares two assessments of one client. Signs are compared by what they are, wherever they were told or seen. */
export function compararAvaliacoes(antes: Momento, agora: Momento): Comparacao {
  return {
    antes: { avaliacaoId: antes.avaliacaoId, createdAt: antes.createdAt.toISOString() },
    agora: { avaliacaoId: agora.avaliacaoId, createdAt: agora.createdAt.toISOString() },
    outroCatalogo: antes.relatorio.origem.catalogoVersao !== agora.relatorio.origem.catalogoVersao,
    sinais: compararSinais(antes.relatorio.analise.achados, agora.relatorio.analise.achados),
    respostas: antes.dados && agora.dados ? compararRespostas(antes.dados, agora.dados) : [],
    listas: antes.dados && agora.dados ? compararListas(antes.dados, agora.dados) : [],
    padroes: compararPadroes(antes.relatorio, agora.relatorio),
    elementos: elementos.map((elemento) => ({
      elemento,
      antes: antes.relatorio.analise.elementos[elemento].pontuacao,
      agora: agora.relatorio.analise.elementos[elemento].pontuacao,
    })),
  };
}

interface Sinal {
  label: string;
  presente: boolean;
}

function compararSinais(antes: readonly Achado[], agora: readonly Achado[]): Comparacao['sinais'] {
  const antigos = porSinal(antes);
  const novos = porSinal(agora);
  const labels = (estes: typeof antigos, cabe: (sinal: Sinal, id: string) => boolean) =>
    [...estes].filter(([id, sinal]) => cabe(sinal, id)).map(([, { label }]) => label);
  return {
    novos: labels(novos, ({ presente }, id) => presente && antigos.get(id)?.presente === false),
    citados: labels(novos, ({ presente }, id) => presente && !antigos.has(id)),
    persistem: labels(novos, ({ presente }, id) => presente && antigos.get(id)?.presente === true),
    negados: labels(antigos, ({ presente }, id) => presente && novos.get(id)?.presente === false),
    naoCitados: labels(antigos, ({ presente }, id) => presente && !novos.has(id)),
  };
}

/** One entry for each sign. A sign that is told in one place and denied in another counts as present. */
function porSinal(achados: readonly Achado[]): Map<string, Sinal> {
  const sinais = new Map<string, Sinal>();
  for (const { id, label, presente } of achados) {
    const sinal = id.slice(0, id.indexOf('@'));
    if (presente || !sinais.has(sinal)) sinais.set(sinal, { label, presente });
  }
  return sinais;
}

/** Closed answers only: nothing tells whether a text that was written anew says something else. */
function compararRespostas(antes: DadosAnamnese, agora: DadosAnamnese): Comparacao['respostas'] {
  return camposComparados.flatMap((field) => {
    const question: Question = questions[field];
    const antiga = antes[field];
    const nova = agora[field];
    if (!isAnswered(antiga) || !isAnswered(nova) || antiga === nova) return [];
    return [
      {
        pergunta: question.reportName,
        antes: answerInWords(question, antiga),
        agora: answerInWords(question, nova),
        // The two sliders, pain and stress, are the questions where less is better for everybody.
        sentido: question.kind === 'slider' ? (Number(nova) < Number(antiga) ? 'melhorou' : 'piorou') : null,
      },
    ];
  });
}

const camposComparados = anamneseFields.filter(
  (field) => isOfKind(field, 'slider', 'number', 'choice') && !Object.hasOwn(dadosPessoais.questions, field),
);

/** The patterns of both reports, by their place in the newer one; those of the older one alone come last. */
export function compararPadroes({ analise: antes }: Relatorio, { analise: agora }: Relatorio): Comparacao['padroes'] {
  const antigos = new Map(antes.padroes.map(({ id, confianca }) => [id, confianca]));
  const novos = new Set(agora.padroes.map(({ id }) => id));
  return [
    ...agora.padroes.map(({ id, nome, confianca }) => ({ nome, antes: antigos.get(id) ?? null, agora: confianca })),
    ...antes.padroes
      .filter(({ id }) => !novos.has(id))
      .map(({ nome, confianca }) => ({ nome, antes: confianca, agora: null })),
  ];
}
