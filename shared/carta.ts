import { z } from 'zod';

/** The parts of the letter that a client takes home, in the order in which they stand there. */
export const secoesDaCarta = {
  encontrado: 'O que encontramos',
  faremos: 'O que vamos fazer',
  emCasa: 'O que fazer em casa',
  retorno: 'Quando voltar',
} as const;
export type SecaoDaCarta = keyof typeof secoesDaCarta;
export const ordemDaCarta: readonly SecaoDaCarta[] = ['encontrado', 'faremos', 'emCasa', 'retorno'];

/** More than a page for one part. */
const maximoDaSecao = 3000;

const secao = z.string().max(maximoDaSecao, `Este texto é longo demais para a carta: use até ${maximoDaSecao} letras.`);
/** Each part as lines of text, one line a paragraph; in `emCasa` each line is one thing to do. */
export const cartaTextosSchema = z.object({ encontrado: secao, faremos: secao, emCasa: secao, retorno: secao });
export type CartaTextos = z.output<typeof cartaTextosSchema>;

/** The letter as it is now: as the report gives it, or as the therapist changed it. */
export const cartaSchema = z.object({
  avaliacaoId: z.uuid(),
  nomeCliente: z.string(),
  textos: cartaTextosSchema,
  /** Counts the changes; 0 for a letter that nobody has changed. */
  revisao: z.number().int(),
  /** The report that it is from, or a version of it, was signed. */
  assinada: z.boolean(),
  /** True when the report was made again after the letter was changed, or signed with something else in what the letter tells. */
  relatorioMudou: z.boolean(),
  /** The synthesis that she signed in her own words and that the letter was written without; null where there is none. */
  sinteseDela: z.string().nullable(),
  /** What the letter may say of the wider therapies, as lines of `emCasa`; none where the report shows none. */
  ampliadas: z.array(z.string()),
});
export type Carta = z.output<typeof cartaSchema>;

export const saveCartaSchema = z.object({
  id: z.uuid(),
  /** The revision that the therapist has seen. */
  revisao: z.number().int().min(0).max(1_000_000),
  textos: cartaTextosSchema,
});

/** The papers that can be made from one report. */
export const documentos = ['terapeuta', 'cliente', 'tratamento', 'cuidados'] as const;
export type Documento = (typeof documentos)[number];
