// Sources: Ling Shu 10 and 13 (courses of the channels and of their tendons); WHO, ICD-11 chapter 26, module 1, main meridian patterns.
import type { Padrao } from './padroes/padrao.ts';
import type { SinalId } from './sinais.ts';

interface Canal {
  /** With its article, so that it fits after "canal". */
  de: string;
  pinyin: string;
  codigoTm1: string;
}

/** The channels in which a pain may lie. `locais` stands for those of a place whose side was not told. */
const canais = {
  canal_pulmao: { de: 'do Pulmão', pinyin: 'shou tai yin', codigoTm1: 'SG20' },
  canal_intestino_grosso: { de: 'do Intestino Grosso', pinyin: 'shou yang ming', codigoTm1: 'SG21' },
  canal_estomago: { de: 'do Estômago', pinyin: 'zu yang ming', codigoTm1: 'SG22' },
  canal_baco: { de: 'do Baço', pinyin: 'zu tai yin', codigoTm1: 'SG23' },
  canal_coracao: { de: 'do Coração', pinyin: 'shou shao yin', codigoTm1: 'SG24' },
  canal_intestino_delgado: { de: 'do Intestino Delgado', pinyin: 'shou tai yang', codigoTm1: 'SG25' },
  canal_bexiga: { de: 'da Bexiga', pinyin: 'zu tai yang', codigoTm1: 'SG26' },
  canal_rim: { de: 'do Rim', pinyin: 'zu shao yin', codigoTm1: 'SG27' },
  canal_pericardio: { de: 'do Pericárdio', pinyin: 'shou jue yin', codigoTm1: 'SG28' },
  canal_triplo_aquecedor: { de: 'do Triplo Aquecedor', pinyin: 'shou shao yang', codigoTm1: 'SG29' },
  canal_vesicula_biliar: { de: 'da Vesícula Biliar', pinyin: 'zu shao yang', codigoTm1: 'SG2A' },
  canal_figado: { de: 'do Fígado', pinyin: 'zu jue yin', codigoTm1: 'SG2B' },
  canais_locais: { de: 'do lugar', pinyin: 'jing luo', codigoTm1: 'SG2Z' },
} as const satisfies Record<string, Canal>;

export type CanalId = keyof typeof canais;

export const canalIds = Object.keys(canais).filter(isCanalId);

export function isCanalId(id: string): id is CanalId {
  return Object.hasOwn(canais, id);
}

/** "canal da Vesícula Biliar"; for a place whose side was not told "canais do lugar". */
export function nomeDoCanal(id: CanalId): string {
  return id === 'canais_locais' ? `canais ${canais[id].de}` : `canal ${canais[id].de}`;
}

/** Blood that does not pass: stagnation in a channel is one of Qi and Blood, and these say that it is Blood as well. */
export const deEstase: ReadonlySet<SinalId> = new Set<SinalId>([
  'lingua_arroxeada',
  'lingua_petequias',
  'veias_sublinguais',
  'pulso_aspero',
]);

/**
 * Stagnation in a channel as a pattern: Qi and Blood that do not pass where it hurts. It has no organ, because a strained knee says nothing
 * of one, and no lists of signs: the place of the pain decides (`diferenciacao/canal-da-dor.ts`), and never the weights of the others.
 */
export function padraoDoCanal(id: CanalId): Padrao {
  const { pinyin, codigoTm1 } = canais[id];
  return {
    nome: `Estagnação de Qi e Xue no${id === 'canais_locais' ? 's' : ''} ${nomeDoCanal(id)}`,
    pinyin: `${pinyin} jing qi xue yu zhi`,
    codigoTm1,
    natureza: 'manifestacao',
    orgaos: [],
    marcas: [],
    cardinais: [],
    secundarios: [],
    exame: [],
    contrarios: [],
    decidiria: '',
  };
}
