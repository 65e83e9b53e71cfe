import type { Lugar } from './lugares.ts';
import { lugaresDoBraco } from './lugares-braco.ts';
import { lugaresDaLinhaMedia } from './lugares-linha-media.ts';
import { lugaresDaPerna } from './lugares-perna.ts';

const lugares: ReadonlyMap<string, Lugar> = new Map([...lugaresDoBraco, ...lugaresDaPerna, ...lugaresDaLinhaMedia]);

/**
 * Where a body point lies on our map; undefined for a point that neither view shows (R1, on the sole) or that has no single
 * place.
 */
export function lugarDoPonto(codigo: string): Lugar | undefined {
  return lugares.get(codigo);
}
