import type { Marca } from '../catalog/sinais/sinal.ts';
import { type SinalId, sinais } from '../catalog/sinais.ts';
import type { Evidencias } from './evidencias.ts';

/** How strongly the whole picture carries each mark (organ, nature, substance): sum of strengths, with the findings behind it. */
export type Marcas = ReadonlyMap<Marca, { forca: number; achados: readonly string[] }>;

export function somarMarcas({ presentes }: Evidencias): Marcas {
  const marcas = new Map<Marca, { forca: number; achados: string[] }>();
  for (const [sinal, { forca, achado }] of emOrdem(presentes)) {
    for (const marca of sinais[sinal].marcas) {
      const atual = marcas.get(marca) ?? { forca: 0, achados: [] };
      atual.forca += forca;
      atual.achados.push(achado.id);
      marcas.set(marca, atual);
    }
  }
  return marcas;
}

const opostos: Partial<Record<Marca, readonly Marca[]>> = {
  frio: ['calor'],
  calor: ['frio'],
  deficiencia: ['excesso'],
  excesso: ['deficiencia'],
  yin_def: ['yang_def', 'jinye_exc'],
  yang_def: ['yin_def', 'yang_exc'],
  yang_exc: ['yang_def'],
  qi_def: ['qi_exc'],
  qi_exc: ['qi_def'],
  jinye_def: ['jinye_exc'],
  jinye_exc: ['jinye_def', 'yin_def'],
};

/**
 * Whether the picture as a whole points the pattern's way: -1 (all against) to 1 (all with it), 0 when it says nothing.
 * @param proprios signs the pattern itself lists: whatever their nature, they never speak against it here
 */
export function concordanciaDeMarcas(
  esperadas: readonly Marca[],
  presentes: Evidencias['presentes'],
  proprios: ReadonlySet<SinalId>,
): number {
  const contrarias = new Set(esperadas.flatMap((marca) => opostos[marca] ?? []).filter((m) => !esperadas.includes(m)));
  let com = 0;
  let contra = 0;
  for (const [sinal, { forca }] of emOrdem(presentes)) {
    for (const marca of sinais[sinal].marcas) {
      if (esperadas.includes(marca)) com += forca;
      else if (contrarias.has(marca) && !proprios.has(sinal)) contra += forca;
    }
  }
  // A constant keeps one lonely sign from deciding.
  return (com - contra) / (com + contra + 2);
}

// Sums of fractions depend on their order in the last digit; the same signs must give the same number.
function emOrdem<Valor>(mapa: ReadonlyMap<SinalId, Valor>): [SinalId, Valor][] {
  return [...mapa].sort(([a], [b]) => (a < b ? -1 : 1));
}
