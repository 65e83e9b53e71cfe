import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { sampleDados } from '../render/sample-relatorio.ts';

/** For tests: an intake whose fields beside the complaint tell nothing of danger. */
export const fichaCalada: DadosAnamnese = {
  ...sampleDados,
  gestante: 'nao',
  epilepsia: 'nao',
  cancer: 'nao',
  anticoagulante: 'nao',
  anticoncepcionalHormonal: null,
  cicloRegular: null,
  inicioQueixa: null,
  historicoMedico: null,
  medicamentos: null,
  suplementos: null,
  sintomasGerais: [],
  sintomasSono: [],
  frequenciaAlcool: null,
  cafeXicaras: null,
  urina: null,
  evacuacao: null,
  atividadeFisica: null,
  linguaObservacao: null,
  faceObservacao: null,
  orelhaObservacao: null,
  alergias: null,
  objetivosCliente: null,
};
