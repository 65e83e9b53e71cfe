import type { ReactElement } from 'react';
import type { Gesto, Pratica } from '../../catalog/ampliadas/ampliada.ts';
import { praticas } from '../../catalog/ampliadas/praticas.ts';
import type { Par } from './tracado.ts';

const largura = 120;
const altura = 128;
const cor = { contorno: '#4B544F', pele: '#FBF8F3', movel: '#B9B09C', seta: '#1F5E4B' } as const;

/** A person in strokes: where the head is, how the trunk runs, and each limb from its joint outwards. */
interface Corpo {
  cabeca: Par;
  tronco: readonly [Par, Par];
  membros: readonly (readonly Par[])[];
  setas: readonly (readonly [Par, Par])[];
  cadeira?: true;
  /** Lies on the floor. */
  chao?: true;
}

const ombros: readonly [Par, Par] = [
  [51, 41],
  [69, 41],
];
const pernasEmPe: readonly (readonly Par[])[] = [
  [[55, 72], [53, 94], [52, 117], [46, 119]],
  [[65, 72], [67, 94], [68, 117], [74, 119]],
]; // biome-ignore format: one limb a row
const pernasSentadas: readonly (readonly Par[])[] = [
  [[54, 75], [49, 86], [49, 115], [44, 118]],
  [[66, 75], [71, 86], [71, 115], [76, 118]],
]; // biome-ignore format: one limb a row

type Bracos = readonly [cotoveloE: Par, maoE: Par, cotoveloD: Par, maoD: Par];
interface DeFrente {
  bracos: Bracos;
  setas: readonly (readonly [Par, Par])[];
}

/** Gestures of the arms, which are the same standing and sitting. */
const deFrente = {
  ceu: { bracos: [[45, 24], [55, 6], [75, 24], [65, 6]], setas: [[[34, 40], [34, 16]], [[86, 40], [86, 16]]] },
  arco: { bracos: [[36, 40], [18, 38], [86, 44], [72, 46]], setas: [[[30, 28], [12, 26]], [[84, 56], [98, 56]]] },
  separar: { bracos: [[43, 23], [50, 6], [78, 55], [86, 68]], setas: [[[36, 26], [36, 8]], [[98, 52], [98, 72]]] },
  olhar: { bracos: [[44, 55], [39, 68], [76, 55], [81, 68]], setas: [[[46, 4], [66, 2]]] },
  punhos: { bracos: [[41, 55], [52, 60], [82, 46], [98, 42]], setas: [[[92, 54], [108, 50]]] },
  arvore: { bracos: [[37, 52], [54, 54], [83, 52], [66, 54]], setas: [] },
  calcanhares: { bracos: [[44, 55], [41, 68], [76, 55], [79, 68]], setas: [[[34, 118], [34, 100]], [[86, 118], [86, 100]]] },
  ventre: { bracos: [[42, 56], [56, 64], [78, 56], [64, 64]], setas: [[[40, 70], [30, 72]], [[80, 70], [90, 72]]] },
  som: { bracos: [[43, 56], [48, 76], [77, 56], [72, 76]], setas: [] },
} as const satisfies Partial<Record<Gesto, DeFrente>>; // biome-ignore format: one gesture a row

const deLado: Record<Exclude<Gesto, keyof typeof deFrente>, Corpo> = {
  cauda: {
    cabeca: [44, 27],
    tronco: [[52, 46], [60, 72]],
    membros: [
      [[46, 46], [36, 66], [40, 86]],
      [[62, 43], [78, 62], [80, 86]],
      [[55, 76], [36, 90], [38, 117], [31, 119]],
      [[65, 76], [84, 90], [82, 117], [89, 119]],
    ],
    setas: [[[56, 18], [38, 12]], [[76, 78], [94, 74]]],
  },
  curvar: {
    cabeca: [92, 54],
    tronco: [[76, 60], [58, 76]],
    membros: [
      [[60, 78], [64, 98], [58, 117], [70, 119]],
      [[80, 62], [76, 78], [68, 92]],
    ],
    setas: [[[48, 84], [46, 106]]],
  },
  caminhar: {
    cabeca: [60, 19],
    tronco: [[59, 42], [58, 68]],
    membros: [
      [[58, 72], [70, 92], [76, 115], [84, 114]],
      [[58, 72], [54, 95], [42, 113], [46, 119]],
      [[58, 42], [48, 56], [56, 68]],
      [[60, 42], [72, 54], [80, 62]],
    ],
    setas: [[[90, 86], [108, 86]]],
  },
}; // biome-ignore format: one limb a row

const deitado: Corpo = {
  cabeca: [18, 98],
  tronco: [[36, 102], [62, 103]],
  membros: [
    [[66, 103], [84, 80], [94, 112], [101, 112]],
    [[36, 99], [46, 108], [54, 94]],
  ],
  setas: [[[52, 82], [52, 68]]],
  chao: true,
}; // biome-ignore format: one limb a row

function isDeFrente(gesto: Gesto): gesto is keyof typeof deFrente {
  return gesto in deFrente;
}

/** Where the hands are in each of the six sounds, as its steps say. */
const maosDoSom: Record<string, Bracos> = {
  som_xu: [[40, 55], [53, 59], [80, 55], [67, 59]],
  som_he: deFrente.som.bracos,
  som_hu: [[42, 56], [57, 54], [78, 56], [63, 54]],
  som_si: [[40, 60], [36, 44], [80, 60], [84, 44]],
  som_chui: [[38, 56], [52, 66], [82, 56], [68, 66]],
  som_xi: deFrente.ventre.bracos,
}; // biome-ignore format: one sound a row

function corpoDe({ id, gesto, postura }: Pick<Pratica, 'id' | 'gesto' | 'postura'>): Corpo {
  if (postura === 'deitado') return deitado;
  if (!isDeFrente(gesto)) return deLado[gesto];
  const { bracos, setas }: DeFrente = deFrente[gesto];
  const [cotoveloE, maoE, cotoveloD, maoD] = maosDoSom[id] ?? bracos;
  const sentado = postura === 'sentado';
  const pernas = sentado ? pernasSentadas : gesto === 'calcanhares' ? naPontaDoPe : pernasEmPe;
  return {
    cabeca: [60, 19],
    tronco: [[60, 46], [60, sentado ? 70 : 68]],
    membros: [[ombros[0], cotoveloE, maoE], [ombros[1], cotoveloD, maoD], ...pernas],
    setas,
    ...(sentado && { cadeira: true }),
  }; // biome-ignore format: one limb a row
}

const naPontaDoPe: readonly (readonly Par[])[] = [
  [[55, 70], [54, 91], [54, 111], [51, 119]],
  [[65, 70], [66, 91], [66, 111], [69, 119]],
]; // biome-ignore format: one limb a row

const caminho = (pontos: readonly Par[]) => `M${pontos.map((par) => par.join(' ')).join('L')}`;

/** The gesture of a practice, in our own drawing; null for one that the catalogue no longer has. */
export function FiguraDaPratica({ id }: { id: string }): ReactElement | null {
  const pratica = praticas.find((uma) => uma.id === id);
  if (!pratica) return null;
  const corpo = corpoDe(pratica);
  return (
    <svg
      className="rel-gesto"
      viewBox={`0 0 ${largura} ${altura}`}
      role="img"
      aria-label={`Desenho: ${pratica.nome}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {corpo.cadeira ? <Cadeira /> : null}
      <path d={corpo.chao ? 'M4 120H116' : 'M22 122H98'} stroke={cor.movel} strokeWidth="1.4" />
      <Tracos corpo={corpo} stroke={cor.contorno} folga={1.3} />
      <Tracos corpo={corpo} stroke={cor.pele} folga={0} />
      {corpo.setas.map(([de, ate]) => (
        <Seta key={de.join()} de={de} ate={ate} />
      ))}
      {id === 'barriga_do_brinquedo' ? (
        <rect x="44" y="84" width="16" height="9" rx="3" fill="#DDE8E2" stroke={cor.seta} strokeWidth="1.4" />
      ) : null}
      {pratica.som === '' ? null : <Voz pratica={pratica} />}
    </svg>
  );
}

/** Drawn twice, once wider in the colour of the outline, so that all limbs have one outline. */
function Tracos({
  corpo: { cabeca, tronco, membros },
  stroke,
  folga,
}: {
  corpo: Corpo;
  stroke: string;
  folga: number;
}) {
  const [pescoco] = tronco;
  return (
    <g stroke={stroke}>
      {membros.map((membro) => (
        <path key={caminho(membro)} d={caminho(membro)} strokeWidth={7 + 2 * folga} />
      ))}
      <path d={caminho([cabeca, pescoco])} strokeWidth={7 + 2 * folga} />
      <path d={caminho(tronco)} strokeWidth={20 + 2 * folga} />
      <circle cx={cabeca[0]} cy={cabeca[1]} r={9 + folga} fill={stroke} stroke="none" />
    </g>
  );
}

function Cadeira() {
  return (
    <g stroke={cor.movel} strokeWidth="2.4">
      <path d="M40 82H80M40 82V121M80 82V121" />
      <path d="M42 82V50M78 82V50M42 52H78" strokeWidth="1.6" />
    </g>
  );
}

function Seta({ de, ate }: { de: Par; ate: Par }) {
  const angulo = Math.atan2(ate[1] - de[1], ate[0] - de[0]);
  const ponta = (giro: number): Par => [
    Math.round((ate[0] - 6 * Math.cos(angulo + giro)) * 10) / 10,
    Math.round((ate[1] - 6 * Math.sin(angulo + giro)) * 10) / 10,
  ];
  return (
    <g stroke={cor.seta} strokeWidth="1.8">
      <path d={caminho([de, ate])} />
      <path d={caminho([ponta(0.5), ate, ponta(-0.5)])} />
    </g>
  );
}

/** The sound that leaves the mouth. */
function Voz({ pratica: { som } }: { pratica: Pratica }) {
  return (
    <>
      <g stroke={cor.seta} strokeWidth="1.6">
        <path d="M74 17Q77 21 74 25" />
        <path d="M79 14Q84 21 79 28" />
      </g>
      <text
        x="86"
        y="25.5"
        className="rel-figura-texto"
        fontSize="12.5"
        fontWeight="bold"
        fill={cor.seta}
        stroke="none"
      >
        {som}
      </text>
    </>
  );
}
