import { type ClasseDeRemedio, nomesDe } from '../catalog/remedios.ts';

interface DoSinal {
  classes: readonly ClasseDeRemedio[];
  substancias?: readonly string[];
  menos?: readonly string[];
}

/** Signs that a medicine tells, by its classes; and what is given so often for another illness that its name tells nothing. */
const classesDoSinal: Readonly<Record<string, DoSinal>> = {
  anticoagulante: { classes: ['anticoagulante'] },
  antiagregante: { classes: ['antiagregante'] },
  // Of the corticoids those that are only swallowed: the others are also creams and drops.
  imunossupressao: {
    classes: ['imunossupressor', 'metotrexato'],
    substancias: ['prednisona', 'prednisolona', 'deflazacorte'],
  },
  oncologia: {
    classes: ['quimioterapico', 'bloqueioHormonal', 'aromatase', 'tamoxifeno', 'inibidorDeBtk'],
    menos: [
      'ciclofosfamida',
      'hidroxiureia',
      'mercaptopurina',
      'talidomida',
      'bevacizumabe',
      'fluoruracila',
      'bleomicina',
    ],
  },
  antidiabetico: { classes: ['metformina', 'sulfonilureia', 'gliptina', 'gliflozina', 'pioglitazona', 'insulina'] },
  anticonvulsivante: { classes: ['anticonvulsivante', 'valproato', 'topiramato'] },
  antidepressivo: { classes: ['isrs', 'irsn', 'triciclico', 'bupropiona', 'mirtazapina', 'trazodona'] },
  ansiolitico: { classes: ['benzodiazepinico', 'hipnotico'] },
};

export const nomesDoSinal: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(classesDoSinal).map(([sinal, { classes, substancias = [], menos = [] }]) => {
    const outros = nomesDe([], menos);
    return [sinal, [...nomesDe(classes, substancias)].filter((nome) => !outros.has(nome))];
  }),
);

/** What the name of a medicine tells by itself. */
export function sinaisDoRemedio(nome: string): string[] {
  return [...nomesDoSinal].flatMap(([sinal, nomes]) => (nomes.includes(nome) ? [sinal] : []));
}
