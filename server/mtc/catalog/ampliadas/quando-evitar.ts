import { gestante, semExercicio, sentePouco } from '../orientacoes.ts';
import type { SinalId } from '../sinais.ts';
import { dePe, terapias } from '../terapias.ts';

// The same conditions as for the therapies and the advice of every report: their lists are used here and not written again.

/** A pregnancy, told or possible, and the time right after it. */
export const deGestacao: readonly string[] = [...gestante, 'gravidez_a_confirmar'];

/** A mind that is not to be turned inwards before a physician has looked. */
const menteEmCrise = ['vozes_que_mandam', 'virada_do_humor', 'risco_de_suicidio'];

/** Nothing is practised, not even breath. */
export const semPratica: readonly string[] = [...menteEmCrise, 'falta_de_ar_grave', 'oxigenio_baixo'];

/** No movement of the whole body. */
export const semMovimento: readonly string[] = [
  ...semPratica,
  ...semExercicio.filter((regra) => !['risco_de_queda', 'pressao_cai_em_pe', 'urticaria_ativa'].includes(regra)),
  'cirurgia_recente',
  'palpitacao_de_agora',
  'pressao_muito_alta',
];

/** Nothing that is done standing. */
export const semFicarDePe: readonly string[] = [
  ...semMovimento,
  ...dePe,
  'tendencia_a_desmaio',
  'vertigem_de_posicao',
  'tontura_com_remedio_de_pressao',
  'levantar_devagar',
  'sedativo_em_uso',
];
export const sinaisDeQuemCai: readonly SinalId[] = [
  'tontura',
  'vertigem_rotatoria',
  'hipotensao',
  'desmaio',
  'hemiplegia',
];

/** No effort of the arms, no breath that is held. */
export const semEsforco: readonly string[] = [
  'doenca_do_coracao',
  'coracao_fora_do_ritmo',
  'aperto_no_peito_examinado',
  'pressao_sem_tratamento',
];
export const sinaisDoCoracao: readonly SinalId[] = [
  'doenca_coracao',
  'insuficiencia_cardiaca',
  'crise_hipertensiva',
  'protese_valvar',
];

/** No head below the heart, and no back that is bent. */
export const semCurvar: readonly string[] = [
  ...semEsforco,
  ...deGestacao,
  'retina',
  'pressao_alta_tratada',
  'compressao_de_nervo',
];
export const sinaisDaColuna: readonly SinalId[] = ['hernia_disco', 'osteoporose', 'ciatica'];

/** Where Tui Na is not given, nothing is rubbed or kneaded either; and no hand goes where the skin does not warn. */
export const semMassagem: readonly string[] = [
  ...(terapias.find(({ id }) => id === 'tuina')?.evitarNasRegras ?? []),
  ...sentePouco,
  'pele_infectada',
  'pele_com_remedio_grave',
  'risco_de_infeccao',
  'corticoide_por_semanas',
];

/** Legs that are not pressed. */
export const semPernas: readonly string[] = [
  'diabetes',
  'diabetes_sem_controle',
  'pe_diabetico_com_ferida',
  'perna_inchada_e_dolorida',
  'perna_poupada',
  'cisto_atras_do_joelho',
  'membro_frio_de_repente',
  'perna_que_para_de_andar',
  'linfedema',
];
export const sinaisDasPernas: readonly SinalId[] = [
  'varizes',
  'linfedema',
  'trombose',
  'perna_inflamada',
  'neuropatia',
  'insensibilidade',
];
