import { anamneseFields, formDadosSchema, withStandingCorrecoes } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type AnamneseDraftData, respondidaSchema } from '@meridia/shared/anamnese/draft.ts';
import { isAnswered } from '@meridia/shared/anamnese/question.ts';
import { formVersao } from '@meridia/shared/anamnese/untouched-sliders.ts';
import { calendarDaySchema } from '@meridia/shared/storable.ts';
import { z } from 'zod';

const fotoId = z.uuid().nullable().catch(null);

/** The form's state; paths equal those of the server's validation (`dadosAnamnese.idade`, `fotos.lingua`). */
const formValuesSchema = z.object({
  dadosAnamnese: formDadosSchema,
  fotos: z.object({ lingua: fotoId, face: fotoId, orelha: fotoId }),
  consentimentoLgpd: z.boolean().catch(false),
  /** The client whose intake it is; null for a person who is new. */
  clienteId: z.uuid().nullable().catch(null),
  /** The fields that hold the client's earlier answers, taken over by the therapist. */
  trazidos: z.array(z.enum(anamneseFields)).catch([]),
  /** Whether the client lets a provider of artificial intelligence abroad get the data; null when not asked. */
  iaExterior: z.boolean().nullable().catch(null),
  /** The birth date from which the age follows, `YYYY-MM-DD`; null when only the age was told. */
  nascimento: calendarDaySchema.nullable().catch(null),
  /** What the client sent before the visit; null for an intake that the therapist began. */
  respondida: respondidaSchema.nullable().catch(null),
});
export type FormValues = z.output<typeof formValuesSchema>;

export function emptyFormValues(): FormValues {
  return fromDraftData({ dados: {}, fotos: {}, consentimento: false });
}

export function fromDraftData({
  dados,
  fotos,
  consentimento,
  clienteId,
  trazidos,
  iaExterior,
  nascimento,
  respondida,
}: AnamneseDraftData): FormValues {
  return formValuesSchema.parse({
    dadosAnamnese: dados,
    fotos,
    consentimentoLgpd: consentimento,
    clienteId: clienteId ?? null,
    trazidos,
    iaExterior,
    nascimento: nascimento ?? null,
    respondida,
  });
}

export function toDraftData({
  dadosAnamnese,
  fotos,
  consentimentoLgpd,
  clienteId,
  trazidos,
  iaExterior,
  nascimento,
  respondida,
}: FormValues): AnamneseDraftData {
  return {
    versao: formVersao,
    dados: withStandingCorrecoes(dadosAnamnese),
    fotos: { ...(fotos.lingua ? { lingua: fotos.lingua } : {}), face: fotos.face, orelha: fotos.orelha },
    consentimento: consentimentoLgpd,
    ...(clienteId && { clienteId }),
    ...(trazidos.length > 0 && { trazidos }),
    ...(iaExterior !== null && { iaExterior }),
    ...(nascimento !== null && { nascimento }),
    ...(respondida && { respondida }),
  };
}

/** Whether a draft holds any answer, so that an untouched form is neither saved nor asked about. */
export function hasContent(data: AnamneseDraftData): boolean {
  const answered = anamneseFields.some((field) => isAnswered(data.dados[field]));
  return answered || data.consentimento || Object.values(data.fotos).some(Boolean);
}

/** Whether two drafts say the same; the database keeps keys in another order. */
export function sameAnswers(one: AnamneseDraftData, other: AnamneseDraftData): boolean {
  return JSON.stringify(fromDraftData(one)) === JSON.stringify(fromDraftData(other));
}
