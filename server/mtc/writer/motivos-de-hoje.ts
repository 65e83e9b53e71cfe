import type { SegurancaNota } from '@meridia/shared/relatorio.ts';

/**
 * Why a service has to see the client today, in words for herself, by the alarm that the report gives. The letter may lie open at home, so
 * what others must not read there has no words here and is said in person: the mind, violence, a pregnancy, the genitals.
 */
export const motivos: Readonly<Record<string, string>> = {
  abdome_agudo: 'dor forte na barriga',
  anticoagulante_em_risco: 'risco de sangrar com o remédio que afina o sangue',
  arterite_temporal: 'uma dor de cabeça que precisa ser examinada',
  articulacao_com_febre: 'uma articulação quente e inchada, ou com prótese, e febre',
  bolhas_perto_do_olho: 'bolhas no rosto',
  braco_que_doi_com_suor_frio: 'dor no braço, no queixo ou nas costas com suor frio',
  cefaleia_subita: 'uma dor de cabeça que precisa ser examinada',
  compressao_da_medula: 'sinais do pescoço que precisam ser examinados',
  coracao_fora_do_ritmo: 'batimentos muito rápidos ou muito lentos na medida informada',
  crianca_com_esforco_para_respirar: 'esforço para respirar',
  dor_no_peito: 'dor ou aperto no peito',
  dor_no_peito_ao_esforco: 'dor ou aperto no peito',
  falta_de_ar_grave: 'falta de ar',
  febre_com_defesa_baixa: 'febre com a defesa do corpo baixa',
  febre_com_dor_pelvica: 'febre com dor na barriga',
  febre_com_rigidez_de_nuca: 'febre com o pescoço duro',
  febre_na_quimioterapia: 'febre ou calafrio durante a quimioterapia',
  fraqueza_que_sobe: 'formigamento ou fraqueza que sobe pelas pernas',
  infeccao_dos_rins: 'febre com dor nas costas e mudança na urina',
  infeccao_grave: 'sinais de infecção que precisa ser tratada logo',
  membro_frio_de_repente: 'mão, pé ou perna que ficou fria de repente',
  menstruacao_que_encharca: 'sangramento menstrual muito forte',
  mordida_ou_picada: 'uma mordida ou picada recente',
  obstrucao_intestinal: 'dias sem evacuar, com vômitos',
  olho_vermelho_que_doi: 'um olho vermelho que dói',
  oxigenio_baixo: 'oxigênio baixo na medida informada',
  palpitacao_de_agora: 'coração disparado, com mal-estar',
  pe_diabetico_com_ferida: 'ferida no pé, que no diabetes precisa ser vista logo',
  perda_de_controle_esfincteriano: 'mudança na urina, no intestino ou na sensibilidade',
  perda_de_visao: 'mudança na visão',
  perna_inchada_e_dolorida: 'perna inchada e dolorida',
  possivel_fratura: 'uma lesão recente que pede raio-X',
  primeira_convulsao: 'uma convulsão recente',
  retina: 'mudança na visão',
  sangramento_na_cabeca: 'uma pancada na cabeça que precisa ser examinada',
  sinais_de_avc: 'fraqueza de um lado, boca torta ou fala alterada',
  surdez_subita: 'perda recente da audição',
  tontura_que_nao_deixa_andar: 'tontura que não deixa andar',
  trombose_na_perna: 'uma perna que precisa ser examinada',
};

/** The reasons of these notes as a sentence; what has no words here is left to the consultation. */
export function dizerMotivos(notas: readonly SegurancaNota[]): string {
  const ditos = [...new Set(notas.flatMap(({ regra }) => motivos[regra] ?? []))];
  if (ditos.length === 0) return 'O motivo é explicado na consulta';
  const resto = notas.some(({ regra }) => motivos[regra] === undefined) ? '. O resto é explicado na consulta' : '';
  return `O motivo: ${ditos.join('; ')}${resto}`;
}
