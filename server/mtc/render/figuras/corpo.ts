// Our own drawing. Its proportions are the classical bone measures (gu du fa, Ling Shu 14, as WHO 2008 lists them): notch of the
// sternum to its end 9 cun, on to the navel 8, to the pubis 5, to the top of the patella 18, knee to ankle 16, ankle to sole 3.
// So a point given in cun lies at its true place. Unit: cun; x from the midline, y from the top of the head.
import { espelhar, type Par, pares } from './tracado.ts';

export type Vista = 'frente' | 'costas';

/** Heights of landmarks. */
export const nivel = {
  incisura: 12.5,
  xifoide: 21,
  umbigo: 29,
  pubis: 34,
  pregaGlutea: 39.2,
  patela: 52,
  joelho: 54,
  tornozelo: 70,
} as const;

const cabecaETronco: Par[] = pares(
  '0 0, 1.4 0.15, 2.5 0.9, 3.25 2.4, 3.45 4.3, 3.35 6.4, 2.95 8.1, 2.25 9.4, 2.05 10.4, 2.1 11.3, 2.7 12.05, 4.4 12.6, 6.7 13.1, 8.4 13.9, 9.4 15.4, 9.85 17.6',
);
const braco: Par[] = pares(
  '10.05 20.5, 10.25 24, 10.45 27, 10.85 29.5, 11.2 32.5, 11.25 35.6, 11.3 38, 11.75 39.2, 12.35 40.5, 12.75 41.7, 12.8 42.6, 12.4 42.75, 11.95 42.1, 11.8 42, 11.95 43.4, 12 45.1, 11.75 45.9, 11.3 46.5, 10.8 46.5, 10.35 46.1, 9.9 45.5, 9.4 44.6, 9.2 43.2, 9.25 41, 9.5 39.3, 9.5 38, 9.1 35.6, 8.55 33, 8.15 30, 8 27.5, 7.75 24.5, 7.4 21.5, 7.05 19.4, 6.95 19.6',
);
const lado: Par[] = pares(
  '6.85 21.5, 6.4 24.4, 6 27, 6.25 29.5, 7 32.5, 7.4 35.5, 7.4 39, 7.05 43.5, 6.3 48.5, 5.8 52, 5.65 54, 5.85 56.5, 5.9 59.5, 5.5 63.5, 4.9 67.5, 4.7 69.4',
);
const peDeFrente: Par[] = pares(
  '4.85 70.7, 5.15 72, 5.5 73.2, 5.5 74.1, 5 74.6, 4.2 75, 3.4 75.1, 2.75 74.9, 2.5 74.2, 2.55 72.6, 2.75 71.2',
);
const peDeCostas: Par[] = pares('4.85 70.8, 5.15 72.2, 5.05 73.3, 4.3 73.9, 3.2 73.9, 2.6 73.3, 2.55 72.2, 2.75 71');
const dentroDaPerna: Par[] = pares(
  '2.65 69.8, 2.6 68.5, 2.4 66, 2.05 62.5, 1.85 59.5, 2.05 56.5, 2.15 54, 2.05 51.5, 1.5 46',
);
const virilha: Par[] = pares('0.85 40, 0.4 36.3, 0 35.6');
const sulcoGluteo: Par[] = pares('0.75 41.5, 0.3 39.7, 0 39.2');

/** Closed outlines, both sides. */
export const contorno: Record<Vista, readonly Par[]> = {
  frente: espelhar([...cabecaETronco, ...braco, ...lado, ...peDeFrente, ...dentroDaPerna, ...virilha]),
  costas: espelhar([...cabecaETronco, ...braco, ...lado, ...peDeCostas, ...dentroDaPerna, ...sulcoGluteo]),
};

/** Lines within the outline: first those of both sides, then those on the midline. */
export const linhas: Record<Vista, { dosLados: readonly (readonly Par[])[]; meio: readonly (readonly Par[])[] }> = {
  frente: {
    dosLados: [
      pares('0.8 4.35, 1.5 4.1, 2.3 4.4'),
      pares('0.85 5.2, 1.5 4.95, 2.15 5.2, 1.5 5.4, 0.85 5.2'),
      pares('3.4 5.1, 3.85 5.2, 3.75 6.6, 3.3 7.2'),
      pares('0.9 12.9, 3.6 13.2, 6.6 13.6'),
      pares('1.4 11.2, 0.7 12.4'),
      pares('3.9 19.3, 4.1 19.3'),
      pares('6.6 31.6, 4 34, 1.2 35.6'),
      pares('2.9 52.1, 3.9 51.7, 4.9 52.1'),
      pares('3.1 53.7, 3.9 54.1, 4.7 53.7'),
      pares('8.7 27.4, 9.5 27.7, 10 27.4'),
      pares('9.9 38.2, 10.8 38.2'),
      pares('11.35 43, 11.3 46'),
      pares('10.7 43, 10.65 45.9'),
      pares('10 42.9, 10 45.2'),
      pares('3.35 73.9, 3.35 74.9'),
      pares('3.95 73.9, 4 74.8'),
      pares('4.5 73.6, 4.6 74.5'),
      pares('4.95 73.3, 5.1 74.1'),
    ],
    meio: [
      pares('0.15 5.3, -0.45 7, 0 7.3, 0.35 7.1'),
      pares('-1.05 8.4, 0 8.6, 1.05 8.4'),
      pares('-2.9 2.3, -1.5 1.7, 0 1.5, 1.5 1.7, 2.9 2.3'),
      pares('-0.25 29, 0 29.3, 0.25 29'),
    ],
  },
  costas: {
    dosLados: [
      pares('3.4 5.1, 3.85 5.2, 3.75 6.6, 3.3 7.2'),
      pares('7.2 14.9, 3.1 15.4, 2.9 17, 3.6 20.6, 5.2 18.4, 6.9 16'),
      pares('0.9 38.9, 2.6 39.6, 4.6 39.4, 6.2 38.6'),
      pares('2.8 54, 3.9 54.2, 5 54'),
      pares('2.6 60.6, 3.2 62, 3.85 62.4, 4.5 61.9, 5.1 60.3'),
      pares('8.8 27.2, 9.5 27.6, 10 27.2'),
      pares('9.9 38.2, 10.8 38.2'),
      pares('11.35 43, 11.3 46'),
      pares('10.7 43, 10.65 45.9'),
      pares('10 42.9, 10 45.2'),
      pares('3.3 69.5, 3.3 72'),
      pares('4.1 69.5, 4.1 72'),
    ],
    meio: [
      pares('-2.2 9.4, 0 9.7, 2.2 9.4'),
      pares('0 12.6, 0 33.4'),
      pares('-1.5 33.4, 0 37.3, 1.5 33.4'),
      pares('0 37.3, 0 39.1'),
    ],
  },
};
