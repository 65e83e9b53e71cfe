import { nivel, type Vista } from './corpo.ts';

/** Where a point lies on the body map: cun from the midline (one side only) and from the top of the head. */
export interface Lugar {
  vista: Vista;
  x: number;
  y: number;
}

/**
 * Ways to give a place as the books do, on one view of the body. `lado` runs across a limb: -1 inner edge, 0 middle, 1 outer
 * edge. The arms hang with the palms forward, so the thumb is on the outer side.
 */
export function noCorpo(vista: Vista) {
  const em = (x: number, y: number): Lugar => ({ vista, x, y });
  const noMembro = (y: number, eixo: number, meiaLargura: number, lado: number) => em(eixo + lado * meiaLargura, y);
  return {
    /** Head, trunk: cun to the side, height. */
    em,
    /** cun above the elbow, 0 to 9. */
    braco: (cun: number, lado: number) => noMembro(27.5 - cun, 9.25 - cun * 0.09, 1.2 + cun * 0.03, lado),
    /** cun above the wrist, 0 to 12. */
    antebraco: (cun: number, lado: number) =>
      noMembro(
        38.2 - (cun * 10.7) / 12,
        10.4 - cun * 0.096,
        cun < 6 ? 0.85 + cun * 0.075 : 1.3 - (cun - 6) * 0.015,
        lado,
      ),
    /** From the middle of the wrist: outwards, down. */
    mao: (paraFora: number, abaixo: number) => em(10.4 + paraFora, 38.2 + abaixo),
    /** cun above the patella, 0 to 18. */
    coxa: (cun: number, lado: number) => noMembro(nivel.patela - cun, 3.95, 1.85 + cun * 0.085, lado),
    /** cun above the outer ankle, 0 to 16 (the crease of the knee). */
    perna: (cun: number, lado: number) =>
      noMembro(
        nivel.tornozelo - cun,
        3.65 + cun * 0.016,
        cun < 10 ? 0.98 + Math.max(0, cun) * 0.1 : 1.98 - (cun - 10) * 0.04,
        lado,
      ),
    /** From the middle of the ankle: outwards, down. */
    pe: (paraFora: number, abaixo: number) => em(3.65 + paraFora, nivel.tornozelo + abaixo),
  };
}

/** Gives a channel's places in order, from point 1; null for a point that the two views cannot show. */
export function numerar(canal: string, lugares: readonly (Lugar | null)[]): [string, Lugar][] {
  return lugares.flatMap((lugar, index): [string, Lugar][] => (lugar ? [[`${canal}${index + 1}`, lugar]] : []));
}

/** Height of an intercostal space (1 to 6), in front. */
export function espacoIntercostal(numero: number): number {
  return nivel.incisura + 1.7 * numero;
}

/** Height just below the spinous process of a vertebra, and of a sacral foramen (S1 to S4), behind. */
export function abaixoDe(vertebra: `${'T' | 'L' | 'S'}${number}`): number {
  const numero = Number(vertebra.slice(1));
  if (vertebra.startsWith('T')) return 12.7 + 1.13 * numero;
  return vertebra.startsWith('L') ? 26.3 + 1.32 * numero : 33.1 + 0.85 * numero;
}
