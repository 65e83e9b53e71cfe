import { formCorrecoesSchema, standingCorrecoes } from '@meridia/shared/anamnese/correcoes.ts';
import {
  type ConsultaEvolutiva,
  type ConsultaEvolutivaConteudo,
  type Evolucao,
  escoreKeys,
  escoresSchema,
  splitSintomas,
} from '@meridia/shared/consulta-evolutiva.ts';
import { type PontoUsado, pontoUsadoSchema } from '@meridia/shared/ponto-usado.ts';
import { withoutBounds } from '@meridia/shared/without-bounds.ts';
import { z } from 'zod';

const text = z.string().catch('');
const sessions = z.number().int().nullable().catch(null);
const escore = escoresSchema.shape.dor.catch(null);

/** The form's values. The device may have stored them with an older version of the form: values that do not fit are read as empty. */
export const formValuesSchema = z.object({
  /** `2026-11-21` */
  dataConsulta: text,
  observacoes: text,
  mudancasQuadro: text,
  /** As typed, separated by commas. */
  sintomasAtuais: text,
  sintomasResolvidos: text,
  novasQueixas: text,
  correcoes: formCorrecoesSchema,
  escores: z.object({ queixa: escore, dor: escore, sono: escore, energia: escore, estresse: escore }),
  sessoesRealizadas: sessions,
  sessoesPlanejadas: sessions,
  /** Only what was ticked. Without bounds: a reason is short while it is being typed. */
  pontos: z.array(withoutBounds(pontoUsadoSchema)).catch([]),
  /** `2026-12-01`, or '' */
  retornoEm: text,
  /** Null: no release is noted. */
  liberacao: z.object({ quem: text, em: text, disse: text }).nullable().catch(null),
  fotoId: z.uuid().nullable().catch(null),
});
export type FormValues = z.output<typeof formValuesSchema>;

const fields = Object.keys(formValuesSchema.shape);

/** Fields of one value each: scores have no errors of their own. */
export function isField(name: string): name is Exclude<keyof FormValues, 'escores'> {
  return name !== 'escores' && fields.includes(name);
}

/** A new consultation is empty: nothing was done until somebody says so. */
export function newValues(today: string): FormValues {
  return formValuesSchema.parse({ dataConsulta: today, escores: {} });
}

export function valuesOf(consulta: ConsultaEvolutiva): FormValues {
  return {
    dataConsulta: dayOf(consulta.dataConsulta),
    observacoes: consulta.observacoes,
    mudancasQuadro: consulta.mudancasQuadro ?? '',
    sintomasAtuais: consulta.sintomasAtuais.join(', '),
    sintomasResolvidos: consulta.sintomasResolvidos.join(', '),
    novasQueixas: consulta.novasQueixas ?? '',
    correcoes: consulta.correcoes,
    escores: consulta.escores,
    sessoesRealizadas: consulta.sessoesRealizadas,
    sessoesPlanejadas: consulta.sessoesPlanejadas,
    pontos: consulta.pontos,
    retornoEm: consulta.retornoEm ?? '',
    liberacao: consulta.liberacao,
    fotoId: null,
  };
}

export function conteudoOf(values: FormValues): ConsultaEvolutivaConteudo {
  const texts: Partial<Record<string, string>> = z.record(z.string(), z.string().catch('')).parse(values);
  return {
    observacoes: values.observacoes,
    mudancasQuadro: values.mudancasQuadro,
    sintomasAtuais: splitSintomas(values.sintomasAtuais),
    sintomasResolvidos: splitSintomas(values.sintomasResolvidos),
    novasQueixas: values.novasQueixas,
    correcoes: standingCorrecoes(values.correcoes, (campo) => texts[campo]),
    escores: values.escores,
    sessoesRealizadas: values.sessoesRealizadas,
    sessoesPlanejadas: values.sessoesPlanejadas,
    pontos: values.pontos.map(withReason),
    retornoEm: values.retornoEm || null,
    liberacao: values.liberacao,
  };
}

/** An empty field of a reason is no reason. */
function withReason({ motivo, ...ponto }: PontoUsado): PontoUsado {
  return motivo?.trim() ? { ...ponto, motivo } : ponto;
}

/** Whether the values differ in more than the date, so that losing them would matter. */
export function differs(values: FormValues, start: FormValues): boolean {
  const { dataConsulta: _, ...content } = values;
  const { dataConsulta: __, ...before } = start;
  return JSON.stringify(content) !== JSON.stringify(before);
}

/** Fills empty fields with the last consultation's values. Typed values stay. */
export function startWith(values: FormValues, ultima: NonNullable<Evolucao['ultima']>): FormValues {
  const escores = { ...values.escores };
  for (const key of escoreKeys) escores[key] ??= ultima.escores[key];
  return {
    ...values,
    sintomasAtuais: values.sintomasAtuais.trim() ? values.sintomasAtuais : ultima.sintomasAtuais.join(', '),
    escores,
    sessoesPlanejadas: values.sessoesPlanejadas ?? ultima.sessoesPlanejadas,
  };
}

/** The day so many days after another one, both as `2026-11-21`. */
export function dayAfter(day: string, days: number): string {
  // Noon, so that no change of the clock moves the day.
  const date = new Date(`${day}T12:00:00`);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** The day of an instant where this person is: `2026-11-21`. */
export function dayOf(instant: string | Date): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
