import type { PontoPrescrito } from '@meridia/shared/relatorio.ts';
import { obterPonto } from '../catalog/pontos.ts';
import type { AuricularId } from '../catalog/pontos-auriculares.ts';
import type { Tema } from '../catalog/tema.ts';

export interface PontoDoTratamento {
  codigo: string;
  tecnica: PontoPrescrito['tecnica'];
  metodo: string;
}

/** The treatment of a pattern, most important point first. */
export interface Tratamento {
  principio: string;
  temas: readonly Tema[];
  pontos: readonly PontoDoTratamento[];
  auriculares: readonly AuricularId[];
}

export const tonifica = comTecnica('tonificar');
export const dispersa = comTecnica('dispersar');
export const harmoniza = comTecnica('harmonizar');

/** A point without a reason of its own shows its class in the catalogue ("ponto fonte (yuan) do Fígado"). */
function comTecnica(tecnica: PontoPrescrito['tecnica']) {
  return (codigo: string, metodo?: string): PontoDoTratamento => {
    const ponto = obterPonto(codigo);
    if (!ponto) throw new Error(`The catalogue has no point ${codigo}.`);
    return { codigo, tecnica, metodo: metodo ?? ponto.metodo };
  };
}
