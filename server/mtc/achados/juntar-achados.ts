import type { Achado } from '@meridia/shared/relatorio.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { sinalDoAchado } from './achado-id.ts';

// Signs of one group exclude one another on the same tongue.
const gruposDaLingua: readonly (readonly SinalId[])[] = [
  ['lingua_palida', 'lingua_rosada', 'lingua_vermelha', 'lingua_vermelho_escura', 'lingua_arroxeada'],
  ['saburra_ausente', 'saburra_fina', 'saburra_espessa'],
  ['saburra_branca', 'saburra_amarela'],
  ['lingua_umida', 'lingua_seca'],
];

const pesoQuandoDiscorda = 0.35;

/**
 * Puts the intake and the photos together. Where the photo disagrees with what the therapist saw on the tongue both
 * stay visible, but the therapist's eye wins: the photo's finding keeps about a third of its strength.
 */
export function juntarAchados(anamnese: readonly Achado[], fotos: readonly Achado[]): Achado[] {
  const vistos = new Set(anamnese.filter(vistoPeloTerapeuta).map(sinalDoAchado));
  const corrigidos = fotos.map((achado) => {
    const sinal = sinalDoAchado(achado);
    const grupo = gruposDaLingua.find((candidatos) => candidatos.some((candidato) => candidato === sinal));
    const discorda = grupo?.some((candidato) => vistos.has(candidato)) && !vistos.has(sinal);
    return discorda ? { ...achado, forca: Math.round(achado.forca * pesoQuandoDiscorda * 100) / 100 } : achado;
  });
  return [...anamnese, ...corrigidos];
}

function vistoPeloTerapeuta(achado: Achado): boolean {
  return achado.presente && /^anamnese\.(linguaDesc|linguaObservacao|historicoMedico)$/.test(achado.fonte);
}
