import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';

/** Answers that make no finding, each with the reason. A test walks every option of the form against this table. */
export const respostasSemAchado: Partial<Record<DadosAnamneseField, Readonly<Record<string, string>>>> = {
  sintomasGerais: { outros: 'says that there is more, not what' },
  orelhaDesc: { 'Sem alterações': 'nothing was seen; a quiet ear speaks against no pattern' },
  inicioQueixa: { meses: 'neither fresh nor old: fits excess and deficiency alike' },
  frequenciaAlcool: {
    nunca: 'a habit that is absent is no sign of anything',
    raramente: 'too little to colour a picture',
    socialmente: 'too little to colour a picture',
  },
  cigarro: { nao: 'a habit that is absent is no sign of anything' },
  qualidadeSono: { regular: 'in the middle: neither for nor against' },
  gestante: { nao: 'a matter of safety, not of patterns', desconheco: 'a matter of safety, not of patterns' },
};

/** Questions that make no finding, each with the reason. The compiler demands every other question in a table of readings. */
export const camposSemAchado = {
  nomeCliente: 'names nobody needs to be treated by',
  sexo: 'no sign by itself; the menstrual section speaks for it',
  telefone: 'contact',
  email: 'contact',
  localidade: 'where somebody lives is no complaint; climate is asked for in what makes it worse',
  anticoncepcionalHormonal: 'a matter of safety, not of patterns',
  marcapasso: 'a matter of safety, not of patterns',
  disponibilidadeSessoes: 'planning of sessions',
} as const satisfies Partial<Record<DadosAnamneseField, string>>;
