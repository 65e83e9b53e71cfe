import { z } from 'zod';

export const fotoKinds = ['lingua', 'face', 'orelha'] as const;
export const fotoKindSchema = z.enum(fotoKinds);
export type FotoKind = z.output<typeof fotoKindSchema>;

/** Spec, section 9: images of 5 MB each at most; uploads are tried 3 times with 1 s between. */
export const fotoLimits = {
  maxBytes: 5 * 1024 * 1024,
  uploadAttempts: 3,
  uploadRetryDelayMs: 1000,
  maxPixels: 50_000_000,
} as const;

export const fotoLabels: Record<FotoKind, { nome: string; daFoto: string }> = {
  lingua: { nome: 'língua', daFoto: 'da língua' },
  face: { nome: 'face', daFoto: 'da face' },
  orelha: { nome: 'orelha', daFoto: 'da orelha' },
};

/** The size error of the spec (section 5), as title and description: 'A imagem da língua é muito grande'. */
export function fotoTooLargeText(kind: FotoKind, bytes: number): { title: string; description: string } {
  const megabytes = (bytes / 1024 / 1024).toLocaleString('pt-BR', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    title: `A imagem ${fotoLabels[kind].daFoto} é muito grande`,
    description: `Tamanho máximo: 5MB. Tamanho atual: ${megabytes} MB`,
  };
}

export const fotoIdsSchema = z.object({
  lingua: z.uuid({ error: 'A imagem da língua é obrigatória' }),
  face: z.uuid().nullish(),
  orelha: z.uuid().nullish(),
});
export type FotoIds = z.output<typeof fotoIdsSchema>;

/** What can be wrong with a photo. A hint with advice, never a block (decisions.md, beyond the spec, 2). */
export const qualidadeProblemas = [
  'escura',
  'clara_demais',
  'estourada',
  'desfocada',
  'dominante_de_cor',
  'lingua_nao_encontrada',
  'lingua_pequena',
  'contorno_incerto',
] as const;
export const qualidadeProblemaSchema = z.enum(qualidadeProblemas);
export type QualidadeProblema = z.output<typeof qualidadeProblemaSchema>;

/** Closed vocabulary of what local vision may say about a tongue. */
export const linguaSinais = [
  'lingua_palida',
  'lingua_rosada',
  'lingua_vermelha',
  'lingua_vermelho_escura',
  'lingua_arroxeada',
  'saburra_ausente',
  'saburra_fina',
  'saburra_espessa',
  'saburra_branca',
  'saburra_amarela',
  'lingua_umida',
  'lingua_seca',
  'lingua_rachaduras',
  'lingua_marcas_dente',
] as const;
export const fotoSinalSchema = z.enum(linguaSinais);
export type FotoSinal = z.output<typeof fotoSinalSchema>;

export const fotoObservacoesSchema = z.object({
  /** Version of the vision code that measured; stored so that old measurements stay explainable. */
  versao: z.string(),
  kind: fotoKindSchema,
  qualidade: z.object({
    veredito: z.enum(['boa', 'atencao', 'ruim']),
    problemas: z.array(z.object({ problema: qualidadeProblemaSchema, conselho: z.string() })),
  }),
  /** Signs seen, strongest first; `forca` 0..1 says how clearly. Empty for face and ear in this version. */
  sinais: z.array(
    z.object({
      sinal: fotoSinalSchema,
      forca: z.number().min(0).max(1),
      medida: z.object({ nome: z.string(), valor: z.number(), unidade: z.string() }),
    }),
  ),
  /** Raw numbers by name (Lab units, shares 0..1), for the record and for later recalibration. */
  medidas: z.record(z.string(), z.number()),
  /** Outline of the tongue as [x, y] in shares of width and height (0..1); null when no tongue was found. */
  contorno: z.array(z.tuple([z.number(), z.number()])).nullable(),
});
export type FotoObservacoes = z.output<typeof fotoObservacoesSchema>;

export const fotoSchema = z.object({
  id: z.uuid(),
  kind: fotoKindSchema,
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  observacoes: fotoObservacoesSchema,
});
export type Foto = z.output<typeof fotoSchema>;
