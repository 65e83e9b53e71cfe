import type { Achado } from '@meridia/shared/relatorio.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { isCampoDoExame, sinalDoAchado } from './achado-id.ts';

// The signs of one group exclude each other on the same tongue, face or ear.
export const gruposQueSeExcluem: readonly (readonly SinalId[])[] = [
  ['lingua_palida', 'lingua_rosada', 'lingua_vermelha', 'lingua_vermelho_escura', 'lingua_arroxeada'],
  ['saburra_ausente', 'saburra_fina', 'saburra_espessa'],
  ['saburra_branca', 'saburra_amarela'],
  ['lingua_umida', 'lingua_seca'],
  ['face_palida', 'face_vermelha'],
  ['malares_vermelhos', 'face_palida'],
  ['orelha_palida', 'orelha_vermelha'],
];

/**
 * Joins the findings of the intake and of the photos. Where a photo disagrees with what the therapist saw, both stay visible, but
 * the therapist's eye wins: the photo's finding gets strength 0 and changes no conclusion.
 */
export function juntarAchados(anamnese: readonly Achado[], fotos: readonly Achado[]): Achado[] {
  const vistos = new Set(anamnese.filter(vistoPeloTerapeuta).map(sinalDoAchado));
  const corrigidos = fotos.map((achado) => {
    const sinal = sinalDoAchado(achado);
    const grupo = gruposQueSeExcluem.find((candidatos) => candidatos.some((candidato) => candidato === sinal));
    const discorda = grupo?.some((candidato) => vistos.has(candidato)) && !vistos.has(sinal);
    return discorda ? { ...achado, forca: 0 } : achado;
  });
  return [...anamnese, ...corrigidos];
}

function vistoPeloTerapeuta({ presente, fonte }: Achado): boolean {
  const [origem, campo = ''] = fonte.split('.');
  return presente && origem === 'anamnese' && (isCampoDoExame(campo) || campo === 'historicoMedico');
}
