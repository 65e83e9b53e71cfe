// Sources: Maciocia, The Foundations of Chinese Medicine (3rd ed., 2015) and Diagnosis in Chinese Medicine (2nd ed., 2018), meaning of
// single signs; Maciocia, The Psyche in Chinese Medicine (2009). Wording is our own.
import { type Achado, type Orgao, orgaos as todosOsOrgaos } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { nomesOrgaos } from './nomes.ts';

/**
 * Why a sign counts in any pattern: a clause that fits after "porque". Only signs with nearly the same meaning in all their
 * patterns are listed; for the others the pattern's own mechanism gives the reason. The clause claims no symptom but its own sign,
 * and of a sign that joins two things neither.
 */
const porques: Partial<Record<SinalId, string>> = {
  // Energy, heat and cold.
  cansaco: 'o Qi que sustenta o dia se gasta mais depressa do que se refaz',
  fraqueza: 'a força depende do Qi que o Baço envia aos músculos',
  corpo_pesado: 'a Umidade pesa onde se acumula',
  piora_esforco: 'o esforço gasta o Qi que já é pouco',
  melhora_repouso: 'o repouso devolve o que a deficiência consome',
  melhora_movimento: 'o movimento solta o Qi que estava parado',
  edema: 'os líquidos param onde falta quem os mova',
  suor_espontaneo: 'a superfície não se fecha quando falta Qi defensivo',
  sudorese_noturna: 'à noite o Yang se recolhe ao Yin, e, se o Yin é pouco, o suor escapa',
  ondas_calor: 'o calor vazio sobe em ondas quando o Yin não o ancora',
  calor_palmas_plantas: 'esse calor costuma vir de pouco Yin',
  calor_interno: 'o Calor do interior se faz sentir antes de se fazer ver',
  intolerancia_frio: 'é o Yang quem aquece',
  membros_frios: 'é o Yang quem aquece as extremidades',
  lombar_joelhos_frios: 'é o Rim quem aquece a metade de baixo do corpo',
  piora_frio: 'o Frio agrava o que já tem a sua natureza',
  melhora_calor: 'o que pede calor costuma ser de Frio ou de falta de Yang',
  piora_calor: 'o Calor de fora se soma ao de dentro',
  piora_estresse: 'a tensão é o que mais prende o Qi do Fígado',
  melhora_relaxamento: 'o Qi volta a andar quando a tensão cede',
  piora_gordura: 'a gordura pesa sobre o Baço e alimenta a Umidade',
  piora_falta_sono: 'é no sono que Yin e Sangue se refazem',
  piora_menstruacao: 'o ciclo põe em movimento o Sangue que o Fígado guarda',
  melhora_bebida_quente: 'o que aquece ajuda um centro que tem pouco Yang',
  // Pain.
  dor_surda: 'é dor mais de falta do que de bloqueio',
  dor_fixa: 'essa costuma ser a dor do Sangue que circula mal',
  dor_distensiva: 'a distensão é marca do Qi preso',
  dor_errante: 'o que muda de lugar é próprio do Vento e do Qi',
  dor_latejante: 'o que lateja costuma ser Yang que subiu',
  dor_ardente: 'o que arde aponta para o Calor',
  dor_melhora_pressao: 'a mão que pressiona supre o que falta',
  dor_piora_pressao: 'a pressão aumenta o que já está em excesso',
  cefaleia_lateral: 'o lado da cabeça é caminho da Vesícula Biliar, par do Fígado',
  cefaleia_topo: 'o canal do Fígado termina no alto da cabeça',
  cabeca_pesada: 'a Umidade pesa onde se acumula',
  dor_hipocondrio: 'os flancos são território do Fígado e da Vesícula Biliar',
  opressao_toracica: 'o Qi preso aperta primeiro o peito',
  dor_lombar: 'pela lombar passa o canal da Bexiga, e nela mora o Rim, seu par',
  lombar_joelhos_fracos: 'é o Rim quem sustenta a metade de baixo do corpo',
  dormencia: 'sem Sangue que os nutra, os canais adormecem',
  caibras: 'o tendão sem Sangue se contrai',
  tensao_muscular: 'os tendões obedecem ao Fígado e endurecem com ele',
  globo_faringeo: 'o Qi preso, com um pouco de Fleuma, para na garganta',
  // Head, eyes, ears.
  tontura: 'a cabeça sente quando o que deveria subir é pouco, ou sobe mal',
  zumbido: 'o ouvido é a abertura do Rim, e por ele passa o canal da Vesícula Biliar',
  olhos_vermelhos: 'os olhos são a abertura do Fígado, e o Fogo sobe por ela',
  olhos_secos: 'os olhos dependem do Sangue e do Yin do Fígado',
  visao_turva: 'sem Sangue do Fígado os olhos perdem nitidez',
  memoria_fraca: 'a memória se apoia no Sangue do Coração e na Essência do Rim',
  boca_amarga: 'o amargo que sobe à boca é o da Vesícula Biliar aquecida',
  boca_seca: 'os líquidos não chegam à boca ou são consumidos antes',
  voz_fraca: 'a voz é Qi do Pulmão que se ouve',
  // Sleep and emotions.
  insonia: 'o Shen só descansa quando o Coração lhe dá abrigo',
  insonia_inicial: 'o Shen custa a recolher-se quando lhe faltam Sangue ou sossego',
  despertares_noturnos: 'à noite é o Yin que segura o Shen',
  sonhos_excessivos: 'a alma etérea vagueia quando o Fígado não a acolhe',
  pesadelos: 'o sonho que assusta é o de um Shen sem sossego',
  sonolencia: 'a Umidade e a falta de Qi pesam sobre a clareza do dia',
  palpitacao: 'o Coração se faz sentir quando lhe falta algo ou algo o agita',
  ansiedade: 'o Shen inquieto procura apoio e não o encontra',
  irritabilidade: 'essa é a emoção do Fígado tenso',
  raiva_contida: 'a emoção guardada prende o Qi do Fígado',
  suspiros: 'o suspiro é a tentativa do corpo de soltar o Qi preso',
  tristeza: 'essa emoção consome o Qi do Pulmão',
  preocupacao: 'o pensar demais amarra o Qi do Baço',
  medo: 'essa emoção faz descer o Qi e tira o apoio do Shen',
  sobressalto: 'isso mostra um Shen sem amparo',
  humor_oscila: 'o humor acompanha o Qi do Fígado',
  // Digestion and eliminations.
  apetite_baixo: 'o Baço cansado pede pouco',
  apetite_aumentado: 'o Calor do Estômago consome depressa o que recebe',
  empachamento: 'o que se come demora a descer',
  distensao_abdominal: 'o Qi para no abdome quando o centro não o move',
  distensao_pos_comer: 'a refeição exige do Baço uma força que lhe falta',
  ma_digestao: 'digerir é o trabalho do Baço e do Estômago',
  nausea: 'o Qi do Estômago sobe em vez de descer',
  arrotos: 'o Qi que não desce volta pela boca',
  azia_refluxo: 'é o Qi do Estômago que volta',
  sede_aumentada: 'o Calor ou a falta de líquidos pedem água',
  prefere_frias: 'essa preferência costuma acompanhar o Calor',
  prefere_quentes: 'essa preferência costuma acompanhar o Frio',
  fezes_moles: 'o Baço não separa bem o que nutre do que sobra',
  diarreia: 'o Baço deixa passar o que deveria transformar',
  diarreia_matinal: 'é ao amanhecer que o Yang do Rim deveria subir',
  constipacao: 'falta força, líquido ou caminho livre para que o intestino se mova',
  fezes_secas: 'os líquidos não chegam ao intestino',
  fezes_alternadas: 'o intestino acompanha o Qi do Fígado quando ele oscila',
  urina_clara_abundante: 'sem Yang que a concentre, a água passa clara',
  urina_escura: 'o Calor concentra a urina',
  noctiuria: 'à noite é o Rim que deveria reter',
  urina_urgente_ardente: 'a Umidade-Calor irrita a passagem da urina',
  // Breath and skin.
  falta_ar: 'o Pulmão não faz descer o Qi, ou o Rim não o recebe',
  falta_ar_esforco: 'o esforço mostra o limite do Qi do Pulmão',
  tosse_seca: 'o Pulmão sem líquidos raspa em vez de soltar',
  tosse_catarro: 'o Pulmão guarda a Fleuma que o centro produz',
  gripes_frequentes: 'o Qi defensivo não guarda bem a superfície',
  pele_seca: 'a pele é a última a receber Sangue e líquidos',
  coceira: 'algo se move ou se acumula sob a pele',
  erupcoes: 'é o que sobe à pele pelo Pulmão',
  unhas_fracas: 'a unha é o excedente do tendão e mostra o Sangue do Fígado',
  // Cycle.
  tpm_irritabilidade: 'nesses dias o Sangue se junta embaixo, e um Fígado tenso não o deixa passar',
  mamas_doloridas: 'o canal do Fígado passa por ali',
  inchaco_pre_menstrual: 'o Qi preso retém também os líquidos',
  coagulos: 'o Sangue que para se junta em coágulos',
  sangue_escuro: 'o Sangue escurece quando demora a correr',
  fluxo_escasso: 'o fluxo depende do Sangue que há',
  amenorreia: 'o que desce depende do Sangue e da Essência que há',
  dismenorreia_intensa: 'essa dor costuma pedir passagem a um Sangue travado',
  ciclo_irregular: 'é o Fígado que dá ritmo ao Sangue',
  // Pulse.
  pulso_em_corda: 'essa corda é a do Fígado tenso',
  pulso_fraco: 'o pulso sem força mostra pouco Qi',
  pulso_profundo: 'o que está no fundo é do interior',
  pulso_rapido: 'o Calor apressa o pulso',
};

/** The clause for "porque …"; '' when the sign alone does not say enough. */
export function porqueDe(achado: Pick<Achado, 'id'>): string {
  const sinal = sinalDoAchado(achado);
  return (sinal && porques[sinal]) ?? '';
}

/** Whether the clause names no organ except these: "a lombar responde pelo Rim" is no argument for a pattern of the channels. */
export function falaDe(motivo: string, orgaos: readonly Orgao[]): boolean {
  return todosOsOrgaos.every((orgao) => orgaos.includes(orgao) || !motivo.includes(nomesOrgaos[orgao].nome));
}
