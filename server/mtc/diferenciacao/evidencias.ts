import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { implicacoes } from '../catalog/sinais/implicacoes.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { lerPosicao, type QualidadeNaPosicao } from './posicoes-do-pulso.ts';

/** The strongest finding of a sign: one sign counts once, however many fields name it. */
export interface SinalVisto {
  achado: Achado;
  /** 0..1 */
  forca: number;
}

/** A general sign that follows from a more specific one. */
interface SinalImplicito extends SinalVisto {
  /** The specific sign that was seen. */
  de: SinalId;
}

export interface Evidencias {
  presentes: ReadonlyMap<SinalId, SinalVisto>;
  /** General signs that follow from a named sign, whether or not somebody named them too. */
  implicitos: ReadonlyMap<SinalId, readonly SinalImplicito[]>;
  /** Signs that the client denied and that no other field shows. */
  negados: ReadonlyMap<SinalId, SinalVisto>;
  /** Qualities of the pulse that were felt at single positions. */
  noPulso: readonly QualidadeNaPosicao[];
}

export function reunirEvidencias(achados: readonly Achado[]): Evidencias {
  const presentes = new Map<SinalId, SinalVisto>();
  const negados = new Map<SinalId, SinalVisto>();
  for (const achado of achados) {
    const sinal = sinalDoAchado(achado);
    // A photo's finding that the therapist contradicts has no strength.
    if (!sinal || achado.forca === 0) continue;
    const grupo = achado.presente ? presentes : negados;
    const anterior = grupo.get(sinal);
    if (!anterior || maisForte(achado, anterior.achado)) grupo.set(sinal, { achado, forca: achado.forca });
  }
  const noPulso = achados.flatMap((achado) => lerPosicao(achado));
  const implicitos = implicar(presentes);
  for (const sinal of [...presentes.keys(), ...implicitos.keys()]) negados.delete(sinal);
  return { presentes, implicitos, negados, noPulso };
}

// Of two equally strong findings the id decides, so that the order of the findings changes nothing.
function maisForte(novo: Achado, anterior: Achado): boolean {
  return novo.forca > anterior.forca || (novo.forca === anterior.forca && novo.id < anterior.id);
}

function implicar(presentes: ReadonlyMap<SinalId, SinalVisto>): Map<SinalId, SinalImplicito[]> {
  const implicitos = new Map<SinalId, SinalImplicito[]>();
  // In the order of their names, because the order of the findings must not decide which of two equal ones stands for the general sign.
  for (const [de, visto] of [...presentes].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const geral of implicacoes[de] ?? []) {
      implicitos.set(geral, [...(implicitos.get(geral) ?? []), { ...visto, de }]);
    }
  }
  return implicitos;
}
