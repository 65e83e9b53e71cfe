// Sources: Maciocia, The Foundations of Chinese Medicine (3rd ed., 2015) and Diagnosis in Chinese Medicine (2nd ed., 2018), meaning of
// single signs; Maciocia, The Psyche in Chinese Medicine (2009). Wording is our own.
import { type Achado, type Orgao, orgaos as todosOsOrgaos } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { nomesOrgaos } from './nomes.ts';

/**
 * Why a sign counts in any pattern: a clause that fits after "porque". Only signs with nearly the same meaning in all their
 * patterns are listed; for the others the pattern's own mechanism gives the reason.
 */
const porques: Partial<Record<SinalId, string>> = {
  // Energy, heat and cold.
  cansaco: 'o Qi que sustenta o dia se gasta mais depressa do que se refaz',
  fraqueza: 'os músculos dos membros dependem do Qi que o Baço lhes envia',
  corpo_pesado: 'a Umidade pesa onde se acumula',
  piora_esforco: 'o esforço gasta o Qi que já é pouco',
  melhora_repouso: 'o repouso devolve o que a deficiência consome',
  melhora_movimento: 'o movimento solta o Qi que estava parado',
  edema: 'os líquidos param onde falta quem os mova',
  suor_espontaneo: 'a superfície não se fecha quando falta Qi defensivo',
  sudorese_noturna: 'à noite o Yang se recolhe ao Yin, e, se o Yin é pouco, o suor escapa',
  ondas_calor: 'o calor vazio sobe em ondas quando o Yin não o ancora',
  calor_palmas_plantas: 'o calor que vem da falta de Yin aparece nas palmas, nas plantas e no peito',
  calor_interno: 'o Calor do interior se faz sentir antes de se fazer ver',
  intolerancia_frio: 'o Yang é quem aquece, e sem ele qualquer vento incomoda',
  membros_frios: 'o calor não chega às extremidades',
  lombar_joelhos_frios: 'a lombar é a morada do Rim e é a primeira a esfriar com ele',
  piora_frio: 'o Frio contrai e só piora o que já tem a sua natureza',
  melhora_calor: 'o que pede calor costuma ser de Frio ou de falta de Yang',
  piora_calor: 'o Calor de fora se soma ao de dentro',
  piora_estresse: 'a emoção contida é o que mais prende o Qi do Fígado',
  melhora_relaxamento: 'o Qi volta a andar quando a tensão cede',
  piora_gordura: 'a gordura pesa sobre o Baço e alimenta a Umidade',
  piora_falta_sono: 'é no sono que Yin e Sangue se refazem',
  piora_menstruacao: 'o ciclo põe em movimento o Sangue que o Fígado guarda',
  melhora_bebida_quente: 'o calor da bebida ajuda um centro que tem pouco',
  // Pain.
  dor_surda: 'a dor surda fala de falta, e não de bloqueio',
  dor_fixa: 'a dor que não muda de lugar é a do Sangue parado',
  dor_distensiva: 'a distensão que vem e vai é a marca do Qi preso',
  dor_errante: 'o que muda de lugar é próprio do Vento e do Qi',
  dor_latejante: 'o que lateja na cabeça costuma ser Yang que subiu',
  dor_ardente: 'o que arde aponta para o Calor',
  dor_melhora_pressao: 'a mão que pressiona supre o que falta',
  dor_piora_pressao: 'a pressão aumenta o que já está em excesso',
  cefaleia_lateral: 'a têmpora é caminho da Vesícula Biliar, par do Fígado',
  cefaleia_topo: 'o canal do Fígado termina no alto da cabeça',
  cabeca_pesada: 'a Umidade impede que o Yang claro chegue à cabeça',
  dor_hipocondrio: 'os flancos são território do Fígado e da Vesícula Biliar',
  opressao_toracica: 'o Qi preso aperta primeiro o peito',
  dor_lombar: 'pela lombar passa o canal da Bexiga, e nela mora o Rim, seu par',
  lombar_joelhos_fracos: 'o Rim governa os ossos e sustenta a lombar e os joelhos',
  dormencia: 'sem Sangue que os nutra, os canais adormecem',
  caibras: 'o tendão sem Sangue se contrai',
  tensao_muscular: 'os tendões obedecem ao Fígado e endurecem com ele',
  globo_faringeo: 'o Qi preso, com um pouco de Fleuma, fica na garganta',
  // Head, eyes, ears.
  tontura: 'a cabeça sente logo quando o que sobe é pouco ou sobe mal',
  zumbido: 'o ouvido é a abertura do Rim, e por ele passa o canal da Vesícula Biliar',
  olhos_vermelhos: 'os olhos são a abertura do Fígado, e o Fogo sobe por ela',
  olhos_secos: 'os olhos dependem do Sangue e do Yin do Fígado',
  visao_turva: 'sem Sangue do Fígado os olhos perdem nitidez',
  memoria_fraca: 'a memória se apoia no Sangue do Coração e na Essência do Rim',
  boca_amarga: 'o amargo que sobe à boca é o da Vesícula Biliar aquecida',
  boca_seca: 'os líquidos não chegam à boca ou são consumidos antes',
  voz_fraca: 'a voz é Qi do Pulmão que se ouve',
  labios_palidos: 'o lábio mostra o Sangue que o Baço produz',
  // Sleep and emotions.
  insonia: 'o Shen só descansa quando o Coração lhe dá abrigo',
  insonia_inicial: 'o Shen demora a recolher-se quando não encontra Sangue ou sossego',
  despertares_noturnos: 'no meio da noite o Yin deveria segurar o Shen, e não segura',
  sonhos_excessivos: 'a alma etérea vagueia quando o Fígado não a acolhe',
  pesadelos: 'o sonho que assusta é o de um Shen sem sossego',
  sonolencia: 'a Umidade e a falta de Qi pesam sobre a clareza do dia',
  palpitacao: 'o coração se faz sentir quando lhe falta algo ou algo o agita',
  ansiedade: 'o Shen inquieto procura apoio e não o encontra',
  irritabilidade: 'a raiva é a emoção do Fígado, e ele a devolve quando está tenso',
  raiva_contida: 'o que não se diz fica preso no Fígado',
  suspiros: 'o suspiro é a tentativa do corpo de soltar o Qi preso',
  tristeza: 'a tristeza consome o Qi do peito e o faz parar',
  preocupacao: 'o pensar demais amarra o Qi do Baço',
  medo: 'o medo faz descer o Qi e tira o apoio do Shen',
  sobressalto: 'o susto fácil mostra um Shen sem amparo',
  humor_oscila: 'o humor sobe e desce com o Qi do Fígado',
  // Digestion and eliminations.
  apetite_baixo: 'o Baço cansado pede pouco',
  apetite_aumentado: 'o Calor do Estômago consome depressa o que recebe',
  empachamento: 'o que se come demora a descer',
  distensao_abdominal: 'o Qi para no abdome quando o centro não o move',
  distensao_pos_comer: 'a refeição exige do Baço a força que ele não tem',
  ma_digestao: 'a digestão é o trabalho do Baço e do Estômago',
  nausea: 'o Qi do Estômago sobe em vez de descer',
  arrotos: 'o Qi que não desce volta pela boca',
  azia_refluxo: 'o Qi do Estômago volta e traz calor consigo',
  sede_aumentada: 'o Calor ou a falta de líquidos pedem água',
  prefere_frias: 'quem tem Calor por dentro procura o gelado',
  prefere_quentes: 'quem tem Frio por dentro procura o quente',
  fezes_moles: 'o Baço não separa bem o que nutre do que sobra',
  diarreia: 'o que deveria ser transformado passa depressa',
  diarreia_matinal: 'é ao amanhecer que o Yang do Rim deveria subir',
  constipacao: 'falta força, líquido ou caminho livre para que o intestino se mova',
  fezes_secas: 'os líquidos não chegam ao intestino',
  fezes_alternadas: 'o intestino acompanha a oscilação do Qi do Fígado',
  urina_clara_abundante: 'sem calor que a concentre, a água passa clara',
  urina_escura: 'o Calor concentra a urina',
  noctiuria: 'à noite o Rim deveria reter e não retém',
  urina_urgente_ardente: 'o Calor irrita a passagem da urina',
  // Breath and skin.
  falta_ar: 'o Pulmão não faz descer o Qi, ou o Rim não o recebe',
  falta_ar_esforco: 'o esforço mostra o limite do Qi do Pulmão',
  tosse_seca: 'o Pulmão sem líquidos raspa em vez de soltar',
  tosse_catarro: 'o Pulmão guarda a Fleuma que o centro produz',
  gripes_frequentes: 'o Qi defensivo não guarda bem a superfície',
  pele_seca: 'a pele recebe por último o Sangue e os líquidos',
  coceira: 'a pele que coça mostra que algo se move ou se acumula sob ela',
  erupcoes: 'o Calor sobe à pele',
  unhas_fracas: 'a unha é o excedente do tendão e mostra o Sangue do Fígado',
  // Cycle.
  tpm_irritabilidade:
    'antes da menstruação o Sangue se junta embaixo, e um Fígado tenso não o deixa passar sem protesto',
  mamas_doloridas: 'o canal do Fígado atravessa o peito e a lateral das mamas',
  inchaco_pre_menstrual: 'o Qi preso retém também os líquidos',
  coagulos: 'o Sangue que para se junta em coágulos',
  sangue_escuro: 'o Sangue escurece quando demora a correr',
  fluxo_escasso: 'há pouco Sangue para descer',
  amenorreia: 'o que desce depende do Sangue e da Essência que há',
  dismenorreia_intensa: 'a dor forte pede passagem a um Sangue que está travado',
  ciclo_irregular: 'é o Fígado que dá ritmo ao Sangue',
  // Tongue, face, pulse.
  lingua_palida: 'o corpo pálido mostra que chega pouco Qi, Sangue ou calor à superfície',
  lingua_vermelha: 'o corpo vermelho mostra o Calor',
  lingua_arroxeada: 'a cor arroxeada é a do Sangue que circula mal',
  lingua_marcas_dente: 'a língua que guarda os dentes é a de um Baço que não contém os líquidos',
  lingua_inchada: 'o volume é de líquido não transformado',
  lingua_umida: 'a água não movida aparece na superfície da língua',
  lingua_seca: 'a língua seca mostra líquidos consumidos',
  lingua_rachaduras: 'as rachaduras são leito de rio sem água',
  saburra_ausente: 'sem Yin não há o que forme a saburra',
  saburra_espessa: 'a saburra grossa é o que ficou parado',
  saburra_amarela: 'o amarelo da saburra é Calor no interior',
  veias_sublinguais: 'as veias sob a língua mostram o Sangue que não corre',
  face_palida: 'o rosto empalidece quando o Qi e o Sangue não sobem',
  face_vermelha: 'o vermelho sobe ao rosto com o Calor',
  pulso_em_corda: 'a corda no pulso é a do Fígado tenso',
  pulso_fraco: 'o pulso diz o mesmo que o cansaço',
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
