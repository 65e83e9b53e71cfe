import { type CuidadoComPontos, chaveDoPonto, type PontoUsado, tecnicasAEvitar } from '@meridia/shared/ponto-usado.ts';
import { tecnicaWords } from './ponto-words.ts';

export interface Caution {
  regra: string;
  level: 'evitar' | 'cautela';
  /** What the caution is about: 'Evitar', 'Evitar moxa', 'Cautela'. */
  label: string;
  texto: string;
}

/** What is known of a client about one point as it is used now; strict ones first. */
export function cautionsOf(ponto: PontoUsado, cuidados: readonly CuidadoComPontos[]): Caution[] {
  const key = chaveDoPonto(ponto);
  const found = cuidados.flatMap((cuidado): Caution[] => {
    const { regra, texto, cautela } = cuidado;
    const without = tecnicasAEvitar(ponto, cuidado);
    if (without === 'ponto') return [{ regra, texto, level: 'evitar', label: 'Evitar' }];
    if (without.length > 0) {
      const words = without.map((tecnica) => tecnicaWords[tecnica].toLowerCase()).join(' e ');
      return [{ regra, texto, level: 'evitar', label: `Evitar ${words}` }];
    }
    return cautela.includes(key) ? [{ regra, texto, level: 'cautela', label: 'Cautela' }] : [];
  });
  return [...found.filter(({ level }) => level === 'evitar'), ...found.filter(({ level }) => level === 'cautela')];
}
