import { readJsonText } from '@meridia/drizzle/stored.ts';
import {
  anamneseFields,
  anamneseSections,
  type DadosAnamnese,
  type DadosAnamneseField,
  fieldsOfSection,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import { isSectionShown } from '@meridia/shared/anamnese/section.ts';
import { type PerguntaDeAlerta, perguntasDeAlerta } from '@meridia/shared/quadro-clinico.ts';
import { analiseSchema } from '@meridia/shared/relatorio.ts';
import { changedFields, isOpen, type MudancasDasRespostas, perguntasDeSeguranca } from '@meridia/shared/respostas.ts';
import { withoutBounds } from '@meridia/shared/without-bounds.ts';
import { z } from 'zod';
import { camposDaPergunta, camposPorPerguntar, perguntasDasHipoteses } from '../../mtc/writer/perguntas.ts';

/** The rules of safety with which a report says that nobody knows of a pregnancy. */
const regrasDaGestacao = ['gestacao_nao_perguntada', 'gestacao_possivel'];

/**
 * What a report asks. `emAberto`: its open questions in form order: those about safety, what a report without a hypothesis needs for one,
 * and those for which its 'A perguntar' asks. `aDecidir`: 'A perguntar' in its own words, of which some have no field.
 * Whether a pregnancy is possible at all, the report's own rules have decided.
 */
export function listPerguntas(
  dados: DadosAnamnese,
  diagnosticoJson: string | null,
): { emAberto: DadosAnamneseField[]; aDecidir: string[] } {
  const { seguranca, analise } = asksSchema.parse(readJsonText(diagnosticoJson));
  const aDecidir = perguntasDasHipoteses(analise?.padroes ?? []);
  const gestacao = seguranca.some(({ regra }) => regrasDaGestacao.includes(regra));
  const asked = new Set<DadosAnamneseField>([
    ...perguntasDeSeguranca.filter((campo) => campo !== 'gestante' || gestacao),
    ...(analise?.padroes.length === 0 ? camposPorPerguntar(analise.achados, dados) : []),
    ...aDecidir.flatMap(camposDaPergunta),
  ]);
  const shown = new Set(anamneseSections.filter((section) => isSectionShown(section, dados)).flatMap(fieldsOfSection));
  const emAberto = anamneseFields.filter(
    (campo) => asked.has(campo) && shown.has(campo) && isOpen(campo, dados[campo]),
  );
  return { emAberto, aDecidir };
}

/**
 * The questions to confirm before treating that nobody has answered. A pregnancy is asked for where the report's own rules ask for it.
 */
export function listAbertasAntesDeTratar(dados: DadosAnamnese, diagnosticoJson: string | null): PerguntaDeAlerta[] {
  const { seguranca } = asksSchema.parse(readJsonText(diagnosticoJson));
  const gestacao = seguranca.some(({ regra }) => regrasDaGestacao.includes(regra));
  return perguntasDeAlerta.filter(
    (pergunta) => isOpen(pergunta, dados[pergunta]) && (pergunta !== 'gestante' || gestacao),
  );
}

/** What the JSON of a report says about its questions. Imported JSON may say anything. */
const asksSchema = z
  .object({
    seguranca: z.array(z.object({ regra: z.string() })).catch([]),
    analise: withoutBounds(analiseSchema.pick({ achados: true }))
      .extend({ padroes: z.array(z.object({ decidiria: z.string().catch(''), confianca: z.number().catch(1) })) })
      .nullable()
      .catch(null),
  })
  .catch({ seguranca: [], analise: null });

/** Whether the change only answers what nobody had answered: it costs nothing at any time. */
export function isOnlyAnswering(before: DadosAnamnese, after: DadosAnamnese): boolean {
  return changedFields(before, after).every((field) => isOpen(field, before[field]));
}

/** What the later answers say otherwise; nothing where one side cannot be read. */
export function listMudancas(antes: DadosAnamnese | null, depois: DadosAnamnese | null): MudancasDasRespostas {
  if (!antes || !depois) return [];
  const read = { campo: 'correcoes' as const, antes: listCorrecoes(antes), depois: listCorrecoes(depois) };
  return [
    ...changedFields(antes, depois).map((campo) => ({ campo, antes: antes[campo], depois: depois[campo] })),
    ...(read.antes.join() === read.depois.join() ? [] : [read]),
  ];
}

const decisoes = { removido: 'não está no texto', presente: 'tem', negado: 'não tem' } as const;

function listCorrecoes({ correcoes }: DadosAnamnese): string[] {
  return correcoes.map(({ rotulo, decisao }) => `${rotulo}: ${decisoes[decisao]}`);
}
