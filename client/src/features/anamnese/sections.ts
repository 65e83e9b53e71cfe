import { cicloMenstrualSchema, isCicloMenstrualComplete } from '@meridia/shared/anamnese/ciclo-menstrual.ts';
import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import {
  dadosPessoaisSchema,
  hasMenstrualSection,
  isDadosPessoaisComplete,
} from '@meridia/shared/anamnese/dados-pessoais.ts';
import { eliminacoesSchema, isEliminacoesComplete } from '@meridia/shared/anamnese/eliminacoes.ts';
import { habitosSchema, isHabitosComplete } from '@meridia/shared/anamnese/habitos.ts';
import { historicoMedicoSchema, isHistoricoMedicoComplete } from '@meridia/shared/anamnese/historico-medico.ts';
import { isObjetivosComplete, objetivosSchema } from '@meridia/shared/anamnese/objetivos.ts';
import { isObservacaoVisualComplete, observacaoVisualSchema } from '@meridia/shared/anamnese/observacao-visual.ts';
import { isQueixaPrincipalComplete, queixaPrincipalSchema } from '@meridia/shared/anamnese/queixa-principal.ts';
import { isSegurancaComplete, segurancaSchema } from '@meridia/shared/anamnese/seguranca.ts';
import { isSintomasComplete, sintomasSchema } from '@meridia/shared/anamnese/sintomas.ts';
import { fotoKinds } from '@meridia/shared/foto.ts';
import type { FieldPath } from 'react-hook-form';
import type { FormValues } from './form-values.ts';

export type SectionId =
  | 'dados-pessoais'
  | 'queixa-principal'
  | 'historico-medico'
  | 'sintomas'
  | 'eliminacoes'
  | 'ciclo-menstrual'
  | 'habitos'
  | 'observacao-visual'
  | 'imagens'
  | 'seguranca'
  | 'objetivos'
  | 'consentimento';

export interface Section {
  id: SectionId;
  title: string;
  /** For the rail, where the full title would wrap. */
  shortTitle?: string;
  /** In the order of the page; errors are listed in this order. */
  fields: readonly FieldPath<FormValues>[];
  isComplete: (values: FormValues) => boolean;
  isShown?: (values: FormValues) => boolean;
}

/** The twelve sections, in the order of docs/PRODUCT.md 5.1. */
export const sections: readonly Section[] = [
  {
    id: 'dados-pessoais',
    title: 'Dados Pessoais',
    fields: dadosPaths(dadosPessoaisSchema.keyof().options),
    isComplete: ({ dadosAnamnese }) => isDadosPessoaisComplete(dadosAnamnese),
  },
  {
    id: 'queixa-principal',
    title: 'Queixa Principal',
    fields: dadosPaths(queixaPrincipalSchema.keyof().options),
    isComplete: ({ dadosAnamnese }) => isQueixaPrincipalComplete(dadosAnamnese),
  },
  {
    id: 'historico-medico',
    title: 'Histórico Médico',
    fields: dadosPaths(historicoMedicoSchema.keyof().options),
    isComplete: ({ dadosAnamnese }) => isHistoricoMedicoComplete(dadosAnamnese),
  },
  {
    id: 'sintomas',
    title: 'Sintomas Gerais (Checklist MTC)',
    shortTitle: 'Sintomas Gerais',
    fields: dadosPaths(sintomasSchema.keyof().options),
    isComplete: ({ dadosAnamnese: dados }) =>
      isSintomasComplete({
        sintomasGerais: dados.sintomasGerais,
        sintomasDigestivos: dados.sintomasDigestivos,
        sintomasRespiratorios: dados.sintomasRespiratorios,
        sintomasTermicos: dados.sintomasTermicos,
        sintomasPele: dados.sintomasPele,
        sintomasEmocionais: dados.sintomasEmocionais,
        sintomasSono: dados.sintomasSono,
      }),
  },
  {
    id: 'eliminacoes',
    title: 'Eliminações',
    fields: dadosPaths(eliminacoesSchema.keyof().options),
    isComplete: ({ dadosAnamnese }) => isEliminacoesComplete(dadosAnamnese),
  },
  {
    id: 'ciclo-menstrual',
    title: 'Ciclo Menstrual',
    fields: dadosPaths(cicloMenstrualSchema.keyof().options),
    isComplete: ({ dadosAnamnese }) => isCicloMenstrualComplete(dadosAnamnese),
    isShown: ({ dadosAnamnese }) => hasMenstrualSection(dadosAnamnese),
  },
  {
    id: 'habitos',
    title: 'Hábitos e Estilo de Vida',
    shortTitle: 'Hábitos',
    fields: dadosPaths(habitosSchema.keyof().options),
    isComplete: ({ dadosAnamnese }) => isHabitosComplete(dadosAnamnese),
  },
  {
    id: 'observacao-visual',
    title: 'Observação Visual',
    fields: dadosPaths(observacaoVisualSchema.keyof().options),
    isComplete: ({ dadosAnamnese }) => isObservacaoVisualComplete(dadosAnamnese),
  },
  {
    id: 'imagens',
    title: 'Upload de Imagens',
    fields: fotoKinds.map((kind) => `fotos.${kind}` as const),
    isComplete: ({ fotos }) => fotos.lingua !== null,
  },
  {
    id: 'seguranca',
    title: 'Segurança',
    fields: dadosPaths(segurancaSchema.keyof().options),
    isComplete: ({ dadosAnamnese }) => isSegurancaComplete(dadosAnamnese),
  },
  {
    id: 'objetivos',
    title: 'Objetivos e Expectativas',
    shortTitle: 'Objetivos',
    fields: dadosPaths(objetivosSchema.keyof().options),
    isComplete: ({ dadosAnamnese }) => isObjetivosComplete(dadosAnamnese),
  },
  {
    id: 'consentimento',
    title: 'Consentimento',
    fields: ['consentimentoLgpd'],
    isComplete: ({ consentimentoLgpd }) => consentimentoLgpd,
  },
];

export function shownSections(values: FormValues): readonly Section[] {
  return sections.filter((section) => section.isShown?.(values) ?? true);
}

/** The field that a validation path points at: `dadosAnamnese.tpm.0` is about `dadosAnamnese.tpm`. */
export function fieldOfPath(path: string): FieldPath<FormValues> | null {
  const fields = sections.flatMap((section) => section.fields);
  return fields.find((field) => path === field || path.startsWith(`${field}.`)) ?? null;
}

function dadosPaths<Field extends DadosAnamneseField>(fields: readonly Field[]) {
  return fields.map((field) => `dadosAnamnese.${field}` as const);
}
