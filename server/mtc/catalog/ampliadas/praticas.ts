// Sources: Chinese Health Qigong Association, Ba Duan Jin and Liu Zi Jue (Foreign Languages Press); Tao Hongjing, Yang Xing Yan Ming Lu
// (the six sounds); Jahnke, The Healing Promise of Qi (2002), breath and posture; Portaria GM/MS 971/2006 (PNPIC). Wording is our own.
import type { Orgao } from '@meridia/shared/relatorio.ts';
import type { Pratica } from './ampliada.ts';
import {
  deGestacao,
  semCurvar,
  semEsforco,
  semFicarDePe,
  semMovimento,
  semPratica,
  sinaisDaColuna,
  sinaisDeQuemCai,
  sinaisDoCoracao,
} from './quando-evitar.ts';

type Escrita = Partial<Pratica> & Pick<Pratica, 'id' | 'nome' | 'temas' | 'quando' | 'passos' | 'gesto'>;

const padrao = {
  orgaos: [],
  sinais: [],
  temasContrarios: [],
  sinaisContrarios: [],
  evitarNasRegras: [],
  idadeMinima: 12,
  idadeMaxima: 120,
  som: '',
  cautelas: [],
} as const;

const fonteDoBaDuanJin = 'Chinese Health Qigong Association, Ba Duan Jin (Foreign Languages Press)';
const fonteDosSons =
  'Tao Hongjing, Yang Xing Yan Ming Lu; Chinese Health Qigong Association, Liu Zi Jue (Foreign Languages Press)';
const fonteDaRespiracao = 'Jahnke, The Healing Promise of Qi (2002); Portaria GM/MS 971/2006 (PNPIC)';

const pararSe = 'Pare com tontura, dor, falta de ar ou palpitação.';
const dePeComApoio = 'Tenha um apoio firme ao alcance da mão.';

const comecoEmPe = 'Fique em pé, pés na largura dos ombros, joelhos soltos.';
const comecoSentado = 'Sente-se em cadeira firme sem rodas, pés inteiros no chão, costas soltas do encosto.';

/** A movement of the Eight Brocades, standing and, where it can be done so, sitting. */
function brocado({
  sentado,
  passos,
  cautelas = [],
  evitarNasRegras = [],
  sinaisContrarios = [],
  ...escrita
}: Escrita & { sentado: boolean }): Pratica[] {
  const comum = {
    ...padrao,
    ...escrita,
    grupo: 'movimento',
    fonte: fonteDoBaDuanJin,
    evidencia: 'estudos_pequenos',
    idadeMinima: escrita.idadeMinima ?? 7,
  } as const;
  const emPe: Pratica = {
    ...comum,
    postura: 'de_pe',
    passos: [comecoEmPe, ...passos],
    cautelas: [...cautelas, dePeComApoio, pararSe],
    evitarNasRegras: [...semFicarDePe, ...evitarNasRegras],
    sinaisContrarios: [...sinaisDeQuemCai, ...sinaisContrarios, 'febre'],
    idadeMaxima: 79,
  };
  if (!sentado) return [emPe];
  return [
    emPe,
    {
      ...comum,
      id: `${escrita.id}_sentado`,
      nome: `${escrita.nome}, sentado`,
      postura: 'sentado',
      passos: [comecoSentado, ...passos],
      cautelas: [...cautelas, pararSe],
      evitarNasRegras: [...semMovimento, ...evitarNasRegras],
      sinaisContrarios: [...sinaisContrarios, 'febre'],
    },
  ];
}

function respiracao({ evitarNasRegras = [], cautelas = [], ...escrita }: Escrita): Pratica {
  return {
    ...padrao,
    grupo: 'respiracao',
    postura: 'sentado',
    fonte: fonteDaRespiracao,
    evidencia: 'estudos_pequenos',
    ...escrita,
    evitarNasRegras: [...semPratica, ...evitarNasRegras],
    cautelas: [...cautelas, 'Sem prender o ar e sem forçar. Com mal-estar, volte à respiração natural.'],
  };
}

interface Som extends Pick<Pratica, 'id' | 'temas' | 'sinais'> {
  som: string;
  orgao: Orgao;
  de: string;
  boca: string;
  maos: string;
}

function som({ id, som, orgao, de, boca, maos, temas, sinais }: Som): Pratica {
  return {
    ...padrao,
    id,
    nome: `Som ${som} (${de})`,
    grupo: 'som',
    postura: 'sentado',
    gesto: 'som',
    som,
    orgaos: [orgao],
    temas,
    sinais,
    quando: 'Seis vezes, cerca de 3 minutos, uma vez ao dia',
    passos: [
      comecoSentado,
      maos,
      'Inspire pelo nariz, sem encher demais.',
      `Expire devagar fazendo o som “${som.toLowerCase()}”, baixo ou quase sem voz: ${boca}.`,
      'Descanse uma respiração natural entre um som e outro.',
    ],
    cautelas: ['Sem prender o ar e sem esvaziar até o fim.', pararSe],
    evitarNasRegras: [...semPratica, 'epilepsia', 'cirurgia_recente', 'garganta_que_fecha'],
    sinaisContrarios: ['falta_ar_repouso', 'febre', 'hemoptise'],
    fonte: fonteDosSons,
    evidencia: 'estudos_pequenos',
  };
}

export const praticas: readonly Pratica[] = [
  ...brocado({
    id: 'sustentar_o_ceu',
    nome: 'Sustentar o céu com as mãos (Ba Duan Jin, 1ª peça)',
    temas: ['aguas', 'qi', 'fleuma', 'respiracao', 'umidade', 'estagnacao'],
    orgaos: ['triplo_aquecedor'],
    sinais: ['rigidez', 'tensao_muscular', 'corpo_pesado'],
    gesto: 'ceu',
    quando: 'Seis vezes, cerca de 3 minutos, uma vez ao dia',
    passos: [
      'Entrelace os dedos à frente do ventre, palmas para cima.',
      'Inspirando, suba as mãos até o peito, vire as palmas e estenda os braços acima da cabeça, até onde for confortável.',
      'Alongue por um instante sem prender o ar.',
      'Expirando, solte as mãos e desça os braços pelos lados.',
    ],
    sinaisContrarios: ['ombro_congelado'],
    sentado: true,
  }),
  ...brocado({
    id: 'abrir_o_arco',
    nome: 'Abrir o arco (Ba Duan Jin, 2ª peça)',
    temas: ['respiracao', 'canais', 'estagnacao', 'exterior', 'qi', 'pele'],
    orgaos: ['pulmao', 'intestino_grosso'],
    sinais: ['opressao_toracica', 'suspiros', 'tosse', 'dor_costas'],
    gesto: 'arco',
    quando: 'Três vezes de cada lado, cerca de 3 minutos, uma vez ao dia',
    passos: [
      'Cruze os punhos à frente do peito.',
      'Inspirando, estenda um braço para o lado, com o indicador para cima, e puxe o outro cotovelo para trás, como quem abre um arco.',
      'Olhe para o indicador.',
      'Expirando, volte ao centro e troque de lado.',
    ],
    sinaisContrarios: ['ombro_congelado', 'tendinite'],
    evitarNasRegras: ['protese_de_mama', 'marcapasso'],
    sentado: true,
  }),
  ...brocado({
    id: 'separar_ceu_e_terra',
    nome: 'Separar o céu e a terra (Ba Duan Jin, 3ª peça)',
    temas: ['digestao', 'qi', 'umidade', 'deficiencia', 'xue', 'intestino', 'frio'],
    orgaos: ['baco', 'estomago'],
    sinais: ['distensao_abdominal', 'empachamento', 'ma_digestao', 'apetite_baixo', 'cansaco'],
    gesto: 'separar',
    quando: 'Três vezes de cada lado, cerca de 3 minutos, longe das refeições',
    passos: [
      'Ponha as mãos à frente do ventre, como quem segura uma bola.',
      'Inspirando, suba uma mão com a palma para cima e desça a outra com a palma para baixo.',
      'Alongue os dois lados do ventre por um instante.',
      'Expirando, volte à bola e troque de lado.',
    ],
    sinaisContrarios: ['ombro_congelado'],
    sentado: true,
  }),
  ...brocado({
    id: 'olhar_para_tras',
    nome: 'Olhar para trás (Ba Duan Jin, 4ª peça)',
    temas: ['deficiencia', 'shen', 'canais', 'xue', 'essencia', 'vento'],
    orgaos: ['vesicula_biliar', 'bexiga'],
    sinais: ['dor_pescoco_ombros', 'rigidez', 'cefaleia_nuca', 'acorda_cansado'],
    gesto: 'olhar',
    quando: 'Três vezes de cada lado, cerca de 2 minutos, uma vez ao dia',
    passos: [
      'Deixe os braços soltos ao lado do corpo, palmas para fora.',
      'Inspirando, gire devagar só a cabeça para um lado, até onde não dói, e olhe para trás.',
      'Expirando, volte ao centro e troque de lado.',
    ],
    cautelas: ['Sem estalar nem girar o pescoço em círculo.'],
    sinaisContrarios: ['tontura', 'vertigem_rotatoria', 'hernia_disco', 'visao_dupla'],
    evitarNasRegras: ['vertigem_de_posicao', 'arteria_do_pescoco', 'compressao_de_nervo', 'derrame'],
    sentado: true,
  }),
  ...brocado({
    id: 'balancar_a_cauda',
    nome: 'Balançar a cauda para baixar o fogo (Ba Duan Jin, 5ª peça)',
    temas: ['calor', 'shen', 'excesso', 'calor_vazio'],
    orgaos: ['coracao', 'intestino_delgado'],
    sinais: ['inquietude', 'insonia', 'aftas'],
    gesto: 'cauda',
    quando: 'Três vezes de cada lado, cerca de 3 minutos, uma vez ao dia',
    passos: [
      'Afaste mais os pés, dobre um pouco os joelhos e apoie as mãos nas coxas.',
      'Expirando, leve o peso e o tronco para um lado, com o quadril indo para o outro.',
      'Inspirando, volte ao centro, sem baixar a cabeça além do coração.',
      'Troque de lado.',
    ],
    sinaisContrarios: [
      'dor_joelho',
      'artrose',
      'dor_quadril',
      'dor_lombar',
      'hipertensao',
      'prolapso',
      'ondas_calor',
      ...sinaisDaColuna,
      ...sinaisDoCoracao,
    ],
    evitarNasRegras: [...semCurvar],
    sentado: false,
  }).map((pratica) => ({ ...pratica, idadeMinima: 12, idadeMaxima: 64 })),
  ...brocado({
    id: 'deslizar_pelas_pernas',
    nome: 'Deslizar as mãos pelas pernas (Ba Duan Jin, 6ª peça)',
    temas: ['essencia', 'yang', 'frio', 'yin'],
    orgaos: ['rim', 'bexiga'],
    sinais: ['lombar_joelhos_frios', 'lombar_joelhos_fracos'],
    gesto: 'curvar',
    quando: 'Quatro vezes, cerca de 3 minutos, uma vez ao dia',
    passos: [
      'Esfregue as palmas e apoie-as na cintura, atrás.',
      'Expirando, deslize as mãos pela parte de trás das coxas, com os joelhos dobrados, só até onde a coluna não puxa.',
      'Inspirando, volte devagar, vértebra por vértebra, com as mãos pela frente das pernas.',
    ],
    cautelas: ['Não faça com glaucoma, hérnia de disco, osso fraco ou pressão sem controle.'],
    sinaisContrarios: [
      'dor_lombar',
      'hipertensao',
      'azia_refluxo',
      'prolapso',
      'perda_visao',
      ...sinaisDaColuna,
      ...sinaisDoCoracao,
    ],
    evitarNasRegras: [...semCurvar],
    sentado: false,
  }).map((pratica) => ({ ...pratica, idadeMinima: 12, idadeMaxima: 64 })),
  ...brocado({
    id: 'cerrar_os_punhos',
    nome: 'Cerrar os punhos com olhar firme (Ba Duan Jin, 7ª peça)',
    temas: ['estagnacao', 'xue', 'excesso', 'estase', 'qi'],
    orgaos: ['figado'],
    sinais: ['irritabilidade', 'raiva_contida', 'estresse_alto', 'suspiros'],
    gesto: 'punhos',
    quando: 'Três vezes de cada lado, cerca de 3 minutos, uma vez ao dia',
    passos: [
      'Feche as mãos sem apertar, ao lado da cintura.',
      'Expirando, estenda um punho à frente, devagar, com os olhos abertos.',
      'Abra a mão, gire o punho, feche e, inspirando, recolha à cintura.',
      'Troque de lado.',
    ],
    sinaisContrarios: ['hipertensao', 'ombro_congelado', ...sinaisDoCoracao],
    evitarNasRegras: [...semEsforco, ...deGestacao, 'pressao_alta_tratada'],
    sentado: true,
  }),
  ...brocado({
    id: 'elevar_os_calcanhares',
    nome: 'Elevar os calcanhares (Ba Duan Jin, 8ª peça)',
    temas: ['canais', 'yang', 'frio', 'estase', 'essencia', 'umidade'],
    orgaos: ['rim', 'bexiga'],
    sinais: ['sedentarismo', 'membros_frios', 'caibras'],
    gesto: 'calcanhares',
    quando: 'Sete vezes, cerca de 2 minutos, uma vez ao dia',
    passos: [
      'Com uma das mãos no apoio, olhe à frente.',
      'Inspirando, suba os calcanhares devagar.',
      'Expirando, desça devagar, sem bater no chão.',
    ],
    sinaisContrarios: ['osteoporose', 'hernia_disco', 'dor_calcanhar', 'dor_tornozelo', 'dor_pe', 'prolapso', 'neuropatia'],
    evitarNasRegras: [...deGestacao, 'pes_sem_sentir', 'compressao_de_nervo', 'trombose', 'tendao_com_quinolona', 'tendao_depois_da_quinolona'],
    sentado: false,
  }).map((pratica) => ({ ...pratica, idadeMaxima: 69 })),
  {
    ...padrao,
    id: 'postura_da_arvore',
    nome: 'Postura da árvore (Zhan Zhuang)',
    grupo: 'movimento',
    postura: 'de_pe',
    gesto: 'arvore',
    temas: ['yang', 'essencia', 'qi', 'frio', 'deficiencia'],
    orgaos: ['rim', 'baco'],
    sinais: ['membros_frios', 'cansaco'],
    quando: '2 minutos no começo, até 5, uma vez ao dia',
    passos: [
      comecoEmPe,
      'Dobre um pouco os joelhos e solte os ombros.',
      'Arredonde os braços à frente do peito, como quem abraça uma árvore.',
      'Respire pelo nariz, com a atenção nos pés; ao terminar, baixe as mãos ao ventre.',
    ],
    cautelas: [dePeComApoio, pararSe],
    evitarNasRegras: [...semFicarDePe, ...deGestacao, ...semEsforco],
    sinaisContrarios: ['varizes', 'febre', 'dor_joelho', 'ombro_congelado', ...sinaisDeQuemCai, ...sinaisDoCoracao],
    idadeMinima: 14,
    idadeMaxima: 69,
    fonte: fonteDaRespiracao,
    evidencia: 'tradicao',
  },
  {
    ...padrao,
    id: 'caminhar_respirando',
    nome: 'Caminhar com a respiração',
    grupo: 'movimento',
    postura: 'de_pe',
    gesto: 'caminhar',
    temas: ['estase', 'umidade', 'fleuma', 'estagnacao', 'exterior', 'pele', 'intestino'],
    orgaos: ['baco', 'figado', 'pulmao'],
    sinais: ['sedentarismo', 'corpo_pesado', 'constipacao', 'melhora_movimento'],
    quando: '10 minutos, de preferência de manhã, todos os dias em que estiver bem',
    passos: [
      'Caminhe em lugar plano, mais devagar que de costume.',
      'Inspire em dois passos e expire em três, pelo nariz, sem prender o ar.',
      'Solte os ombros e deixe os braços balançarem.',
      'Termine parado, com as mãos no ventre, por três respirações.',
    ],
    cautelas: [pararSe],
    evitarNasRegras: [...semFicarDePe, 'falta_de_ar'],
    sinaisContrarios: ['febre', 'falta_ar_esforco', 'dor_pe', 'dor_calcanhar', 'doenca_coracao', ...sinaisDeQuemCai],
    idadeMinima: 7,
    idadeMaxima: 79,
    fonte: fonteDaRespiracao,
    evidencia: 'tradicao',
  },
  respiracao({
    id: 'respiracao_abdominal',
    nome: 'Respiração abdominal',
    temas: ['qi', 'respiracao', 'estagnacao', 'deficiencia', 'digestao', 'shen', 'canais', 'aguas', 'yang', 'frio', 'estase'],
    orgaos: ['pulmao', 'rim', 'baco'],
    sinais: ['ansiedade', 'suspiros', 'estresse_alto'],
    gesto: 'ventre',
    quando: '5 minutos, uma ou duas vezes ao dia',
    passos: [
      comecoSentado,
      'Ponha as mãos sobre o ventre, abaixo do umbigo.',
      'Inspire pelo nariz e deixe o ventre subir nas mãos; o peito quase não se mexe.',
      'Expire pelo nariz e deixe o ventre voltar.',
      'Siga no seu ritmo, sem encher demais.',
    ],
  }),
  respiracao({
    id: 'expiracao_longa',
    nome: 'Respiração com a expiração mais longa',
    temas: ['calor_vazio', 'calor', 'shen', 'excesso', 'yin', 'vento', 'secura', 'pele'],
    orgaos: ['coracao', 'figado'],
    sinais: ['insonia', 'insonia_inicial', 'ansiedade', 'palpitacao', 'irritabilidade', 'panico'],
    gesto: 'ventre',
    quando: '5 minutos antes de deitar, e quando a agitação vier',
    passos: [
      comecoSentado,
      'Ponha uma mão no ventre e a outra no peito.',
      'Inspire pelo nariz enquanto conta até três.',
      'Expire devagar enquanto conta até cinco, como quem embaça um vidro.',
      'Se faltar ar, conte menos.',
    ],
    evitarNasRegras: ['falta_de_ar'],
  }),
  respiracao({
    id: 'respiracao_deitada',
    nome: 'Respiração deitada, mãos no ventre',
    postura: 'deitado',
    temas: ['yin', 'xue', 'deficiencia', 'essencia', 'umidade', 'intestino'],
    orgaos: ['rim', 'figado', 'coracao'],
    sinais: ['cansaco', 'acorda_cansado', 'despertares_noturnos'],
    gesto: 'ventre',
    quando: '5 minutos, ao deitar ou ao acordar',
    passos: [
      'Deite-se de costas, com os joelhos dobrados e a cabeça apoiada.',
      'Ponha as mãos sobre o ventre, abaixo do umbigo.',
      'Inspire pelo nariz e sinta as mãos subirem; expire e sinta-as descerem.',
      'Ao terminar, vire de lado e levante devagar.',
    ],
    evitarNasRegras: [...deGestacao, 'doenca_do_coracao', 'coracao_que_acumula_agua', 'vertigem_de_posicao', 'falta_de_ar', 'apneia_do_sono', 'risco_de_queda'],
    sinaisContrarios: ['azia_refluxo', 'falta_ar_repouso', 'tontura', 'vertigem_rotatoria'],
  }),
  respiracao({
    id: 'barriga_do_brinquedo',
    nome: 'Fazer o brinquedo subir e descer',
    postura: 'deitado',
    temas: ['qi', 'respiracao', 'shen', 'digestao', 'deficiencia', 'exterior'],
    sinais: ['ansiedade', 'medo'],
    gesto: 'ventre',
    quando: 'Dez respirações, antes de dormir, com um adulto ao lado',
    passos: [
      'A criança se deita de costas com um brinquedo leve sobre o ventre.',
      'Inspirando pelo nariz, o brinquedo sobe; soltando o ar, ele desce.',
      'É brincadeira: parar quando cansar.',
    ],
    idadeMinima: 4,
    idadeMaxima: 11,
    evidencia: 'tradicao',
    fonte: fonteDaRespiracao,
    evitarNasRegras: ['falta_de_ar', 'asma_sem_controle'],
  }),
  som({
    id: 'som_xu',
    som: 'Xu',
    orgao: 'figado',
    de: 'Fígado',
    boca: 'lábios quase fechados, cantos para trás',
    maos: 'Apoie as mãos abaixo das costelas, dos dois lados.',
    temas: ['estagnacao', 'calor', 'vento'],
    sinais: ['irritabilidade', 'raiva_contida', 'suspiros'],
  }),
  som({
    id: 'som_he',
    som: 'He',
    orgao: 'coracao',
    de: 'Coração',
    boca: 'boca aberta, língua solta',
    maos: 'Apoie as mãos nas coxas, palmas para cima.',
    temas: ['shen', 'calor', 'calor_vazio'],
    sinais: ['insonia', 'inquietude', 'aftas'],
  }),
  som({
    id: 'som_hu',
    som: 'Hu',
    orgao: 'baco',
    de: 'Baço',
    boca: 'lábios redondos, como quem sopra uma vela de longe',
    maos: 'Apoie as mãos sobre o estômago.',
    temas: ['digestao', 'umidade', 'qi'],
    sinais: ['preocupacao', 'empachamento', 'ma_digestao'],
  }),
  som({
    id: 'som_si',
    som: 'Si',
    orgao: 'pulmao',
    de: 'Pulmão',
    boca: 'dentes juntos, o ar passa entre eles',
    maos: 'Abra as mãos ao lado do peito, palmas à frente.',
    temas: ['respiracao', 'pele', 'exterior'],
    sinais: ['tristeza', 'luto', 'opressao_toracica'],
  }),
  som({
    id: 'som_chui',
    som: 'Chui',
    orgao: 'rim',
    de: 'Rim',
    boca: 'lábios quase fechados, cantos tensos',
    maos: 'Apoie o dorso das mãos na lombar.',
    temas: ['essencia', 'yang', 'yin', 'aguas'],
    sinais: ['medo', 'noctiuria', 'zumbido_grave'],
  }),
  som({
    id: 'som_xi',
    som: 'Xi',
    orgao: 'triplo_aquecedor',
    de: 'Triplo Aquecedor',
    boca: 'lábios entreabertos, como em um sorriso leve',
    maos: 'Deixe as mãos soltas no colo.',
    temas: ['aguas', 'fleuma', 'excesso'],
    sinais: ['corpo_pesado', 'estresse_alto'],
  }),
];
