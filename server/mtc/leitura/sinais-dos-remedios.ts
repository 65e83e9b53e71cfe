import { type ClasseDeRemedio, nomesDe } from '../catalog/remedios.ts';

/** Signs that a medicine tells, by its classes; and what is given so often for another illness that its name tells nothing. */
const classesDoSinal: Readonly<Record<string, { classes: readonly ClasseDeRemedio[]; menos?: readonly string[] }>> = {
  anticoagulante: { classes: ['anticoagulante'] },
  antiagregante: { classes: ['antiagregante'] },
  imunossupressao: { classes: ['imunossupressor', 'metotrexato'] },
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
  Object.entries(classesDoSinal).map(([sinal, { classes, menos = [] }]) => {
    const outros = nomesDe([], menos);
    return [sinal, [...nomesDe(classes)].filter((nome) => !outros.has(nome))];
  }),
);

/** What the name of a medicine tells by itself. */
export function sinaisDoRemedio(nome: string): string[] {
  return [...nomesDoSinal].flatMap(([sinal, nomes]) => (nomes.includes(nome) ? [sinal] : []));
}
