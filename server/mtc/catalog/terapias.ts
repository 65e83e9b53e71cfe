// Sources: Portaria GM/MS 849/2017 and 702/2018 (practices of the PNPIC); Maciocia, The Practice of Chinese Medicine (2nd ed.,
// 2008); CCAOM, Clean Needle Technique Manual (7th ed., 2015), safety of moxa, cupping and gua sha. Wording is our own.
import type { Tema } from './tema.ts';

export interface Terapia {
  id: string;
  nome: string;
  /** How it is done, one or two plain sentences without point codes. */
  como: string;
  /** What it suits, strongest first. */
  temas: readonly Tema[];
  /** One of these in a treated pattern rules it out. */
  temasContrarios: readonly Tema[];
  /** Ids of the safety rules under which it is not offered. */
  evitarNasRegras: readonly string[];
  contraindicacoes: readonly string[];
  idadeMinima: number;
  /** 0..1, how often it belongs to a protocol whatever the pattern. */
  base: number;
}

const coagulacao = ['anticoagulante', 'disturbio_de_coagulacao'] as const;

export const terapias: readonly Terapia[] = [
  {
    id: 'auriculoterapia',
    nome: 'Auriculoterapia',
    como: 'Sementes fixadas nos pontos da orelha, trocadas a cada cinco a sete dias e pressionadas de leve três vezes ao dia.',
    temas: ['shen', 'estagnacao', 'digestao', 'excesso'],
    temasContrarios: [],
    evitarNasRegras: [],
    contraindicacoes: ['pele ferida ou irritada na orelha', 'alergia à fita adesiva'],
    idadeMinima: 3,
    base: 0.95,
  },
  {
    id: 'moxabustao',
    nome: 'Moxabustão indireta',
    como: 'Calor suave com bastão, a distância confortável da pele, de cinco a dez minutos por região.',
    temas: ['frio', 'yang', 'deficiencia', 'qi', 'umidade'],
    temasContrarios: ['calor', 'calor_vazio', 'yin', 'secura'],
    evitarNasRegras: ['gestacao', 'diabetes_com_neuropatia', 'alergia_a_artemisia', 'neoplasia'],
    contraindicacoes: ['padrões de calor', 'febre', 'pele sem sensibilidade', 'face'],
    idadeMinima: 7,
    base: 0.3,
  },
  {
    id: 'ventosaterapia',
    nome: 'Ventosaterapia',
    como: 'Ventosas de sucção leve a média nas costas e nos ombros, paradas ou deslizantes, por cinco a oito minutos.',
    temas: ['estagnacao', 'estase', 'canais', 'exterior', 'excesso', 'fleuma'],
    temasContrarios: [],
    evitarNasRegras: ['gestacao', 'neoplasia', ...coagulacao],
    contraindicacoes: ['anticoagulantes', 'pele ferida', 'varizes no local', 'fraqueza acentuada'],
    idadeMinima: 12,
    base: 0.25,
  },
  {
    id: 'tuina',
    nome: 'Tui Na',
    como: 'Massagem chinesa de pressão, amassamento e deslizamento ao longo dos canais, de vinte a trinta minutos.',
    temas: ['canais', 'estagnacao', 'digestao', 'deficiencia', 'qi', 'estase'],
    temasContrarios: [],
    evitarNasRegras: ['neoplasia'],
    contraindicacoes: ['fraturas', 'inflamação aguda no local', 'trombose'],
    idadeMinima: 0,
    base: 0.5,
  },
  {
    id: 'qigong',
    nome: 'Qi Gong',
    como: 'Sequência lenta como as Oito Peças do Brocado, de dez a quinze minutos por dia, sem esforço.',
    temas: ['qi', 'deficiencia', 'estagnacao', 'respiracao', 'canais', 'essencia', 'yang'],
    temasContrarios: [],
    evitarNasRegras: [],
    contraindicacoes: ['tontura durante a prática: fazer sentado'],
    idadeMinima: 7,
    base: 0.6,
  },
  {
    id: 'dietoterapia',
    nome: 'Dietoterapia chinesa',
    como: 'Escolha de alimentos e preparos pela natureza e pelo sabor, conforme as orientações deste relatório.',
    temas: ['digestao', 'umidade', 'xue', 'intestino', 'frio', 'calor', 'secura', 'fleuma', 'deficiencia'],
    temasContrarios: [],
    evitarNasRegras: [],
    contraindicacoes: ['restrições médicas ou alergias alimentares têm prioridade'],
    idadeMinima: 0,
    base: 0.6,
  },
  {
    id: 'meditacao',
    nome: 'Meditação e respiração consciente',
    como: 'Respiração pelo abdome, com a expiração mais longa que a inspiração, de cinco a dez minutos, uma ou duas vezes ao dia.',
    temas: ['shen', 'estagnacao', 'calor', 'calor_vazio', 'respiracao', 'yin'],
    temasContrarios: [],
    evitarNasRegras: [],
    contraindicacoes: ['mal-estar durante a prática: voltar à respiração natural'],
    idadeMinima: 7,
    base: 0.6,
  },
  {
    id: 'fitoterapia',
    nome: 'Fitoterapia chinesa',
    como: 'A avaliar com profissional habilitado, que verifica interações e escolhe a fórmula; nada a iniciar por conta própria.',
    temas: ['xue', 'yin', 'essencia', 'deficiencia', 'fleuma', 'calor'],
    temasContrarios: [],
    evitarNasRegras: ['gestacao', 'neoplasia', ...coagulacao],
    contraindicacoes: ['gestação', 'uso de anticoagulantes', 'doença do fígado ou dos rins sem liberação médica'],
    idadeMinima: 12,
    base: 0.2,
  },
  {
    id: 'gua_sha',
    nome: 'Gua sha',
    como: 'Raspagem suave com placa e óleo na nuca, nos ombros e nas costas, até a pele rosar.',
    temas: ['exterior', 'estagnacao', 'estase', 'canais', 'calor', 'excesso'],
    temasContrarios: ['xue'],
    evitarNasRegras: ['gestacao', 'neoplasia', 'diabetes_com_neuropatia', ...coagulacao],
    contraindicacoes: ['anticoagulantes', 'pele ferida', 'fraqueza acentuada'],
    idadeMinima: 12,
    base: 0.1,
  },
  {
    id: 'escalda_pes',
    nome: 'Escalda-pés',
    como: 'Pés em água morna por quinze minutos antes de deitar, com a temperatura conferida pela mão.',
    temas: ['shen', 'frio', 'calor_vazio', 'yang', 'yin', 'aguas', 'vento'],
    temasContrarios: [],
    evitarNasRegras: ['diabetes_com_neuropatia', 'diabetes'],
    contraindicacoes: ['perda de sensibilidade nos pés', 'feridas', 'varizes acentuadas'],
    idadeMinima: 7,
    base: 0.4,
  },
  {
    id: 'aromaterapia',
    nome: 'Aromaterapia',
    como: 'Difusão de lavanda ou laranja-doce no ambiente, por até trinta minutos, sem uso na pele sem diluição.',
    temas: ['shen', 'estagnacao', 'respiracao'],
    temasContrarios: [],
    evitarNasRegras: ['gestacao', 'epilepsia'],
    contraindicacoes: ['asma sensível a cheiros', 'alergia a óleos', 'epilepsia'],
    idadeMinima: 7,
    base: 0.3,
  },
  {
    id: 'reflexologia',
    nome: 'Reflexologia podal',
    como: 'Pressões ritmadas nas zonas reflexas dos pés, de quinze a vinte minutos, em intensidade confortável.',
    temas: ['shen', 'digestao', 'deficiencia', 'aguas', 'canais', 'intestino'],
    temasContrarios: [],
    evitarNasRegras: ['gestacao', 'diabetes_com_neuropatia'],
    contraindicacoes: ['feridas nos pés', 'trombose', 'gestação sem acordo do pré-natal'],
    idadeMinima: 3,
    base: 0.35,
  },
  {
    id: 'florais',
    nome: 'Terapia floral',
    como: 'Essências escolhidas em conversa sobre o estado emocional, como apoio suave entre as sessões.',
    temas: ['shen', 'estagnacao'],
    temasContrarios: [],
    evitarNasRegras: [],
    contraindicacoes: ['preparos com álcool: preferir versão sem álcool quando houver restrição'],
    idadeMinima: 3,
    base: 0.25,
  },
  {
    id: 'cromopuntura',
    nome: 'Cromopuntura',
    como: 'Luz colorida suave sobre os pontos do protocolo, sem agulha, por um a dois minutos em cada um.',
    temas: ['shen', 'deficiencia', 'pele'],
    temasContrarios: [],
    evitarNasRegras: ['epilepsia'],
    contraindicacoes: ['sensibilidade à luz', 'epilepsia'],
    idadeMinima: 0,
    base: 0.2,
  },
  {
    id: 'tai_chi',
    nome: 'Tai Chi Chuan',
    como: 'Prática em grupo ou individual, duas vezes por semana, com movimentos lentos e transferência de peso.',
    temas: ['essencia', 'canais', 'vento', 'estagnacao', 'qi', 'estase', 'yang'],
    temasContrarios: [],
    evitarNasRegras: [],
    contraindicacoes: ['dor articular aguda: adaptar a amplitude'],
    idadeMinima: 10,
    base: 0.35,
  },
  {
    id: 'acupressao',
    nome: 'Autoacupressão',
    como: 'Pressão com o polegar, por um minuto em cada ponto que o profissional marcar, uma ou duas vezes ao dia.',
    temas: ['digestao', 'shen', 'respiracao', 'canais', 'qi', 'pele'],
    temasContrarios: [],
    evitarNasRegras: [],
    contraindicacoes: ['pele ferida no local'],
    idadeMinima: 0,
    base: 0.45,
  },
];
