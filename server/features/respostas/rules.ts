import { readJsonText } from '@meridia/drizzle/stored.ts';
import {
  anamneseFields,
  anamneseSections,
  type DadosAnamnese,
  type DadosAnamneseField,
  fieldsOfSection,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import { isSectionShown } from '@meridia/shared/anamnese/section.ts';
import { analiseSchema } from '@meridia/shared/relatorio.ts';
import { changedFields, isOpen, perguntasDeSeguranca } from '@meridia/shared/respostas.ts';
import { withoutBounds } from '@meridia/shared/without-bounds.ts';
import { z } from 'zod';
import { camposPorPerguntar } from '../../mtc/writer/perguntas.ts';

/** The rules of safety with which a report says that nobody knows of a pregnancy. */
const regrasDaGestacao = ['gestacao_nao_perguntada', 'gestacao_possivel'];

/**
 * The open questions that a report asks, in form order: those about safety, and what a report without a hypothesis needs for one.
 * Whether a pregnancy is possible at all, the report's own rules have decided.
 */
export function listEmAberto(dados: DadosAnamnese, diagnosticoJson: string | null): DadosAnamneseField[] {
  const { seguranca, analise } = asksSchema.parse(readJsonText(diagnosticoJson));
  const gestacao = seguranca.some(({ regra }) => regrasDaGestacao.includes(regra));
  const asked = new Set<DadosAnamneseField>([
    ...perguntasDeSeguranca.filter((campo) => campo !== 'gestante' || gestacao),
    ...(analise?.padroes.length === 0 ? camposPorPerguntar(analise.achados, dados) : []),
  ]);
  const shown = new Set(anamneseSections.filter((section) => isSectionShown(section, dados)).flatMap(fieldsOfSection));
  return anamneseFields.filter((campo) => asked.has(campo) && shown.has(campo) && isOpen(campo, dados[campo]));
}

/** What the JSON of a report says about its questions. Imported JSON may say anything. */
const asksSchema = z
  .object({
    seguranca: z.array(z.object({ regra: z.string() })).catch([]),
    analise: withoutBounds(analiseSchema.pick({ achados: true }))
      .extend({ padroes: z.array(z.unknown()) })
      .nullable()
      .catch(null),
  })
  .catch({ seguranca: [], analise: null });

/** Whether the change only answers what nobody had answered: it costs nothing at any time. */
export function isOnlyAnswering(before: DadosAnamnese, after: DadosAnamnese): boolean {
  return changedFields(before, after).every((field) => isOpen(field, before[field]));
}
