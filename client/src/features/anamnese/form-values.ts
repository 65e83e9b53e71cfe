import {
  ciclosRegulares,
  doresMenstruais,
  endometrioseDiagnosticos,
  fluxos,
  sintomasTpm,
} from '@meridia/shared/anamnese/ciclo-menstrual.ts';
import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { sexos } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { AnamneseDraftData } from '@meridia/shared/anamnese/draft.ts';
import { apetites, sedes } from '@meridia/shared/anamnese/eliminacoes.ts';
import { cigarros, frequenciasAlcool, qualidadesSono } from '@meridia/shared/anamnese/habitos.ts';
import { disponibilidadesSessoes } from '@meridia/shared/anamnese/objetivos.ts';
import { faceDescricoes, linguaDescricoes, orelhaDescricoes } from '@meridia/shared/anamnese/observacao-visual.ts';
import { fatoresAgravantes, fatoresAmeliorantes, iniciosQueixa } from '@meridia/shared/anamnese/queixa-principal.ts';
import { gestanteRespostas, marcapassoRespostas } from '@meridia/shared/anamnese/seguranca.ts';
import {
  sintomasDigestivos,
  sintomasEmocionais,
  sintomasGerais,
  sintomasPele,
  sintomasRespiratorios,
  sintomasSono,
  sintomasTermicos,
} from '@meridia/shared/anamnese/sintomas.ts';
import { z } from 'zod';

// What may stand in the form: anything not answered is null or []. A draft may come from an older version of the form, so
// whatever does not fit becomes "not answered" instead of an error.
const text = z.string().nullable().catch(null);
const number = z.number().nullable().catch(null);
const slider = (start: number) => z.number().int().min(0).max(10).catch(start);
const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options).nullable().catch(null);
const choices = <const Option extends string>(options: readonly Option[]) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((stored) => options.filter((option) => stored.includes(option)));
const fotoId = z.uuid().nullable().catch(null);

const dadosFields = {
  nomeCliente: text,
  idade: number,
  sexo: choice(sexos),
  telefone: text,
  email: text,
  profissao: text,
  localidade: text,
  queixaPrincipal: text,
  inicioQueixa: choice(iniciosQueixa),
  intensidadeDor: slider(0),
  fatoresAgravantes: choices(fatoresAgravantes),
  fatoresAmeliorantes: choices(fatoresAmeliorantes),
  historicoMedico: text,
  medicamentos: text,
  suplementos: text,
  sintomasGerais: choices(sintomasGerais),
  sintomasDigestivos: choices(sintomasDigestivos),
  sintomasRespiratorios: choices(sintomasRespiratorios),
  sintomasTermicos: choices(sintomasTermicos),
  sintomasPele: choices(sintomasPele),
  sintomasEmocionais: choices(sintomasEmocionais),
  sintomasSono: choices(sintomasSono),
  apetite: choice(apetites),
  sede: choice(sedes),
  urina: text,
  evacuacao: text,
  cicloRegular: choice(ciclosRegulares),
  fluxo: choice(fluxos),
  dorMenstrual: choice(doresMenstruais),
  endometrioseDiagnostico: choice(endometrioseDiagnosticos),
  tpm: choices(sintomasTpm),
  atividadeFisica: text,
  consumoAgua: number,
  cafeXicaras: number,
  frequenciaAlcool: choice(frequenciasAlcool),
  cigarro: choice(cigarros),
  qualidadeSono: choice(qualidadesSono),
  estresseNivel: slider(5),
  linguaDesc: choices(linguaDescricoes),
  linguaObservacao: text,
  faceDesc: choices(faceDescricoes),
  faceObservacao: text,
  orelhaDesc: choices(orelhaDescricoes),
  orelhaObservacao: text,
  gestante: choice(gestanteRespostas),
  marcapasso: choice(marcapassoRespostas),
  alergias: text,
  objetivosCliente: text,
  disponibilidadeSessoes: choice(disponibilidadesSessoes),
} satisfies Record<DadosAnamneseField, z.ZodType>;

/** The form's state; paths equal those of the server's validation (`dadosAnamnese.idade`, `fotos.lingua`). */
const formValuesSchema = z.object({
  dadosAnamnese: z.object(dadosFields),
  fotos: z.object({ lingua: fotoId, face: fotoId, orelha: fotoId }),
  consentimentoLgpd: z.boolean().catch(false),
});
export type FormValues = z.output<typeof formValuesSchema>;
export type FormDados = FormValues['dadosAnamnese'];

export function emptyFormValues(): FormValues {
  return fromDraftData({ dados: {}, fotos: {}, consentimento: false });
}

export function fromDraftData({ dados, fotos, consentimento }: AnamneseDraftData): FormValues {
  return formValuesSchema.parse({ dadosAnamnese: dados, fotos, consentimentoLgpd: consentimento });
}

export function toDraftData({ dadosAnamnese, fotos, consentimentoLgpd }: FormValues): AnamneseDraftData {
  return {
    dados: dadosAnamnese,
    fotos: { ...(fotos.lingua ? { lingua: fotos.lingua } : {}), face: fotos.face, orelha: fotos.orelha },
    consentimento: consentimentoLgpd,
  };
}

/** Whether a draft holds any answer, so that an untouched form is neither saved nor asked about. */
export function hasContent(data: AnamneseDraftData): boolean {
  const empty: Record<string, unknown> = emptyFormValues().dadosAnamnese;
  const answered = Object.entries(data.dados).some(([field, value]) => {
    if (value === null || value === undefined || value === '') return false;
    return Array.isArray(value) ? value.length > 0 : value !== empty[field];
  });
  return answered || data.consentimento || Object.values(data.fotos).some(Boolean);
}

/** Whether two drafts say the same; the database keeps keys in another order. */
export function sameAnswers(one: AnamneseDraftData, other: AnamneseDraftData): boolean {
  return JSON.stringify(fromDraftData(one)) === JSON.stringify(fromDraftData(other));
}
