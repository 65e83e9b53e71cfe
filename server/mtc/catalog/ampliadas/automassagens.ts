// Sources: Deadman, A Manual of Acupuncture (2nd ed., 2007), places and uses of the points; Maciocia, The Foundations of Chinese Medicine
// (3rd ed., 2015); Lee, Chan and Fan, Cochrane review CD003281 (2015), PC6 and nausea after surgery; Loo, Pediatric Acupuncture (2002), children.
// Only where a hand reaches without strain, and nothing over the front of the neck, the breast, the eye or a vein.
import { intestinoPorVer, sangraFacil } from '../orientacoes.ts';
import type { Automassagem } from './ampliada.ts';
import { semMassagem, semPernas, sinaisDasPernas, sinaisDoCoracao } from './quando-evitar.ts';

type Escrita = Partial<Automassagem> & Pick<Automassagem, 'id' | 'nome' | 'temas' | 'pontos' | 'passos'>;

const deadman = 'Deadman, A Manual of Acupuncture, 2ª ed. (2007)';
const pele = 'Não sobre pele ferida, queimada, inchada ou avermelhada, nem sobre varizes ou caroços.';
const umMinuto = '1 minuto de cada lado, uma ou duas vezes ao dia';
const comoApertar =
  'Pressione com o polegar até sentir um peso confortável, sem dor, em pequenos círculos; solte e repita.';

function automassagem({
  evitarNasRegras = [],
  sinaisContrarios = [],
  cautelas = [],
  ...escrita
}: Escrita): Automassagem {
  return {
    sinais: [],
    temasContrarios: [],
    idadeMinima: 12,
    idadeMaxima: 120,
    gesto: 'pressao',
    quando: umMinuto,
    fonte: deadman,
    evidencia: 'tradicao',
    ...escrita,
    cautelas: [...cautelas, pele],
    evitarNasRegras: [...semMassagem, ...evitarNasRegras],
    sinaisContrarios: [...sinaisContrarios, 'febre'],
  };
}

const doVentre: readonly string[] = [
  ...intestinoPorVer,
  'cirurgia_recente',
  'figado_ou_baco_aumentado',
  'gravidez_a_confirmar',
  'gestacao',
  'gestacao_possivel',
  'infeccao_dos_rins',
  'febre_com_dor_pelvica',
  'massa_ou_nodulo',
];
const doPescoco = [
  'arteria_do_pescoco',
  'vertigem_de_posicao',
  'febre_com_rigidez_de_nuca',
  'arterite_temporal',
] as const;
const naPerna = { evitarNasRegras: semPernas, sinaisContrarios: sinaisDasPernas } as const;
/** A foot on the other thigh is nothing for a new hip, nor for the very old. */
const comOPeNoColo = {
  evitarNasRegras: [...semPernas, 'protese_ou_metal'],
  sinaisContrarios: [...sinaisDasPernas, 'dor_quadril'],
  idadeMaxima: 79,
} as const;

export const automassagens: readonly Automassagem[] = [
  automassagem({
    id: 'perna_e36',
    nome: 'Pressionar abaixo do joelho',
    temas: ['qi', 'deficiencia', 'digestao', 'xue', 'yang', 'exterior'],
    sinais: ['cansaco', 'apetite_baixo', 'ma_digestao'],
    pontos: ['E36'],
    passos: [
      'Sente-se com o joelho dobrado e o pé no chão.',
      'Ponha quatro dedos da própria mão abaixo da patela; o ponto fica na altura do dedo mínimo, um dedo para fora do osso da canela.',
      comoApertar,
    ],
    ...naPerna,
  }),
  automassagem({
    id: 'ventre_em_circulos',
    nome: 'Massagem circular do ventre',
    temas: ['digestao', 'intestino', 'estagnacao', 'umidade', 'frio'],
    sinais: ['constipacao', 'distensao_abdominal', 'empachamento', 'evacuacao_fraca'],
    pontos: ['VC12', 'VC6', 'E25'],
    gesto: 'circulo',
    quando: '3 minutos, ao acordar ou antes de deitar, longe das refeições',
    passos: [
      'Deite-se de costas com os joelhos dobrados, ou recoste-se.',
      'Esfregue as mãos até amornarem e ponha uma sobre a outra, em volta do umbigo.',
      'Faça círculos lentos, só com o peso das mãos: suba pelo lado direito do corpo, passe abaixo das costelas e desça pelo esquerdo.',
    ],
    cautelas: ['Não com dor forte de barriga, hérnia, cirurgia recente ou suspeita de gravidez.'],
    evitarNasRegras: doVentre,
    sinaisContrarios: ['ascite', 'calculo_biliar', 'massas', 'sangue_fezes', 'dor_piora_pressao', 'pos_parto'],
  }),
  automassagem({
    id: 'punho_pc6',
    nome: 'Pressionar o punho, lado de dentro',
    temas: ['estagnacao', 'shen', 'digestao', 'excesso', 'fleuma'],
    sinais: ['nausea', 'opressao_toracica', 'palpitacao', 'soluco'],
    pontos: ['PC6'],
    passos: [
      'Vire a palma para cima e ponha três dedos acima da prega do punho.',
      'O ponto fica logo depois, entre os dois tendões do meio.',
      comoApertar,
    ],
    fonte: `${deadman}; Lee, Chan e Fan, revisão Cochrane CD003281 (2015), náusea depois de cirurgia`,
    evidencia: 'estudos_pequenos',
  }),
  automassagem({
    id: 'punho_c7',
    nome: 'Pressionar a prega do punho',
    temas: ['shen', 'calor_vazio', 'xue', 'calor', 'yin'],
    sinais: ['insonia', 'insonia_inicial', 'ansiedade', 'sonhos_excessivos', 'palpitacao'],
    pontos: ['C7'],
    quando: '1 minuto de cada lado, antes de deitar',
    passos: [
      'Vire a palma para cima e siga a prega do punho até o lado do dedo mínimo.',
      'O ponto fica no côncavo junto ao osso pequeno, por dentro do tendão.',
      'Pressione de leve com o polegar, sem dor, respirando devagar.',
    ],
    evidencia: 'estudos_pequenos',
  }),
  automassagem({
    id: 'pe_f3',
    nome: 'Pressionar o dorso do pé',
    temas: ['estagnacao', 'vento', 'calor', 'xue', 'excesso'],
    sinais: ['irritabilidade', 'raiva_contida', 'tpm_irritabilidade', 'enxaqueca', 'dor_cabeca'],
    pontos: ['F3'],
    passos: [
      'Sente-se e apoie o pé sobre a outra coxa, ou no chão.',
      'Deslize o dedo entre o primeiro e o segundo dedo do pé, em direção ao tornozelo, até o côncavo antes de os ossos se juntarem.',
      comoApertar,
    ],
    ...naPerna,
  }),
  automassagem({
    id: 'mao_ig4',
    nome: 'Pressionar entre o polegar e o indicador',
    temas: ['exterior', 'calor', 'canais', 'excesso'],
    sinais: ['dor_cabeca', 'cefaleia_frontal', 'congestao_nasal', 'dor_dente', 'dor_mandibula'],
    pontos: ['IG4'],
    passos: [
      'Junte o polegar ao indicador: o ponto fica no alto do músculo que se levanta.',
      'Solte a mão e pressione ali com o polegar da outra, na direção do osso do indicador.',
      'Sem dor, em pequenos círculos; solte e repita.',
    ],
    cautelas: ['Nunca na gravidez, nem quando ela é possível.'],
  }),
  automassagem({
    id: 'nuca',
    nome: 'Pressionar a base da nuca',
    temas: ['exterior', 'vento', 'canais', 'estagnacao'],
    sinais: ['dor_pescoco_ombros', 'cefaleia_nuca', 'rigidez', 'tensao_muscular'],
    pontos: ['VB20', 'B10'],
    quando: '1 a 2 minutos, uma ou duas vezes ao dia',
    passos: [
      'Sente-se com os cotovelos apoiados em uma mesa e a cabeça solta nas mãos.',
      'Ponha os polegares nos côncavos da base do crânio, dos dois lados.',
      'Pressione de leve, respirando devagar, e deslize os dedos para baixo pela parte de trás do pescoço.',
    ],
    cautelas: ['Nunca na frente nem nos lados do pescoço; sem girar nem estalar. Pare com tontura ou vista turva.'],
    evitarNasRegras: doPescoco,
    sinaisContrarios: ['tontura', 'vertigem_rotatoria', 'cefaleia_subita', 'visao_dupla'],
  }),
  automassagem({
    id: 'ombros',
    nome: 'Amassar os ombros',
    temas: ['canais', 'estagnacao', 'excesso', 'estase'],
    sinais: ['dor_pescoco_ombros', 'tensao_muscular', 'estresse_alto'],
    pontos: ['VB21'],
    passos: [
      'Sente-se e solte os ombros.',
      'Com a mão do outro lado, segure o músculo entre o pescoço e o ombro e amasse devagar, do pescoço para fora.',
      'Só até onde é agradável; termine alisando o braço até a mão.',
    ],
    // Kneading is more than a light touch.
    evitarNasRegras: [...doPescoco, ...sangraFacil],
    sinaisContrarios: ['ombro_congelado', 'linfedema', 'antiagregante'],
  }),
  automassagem({
    id: 'testa_e_nariz',
    nome: 'Alisar a testa e os lados do nariz',
    temas: ['respiracao', 'exterior', 'shen', 'pele'],
    sinais: ['congestao_nasal', 'rinite', 'sinusite', 'cefaleia_frontal'],
    pontos: ['Yintang', 'IG20'],
    quando: '1 a 2 minutos, duas vezes ao dia',
    passos: [
      'Lave as mãos.',
      'Com as pontas dos dedos, alise a testa do meio para os lados, dez vezes.',
      'Pressione de leve entre as sobrancelhas e, depois, dos dois lados das narinas, por três respirações em cada lugar.',
    ],
    cautelas: ['Não sobre espinhas inflamadas nem perto dos olhos.'],
    evitarNasRegras: ['bolhas_perto_do_olho', 'pele_com_placas', 'arterite_temporal'],
    sinaisContrarios: ['lesao_umida', 'herpes_zoster'],
  }),
  automassagem({
    id: 'peito_vc17',
    nome: 'Deslizar a mão no meio do peito',
    temas: ['respiracao', 'estagnacao', 'shen', 'qi'],
    sinais: ['suspiros', 'luto', 'tristeza', 'globo_faringeo'],
    pontos: ['VC17'],
    gesto: 'vaivem',
    quando: '1 minuto, quando o peito apertar de emoção, ou antes de deitar',
    passos: [
      'Ponha a palma no osso do meio do peito, na altura entre os mamilos.',
      'Deslize devagar para baixo, só sobre o osso, soltando o ar.',
      'Volte sem pressionar e repita.',
    ],
    cautelas: ['Aperto ou dor no peito com esforço, suor frio ou falta de ar não é para massagem: SAMU (192).'],
    evitarNasRegras: [
      'dor_no_peito',
      'dor_no_peito_ao_esforco',
      'angina_sem_dor_no_peito',
      'aperto_no_peito_examinado',
      'doenca_do_coracao',
      'corrente_no_peito',
      'marcapasso',
      'protese_de_mama',
      'mama_empedrada',
      'secrecao_do_mamilo',
    ],
    sinaisContrarios: ['dor_toracica', 'osteoporose', ...sinaisDoCoracao],
  }),
  automassagem({
    id: 'lombar',
    nome: 'Esfregar a lombar',
    temas: ['yang', 'frio', 'essencia', 'aguas', 'deficiencia'],
    sinais: ['dor_lombar', 'lombar_joelhos_frios', 'lombar_joelhos_fracos', 'noctiuria'],
    temasContrarios: ['calor'],
    pontos: ['B23', 'VG4'],
    gesto: 'vaivem',
    quando: '2 minutos, de manhã ou antes de deitar',
    passos: [
      'Sente-se sem encosto e esfregue as palmas até amornarem.',
      'Ponha as mãos na lombar, na altura do umbigo, dos dois lados da coluna.',
      'Esfregue para cima e para baixo, até a pele amornar, sem apertar o osso.',
    ],
    evitarNasRegras: ['infeccao_dos_rins', 'sangue_na_urina', 'cirurgia_recente', 'gestacao', 'gestacao_possivel'],
    sinaisContrarios: ['osteoporose', 'calculo_urinario', 'ondas_calor', 'dor_piora_pressao'],
  }),
  automassagem({
    id: 'planta_do_pe',
    nome: 'Esfregar a planta do pé',
    temas: ['calor_vazio', 'yin', 'secura', 'essencia', 'shen', 'vento'],
    sinais: ['insonia', 'insonia_inicial', 'calor_palmas_plantas', 'zumbido'],
    pontos: ['R1'],
    gesto: 'vaivem',
    quando: '2 minutos de cada lado, antes de deitar',
    passos: [
      'Sente-se e apoie o pé sobre a outra coxa.',
      'Ache o côncavo na frente da planta, quando os dedos se dobram.',
      'Esfregue com a palma da mão oposta até a planta amornar.',
    ],
    ...comOPeNoColo,
  }),
  automassagem({
    id: 'tornozelo_r3',
    nome: 'Pressionar atrás do tornozelo, lado de dentro',
    temas: ['yin', 'essencia', 'aguas', 'yang', 'secura'],
    sinais: ['noctiuria', 'zumbido_grave', 'lombar_joelhos_fracos', 'ondas_calor'],
    pontos: ['R3'],
    passos: [
      'Sente-se e apoie o pé sobre a outra coxa.',
      'O ponto fica no côncavo entre o osso do tornozelo, do lado de dentro, e o tendão de trás.',
      comoApertar,
    ],
    ...comOPeNoColo,
  }),
  automassagem({
    id: 'perna_bp6',
    nome: 'Pressionar acima do tornozelo, lado de dentro',
    temas: ['xue', 'yin', 'umidade', 'aguas', 'digestao'],
    sinais: ['dor_colica', 'fluxo_escasso', 'secura_vaginal'],
    pontos: ['BP6'],
    passos: [
      'Ponha quatro dedos acima do osso do tornozelo, do lado de dentro.',
      'O ponto fica logo depois, atrás do osso da canela.',
      comoApertar,
    ],
    cautelas: ['Nunca na gravidez, nem quando ela é possível.'],
    evidencia: 'estudos_pequenos',
    ...naPerna,
  }),
  automassagem({
    id: 'perna_e40',
    nome: 'Pressionar o lado de fora da canela',
    temas: ['fleuma', 'umidade', 'respiracao'],
    sinais: ['catarro', 'corpo_pesado', 'cabeca_pesada'],
    pontos: ['E40'],
    passos: [
      'Sente-se com o pé no chão.',
      'O ponto fica no meio da altura entre o joelho e o tornozelo, dois dedos para fora do osso da canela.',
      comoApertar,
    ],
    ...naPerna,
  }),
  automassagem({
    id: 'coxa_bp10',
    nome: 'Pressionar acima do joelho, lado de dentro',
    temas: ['estase', 'xue', 'pele', 'calor'],
    sinais: ['coceira', 'sangue_escuro', 'coagulos'],
    pontos: ['BP10'],
    passos: [
      'Sente-se com o joelho dobrado e ponha a palma da outra mão sobre a patela.',
      'O ponto fica onde o polegar termina, no músculo de dentro da coxa.',
      comoApertar,
    ],
    ...naPerna,
  }),
  automassagem({
    id: 'cotovelo_ig11',
    nome: 'Pressionar o lado de fora do cotovelo',
    temas: ['calor', 'pele', 'exterior', 'excesso', 'intestino'],
    sinais: ['acne', 'erupcoes', 'dor_cotovelo'],
    pontos: ['IG11'],
    passos: [
      'Dobre o cotovelo: o ponto fica no fim da prega, do lado de fora.',
      'Segure o cotovelo com a outra mão e use o polegar.',
      'Pressione sem dor, em pequenos círculos; solte e repita.',
    ],
  }),
  automassagem({
    id: 'braco_p7',
    nome: 'Alisar o antebraço até o polegar',
    temas: ['respiracao', 'exterior', 'secura', 'pele'],
    sinais: ['tosse', 'garganta_seca', 'gripes_frequentes', 'coriza_clara'],
    pontos: ['P7'],
    gesto: 'vaivem',
    passos: [
      'Apoie o antebraço na mesa, com o polegar para cima.',
      'Com o polegar da outra mão, alise de leve do meio do antebraço até a base do polegar.',
      'Demore um pouco dois dedos acima da prega do punho, sem apertar o pulso.',
    ],
  }),
  automassagem({
    id: 'joelhos',
    nome: 'Esfregar em volta dos joelhos',
    temas: ['canais', 'frio', 'yang'],
    sinais: ['dor_joelho', 'lombar_joelhos_frios'],
    pontos: ['E35'],
    gesto: 'circulo',
    quando: '2 minutos de cada lado, de manhã',
    passos: [
      'Sente-se com o joelho um pouco dobrado.',
      'Esfregue as palmas até amornarem e abrace o joelho com as duas mãos.',
      'Faça círculos em volta da patela, sem empurrá-la.',
    ],
    evitarNasRegras: [...semPernas, 'articulacao_com_febre'],
    sinaisContrarios: [...sinaisDasPernas, 'articulacao_inflamada'],
  }),
  automassagem({
    id: 'perna_da_crianca',
    nome: 'Deslizar o dedo na perna da criança',
    temas: ['qi', 'deficiencia', 'digestao', 'exterior', 'respiracao', 'shen'],
    pontos: ['E36'],
    gesto: 'vaivem',
    quando: 'Meio minuto de cada perna, uma vez ao dia, feito por um adulto',
    passos: [
      'Com a criança sentada no colo, ache o lado de fora da canela, logo abaixo do joelho.',
      'Deslize o polegar para baixo, com a força de quem alisa uma folha de papel.',
      'É carinho: parar quando ela não quiser.',
    ],
    fonte: 'Loo, Pediatric Acupuncture (2002)',
    idadeMinima: 3,
    idadeMaxima: 11,
    ...naPerna,
  }),
];
