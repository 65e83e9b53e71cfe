import type { LadoDoPonto, PontoUsado, TecnicaDoPonto } from '@meridia/shared/ponto-usado.ts';

export const tecnicaWords: Record<TecnicaDoPonto, string> = {
  agulha: 'Agulha',
  moxa: 'Moxa',
  ventosa: 'Ventosa',
  eletro: 'Eletro',
  sementes: 'Sementes',
  pressao: 'Pressão',
};

export const ladoWords: Record<LadoDoPonto, string> = {
  direito: 'Direito',
  esquerdo: 'Esquerdo',
  bilateral: 'Bilateral',
};

/** What a therapist calls the point: a body point by its code, an ear point by its name. */
export function nameOf({ tipo, codigo, nome }: Pick<PontoUsado, 'tipo' | 'codigo' | 'nome'>): string {
  return tipo === 'corporal' ? codigo : `${nome} (orelha)`;
}

/** 'bilateral, agulha e moxa, 20 min'; '' for a point of which nothing was noted. */
export function settingsOf({ lado, tecnicas, minutos }: Pick<PontoUsado, 'lado' | 'tecnicas' | 'minutos'>): string {
  return [
    lado && ladoWords[lado].toLowerCase(),
    tecnicas.map((tecnica) => tecnicaWords[tecnica].toLowerCase()).join(' e '),
    minutos && `${minutos} min`,
  ]
    .filter(Boolean)
    .join(', ');
}
