import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Palavra } from '../leitura/palavras.ts';

/** Medicines. Beside the word allergy they are what the client must not take. */
export const medicamentos: ReadonlySet<string> = new Set([
  'anticoagulante',
  'antiagregante',
  'anticonvulsivante',
  'antidiabetico',
  'analgesico_de_crise',
  'anti_inflamatorio_uso',
  'broncodilatador',
  'corticoide',
  'imunossupressao',
]);

/** Illnesses, implants and operations: they are true whatever the question was. */
const doencas: ReadonlySet<string> = new Set([
  'coagulopatia',
  'epilepsia',
  'marca_passo',
  'dispositivo_implantado',
  'diabetes',
  'cancer',
  'oncologia',
  'linfedema',
  'cirurgia_mama',
  'protese_valvar',
  'protese_articular',
  'metal_implantado',
  'protese_mama',
  'trombose',
  'trombose_recente',
  'hepatopatia',
  'cirrose',
  'varizes_esofago',
  'ascite',
  'doenca_renal',
  'doenca_coracao',
  'insuficiencia_cardiaca',
  'chagas',
  'asma',
  'apneia_sono',
  'neuropatia',
  'medo_agulha',
  'vasovagal',
  'gestante',
  'gravidez_escrita',
]);

/** What a wish may tell besides illnesses and medicines. */
const noDesejo: ReadonlySet<string> = new Set(['tentativa_gestar', 'ideacao_suicida', 'automutilacao']);

/** Looking at an ear may find a wound; "fracos" of a pulse and "desviada" of a tongue are no complaints. */
const noExame: Partial<Record<DadosAnamneseField, ReadonlySet<string>>> = {
  orelhaObservacao: new Set(['pele_lesada', 'lesao_umida', 'pus', 'inflamacao_pus', 'ferida_lenta']),
  linguaObservacao: new Set(),
  pulsoObservacao: new Set(),
};

const deUso = /^(us(a|o|ar|ando|ava)|tom(a|o|ar|ando)|uso|em uso|faz|segue|continua)$/;
const deAlergia = /^(alergi\w*|intoleran\w*|reacao|reacoes|anafila\w*)$/;

/**
 * Whether a sign may be told in this field. A pulse is no symptom, a wish is no complaint, and the medicine named under allergies is
 * not taken.
 * @param lugar index of the sign's first word among the words of its sentence
 */
export function valeNoCampo(
  sinal: string,
  campo: DadosAnamneseField,
  frase: readonly Palavra[],
  lugar: number,
): boolean {
  const tomado = medicamentos.has(sinal) || sinal.startsWith('erva_');
  if (tomado && causaAlergia(campo, frase, lugar)) return false;
  if (medicamentos.has(sinal) || doencas.has(sinal) || sinal.startsWith('alergia_') || sinal.startsWith('erva_'))
    return true;
  if (campo === 'alergias') return false;
  if (campo === 'objetivosCliente') return noDesejo.has(sinal);
  return noExame[campo]?.has(sinal) ?? true;
}

/** "Alergias: AAS", "alergia a aspirina"; not "nenhuma, usa aspirina". */
function causaAlergia(campo: DadosAnamneseField, frase: readonly Palavra[], lugar: number): boolean {
  const antes = frase.slice(0, lugar).map(({ forma }) => forma);
  const alergia = antes.findLastIndex((forma) => deAlergia.test(forma));
  const uso = antes.findLastIndex((forma) => deUso.test(forma));
  if (alergia < 0) return campo === 'alergias' && uso < 0;
  return lugar - alergia <= 8 && uso < alergia;
}
