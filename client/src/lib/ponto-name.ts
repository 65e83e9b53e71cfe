import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';

/** What a therapist calls the point: a body point by its code, an ear point by its name. */
export function nameOfPonto({ tipo, codigo, nome }: Pick<PontoUsado, 'tipo' | 'codigo' | 'nome'>): string {
  return tipo === 'corporal' ? codigo : `${nome} (orelha)`;
}
