// Sources: Maciocia, The Foundations of Chinese Medicine (3rd ed., 2015), causes of disease; Pitchford, Healing with Whole
// Foods (2002), natures of foods; Ministério da Saúde, Guia Alimentar para a População Brasileira (2014). Wording is our own.
import type { Protocolo } from '@meridia/shared/relatorio.ts';
import type { PadraoId } from './padroes/padrao-ids.ts';
import type { SinalId } from './sinais.ts';
import type { Tema } from './tema.ts';

type Item = Protocolo['orientacoes'][number];

export interface Orientacao {
  id: string;
  categoria: Item['categoria'];
  texto: string;
  /** The priority before signs of this client raise it. */
  prioridade: Item['prioridade'];
  temas: readonly Tema[];
  padroes: readonly PadraoId[];
  /** Signs that call for this advice in any pattern. */
  sinais: readonly SinalId[];
  /** A treated pattern with one of these themes rules the advice out. */
  temasContrarios: readonly Tema[];
  /** A sign of the client that rules the advice out. */
  sinaisContrarios: readonly SinalId[];
  idadeMinima: number;
  idadeMaxima: number;
  /** For whom it is meant besides, by what was told of work, habits and home. */
  somentePara:
    | 'quem_trabalha'
    | 'quem_nao_treina_muito'
    | 'quem_treina'
    | 'quem_bebe_pouca_agua'
    | 'quem_dorme_a_noite'
    | 'quem_levanta_sozinho'
    | 'quem_fala_de_telas'
    | 'quem_trabalha_sentado'
    | 'quem_carrega_peso'
    | 'quem_tem_bebe'
    | 'quem_nao_tem_bebe'
    | 'quem_tem_bicho'
    | 'quem_corre'
    | 'quem_menstrua'
    | 'crianca_que_molha_a_cama'
    | null;
  /** True: it counts more, because it helps with these signs alone. No advice is given without something told that it answers to. */
  exigeSinal: boolean;
  /** Only the best item of a group is given, so that no two items contradict each other. */
  grupo: string;
  /** Ids of the safety rules under which the advice is not given. */
  evitarNasRegras: readonly string[];
  /** Ids of the safety rules that call for this advice, like a sign. */
  pedidaPorRegras: readonly string[];
  /** Where the sign joins two places: the label or the words that told it must name this one, without accents. */
  lugar: RegExp | null;
  /** Not empty: only given under one of these safety rules. */
  somenteNasRegras: readonly string[];
  /** What was told that makes it worse or better, in simple letters; with `sinais`, only of somebody who has one of them. */
  contado: RegExp | null;
  /** Not empty: only given to somebody who has one of these signs as well. */
  exigeTambem: readonly SinalId[];
  /** True: it answers to what she came for, told in the main complaint or in her aims, and opens the list. */
  abre: boolean;
}

type Extras = Partial<
  Pick<
    Orientacao,
    | 'padroes'
    | 'sinais'
    | 'temasContrarios'
    | 'sinaisContrarios'
    | 'idadeMinima'
    | 'idadeMaxima'
    | 'somentePara'
    | 'exigeSinal'
    | 'grupo'
    | 'evitarNasRegras'
    | 'pedidaPorRegras'
    | 'somenteNasRegras'
    | 'lugar'
    | 'contado'
    | 'exigeTambem'
    | 'abre'
  >
>;

/** Safety rules under which nobody is told to move more before a physician has looked. */
export const semExercicio: readonly string[] = [
  'possivel_fratura',
  'coracao_que_acumula_agua',
  'anticoagulante_em_risco',
  'pressao_cai_em_pe',
  'urticaria_ativa',
  'trombose_na_perna',
  'risco_de_queda',
  'sangramento_na_cabeca',
  'compressao_da_medula',
  'perda_de_controle_esfincteriano',
  'pre_eclampsia',
  'infeccao_grave',
  'febre_na_quimioterapia',
  'dor_no_peito',
  'dor_no_peito_ao_esforco',
  'falta_de_ar_grave',
  'sinais_de_avc',
];

/** Rules under which nobody is sent out of bed in the dark. */
const foraDaCama: readonly string[] = [
  'risco_de_queda',
  'tendencia_a_desmaio',
  'pressao_cai_em_pe',
  'anticoagulante_em_risco',
  'vertigem_de_posicao',
];

/** Rules under which the skin does not warn of heat and pressure. */
export const sentePouco: readonly string[] = [
  'diabetes_com_neuropatia',
  'perda_de_sensibilidade',
  'pes_sem_sentir',
  'maos_sem_sentir',
];

/** Of something that makes it worse, within one sentence. */
function pioraCom(nomes: string): RegExp {
  return new RegExp(
    `\\b(pior\\w+|ataca\\w*|provoca|desencadeia|faz mal|nao (posso|tolero|aguento)|vem (com|depois))\\b(?! (parado|deitado|a noite))[^.;]{0,60}?\\b(${nomes})\\b|\\b(${nomes})\\b( \\w+){0,3} (pior\\w+|ataca\\w*|faz mal|provoca|desencadeia)\\b`,
  );
}

/** What coffee may move. */
const oQueOCafeMexe: readonly SinalId[] = [
  'piora_cafe',
  'insonia',
  'insonia_inicial',
  'despertares_noturnos',
  'sono_ruim',
  'ansiedade',
  'nervosismo',
  'inquietude',
  'palpitacao',
  'azia_refluxo',
  'queimacao_epigastrica',
  'enxaqueca',
  'ondas_calor',
  'noctiuria',
  'zumbido',
  'hipertensao',
  'diarreia',
  'irritabilidade',
  'gastrite',
  'urina_frequente',
  'incontinencia',
];

/** Rules under which nothing is eaten that thins the blood. */
export const sangraFacil: readonly string[] = [
  'anticoagulante',
  'anticoagulante_com_ervas',
  'anticoagulante_em_risco',
  'disturbio_de_coagulacao',
];

/** Rules under which nothing is added that makes the stool bulky or presses on the bowel before a physician has looked. */
export const intestinoPorVer: readonly string[] = [
  'mudanca_do_intestino',
  'intestino_a_investigar',
  'obstrucao_intestinal',
  'abdome_agudo',
  'sangramento',
];
/** Who came to leave the cigarette; "já tentou parar" tells the past. */
export const quemQuerPararDeFumar =
  /(?<!\b(?:tentou|tentei|tentar|tentativas?(?: de)?|consegui\w*|ja) )\b(?:par(?:ar|o|asse|ando)|larg(?:ar|o|asse|ando)|deix(?:ar|o|asse|ando)|abandon(?:ar|ando)|cess(?:ar|acao)|sair|livrar)(?: (?:de|do|da|o|a|com o|com|meu|desse|este))* (?:fumar|fumo|cigarros?|vape|tabaco|tabagismo|nicotina)\b|\b(?:tabagi\w+|fumantes?|fum(?:a|o)|cigarros?)\b[^.;]{0,40}\b(?:quer|deseja|pretende|precisa) (?:parar|cessar|largar|deixar)\b/;

export const gestante: readonly string[] = ['gestacao', 'gestacao_possivel', 'vomitos_na_gestacao'];

const alimentacao = linha('alimentacao');
const rotina = linha('rotina');
const emocoes = linha('emocoes');
const movimento = linha('movimento');
const sono = linha('sono');

export const orientacoes: readonly Orientacao[] = [
  alimentacao(
    'cozidos_mornos',
    'Essencial',
    'Prefira alimentos cozidos e mornos, como sopas, mingaus e legumes refogados; deixe crus e gelados para poucas ocasiões.',
    ['digestao', 'frio', 'yang', 'umidade', 'qi'],
    {
      temasContrarios: ['calor'],
      sinais: ['fezes_moles', 'diarreia', 'gosta_gelados', 'abdome_frio'],
      grupo: 'temperatura',
    },
  ),
  alimentacao(
    'horarios_refeicoes',
    'Essencial',
    'Faça as refeições em horários regulares, sentado e mastigando devagar.',
    ['digestao', 'qi', 'deficiencia'],
    {
      sinais: ['dieta_irregular', 'ma_digestao', 'empachamento'],
      sinaisContrarios: ['nausea', 'vomito'],
      somentePara: 'quem_nao_tem_bebe',
      grupo: 'refeicoes',
    },
  ),
  alimentacao(
    'jantar_leve',
    'Importante',
    'Jante leve e até três horas antes de deitar.',
    ['digestao', 'shen', 'excesso', 'fleuma'],
    {
      sinais: ['empachamento', 'ma_digestao'],
      // Heartburn has an advice of its own, which says this too.
      sinaisContrarios: ['enxaqueca', 'azia_refluxo', 'queimacao_epigastrica'],
      exigeSinal: true,
      evitarNasRegras: ['gestacao', 'diabetes', 'diabetes_com_neuropatia'],
      padroes: ['estagnacao_alimentos', 'qi_contrafluxo_estomago', 'fogo_estomago'],
    },
  ),
  alimentacao(
    'azia_pequenas_refeicoes',
    'Essencial',
    'Por causa da azia, coma porções pequenas e mais vezes, sem fritura nem molho gorduroso, e espere de duas a três horas antes de deitar.',
    ['digestao'],
    {
      sinais: ['azia_refluxo', 'queimacao_epigastrica'],
      exigeSinal: true,
      evitarNasRegras: ['vomitos_na_gestacao'],
      grupo: 'refeicoes',
    },
  ),
  alimentacao(
    'menos_umidade',
    'Importante',
    'Diminua frituras, doces e farinhas refinadas, que na medicina chinesa favorecem umidade e fleuma.',
    ['umidade', 'fleuma'],
    {
      sinais: ['gosta_gordura_doce', 'excesso_peso', 'saburra_espessa', 'saburra_pegajosa'],
      sinaisContrarios: ['osteoporose'],
      idadeMinima: 18,
      idadeMaxima: 59,
      evitarNasRegras: gestante,
      grupo: 'umidade',
    },
  ),
  // Children, pregnant women and brittle bones need the calcium of milk.
  alimentacao(
    'menos_umidade_com_leite',
    'Importante',
    'Diminua frituras, doces e farinhas refinadas, que favorecem umidade e fleuma.',
    ['umidade', 'fleuma'],
    { sinais: ['gosta_gordura_doce', 'excesso_peso'], exigeSinal: true, grupo: 'umidade' },
  ),
  alimentacao(
    'menos_gordura',
    'Essencial',
    'Como a gordura piora a queixa, troque frituras, embutidos e carnes gordas por grelhados, cozidos e legumes, e anote o que ainda faz mal.',
    ['digestao'],
    { sinais: ['piora_gordura'], exigeSinal: true, grupo: 'umidade' },
  ),
  alimentacao(
    'drenam_umidade',
    'Recomendada',
    'Inclua feijão-azuki, cevadinha, abóbora e chuchu, que ajudam a escoar a umidade.',
    ['umidade', 'aguas', 'fleuma'],
    { sinais: ['edema', 'corpo_pesado', 'inchaco_pre_menstrual'], evitarNasRegras: ['figado_ou_rins'] },
  ),
  alimentacao(
    'nutrem_xue',
    'Importante',
    'Nutra o Sangue com feijão-preto, beterraba, folhas verde-escuras cozidas, ovos e, se consumir, carnes bem cozidas.',
    ['xue'],
    {
      sinais: ['anemia', 'unhas_fracas', 'fluxo_escasso', 'fluxo_intenso', 'queda_cabelo'],
      temasContrarios: ['calor'],
      evitarNasRegras: ['figado_ou_rins'],
    },
  ),
  alimentacao(
    'nutrem_yin',
    'Importante',
    'Inclua pera, gergelim, batata-doce e caldos suaves, que hidratam o corpo.',
    ['yin', 'secura', 'calor_vazio'],
    { sinais: ['boca_seca', 'pele_seca', 'sudorese_noturna', 'ondas_calor'], evitarNasRegras: ['figado_ou_rins'] },
  ),
  alimentacao(
    'aquecem',
    'Importante',
    'Use temperos que aquecem com moderação, como gengibre fresco, alho-poró e cebolinha, em pratos cozidos.',
    ['frio', 'yang'],
    {
      sinais: ['membros_frios', 'intolerancia_frio'],
      temasContrarios: ['calor', 'calor_vazio', 'yin'],
      sinaisContrarios: ['azia_refluxo', 'queimacao_epigastrica', 'gastrite'],
      evitarNasRegras: sangraFacil,
    },
  ),
  alimentacao(
    'refrescam',
    'Essencial',
    'Diminua pimenta, frituras, embutidos e churrasco; prefira pepino, abobrinha, chuchu e verduras levemente cozidas.',
    ['calor'],
    {
      sinais: ['calor_interno', 'aftas', 'acne', 'boca_amarga', 'mau_halito'],
      temasContrarios: ['frio', 'yang'],
      grupo: 'temperatura',
    },
  ),
  alimentacao(
    'umedecem_intestino',
    'Importante',
    'Inclua mamão, ameixa, aveia, linhaça e azeite, sempre com água ao longo do dia.',
    ['intestino', 'secura'],
    {
      sinais: ['constipacao', 'fezes_secas'],
      padroes: ['secura_intestino_grosso'],
      sinaisContrarios: ['diarreia', 'fezes_moles', 'diarreia_matinal'],
      exigeSinal: true,
      evitarNasRegras: [...intestinoPorVer, 'restricao_de_liquidos', 'cirurgia_recente'],
      grupo: 'intestino',
    },
  ),
  // Fibre without water would stop the bowel; where the physician limits the water, fruit and oil do without.
  alimentacao(
    'soltam_sem_agua',
    'Importante',
    'Use azeite nas refeições; fruta laxante, farelo, linhaça ou fibra em pó, só com o acordo de quem limita os líquidos.',
    ['intestino', 'secura'],
    {
      sinais: ['constipacao', 'fezes_secas'],
      sinaisContrarios: ['diarreia', 'fezes_moles', 'diarreia_matinal'],
      exigeSinal: true,
      evitarNasRegras: intestinoPorVer,
      somenteNasRegras: ['restricao_de_liquidos'],
      grupo: 'intestino',
    },
  ),
  alimentacao(
    'intestino_solto',
    'Importante',
    'Enquanto as fezes estiverem moles, prefira arroz bem cozido, cenoura, maçã cozida e caldos, e reponha líquido; sangue, febre ou sede demais: posto.',
    ['intestino', 'digestao'],
    {
      idadeMinima: 2,
      sinais: ['diarreia', 'fezes_moles', 'diarreia_matinal'],
      sinaisContrarios: ['constipacao', 'fezes_secas'],
      exigeSinal: true,
      evitarNasRegras: ['restricao_de_liquidos'],
      grupo: 'intestino',
    },
  ),
  alimentacao(
    'proteina_cafe_manha',
    'Importante',
    'Com pouco apetite, coma pouco de cada vez e mais vezes, a começar por um café da manhã quente, mesmo pequeno.',
    ['qi', 'deficiencia', 'xue'],
    { sinais: ['apetite_baixo'], sinaisContrarios: ['nausea', 'vomito'] },
  ),
  alimentacao(
    'mais_agua',
    'Essencial',
    'Beba de seis a oito copos de água em pequenos goles, mais pela manhã e à tarde e menos à noite.',
    ['secura'],
    {
      sinais: ['pouca_agua', 'urina_escura', 'constipacao', 'fezes_secas'],
      sinaisContrarios: ['insuficiencia_cardiaca'],
      idadeMinima: 12,
      somentePara: 'quem_bebe_pouca_agua',
      evitarNasRegras: ['restricao_de_liquidos', 'figado_ou_rins', 'desmopressina_e_agua'],
    },
  ),
  alimentacao(
    'menos_cafe',
    'Essencial',
    'Diminua o café aos poucos, até uma ou duas xícaras pela manhã e nenhuma depois do almoço, e veja em duas semanas o que muda na queixa.',
    ['shen', 'calor_vazio', 'yin'],
    {
      sinais: ['cafe_excessivo', 'piora_cafe'],
      // In a strained back it would be advice for its own sake.
      exigeTambem: oQueOCafeMexe,
      idadeMinima: 12,
      exigeSinal: true,
      evitarNasRegras: gestante,
      grupo: 'cafe',
    },
  ),
  alimentacao(
    'cafe_na_gestacao',
    'Essencial',
    'Na gestação, no máximo uma ou duas xícaras pequenas de café por dia, contando chá preto, mate e refrigerante de cola.',
    ['shen'],
    { sinais: ['cafe_excessivo', 'piora_cafe'], exigeSinal: true, somenteNasRegras: gestante, grupo: 'cafe' },
  ),
  alimentacao(
    'menos_alcool',
    'Essencial',
    'Reduza o álcool aos poucos; quem bebe todo dia não para de uma vez sem médico.',
    ['calor', 'umidade'],
    {
      sinais: ['alcool_frequente'],
      idadeMinima: 18,
      exigeSinal: true,
      evitarNasRegras: [...gestante, 'figado_ou_rins'],
      grupo: 'alcool',
    },
  ),
  alimentacao(
    'sem_alcool_na_gestacao',
    'Essencial',
    'Na gestação, nenhuma bebida alcoólica; se for difícil parar, conte ao pré-natal.',
    ['calor'],
    { sinais: ['alcool_frequente'], exigeSinal: true, somenteNasRegras: gestante, grupo: 'alcool' },
  ),
  alimentacao(
    'alimentos_rim',
    'Recomendada',
    'Inclua feijão-preto, nozes, gergelim-preto, cogumelos e caldos longos, que sustentam o Rim.',
    ['essencia', 'aguas', 'yang'],
    { sinais: ['lombar_joelhos_fracos', 'noctiuria'], idadeMinima: 12, evitarNasRegras: ['figado_ou_rins'] },
  ),
  alimentacao(
    'alimentos_pulmao',
    'Recomendada',
    'Pera cozida, inhame e sopas claras ajudam a umedecer e proteger o Pulmão.',
    ['respiracao', 'secura'],
    { sinais: ['tosse_seca', 'garganta_seca'], idadeMinima: 2 },
  ),
  alimentacao(
    'menos_sal',
    'Recomendada',
    'Modere o sal e os ultraprocessados, que retêm líquidos.',
    ['aguas', 'umidade'],
    { sinais: ['edema', 'edema_pernas', 'hipertensao'], exigeSinal: true },
  ),
  alimentacao(
    'menos_leite_fleuma',
    'Importante',
    'Se leite ou gelado parece engrossar o catarro, teste duas semanas sem ele.',
    ['fleuma'],
    {
      sinais: ['catarro', 'tosse_catarro', 'catarro_abundante'],
      sinaisContrarios: ['osteoporose'],
      exigeSinal: true,
      idadeMinima: 12,
      evitarNasRegras: gestante,
    },
  ),
  alimentacao(
    'pouco_e_frequente',
    'Essencial',
    'Coma pouco e muitas vezes, e beba em goles entre as refeições.',
    ['digestao'],
    { sinais: ['nausea', 'vomito'], exigeSinal: true, grupo: 'refeicoes' },
  ),
  alimentacao(
    'enjoo_na_gestacao',
    'Essencial',
    'Coma algo seco antes de levantar da cama, depois pouco e muitas vezes; beba em goles frios entre as refeições e afaste-se dos cheiros que enjoam.',
    ['digestao'],
    { exigeSinal: true, pedidaPorRegras: ['vomitos_na_gestacao'], grupo: 'refeicoes' },
  ),
  alimentacao(
    'sem_jejum_na_enxaqueca',
    'Essencial',
    'Não pule refeições nem perca horas de sono: jejum e noite curta podem trazer a crise; anote o que veio antes de cada uma.',
    ['shen', 'estagnacao', 'vento'],
    { sinais: ['enxaqueca'], exigeSinal: true, idadeMinima: 7 },
  ),
  alimentacao(
    'comer_com_bebe',
    'Importante',
    'Deixe água e um lanche com proteína ao lado de onde amamenta ou cuida do bebê, e coma a cada mamada.',
    ['xue', 'qi', 'deficiencia'],
    { somentePara: 'quem_tem_bebe', idadeMinima: 12, grupo: 'refeicoes' },
  ),
  rotina(
    'casa_sem_quedas',
    'Essencial',
    'Para não cair: luz acesa no caminho do banheiro à noite, tapetes fora, calçado firme; antes de levantar, sente-se um minuto na beira da cama.',
    ['vento', 'essencia'],
    {
      pedidaPorRegras: ['risco_de_queda', 'pressao_cai_em_pe', 'anticoagulante_em_risco'],
      exigeSinal: true,
      idadeMinima: 18,
    },
  ),
  rotina(
    'pes_do_diabetes',
    'Essencial',
    'Olhe os pés todo dia, entre os dedos e na sola; nada de água ou bolsa quente, nem andar descalço; ferida vai ao posto no mesmo dia.',
    ['secura', 'estase'],
    { pedidaPorRegras: ['diabetes_com_neuropatia', 'diabetes_sem_controle'], sinais: ['neuropatia'], exigeSinal: true },
  ),
  rotina(
    'peso_sem_torcer',
    'Essencial',
    'Para levantar peso, dobre os joelhos, traga a carga junto ao corpo e não torça o tronco; divida em mais viagens e peça ajuda enquanto doer.',
    ['canais', 'estagnacao'],
    {
      sinais: ['dor_lombar', 'ciatica', 'hernia_disco', 'dor_costas', 'dor_pescoco_ombros'],
      sinaisContrarios: ['fibromialgia'],
      exigeSinal: true,
      idadeMinima: 14,
      somentePara: 'quem_carrega_peso',
    },
  ),
  rotina(
    'costas_na_crise',
    'Importante',
    'Enquanto a dor descer pela perna, não fique de cama: ande um pouco várias vezes ao dia, troque de posição antes que doa e, de lado, ponha um travesseiro entre os joelhos.',
    ['canais'],
    { sinais: ['ciatica'], exigeSinal: true, idadeMinima: 14, evitarNasRegras: ['possivel_fratura'] },
  ),
  rotina(
    'ombro_abaixo',
    'Importante',
    'No que for possível, trabalhe com o braço abaixo da altura do ombro e durma com um travesseiro sob o braço que dói.',
    ['canais'],
    {
      sinais: ['ombro_congelado', 'bursite', 'dor_pescoco_ombros'],
      lugar: /\bomb|bursite/,
      exigeSinal: true,
      idadeMinima: 14,
    },
  ),
  rotina(
    'pescoco_apoiado',
    'Importante',
    'Durma com um travesseiro que deixe o pescoço reto e não durma de bruços; vire o corpo junto com a cabeça.',
    ['canais'],
    {
      sinais: ['cefaleia_nuca', 'dor_pescoco_ombros'],
      lugar: /pescoc|cervic|nuca|torcicolo/,
      exigeSinal: true,
      idadeMinima: 12,
    },
  ),
  rotina(
    'ar_limpo',
    'Essencial',
    'Ninguém fuma dentro de casa; no quarto, pano úmido no lugar da vassoura, roupa de cama lavada toda semana e nada de bicho de pelúcia ou cheiro forte.',
    ['respiracao', 'exterior'],
    { sinais: ['asma', 'rinite', 'congestao_nasal', 'espirros', 'chiado'], exigeSinal: true },
  ),
  // AAO-HNS, Allergic rhinitis (2015): saline irrigation beside the medicine.
  rotina(
    'lavar_o_nariz',
    'Essencial',
    'Lave o nariz com soro fisiológico de manhã e à noite, em temperatura ambiente e sem força, antes do spray receitado; se arde muito ou sangra, pare e conte ao médico.',
    ['respiracao'],
    { sinais: ['rinite', 'congestao_nasal'], exigeSinal: true, idadeMinima: 4 },
  ),
  rotina(
    'bicho_fora_do_quarto',
    'Essencial',
    'Gatos e cães ficam fora do quarto e longe da cama e da roupa dela; depois de brincar com eles, lave as mãos e o rosto.',
    ['respiracao', 'exterior'],
    {
      sinais: ['asma', 'rinite', 'congestao_nasal', 'espirros', 'chiado'],
      exigeSinal: true,
      somentePara: 'quem_tem_bicho',
    },
  ),
  rotina(
    'pele_que_empola',
    'Essencial',
    'Roupa larga, banho morno e curto, sem esfregar; adie por agora álcool e calor forte, que aumentam os vergões.',
    ['pele', 'calor'],
    { pedidaPorRegras: ['urticaria_ativa'], sinais: ['urticaria'], exigeSinal: true },
  ),
  rotina(
    'pausas',
    'Importante',
    'A cada hora e meia sentado no trabalho, levante por cinco minutos, alongue e respire.',
    ['estagnacao', 'canais', 'qi'],
    {
      sinais: ['tensao_muscular', 'excesso_trabalho', 'estresse_alto'],
      idadeMinima: 12,
      exigeSinal: true,
      somentePara: 'quem_trabalha_sentado',
    },
  ),
  rotina(
    'menos_excesso',
    'Essencial',
    'Se der, guarde meio dia por semana sem trabalho, nem que seja em partes.',
    ['deficiencia', 'essencia', 'qi', 'yin'],
    { sinais: ['excesso_trabalho'], idadeMinima: 12, exigeSinal: true, somentePara: 'quem_trabalha' },
  ),
  rotina(
    'aquecer_lombar',
    'Importante',
    'Mantenha a lombar agasalhada e evite sentar em lugar frio ou com roupa úmida.',
    ['frio', 'yang'],
    {
      sinais: ['lombar_joelhos_frios'],
      temasContrarios: ['calor'],
      evitarNasRegras: sentePouco,
      grupo: 'clima',
    },
  ),
  rotina(
    'aquecer_pes',
    'Importante',
    'Meia e calçado fechado, e nada de pisar descalço em chão frio.',
    ['frio', 'yang'],
    {
      sinais: ['membros_frios'],
      exigeSinal: true,
      temasContrarios: ['calor'],
      sinaisContrarios: ['piora_calor', 'ondas_calor', 'febre'],
      evitarNasRegras: sentePouco,
      grupo: 'clima',
    },
  ),
  rotina(
    'aquecer_ventre',
    'Importante',
    'Mantenha o ventre agasalhado com roupa, sobretudo no frio e depois de comer.',
    ['frio', 'yang'],
    {
      sinais: ['abdome_frio', 'dismenorreia'],
      exigeSinal: true,
      temasContrarios: ['calor'],
      sinaisContrarios: ['piora_calor', 'ondas_calor', 'febre'],
      evitarNasRegras: [...gestante, 'abdome_agudo', 'febre_com_dor_pelvica'],
      grupo: 'clima',
    },
  ),
  rotina(
    'assoalho_pelvico',
    'Essencial',
    'Peça no posto a fisioterapia do assoalho pélvico, que ensina a segurar a urina; até lá, não levante peso e solte o ar ao fazer força.',
    ['aguas', 'essencia', 'qi'],
    {
      sinais: ['incontinencia', 'prolapso'],
      exigeSinal: true,
      idadeMinima: 18,
      evitarNasRegras: ['perda_de_controle_esfincteriano'],
    },
  ),
  rotina(
    'aquecer_com_roupa',
    'Importante',
    'Mantenha lombar, ventre e pés aquecidos com roupa, meia seca e calçado fechado; na pele que sente pouco, nenhuma outra fonte de calor.',
    ['frio', 'yang'],
    {
      pedidaPorRegras: sentePouco,
      exigeSinal: true,
      temasContrarios: ['calor', 'calor_vazio', 'yin'],
      sinaisContrarios: ['piora_calor', 'ondas_calor', 'febre'],
      grupo: 'clima',
    },
  ),
  rotina(
    'proteger_vento',
    'Importante',
    'Proteja nuca e ombros do vento e do ar-condicionado direto.',
    ['exterior', 'canais', 'respiracao'],
    { sinais: ['aversao_vento', 'piora_vento'], exigeSinal: true },
  ),
  rotina(
    'evitar_umido',
    'Recomendada',
    'Evite roupas molhadas e ambientes úmidos; mantenha a casa ventilada e com sol.',
    ['umidade', 'canais'],
    { sinais: ['piora_umidade'], grupo: 'clima' },
  ),
  rotina(
    'carga_do_treino',
    'Essencial',
    'Enquanto doer, corra menos e no plano, pare antes da distância em que a dor começa e deixe descida e escada; sem dor por duas semanas, suba a distância uns dez por cento por semana.',
    ['canais', 'estagnacao'],
    {
      sinais: [
        'piora_esforco',
        'dor_joelho',
        'dor_tornozelo',
        'dor_calcanhar',
        'dor_quadril',
        'dor_perna',
        'dor_pe',
        'dor_lombar',
      ],
      exigeSinal: true,
      idadeMinima: 12,
      evitarNasRegras: semExercicio,
      somentePara: 'quem_corre',
      grupo: 'exercicio',
    },
  ),
  rotina(
    'gelo_que_ja_alivia',
    'Importante',
    'O gelo que já alivia: dez a quinze minutos com um pano entre ele e a pele, depois do esforço, e nunca na pele que sente pouco.',
    ['canais'],
    {
      sinais: ['melhora_frio'],
      sinaisContrarios: ['piora_frio'],
      exigeSinal: true,
      idadeMinima: 12,
      evitarNasRegras: sentePouco,
    },
  ),
  rotina(
    'noites_secas',
    'Essencial',
    'Xixi antes de deitar, líquidos mais cedo no dia e poucos na última hora e meia, luz no caminho do banheiro, um calendário das noites secas e nenhuma bronca: não é preguiça nem culpa.',
    ['aguas', 'essencia'],
    {
      sinais: ['incontinencia', 'noctiuria', 'urina_frequente'],
      exigeSinal: true,
      idadeMaxima: 14,
      somentePara: 'crianca_que_molha_a_cama',
      grupo: 'urina',
    },
  ),
  rotina(
    'calor_que_piora',
    'Importante',
    'Como o calor piora a queixa, roupa em camadas e de algodão, banho morno, quarto ventilado e um ventilador à mão.',
    ['calor', 'calor_vazio', 'yin'],
    { sinais: ['piora_calor'], exigeSinal: true, sinaisContrarios: ['piora_frio'], grupo: 'clima' },
  ),
  rotina(
    'ondas_de_calor',
    'Importante',
    'Para as ondas de calor, roupa em camadas e de algodão, quarto ventilado e um ventilador à mão.',
    ['calor', 'calor_vazio', 'yin'],
    { sinais: ['ondas_calor'], exigeSinal: true, sinaisContrarios: ['piora_frio'], grupo: 'clima' },
  ),
  rotina(
    'frio_que_piora',
    'Importante',
    'Como o frio piora a queixa, agasalhe-se, não fique com roupa úmida nem no chão frio, e mova-se um pouco a cada hora parada.',
    ['frio', 'yang', 'canais'],
    { sinais: ['piora_frio'], exigeSinal: true, sinaisContrarios: ['piora_calor', 'ondas_calor'], grupo: 'clima' },
  ),
  rotina(
    'sem_cigarro',
    'Essencial',
    'Procure apoio para deixar o cigarro: o SUS oferece acompanhamento gratuito.',
    ['respiracao'],
    { sinais: ['tabaco'], idadeMinima: 12, exigeSinal: true, grupo: 'cigarro' },
  ),
  rotina(
    'habito_intestinal',
    'Recomendada',
    'Reserve um horário fixo, de preferência pela manhã, para ir ao banheiro sem pressa.',
    ['intestino'],
    { sinais: ['constipacao', 'fezes_secas', 'tenesmo'], exigeSinal: true },
  ),
  rotina(
    'pausa_visual',
    'Recomendada',
    'A cada vinte minutos de tela, olhe para longe por vinte segundos e pisque devagar.',
    ['xue', 'yin'],
    {
      evitarNasRegras: ['sem_decubito_ventral', 'diabetes', 'diabetes_com_neuropatia', 'diabetes_sem_controle'],
      sinais: ['olhos_secos', 'visao_turva', 'dor_ocular'],
      exigeSinal: true,
      somentePara: 'quem_fala_de_telas',
      padroes: ['deficiencia_xue_figado', 'deficiencia_yin_figado', 'deficiencia_yin_figado_rim'],
    },
  ),
  rotina(
    'cuidar_pele',
    'Recomendada',
    'Banho morno e curto, sabonete suave e hidratante logo depois, roupa de algodão e unhas curtas.',
    ['pele', 'secura'],
    { sinais: ['pele_seca', 'coceira', 'descamacao'], exigeSinal: true, grupo: 'pele' },
  ),
  rotina(
    'nao_segurar_urina',
    'Recomendada',
    'Vá ao banheiro em horas marcadas, sem correr, e tome mais líquido cedo e menos à noite; com ardor, veja a urina no posto.',
    ['aguas'],
    {
      sinais: ['noctiuria', 'urina_urgente_ardente', 'urina_frequente', 'incontinencia'],
      exigeSinal: true,
      grupo: 'urina',
    },
  ),
  rotina(
    'registro_ciclo',
    'Recomendada',
    'Anote datas, fluxo e sintomas do ciclo para comparar nas próximas sessões.',
    ['estase', 'xue'],
    {
      sinais: ['dismenorreia', 'ciclo_irregular', 'tpm_irritabilidade', 'fluxo_intenso'],
      idadeMinima: 10,
      exigeSinal: true,
    },
  ),
  emocoes(
    'respirar_soltar',
    'Recomendada',
    'Duas vezes ao dia, respire pelo abdome por cinco minutos, com a expiração mais longa que a inspiração.',
    ['estagnacao', 'shen', 'excesso'],
    { sinais: ['estresse_alto', 'ansiedade', 'irritabilidade'], idadeMinima: 12 },
  ),
  emocoes(
    'expressar',
    'Importante',
    'Dê saída ao que incomoda: conversar, escrever ou cantar ajuda a soltar a tensão.',
    ['estagnacao'],
    { sinais: ['raiva_contida', 'irritabilidade', 'suspiros', 'globo_faringeo'], idadeMinima: 12, exigeSinal: true },
  ),
  emocoes(
    'aquietar_mente',
    'Importante',
    'Escolha um momento do dia para anotar preocupações e decidir o próximo passo; fora dele, deixe-as no papel.',
    ['digestao', 'shen'],
    {
      sinais: ['preocupacao', 'insonia', 'insonia_inicial', 'ansiedade', 'estresse_alto'],
      idadeMinima: 12,
      exigeSinal: true,
    },
  ),
  emocoes(
    'acolher_tristeza',
    'Importante',
    'Mantenha contato com pessoas queridas e com a natureza; se ela dura duas semanas, procure o posto ou o CAPS; CVV 188, a qualquer hora.',
    ['respiracao', 'qi', 'xue'],
    { sinais: ['tristeza', 'apatia'], idadeMinima: 12, exigeSinal: true },
  ),
  emocoes(
    'acolher_medo',
    'Recomendada',
    'O que o medo fez deixar, retome em passos pequenos e com companhia; se ele não ceder, procure apoio psicológico, também no posto ou no CAPS.',
    ['essencia', 'aguas', 'shen'],
    { sinais: ['medo', 'sobressalto'], exigeSinal: true, idadeMinima: 12 },
  ),
  emocoes(
    'menos_estimulo',
    'Recomendada',
    'Diminua notícias e redes sociais, sobretudo à noite.',
    ['shen', 'calor', 'calor_vazio', 'yin'],
    { sinais: ['inquietude', 'nervosismo'], idadeMinima: 12, exigeSinal: true, somentePara: 'quem_fala_de_telas' },
  ),
  movimento(
    'caminhada',
    'Importante',
    'Caminhe trinta minutos ao ar livre, ao menos três vezes por semana, em ritmo confortável.',
    ['estagnacao', 'umidade', 'estase', 'fleuma', 'excesso'],
    {
      sinais: ['sedentarismo', 'excesso_peso', 'tensao_muscular', 'melhora_movimento'],
      sinaisContrarios: [
        'ciatica',
        'dor_joelho',
        'dor_quadril',
        'dor_perna',
        'dor_tornozelo',
        'dor_calcanhar',
        'dor_pe',
        'piora_esforco',
        'falta_ar_esforco',
        'dor_intensa',
        'febre',
        'nausea',
        'vomito',
        'piora_calor',
        'articulacao_inflamada',
      ],
      // Who loses blood or weight may be anaemic.
      evitarNasRegras: [
        ...semExercicio,
        ...intestinoPorVer,
        'sangramento',
        'perda_de_peso_sem_causa',
        'anemia_sem_cuidado',
      ],
      idadeMinima: 12,
      somentePara: 'quem_nao_treina_muito',
      grupo: 'exercicio',
    },
  ),
  movimento(
    'exercicio_suave',
    'Importante',
    'Prefira atividade leve e regular, como caminhada curta ou alongamento, e pare antes de se cansar.',
    ['deficiencia', 'qi', 'xue', 'yang'],
    {
      sinais: ['cansaco', 'piora_esforco', 'falta_ar_esforco'],
      sinaisContrarios: [
        'ciatica',
        'dor_joelho',
        'dor_quadril',
        'dor_perna',
        'dor_tornozelo',
        'dor_calcanhar',
        'dor_pe',
        'dor_intensa',
        'febre',
      ],
      evitarNasRegras: semExercicio,
      idadeMinima: 12,
      somentePara: 'quem_nao_treina_muito',
      grupo: 'exercicio',
    },
  ),
  movimento(
    'alongar_lateral',
    'Recomendada',
    'Alongue as laterais do tronco e abra o peito por cinco minutos, pela manhã e à noite.',
    ['estagnacao', 'canais'],
    {
      sinais: ['opressao_toracica', 'dor_hipocondrio', 'tensao_muscular'],
      evitarNasRegras: semExercicio,
    },
  ),
  // Source: Fransen and others, Exercise for osteoarthritis of the knee (Cochrane review, 2015).
  movimento(
    'esticar_joelho',
    'Importante',
    'Sentado numa cadeira firme, estique um joelho devagar, segure cinco segundos e desça; dez vezes de cada lado, dia sim, dia não, sem passar da dor.',
    ['canais'],
    {
      sinais: ['dor_joelho'],
      sinaisContrarios: ['febre', 'trauma'],
      exigeSinal: true,
      evitarNasRegras: ['possivel_fratura', 'trombose_na_perna', 'cirurgia_recente'],
      idadeMinima: 12,
    },
  ),
  movimento(
    'lombar_joelhos',
    'Recomendada',
    'Fortaleça lombar, quadril e pernas com exercícios orientados, duas vezes por semana.',
    ['essencia', 'yang', 'canais'],
    {
      sinais: ['dor_lombar', 'lombar_joelhos_fracos', 'dor_joelho'],
      sinaisContrarios: ['dor_intensa', 'febre'],
      exigeSinal: true,
      evitarNasRegras: semExercicio,
      idadeMinima: 12,
      somentePara: 'quem_nao_treina_muito',
    },
  ),
  movimento(
    'massagem_abdome',
    'Recomendada',
    'Massageie o abdome em círculos no sentido do relógio, por cinco minutos, longe das refeições.',
    ['intestino', 'digestao'],
    {
      sinais: ['constipacao', 'distensao_abdominal'],
      sinaisContrarios: ['diarreia', 'fezes_moles', 'diarreia_matinal', 'dor_abdominal', 'vomito'],
      exigeSinal: true,
      evitarNasRegras: [
        'gestacao',
        'gestacao_possivel',
        'neoplasia',
        'neoplasia_no_passado',
        'cirurgia_recente',
        'mudanca_do_intestino',
        'intestino_a_investigar',
        'dispepsia_com_alarme',
        'obstrucao_intestinal',
        'abdome_agudo',
        'sangramento',
        'perda_de_peso_sem_causa',
        'figado_ou_baco_aumentado',
      ],
    },
  ),
  movimento(
    'respiracao_ao_ar',
    'Recomendada',
    'Pratique dez respirações profundas ao ar livre pela manhã, com os ombros soltos.',
    ['respiracao', 'qi'],
    { sinais: ['falta_ar', 'voz_fraca'] },
  ),
  movimento(
    'sem_excesso_suor',
    'Recomendada',
    'Evite treinos que façam suar demais nas horas quentes do dia; prefira o início da manhã.',
    ['yin', 'calor', 'calor_vazio', 'secura'],
    {
      sinais: ['sudorese_noturna', 'piora_calor'],
      sinaisContrarios: ['piora_frio', 'intolerancia_frio', 'prefere_quentes'],
      exigeSinal: true,
      idadeMinima: 12,
      somentePara: 'quem_treina',
    },
  ),
  movimento(
    'soltar_articulacoes',
    'Recomendada',
    'Mova cada articulação com suavidade pela manhã, depois de aquecer o corpo com um banho morno.',
    ['canais', 'frio', 'estase'],
    { sinais: ['rigidez', 'dor_articular'], evitarNasRegras: semExercicio },
  ),
  sono(
    'deitar_cedo',
    'Essencial',
    'Deite-se antes das 23h e mantenha horários parecidos todos os dias.',
    ['yin', 'xue', 'shen', 'deficiencia', 'essencia'],
    {
      sinais: ['piora_falta_sono', 'acorda_cansado'],
      somentePara: 'quem_dorme_a_noite',
      sinaisContrarios: ['insonia', 'insonia_inicial', 'despertares_noturnos', 'sonolencia'],
      idadeMinima: 12,
      exigeSinal: true,
      grupo: 'horario_do_sono',
    },
  ),
  sono(
    'sono_regular',
    'Essencial',
    'Levante-se todos os dias no mesmo horário e deite-se só com sono; se ele não vier em vinte minutos, saia da cama até que venha.',
    ['shen', 'yin', 'xue'],
    {
      sinais: ['insonia', 'insonia_inicial'],
      somentePara: 'quem_levanta_sozinho',
      idadeMinima: 12,
      idadeMaxima: 69,
      exigeSinal: true,
      evitarNasRegras: foraDaCama,
      grupo: 'horario_do_sono',
    },
  ),
  sono(
    'sono_sem_levantar',
    'Essencial',
    'Mantenha a mesma hora de acordar; se o sono não vier, fique na cama com luz fraca e respiração lenta, e só levante depois de sentar um pouco e com apoio.',
    ['shen', 'yin', 'xue'],
    {
      // Who only wakes to pass water has another trouble than one that does not come.
      sinais: ['insonia', 'insonia_inicial'],
      idadeMinima: 60,
      exigeSinal: true,
      grupo: 'horario_do_sono',
    },
  ),
  sono(
    'sono_com_bebe',
    'Essencial',
    'Durma quando o bebê dormir, ao menos uma vez por dia, e peça a alguém da casa que fique com ele nessa hora.',
    ['xue', 'qi', 'deficiencia', 'shen'],
    { somentePara: 'quem_tem_bebe', grupo: 'horario_do_sono', idadeMinima: 12 },
  ),
  sono(
    'sono_da_crianca',
    'Importante',
    'Mantenha a mesma hora de dormir todos os dias, com luz baixa e sem telas na hora anterior.',
    ['shen', 'deficiencia', 'qi', 'xue'],
    {
      sinais: ['insonia', 'insonia_inicial', 'despertares_noturnos', 'sono_ruim', 'pesadelos'],
      exigeSinal: true,
      idadeMaxima: 11,
      grupo: 'horario_do_sono',
    },
  ),
  sono(
    'sem_telas',
    'Importante',
    'Deixe as telas uma hora antes de dormir e diminua as luzes.',
    ['shen', 'calor_vazio', 'estagnacao'],
    {
      sinais: ['insonia_inicial', 'sono_ruim', 'insonia'],
      idadeMinima: 12,
      exigeSinal: true,
      somentePara: 'quem_fala_de_telas',
    },
  ),
  sono(
    'ritual_noturno',
    'Recomendada',
    'Crie um ritual de descanso: banho morno, leitura leve ou música tranquila.',
    ['shen', 'yin', 'xue'],
    { sinais: ['despertares_noturnos', 'pesadelos', 'sonhos_excessivos'], somentePara: 'quem_nao_tem_bebe' },
  ),
  sono(
    'quarto_fresco',
    'Recomendada',
    'Mantenha o quarto escuro, silencioso e fresco, com roupa de cama leve.',
    ['calor', 'calor_vazio', 'yin'],
    { sinais: ['sudorese_noturna', 'ondas_calor'], temasContrarios: ['frio'], grupo: 'clima' },
  ),
  sono(
    'cabeceira_elevada',
    'Recomendada',
    'Por causa da azia, eleve a cabeceira da cama e durma sobre o lado esquerdo.',
    ['digestao'],
    { sinais: ['azia_refluxo'], padroes: ['qi_contrafluxo_estomago'], idadeMinima: 12, exigeSinal: true },
  ),
  // What the client told that makes it worse or better: it comes before what suits the pattern.
  alimentacao(
    'sem_a_bebida_que_piora',
    'Essencial',
    'Como a bebida alcoólica piora a queixa, deixe-a de lado por três ou quatro semanas e veja o que muda.',
    ['calor', 'digestao'],
    {
      contado: pioraCom('vinho|cerveja|cervejinha|cachaca|alcool|bebida alcoolica|bebo|beber|drinques?'),
      idadeMinima: 18,
      grupo: 'alcool',
    },
  ),
  alimentacao(
    'sem_o_alimento_que_piora',
    'Essencial',
    'Deixe fora por duas ou três semanas o alimento que piora a queixa, e depois volte a ele em pouca quantidade, para conferir.',
    ['digestao'],
    {
      contado: pioraCom(
        'leite|queijos?|derivados|pimenta|apimentad\\w+|doces?|chocolates?|refrigerantes?|molho de tomate|embutidos?|laranja|citric[oa]s?|feijao|pao|massas?|camarao|amendoim|gluten',
      ),
      grupo: 'alimento_que_piora',
    },
  ),
  rotina(
    'no_plantao',
    'Importante',
    'No plantão ou no turno da noite, coma pouco a cada três ou quatro horas, tenha água por perto e pare alguns minutos; na saída, não dirija com sono e durma logo, em quarto escuro.',
    ['shen', 'deficiencia'],
    {
      contado:
        /\b(pos |depois do |nos? |o |de |meu )?(plant(ao|oes)|turnos? (da noite|noturnos?)|trabalh\w+ (de|a) noite|vira\w* a noite|escala de noite)\b/,
      idadeMinima: 16,
    },
  ),
  rotina(
    'ao_volante',
    'Essencial',
    'No banco, encoste e apoie a lombar, chegue perto dos pedais e, no máximo a cada duas horas, pare, levante e ande alguns minutos; solte as costas antes de descarregar ou carregar peso.',
    ['canais', 'estagnacao'],
    {
      contado:
        /\b(volante|dirig\w+|dirij\w+|motoristas?|caminhoneir\w+|taxistas?|uber|banco d[oe] (onibus|carro|caminhao|cabine)|cabine|sentad[oa] no (carro|onibus)|horas? (de|no) (onibus|carro|estrada))\b/,
      sinais: ['dor_lombar', 'ciatica', 'hernia_disco', 'dor_costas', 'dor_pescoco_ombros', 'dor_quadril'],
      idadeMinima: 16,
      grupo: 'sentado',
    },
  ),
  rotina(
    'muitas_horas_sentado',
    'Essencial',
    'A cada hora sentado, levante por alguns minutos e solte as costas e o quadril; assento firme, pés apoiados e lombar encostada.',
    ['canais', 'estagnacao'],
    {
      contado:
        /\b(muitas? horas? sentad[oa]|horas sentad[oa]|sentad[oa] (muito tempo|o dia|por horas|na maquina|no computador)|trabalh\w+ sentad[oa]|fica\w* sentad[oa]|\d+ ?h\w* sentad[oa])\b/,
      sinais: ['dor_lombar', 'ciatica', 'hernia_disco', 'dor_costas', 'dor_quadril', 'edema_pernas'],
      idadeMinima: 14,
      grupo: 'sentado',
    },
  ),
  rotina(
    'em_pe_o_dia',
    'Importante',
    'Nas horas em pé, troque o peso de uma perna para a outra, apoie um pé num degrau baixo e sente alguns minutos a cada hora; sapato firme e de sola macia.',
    ['canais'],
    {
      contado:
        /\b((muitas? horas?|o dia (todo|inteiro)|\d+ ?h\w*) (em|de) pe|fic\w+( \w+){0,3} em pe|trabalh\w+( \w+){0,3} em pe)\b/,
      sinais: ['dor_lombar', 'dor_joelho', 'edema_pernas', 'dor_calcanhar', 'varizes', 'dor_costas'],
      idadeMinima: 14,
      grupo: 'em_pe',
    },
  ),
  rotina(
    'fora_do_ar_condicionado',
    'Importante',
    'Saia do jato do ar-condicionado ou do ventilador: vire a saída, peça o filtro limpo e tenha um agasalho ou lenço para a parte que sente.',
    ['exterior', 'frio'],
    {
      contado: /\b(ar condicionado|ventilador(es)?|corrente de ar|vento frio)\b/,
      idadeMinima: 3,
    },
  ),
  rotina(
    'calor_que_alivia',
    'Essencial',
    'O calor que alivia entra na rotina: pano ou bolsa morna sobre o lugar, com tecido entre ela e a pele, cerca de quinze minutos, uma ou duas vezes ao dia.',
    ['frio', 'canais'],
    {
      contado:
        /\b(melhora\w*|alivi\w+|passa|sossega|ajuda)( \w+){0,4} (calor|quente|morn[oa]|compressa|bolsa)\b|\b(calor|pano quente|bolsa (de agua )?quente|compressa (quente|morna)|banho quente|agua quente)( \w+){0,2} (melhora|alivia|ajuda|resolve)\b/,
      sinais: ['melhora_calor', 'piora_frio', 'dor_lombar', 'dor_articular', 'dismenorreia', 'dor_pescoco_ombros'],
      sinaisContrarios: ['piora_calor', 'febre', 'articulacao_inflamada'],
      evitarNasRegras: [
        ...sentePouco,
        ...gestante,
        'linfedema',
        'trombose_na_perna',
        'abdome_agudo',
        'pele_lesada',
        'mudanca_do_intestino',
        'sangramento',
      ],
      idadeMinima: 12,
    },
  ),
  rotina(
    'quarto_escuro_na_crise',
    'Essencial',
    'Na crise, quarto escuro e silencioso, compressa fria na testa ou na nuca e o remédio de crise logo no começo, como foi receitado; anote os dias de crise e de remédio e mostre ao médico.',
    ['vento', 'calor'],
    {
      abre: true,
      contado:
        /\b(enx?aquecas?|escuro|escura|luz (me )?incomoda|luz incomoda|fotofobia|deitad[oa] no escuro|sem luz)\b/,
      sinais: ['enxaqueca'],
      idadeMinima: 12,
    },
  ),
  rotina(
    'cheiros_longe',
    'Importante',
    'Perfume, produto de limpeza e cheiro forte ficam longe: troque por versões sem cheiro e areje a casa.',
    ['exterior', 'respiracao'],
    { contado: pioraCom('cheiros?|perfumes?|fumaca|poeira|po|mofo|produto de limpeza|cigarro dos outros') },
  ),
  rotina(
    'fone_e_tela',
    'Importante',
    'A cada meia hora de tela ou fone, pare dois minutos: solte os ombros, vire o pescoço devagar; tela na altura dos olhos e aparelho fora do vão do ombro.',
    ['canais', 'estagnacao'],
    {
      contado: /\b(fone|headset|telefone|computador|notebook|celular|tela|digit\w+)\b/,
      sinais: ['dor_pescoco_ombros', 'cefaleia_nuca', 'enxaqueca', 'dor_cabeca', 'tensao_muscular'],
      idadeMinima: 12,
      grupo: 'pescoco',
    },
  ),
  rotina(
    'dentes_separados',
    'Importante',
    'De dia, lábios juntos, dentes separados e língua no céu da boca; à noite, pano morno dos dois lados do rosto antes de deitar; a placa é com o dentista: se já a tem, use-a, e se não, pergunte a ele.',
    ['canais', 'estagnacao'],
    {
      contado:
        /\b(aperta\w*( \w+)? (os )?dentes|(rang|ranj)\w+( \w+)? dentes|bruxismo|mandibula (cansada|travada|presa|dura))\b/,
      idadeMinima: 12,
    },
  ),
  rotina(
    'sair_da_cama_de_lado',
    'Importante',
    'Para virar ou sair da cama, junte os joelhos, role de lado em bloco e empurre com os braços; travesseiro entre os joelhos ao deitar de lado.',
    ['canais'],
    {
      contado:
        /\b(virar na cama|(levant|sai)\w+ da cama|ao levantar|quando (me )?levanto|levanta cedo|virar de lado)\b/,
      sinais: ['dor_lombar', 'ciatica', 'hernia_disco', 'dor_quadril'],
      idadeMinima: 14,
      grupo: 'cama',
    },
  ),
  rotina(
    'antes_do_primeiro_passo',
    'Essencial',
    'Antes do primeiro passo da manhã, ainda sentado, puxe a ponta do pé e massageie a sola por um minuto; de pé, alongue a panturrilha na parede, duas vezes ao dia; nada de andar descalço.',
    ['canais'],
    {
      abre: true,
      contado: /\b(primeiros? passos?|1o passo|passos? da manha|fascite|esporao|calcanhar)\b/,
      sinais: ['dor_calcanhar', 'dor_pe'],
      idadeMinima: 14,
    },
  ),
  rotina(
    'na_escada',
    'Importante',
    'Na escada, com corrimão: suba com a perna melhor e desça com a que dói; levante-se da cadeira com as duas mãos no assento e sem agachar fundo.',
    ['canais'],
    {
      contado: /\b(escadas?|degraus?|agachar|levantar da cadeira|ladeira)\b/,
      sinais: ['dor_joelho', 'artrose'],
      idadeMinima: 14,
    },
  ),
  rotina(
    'sem_deitar_em_cima',
    'Importante',
    'À noite, não deite sobre o ombro que dói: de costas ou do outro lado, com um travesseiro sob o braço; de dia, balance o braço solto, para a frente e para os lados, alguns minutos, sem forçar.',
    ['canais'],
    {
      contado:
        /\b(deit\w+|dorm\w+|vir\w+)( \w+){0,3} (em cima|sobre ele|desse lado|do lado que doi|em cima dele)\b|\b(pentear|estender roupa|fech\w+ o sutia|levant\w+ o braco)\b/,
      sinais: ['dor_pescoco_ombros', 'ombro_congelado', 'bursite'],
      idadeMinima: 18,
      evitarNasRegras: ['possivel_fratura', 'braco_poupado', 'linfedema'],
    },
  ),
  // What she came for opens the list. Sources: INCA, Deixando de fumar sem mistérios (2004); AAO-HNS, Tinnitus (2014); NICE NG23, Menopause (2015);
  // EULAR, Fibromyalgia (2017); NICE NG123, Urinary incontinence (2019); Ministério da Saúde, Cadernos de Atenção Básica nº 32 (2012) and nº 26
  // (2010).
  rotina(
    'parar_de_fumar',
    'Essencial',
    'Marque o dia de parar e, antes dele, procure o grupo gratuito do SUS (no posto, ou ligue 136), que orienta adesivo ou remédio; na véspera, cigarro, cinzeiro e isqueiro saem de casa.',
    ['respiracao'],
    { abre: true, contado: quemQuerPararDeFumar, idadeMinima: 12, grupo: 'cigarro' },
  ),
  rotina(
    'vontade_de_fumar',
    'Essencial',
    'Quando vier a vontade de fumar, que passa em poucos minutos: adie, beba água gelada em goles, respire fundo dez vezes e mude de lugar; o café chama o cigarro: menos xícaras, e longe de onde fumava.',
    ['respiracao', 'shen'],
    { abre: true, contado: quemQuerPararDeFumar, idadeMinima: 12 },
  ),
  rotina(
    'som_de_fundo',
    'Essencial',
    'À noite, um som baixo e constante de fundo, como ventilador ou chuva gravada, para o zumbido não ficar sozinho no silêncio; aparelho auditivo, se foi indicado, usado todo dia; longe de barulho alto.',
    ['shen'],
    {
      abre: true,
      contado: /\b(zumbidos?|(barulho|apito|chiado) n[oa]s? ouvidos?)\b/,
      sinais: ['zumbido'],
      idadeMinima: 12,
    },
  ),
  rotina(
    'nas_ondas_de_calor',
    'Essencial',
    'Nas ondas de calor, roupa em camadas, água fresca à mão e respiração lenta quando começa; à noite, quarto fresco, lençol leve e uma muda de roupa ao lado da cama.',
    ['calor', 'calor_vazio', 'yin'],
    {
      abre: true,
      contado: /\b(menopausa|climaterio|fogachos?|calor(ao|oes)|ondas? de calor|calores)\b/,
      sinais: ['ondas_calor', 'sudorese_noturna'],
      idadeMinima: 35,
      grupo: 'clima',
    },
  ),
  rotina(
    'na_colica',
    'Essencial',
    'Na cólica, bolsa morna no baixo ventre, com pano entre ela e a pele, quinze minutos de cada vez; o remédio receitado logo no começo da dor; nos outros dias, movimento de que goste.',
    ['frio', 'estase'],
    {
      abre: true,
      contado: /\b(colicas?|endometriose|dismenorreia)\b/,
      sinais: ['dismenorreia', 'dismenorreia_intensa', 'endometriose', 'colica_depois'],
      sinaisContrarios: ['piora_calor', 'febre'],
      evitarNasRegras: [...gestante, ...sentePouco, 'abdome_agudo', 'febre_com_dor_pelvica', 'pele_lesada'],
      idadeMinima: 10,
      grupo: 'calor_que_alivia',
    },
  ),
  movimento(
    'pouco_todo_dia',
    'Essencial',
    'Mova-se um pouco todo dia, mesmo no dia ruim: cinco a dez minutos de água morna, caminhada ou alongamento, um pouco mais a cada semana, sem compensar no dia bom.',
    ['canais', 'qi'],
    {
      abre: true,
      contado: /\bfibromialgia\b/,
      sinais: ['fibromialgia'],
      idadeMinima: 12,
      evitarNasRegras: semExercicio,
      grupo: 'exercicio',
    },
  ),
  rotina(
    'rosto_e_olho',
    'Essencial',
    'Cuide do olho como foi receitado, de dia e à noite, e proteja o rosto do vento; no espelho, movimentos pequenos, lentos e iguais dos dois lados, como a fisioterapeuta ensinou, sem forçar careta.',
    ['exterior', 'canais'],
    {
      abre: true,
      // What a paralysis has left, which may itself be told as past.
      contado:
        /\brepuxad\w+ (d[ao]|n[ao])( \w+){0,2} (boca|rosto|labio)\b|\b(pisca|fecha|mexe)( \w+)? junto\b|\bsincinesia\b/,
      idadeMinima: 7,
    },
  ),
  rotina(
    'costas_na_gestacao',
    'Essencial',
    'De lado, travesseiro entre os joelhos e sob a barriga, e role em bloco para virar; em pé, um pé num apoio baixo e troca a cada poucos minutos; cinta, se a obstetra concordar.',
    ['canais'],
    {
      abre: true,
      contado: /\b(lombar|costas|sacr[oa]\w*|gluteo|nadega|quadril|cadeiras)\b/,
      sinais: ['dor_lombar', 'dor_quadril', 'dor_costas', 'ciatica'],
      somenteNasRegras: ['gestacao'],
      grupo: 'cama',
    },
  ),
  rotina(
    'ao_amamentar',
    'Essencial',
    'Ao dar de mamar, costas e braços apoiados e almofada que traga o bebê ao peito, e não o peito ao bebê; solte os ombros e o pescoço a cada mamada e troque o lado do colo.',
    ['canais', 'estagnacao'],
    {
      abre: true,
      contado: /\b(d(ar|ando|a|ou) (de )?mama\w*|amament\w+|mamadas?)\b/,
      sinais: ['dor_pescoco_ombros', 'dor_costas', 'cefaleia_nuca', 'dor_braco', 'dor_punho'],
      idadeMinima: 14,
      grupo: 'pescoco',
    },
  ),
  emocoes(
    'na_crise_de_panico',
    'Essencial',
    'Na crise, que passa em minutos: sente, apoie os pés, solte o ar mais devagar do que puxa e nomeie o que vê até baixar. Aperto no peito com esforço, ou desmaio, não é crise: SAMU 192.',
    ['shen'],
    { abre: true, contado: /\b(panico|crises? de ansiedade)\b/, sinais: ['panico', 'ansiedade'], idadeMinima: 12 },
  ),
  rotina(
    'cadeira_firme',
    'Essencial',
    'Duas ou três vezes ao dia, numa cadeira firme e com alguém perto, sente e levante cinco vezes e mova os pés; proteína em cada refeição, se o médico não a limita.',
    ['qi', 'deficiencia', 'essencia'],
    {
      abre: true,
      contado: /\b(fraquinh\w+|fraqueza|frac[oa]s?|sem forcas?)\b/,
      sinais: ['fraqueza', 'cansaco'],
      idadeMinima: 70,
      evitarNasRegras: semExercicio.filter(
        (regra) => regra !== 'risco_de_queda' && regra !== 'anticoagulante_em_risco',
      ),
      grupo: 'exercicio',
    },
  ),
  rotina(
    'datas_da_clinica',
    'Essencial',
    'Conte a cada sessão as datas da clínica (punção, transferência, teste), porque mudam os pontos, e tome o que ela receitou na hora marcada; sangramento forte, barriga que incha ou falta de ar: clínica no mesmo dia.',
    ['essencia', 'xue'],
    {
      abre: true,
      contado: /\b(fiv|icsi|fertilizac\w+|inseminac\w+|transferencia|tec|embriao|embrioes|blasto\w*)\b/,
      idadeMinima: 18,
      idadeMaxima: 50,
      somentePara: 'quem_menstrua',
      evitarNasRegras: ['gestacao'],
      grupo: 'ciclo',
    },
  ),
  rotina(
    'depois_de_comer',
    'Essencial',
    'Ande um pouco depois das refeições; jante verdura, legume e proteína antes do doce, e deixe o doce fora de casa; na vontade, espere um pouco, beba água e saia da cozinha.',
    ['umidade', 'digestao'],
    {
      abre: true,
      contado: /\b(emagrecer|perder peso)\b/,
      idadeMinima: 16,
      evitarNasRegras: [...semExercicio, 'gestacao', 'perda_de_peso_sem_causa'],
    },
  ),
  sono(
    'treino_mais_cedo',
    'Essencial',
    'O exercício ajuda o sono, e forte à noite pode espantá-lo: passe-o para a manhã ou a tarde, longe da hora de deitar; à noite, só alongar.',
    ['shen'],
    {
      contado:
        /\b(corr\w+|caminh\w+|academia|treino\w*|muscula\w+|crossfit|futebol|pedal\w*|natac\w+|nado|spinning|lut\w+|muay|jiu|zumba|danc\w+|bike)\b.{0,40}\b((19|2[0-3]) ?(h|hs|hrs|horas)\b|(19|2[0-3])h\d*|a noite|de noite|depois d[ao] (janta|jantar)|tarde da noite)/,
      sinais: ['insonia', 'insonia_inicial'],
      idadeMinima: 14,
    },
  ),
  rotina(
    'datas_do_ciclo',
    'Essencial',
    'Anote o primeiro dia de cada menstruação e conte-o a cada sessão, e avise logo que ela atrasar; ácido fólico, remédios, álcool e cigarro se conversam com a ginecologista ou a clínica.',
    ['essencia', 'xue'],
    {
      abre: true,
      contado: /\b(engravidar|tentantes?)\b/,
      idadeMinima: 18,
      idadeMaxima: 50,
      somentePara: 'quem_menstrua',
      evitarNasRegras: ['gestacao'],
      grupo: 'ciclo',
    },
  ),
  alimentacao(
    'refeicoes_na_azia',
    'Essencial',
    'Com azia ou refluxo, porções pequenas e mais vezes, sem pressa e sem fritura, nada de duas a três horas antes de deitar, e menos do que a provoca.',
    ['digestao'],
    {
      abre: true,
      contado: /\b(azia|refluxo|queimacao|queima( \w+){0,2} estomago|gastrite)\b/,
      sinais: ['azia_refluxo', 'queimacao_epigastrica', 'gastrite'],
      evitarNasRegras: ['vomitos_na_gestacao'],
      idadeMinima: 2,
      grupo: 'refeicoes',
    },
  ),
  rotina(
    'pele_todo_dia',
    'Essencial',
    'Hidratante logo depois de um banho morno e curto, todo dia, mesmo sem crise; algodão, unhas curtas e a pomada como foi receitada, sem parar sozinho quando melhora.',
    ['pele', 'secura'],
    {
      abre: true,
      contado: /\b(psoriase|dermatite|eczema|coceira)\b/,
      sinais: ['coceira', 'descamacao', 'psoriase', 'erupcoes', 'pele_seca'],
      evitarNasRegras: ['urticaria_ativa'],
      grupo: 'pele',
    },
  ),
  alimentacao(
    'chimarrao_morno',
    'Importante',
    'Chimarrão, mate ou tereré: morno e nunca muito quente, não em jejum nem à noite, menos cuias por dia, e contados junto com o café.',
    ['calor', 'digestao'],
    {
      contado: /\b(chimarrao|terere|mate)\b/,
      exigeTambem: oQueOCafeMexe,
      idadeMinima: 12,
      evitarNasRegras: gestante,
    },
  ),
  alimentacao(
    'fome_da_noite',
    'Essencial',
    'Três refeições e um lanche em horas certas tiram força da fome da noite; se o comer escapa do controle ou vem com culpa, procure nutricionista e psicólogo, sem dieta dura.',
    ['digestao', 'shen'],
    {
      contado:
        /\b((assalt|atac|abr)\w+ a geladeira|compuls\w+|com(e|o|er) (escondid\w+|sem fome)|belisc\w+( \w+){0,2} noite)\b/,
      idadeMinima: 12,
      evitarNasRegras: gestante,
    },
  ),
];

function linha(categoria: Item['categoria']) {
  return (
    id: string,
    prioridade: Item['prioridade'],
    texto: string,
    temas: readonly Tema[],
    extras: Extras = {},
  ): Orientacao => ({
    id,
    categoria,
    texto,
    prioridade,
    temas,
    padroes: [],
    sinais: [],
    temasContrarios: [],
    sinaisContrarios: [],
    idadeMinima: 0,
    idadeMaxima: 120,
    somentePara: null,
    exigeSinal: false,
    grupo: id,
    evitarNasRegras: [],
    pedidaPorRegras: [],
    somenteNasRegras: [],
    lugar: null,
    contado: null,
    exigeTambem: [],
    abre: false,
    ...extras,
  });
}
