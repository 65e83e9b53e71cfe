// Sources: Ling Shu 10 and 13 (courses of the main channels and of those of the tendons); Deadman, A Manual of Acupuncture (2nd ed., 2007),
// pathways.
import type { CanalId } from '../catalog/canais.ts';
import type { Aspecto } from './aspecto-da-queixa.ts';
import type { ParteDoCorpo } from './partes-do-corpo.ts';

type Canais = Partial<Record<Aspecto, CanalId>> & {
  /** The channel where no face was told; absent where several cross the place. */
  sempre?: CanalId;
};

const daPerna = {
  lateral: 'canal_vesicula_biliar',
  anterior: 'canal_estomago',
  posterior: 'canal_bexiga',
} as const;

const doBraco = {
  lateral: 'canal_intestino_grosso',
  posterior: 'canal_triplo_aquecedor',
} as const;

/** The channel that runs where each part hurts; parts of head and trunk whose pain is one of organs are not listed. */
const canalPorParte: Partial<Record<ParteDoCorpo, Canais>> = {
  mandibula: { sempre: 'canal_estomago' },
  pescoco: { lateral: 'canal_vesicula_biliar', posterior: 'canal_bexiga', anterior: 'canal_estomago' },
  ombro: {
    lateral: 'canal_intestino_grosso',
    anterior: 'canal_pulmao',
    posterior: 'canal_intestino_delgado',
  },
  braco: { ...doBraco, anterior: 'canal_pericardio', medial: 'canal_coracao' },
  cotovelo: { ...doBraco, anterior: 'canal_pericardio', medial: 'canal_intestino_delgado' },
  punho: { ...doBraco, anterior: 'canal_pericardio', medial: 'canal_intestino_delgado' },
  mao: { ...doBraco, anterior: 'canal_pericardio', medial: 'canal_intestino_delgado' },
  costas: { sempre: 'canal_bexiga' },
  lombar: { sempre: 'canal_bexiga' },
  quadril: { ...daPerna, posterior: 'canal_vesicula_biliar', sempre: 'canal_vesicula_biliar' },
  virilha: { sempre: 'canal_figado' },
  coxa: { ...daPerna, medial: 'canal_figado' },
  joelho: { ...daPerna, medial: 'canal_baco' },
  perna: { ...daPerna, medial: 'canal_baco' },
  panturrilha: { sempre: 'canal_bexiga' },
  tornozelo: { ...daPerna, medial: 'canal_rim' },
  calcanhar: { lateral: 'canal_bexiga', posterior: 'canal_bexiga', sempre: 'canal_rim' },
  pe: { lateral: 'canal_bexiga', medial: 'canal_baco' },
};

export function temCanal(parte: ParteDoCorpo): boolean {
  return canalPorParte[parte] !== undefined;
}

/** The channel of a pain by its part and its face; null where the face was not told and several channels cross the part. */
export function canalDe(parte: ParteDoCorpo, aspecto: Aspecto | null): CanalId | null {
  const canais = canalPorParte[parte];
  return (aspecto && canais?.[aspecto]) ?? canais?.sempre ?? null;
}
