import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import type { SinalId } from '../catalog/sinais.ts';

/** The strongest finding of a sign: one sign counts once, however many fields name it. */
export interface SinalVisto {
  achado: Achado;
  /** 0..1 */
  forca: number;
}

export interface Evidencias {
  presentes: ReadonlyMap<SinalId, SinalVisto>;
  /** Denied by the client, and not present anywhere else. */
  negados: ReadonlyMap<SinalId, SinalVisto>;
}

export function reunirEvidencias(achados: readonly Achado[]): Evidencias {
  const presentes = new Map<SinalId, SinalVisto>();
  const negados = new Map<SinalId, SinalVisto>();
  for (const achado of achados) {
    const sinal = sinalDoAchado(achado);
    if (!sinal) continue;
    const grupo = achado.presente ? presentes : negados;
    const anterior = grupo.get(sinal);
    if (!anterior || achado.forca > anterior.forca) grupo.set(sinal, { achado, forca: achado.forca });
  }
  for (const sinal of presentes.keys()) negados.delete(sinal);
  return { presentes, negados };
}
