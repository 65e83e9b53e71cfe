import { z } from 'zod';
import { motivoLimits } from './motivo.ts';

/** How a point was worked: the terms of the catalogue's points and therapies. `pressao` is a point that was pressed, without a needle. */
const tecnicasDoPonto = ['agulha', 'moxa', 'ventosa', 'eletro', 'sementes', 'pressao'] as const;
export type TecnicaDoPonto = (typeof tecnicasDoPonto)[number];

/** `corporal`: a body point, by its Brazilian code. `auricular`: an ear point, by its id in the catalogue. */
const tiposDePonto = ['corporal', 'auricular'] as const;

const ladosDoPonto = ['direito', 'esquerdo', 'bilateral'] as const;
export type LadoDoPonto = (typeof ladosDoPonto)[number];

/** The most minutes of one point; seeds stay for days and have none. */
export const maximoDeMinutos = 120;

/** One point of a therapist's own protocol, which knows no client. */
const pontoDeProtocoloSchema = z.object({
  tipo: z.enum(tiposDePonto),
  codigo: z.string().min(1).max(40),
  /** The name in the catalogue at that time; the server writes it. */
  nome: z.string().max(80),
  /** Null: not noted, or a point on the midline. */
  lado: z.enum(ladosDoPonto).nullable(),
  tecnicas: z
    .array(z.enum(tecnicasDoPonto))
    .max(tecnicasDoPonto.length)
    .refine((all) => new Set(all).size === all.length),
  minutos: z.number().int().min(1).max(maximoDeMinutos, `Use de 1 a ${maximoDeMinutos} minutos.`).nullable(),
});

/** One point that was worked in a consultation. */
export const pontoUsadoSchema = pontoDeProtocoloSchema.extend({
  /** Why it was used although a safety rule says to avoid it for this client; absent where none does. */
  motivo: z
    .string()
    .trim()
    .min(motivoLimits.min, `Escreva o motivo com pelo menos ${motivoLimits.min} letras.`)
    .max(motivoLimits.max, `Use no máximo ${motivoLimits.max} caracteres no motivo.`)
    .optional(),
});
export type PontoUsado = z.output<typeof pontoUsadoSchema>;

/** The most points of one consultation. A plan has at most 12 body points a session and 6 ear points. */
export const maximoDePontosUsados = 40;

const manyPontos = `Use no máximo ${maximoDePontosUsados} pontos.`;
const eachOnce = 'Cada ponto entra uma vez.';
export const pontosDeProtocoloSchema = z
  .array(pontoDeProtocoloSchema)
  .max(maximoDePontosUsados, manyPontos)
  .refine(isEachOnce, eachOnce);
export const pontosUsadosSchema = z
  .array(pontoUsadoSchema)
  .max(maximoDePontosUsados, manyPontos)
  .refine(isEachOnce, eachOnce);

function isEachOnce(pontos: readonly Pick<PontoUsado, 'tipo' | 'codigo'>[]): boolean {
  return new Set(pontos.map(chaveDoPonto)).size === pontos.length;
}

/** Names a point among others: a consultation has each point once. */
export function chaveDoPonto({ tipo, codigo }: Pick<PontoUsado, 'tipo' | 'codigo'>): string {
  return `${tipo} ${codigo}`;
}

/** The first list, and those points of the second that it does not have, up to the most that one consultation may have. */
export function mergePontos(pontos: readonly PontoUsado[], outros: readonly PontoUsado[]): PontoUsado[] {
  const known = new Set(pontos.map(chaveDoPonto));
  return [...pontos, ...outros.filter((ponto) => !known.has(chaveDoPonto(ponto)))].slice(0, maximoDePontosUsados);
}

/** What can be chosen: one point of the catalogue. */
export const pontoDoCatalogoSchema = z.object({
  tipo: z.enum(tiposDePonto),
  codigo: z.string(),
  oms: z.string(),
  nome: z.string(),
  pinyin: z.string(),
  mediano: z.boolean(),
});
export type PontoDoCatalogo = z.output<typeof pontoDoCatalogoSchema>;

/**
 * A caution of the safety rules that is known for a client, with the catalogue's points that it concerns, by `chaveDoPonto`. Points
 * that it does not concern are in no list.
 */
export const cuidadoComPontosSchema = z.object({
  regra: z.string(),
  /** What was told and what follows from it, as the report says it. */
  texto: z.string(),
  /** Not to be used. */
  evitar: z.array(z.string()),
  /** Only with care. */
  cautela: z.array(z.string()),
  /** Not to be used with these techniques; an absent technique is not concerned. */
  semTecnica: z.partialRecord(z.enum(tecnicasDoPonto), z.array(z.string())),
});
export type CuidadoComPontos = z.output<typeof cuidadoComPontosSchema>;

/** The points without the reasons, which belong to one client on one day. */
export function withoutMotivos(pontos: readonly PontoUsado[]): PontoUsado[] {
  return pontos.map(({ motivo: _, ...ponto }) => ponto);
}

/** The techniques of a point that a caution forbids as it is used now; all of them where it forbids the point. */
export function tecnicasAEvitar(
  ponto: PontoUsado,
  { evitar, semTecnica }: CuidadoComPontos,
): 'ponto' | TecnicaDoPonto[] {
  const chave = chaveDoPonto(ponto);
  if (evitar.includes(chave)) return 'ponto';
  return ponto.tecnicas.filter((tecnica) => semTecnica[tecnica]?.includes(chave));
}

/** Whether one of the cautions says to avoid this point, or a technique that it is worked with: then the record needs a reason. */
export function needsMotivo(ponto: PontoUsado, cuidados: readonly CuidadoComPontos[]): boolean {
  return cuidados.some((cuidado) => tecnicasAEvitar(ponto, cuidado).length > 0);
}
