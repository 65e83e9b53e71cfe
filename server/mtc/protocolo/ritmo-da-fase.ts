import { type Ritmo, ritmos, ritmoWords } from '@meridia/shared/parecer.ts';
import type { Protocolo } from '@meridia/shared/relatorio.ts';

type Fase = Protocolo['sessoes']['fases'][number];

/** Sessions in a week. */
export const porSemana: Record<Ritmo, number> = {
  '3_semana': 3,
  '2_semana': 2,
  '1_semana': 1,
  '1_quinzena': 1 / 2,
  '1_mes': 1 / 4,
};

/** "Semanas 1 a 5, a cada quinze dias" -> weeks 1 to 5, and the words after them; null where no weeks are written. */
export function lerSemanas({ semanas }: Pick<Fase, 'semanas'>): { de: number; ate: number; resto: string } | null {
  const [prefixo, de, ate = de] = /^Semanas? (\d+)(?: (?:a|e) (\d+))?/.exec(semanas) ?? [];
  if (prefixo === undefined) return null;
  return { de: Number(de), ate: Number(ate), resto: semanas.slice(prefixo.length) };
}

/** How often the sessions of a phase take place; null for a rhythm that has no name. */
export function ritmoDaFase(fase: Pick<Fase, 'semanas' | 'sessoes'>): Ritmo | null {
  const dito = ritmos.find((ritmo) => fase.semanas.endsWith(ritmoWords[ritmo]));
  if (dito) return dito;
  const lidas = lerSemanas(fase);
  const semanas = lidas ? lidas.ate - lidas.de + 1 : 0;
  return ritmos.find((ritmo) => semanas * porSemana[ritmo] === fase.sessoes) ?? null;
}
