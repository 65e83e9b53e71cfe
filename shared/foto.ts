import { z } from 'zod';
import { withoutBounds } from './without-bounds.ts';

export const fotoKinds = ['lingua', 'face', 'orelha'] as const;
export const fotoKindSchema = z.enum(fotoKinds);
export type FotoKind = z.output<typeof fotoKindSchema>;

/** Images of 5 MB each at most; uploads are tried 3 times with 1 s between (docs/PRODUCT.md 7.1 and 7.2). */
export const fotoLimits = {
  maxBytes: 5 * 1024 * 1024,
  uploadAttempts: 3,
  uploadRetryDelayMs: 1000,
  maxPixels: 50_000_000,
  /** The most unclaimed photos of one account. */
  maxUnclaimed: 200,
  maxUnclaimedBytes: 100 * 1024 * 1024,
  /** The same for what the clients of one account sent before their visits: three photos of each open invitation, and as many to be reviewed. */
  maxOfClients: 600,
  maxBytesOfClients: 300 * 1024 * 1024,
} as const;

/** A photo may arrive in pieces, so that a broken connection costs at most one piece (ADR 0031). */
export const fotoUploadLimits = {
  /** The smallest piece that is accepted, unless it is the last one. */
  minPieceBytes: 64 * 1024,
  maxPieceBytes: 1024 * 1024,
  /** The most unfinished uploads of one account; the oldest makes room for a new one. */
  maxOpen: 6,
  /** The same for one invitation. */
  maxOpenOfConvite: 3,
  keptHours: 24,
} as const;

export const fotoLabels: Record<FotoKind, { nome: string; daFoto: string }> = {
  lingua: { nome: 'língua', daFoto: 'da língua' },
  face: { nome: 'face', daFoto: 'da face' },
  orelha: { nome: 'orelha', daFoto: 'da orelha' },
};

/** Title and description for a file that is too large (docs/PRODUCT.md 7.1): 'A imagem da língua é muito grande'. */
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

/** Possible problems of a photo. They only give advice and never block (docs/PRODUCT.md 7.5). */
export const qualidadeProblemas = [
  'escura',
  'clara_demais',
  'estourada',
  'desfocada',
  'dominante_de_cor',
  'lingua_nao_encontrada',
  'lingua_pequena',
  'contorno_incerto',
  'luz_de_lado',
] as const;
const qualidadeProblemaSchema = z.enum(qualidadeProblemas);
export type QualidadeProblema = z.output<typeof qualidadeProblemaSchema>;

/** All signs of a tongue that the local vision can report. */
const linguaSinais = [
  'lingua_palida',
  'lingua_rosada',
  'lingua_vermelha',
  'lingua_vermelho_escura',
  'lingua_arroxeada',
  'lingua_ponta_vermelha',
  'lingua_bordas_vermelhas',
  'saburra_ausente',
  'saburra_fina',
  'saburra_espessa',
  'saburra_branca',
  'saburra_amarela',
  'saburra_na_raiz',
  'lingua_umida',
  'lingua_seca',
  'lingua_rachaduras',
  'lingua_marcas_dente',
] as const;
export type LinguaSinal = (typeof linguaSinais)[number];

/**
 * Signs of a face or an ear: only differences between parts of the same picture. Yellow, dull or dark skin is missing, because a photo
 * cannot distinguish it from a skin colour or a lamp.
 */
const faceSinais = [
  'face_palida',
  'face_vermelha',
  'malares_vermelhos',
  'face_oleosa',
  'olheiras',
  'labios_palidos',
] as const;
const orelhaSinais = ['orelha_vermelha', 'orelha_palida'] as const;

export const fotoSinalSchema = z.enum([...linguaSinais, ...faceSinais, ...orelhaSinais]);
export type FotoSinal = z.output<typeof fotoSinalSchema>;

export const fotoObservacoesSchema = z.object({
  /** Version of the vision code that measured. Stored so that old measurements can be explained. */
  versao: z.string(),
  kind: fotoKindSchema,
  qualidade: z.object({
    veredito: z.enum(['boa', 'atencao', 'ruim']),
    problemas: z.array(z.object({ problema: qualidadeProblemaSchema, conselho: z.string() })),
  }),
  /** Signs found, strongest first. `forca` 0..1 tells how clear a sign is. Uncertain signs are left out. */
  sinais: z.array(
    z.object({
      sinal: fotoSinalSchema,
      forca: z.number().min(0).max(1),
      medida: z.object({ nome: z.string(), valor: z.number(), unidade: z.string() }),
    }),
  ),
  /** Raw numbers by name (Lab units, shares 0..1), for records and later recalibration. */
  medidas: z.record(z.string(), z.number()),
  /** Outline of the tongue as [x, y] in shares of width and height (0..1); null when no tongue was found. */
  contorno: z.array(z.tuple([z.number(), z.number()])).nullable(),
  /** The therapist's answer to whether the outline follows the tongue; absent before the answer. */
  contornoConfere: z.boolean().optional(),
});
export type FotoObservacoes = z.output<typeof fotoObservacoesSchema>;

/**
 * The measurements that a report may use. Measurements inside a wrong outline are worthless, so a photo whose outline the therapist
 * rejected counts as a photo without a tongue.
 */
export function countingObservacoes(observacoes: FotoObservacoes): FotoObservacoes {
  if (observacoes.contornoConfere !== false) return observacoes;
  return { ...observacoes, sinais: [], medidas: {}, contorno: null };
}

/**
 * Areas of the tongue in the tradition: ponta for Coração and Pulmão, centro for Baço and Estômago, lados for Fígado and Vesícula Biliar,
 * raiz for Rim and Bexiga. Left and right are the sides of the picture.
 */
export const linguaRegioes = ['ponta', 'centro', 'lado_esquerdo', 'lado_direito', 'raiz'] as const;
export type LinguaRegiao = (typeof linguaRegioes)[number];

export interface LinguaArea {
  /** The share of the area under coating, times the coating's opacity, 0..1. */
  saburra: number;
  /** The redness of the area's uncoated body minus that of the whole tongue, in a / (L + 16); null where coating hides the body. */
  vermelho: number | null;
}

/** The names of an area's two numbers in `medidas`. */
export const areaMedidas: Record<LinguaRegiao, { saburra: string; vermelho: string }> = {
  ponta: { saburra: 'saburraPonta', vermelho: 'vermelhoPonta' },
  centro: { saburra: 'saburraCentro', vermelho: 'vermelhoCentro' },
  lado_esquerdo: { saburra: 'saburraLadoEsquerdo', vermelho: 'vermelhoLadoEsquerdo' },
  lado_direito: { saburra: 'saburraLadoDireito', vermelho: 'vermelhoLadoDireito' },
  raiz: { saburra: 'saburraRaiz', vermelho: 'vermelhoRaiz' },
};

/** The tongue by area; null without a tongue, and for photos measured before areas existed. */
export function readLinguaMapa({ medidas }: Pick<FotoObservacoes, 'medidas'>): Record<LinguaRegiao, LinguaArea> | null {
  const areaOf = (regiao: LinguaRegiao): LinguaArea => ({
    saburra: medidas[areaMedidas[regiao].saburra] ?? 0,
    vermelho: medidas[areaMedidas[regiao].vermelho] ?? null,
  });
  if (linguaRegioes.some((regiao) => medidas[areaMedidas[regiao].saburra] === undefined)) return null;
  return {
    ponta: areaOf('ponta'),
    centro: areaOf('centro'),
    lado_esquerdo: areaOf('lado_esquerdo'),
    lado_direito: areaOf('lado_direito'),
    raiz: areaOf('raiz'),
  };
}

export const fotoSchema = z.object({
  id: z.uuid(),
  kind: fotoKindSchema,
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  observacoes: withoutBounds(fotoObservacoesSchema),
  /** The client sent it before the visit. */
  doCliente: z.literal(true).optional(),
});
export type Foto = z.output<typeof fotoSchema>;
