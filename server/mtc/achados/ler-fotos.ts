import { countingObservacoes, type FotoKind, type FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinais } from '../catalog/sinais.ts';
import { achadoId } from './achado-id.ts';

// A photo that vision itself calls poor still counts, but less than a good one.
const fatorDaQualidade = { boa: 1, atencao: 0.75, ruim: 0.4 } as const;
// Colour and relief are read from one picture in unknown light, so they are never as sure as the therapist's eye. On faces and
// ears only differences of colour are read, and make-up, sun and warmth cause such differences too.
const confiancaDaFoto: Record<FotoKind, number> = { lingua: 0.8, face: 0.5, orelha: 0.4 };

/** Findings of the photos, in the order given. `forca` 0..1 = clearness of the sign × quality of the photo. */
export function lerFotos(fotos: readonly FotoObservacoes[]): Achado[] {
  return fotos.map(countingObservacoes).flatMap((foto) =>
    foto.sinais.map(({ sinal, forca, medida }) => ({
      id: achadoId(sinal, `foto.${foto.kind}`),
      label: sinais[sinal].rotulo,
      fonte: `foto.${foto.kind}.${sinal}`,
      valor: `${medida.nome} ${dizer(medida)}`,
      forca: Math.round(forca * confiancaDaFoto[foto.kind] * fatorDaQualidade[foto.qualidade.veredito] * 100) / 100,
      presente: true,
    })),
  );
}

/** A measured value as a therapist reads it: shares in per cent, units without formulas. */
function dizer({ valor, unidade }: FotoObservacoes['sinais'][number]['medida']): string {
  if (unidade === 'fração' || unidade === 'razão') return `${decimal(valor * 100, 1)} %`;
  if (unidade === 'tamanhos da língua') return `${decimal(valor * 100, 10)} % do tamanho da língua`;
  if (unidade === 'graus') return `${decimal(valor, 1)}°`;
  return decimal(valor, 100);
}

function decimal(valor: number, partes: number): string {
  return (Math.round(valor * partes) / partes).toString().replace('.', ',');
}
