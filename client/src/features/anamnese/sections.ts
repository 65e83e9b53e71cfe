import {
  anamneseSections,
  askedInSection,
  type DadosAnamneseField,
  fieldsOfSection,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type AnamneseSection, isSectionComplete, isSectionShown } from '@meridia/shared/anamnese/section.ts';
import { fotoKinds } from '@meridia/shared/foto.ts';
import type { FieldPath } from 'react-hook-form';
import type { FormValues } from './form-values.ts';

export type SectionId = (typeof anamneseSections)[number]['id'] | 'imagens' | 'consentimento';

export interface Section {
  id: SectionId;
  title: string;
  /** For the rail, where the full title would wrap. */
  shortTitle: string;
  description: string | undefined;
  /** The section's questions that apply to this client; none for the sections of photos and consent. */
  questionsFor: (values: FormValues) => readonly DadosAnamneseField[];
  /** In the order of the page; errors are listed in this order. */
  fields: readonly FieldPath<FormValues>[];
  isComplete: (values: FormValues) => boolean;
  isShown: (values: FormValues) => boolean;
}

const imagens: Section = {
  id: 'imagens',
  title: 'Upload de Imagens',
  shortTitle: 'Upload de Imagens',
  description: 'Até 5 MB cada. As fotos são privadas e guardadas sem a localização.',
  questionsFor: () => [],
  fields: fotoKinds.map((kind) => `fotos.${kind}` as const),
  isComplete: ({ fotos }) => fotos.lingua !== null,
  isShown: () => true,
};

const consentimento: Section = {
  id: 'consentimento',
  title: 'Consentimento',
  shortTitle: 'Consentimento',
  description: undefined,
  questionsFor: () => [],
  fields: ['consentimentoLgpd'],
  isComplete: ({ consentimentoLgpd }) => consentimentoLgpd,
  isShown: () => true,
};

/** The twelve sections in their order. The photos come after the therapist's observations, the consent is last. */
const sections: readonly Section[] = [
  ...anamneseSections.flatMap((section) =>
    section.id === 'observacao-visual' ? [askedIn(section), imagens] : [askedIn(section)],
  ),
  consentimento,
];

export function shownSections(values: FormValues): readonly Section[] {
  return sections.filter((section) => section.isShown(values));
}

/** The field that a validation path points at: `dadosAnamnese.tpm.0` is about `dadosAnamnese.tpm`. */
export function fieldOfPath(path: string): FieldPath<FormValues> | null {
  const fields = sections.flatMap((section) => section.fields);
  return fields.find((field) => path === field || path.startsWith(`${field}.`)) ?? null;
}

function askedIn(section: AnamneseSection & Pick<(typeof anamneseSections)[number], 'id'>): Section {
  return {
    id: section.id,
    title: section.title,
    shortTitle: section.shortTitle ?? section.title,
    description: section.description,
    questionsFor: ({ dadosAnamnese }) => askedInSection(section, dadosAnamnese),
    fields: fieldsOfSection(section).map((field) => `dadosAnamnese.${field}` as const),
    isComplete: ({ dadosAnamnese }) => isSectionComplete(section, dadosAnamnese),
    isShown: ({ dadosAnamnese }) => isSectionShown(section, dadosAnamnese),
  };
}
