import { describe, expect, it } from 'vitest';
import { lerTexto } from './ler-texto.ts';

/** `sinal` is stated, `-sinal` denied, `!sinal` not stated, `~sinal` not denied. */
type Caso = readonly [esperados: string, texto: string, campo?: Parameters<typeof lerTexto>[1]];

/** Kinds of statements that a blind reader of whole reports found turned round, widened or dropped, each in bodies and words of its own. */
const casos: Readonly<Record<string, readonly Caso[]>> = {
  'dictated without a comma, the last "nega" tells whether it denies what is before or behind it': [
    [
      '-dormencia -febre_alta piora_manha ~piora_manha',
      'dói mais de manhã nega queda nega febre alta nega formigamento nos braços quer nadar',
    ],
    [
      'despertares_noturnos ~despertares_noturnos -dormencia',
      'dorme mal acorda quatro horas nega tontura nega formigamento nas mãos',
    ],
    ['-tosse -febre', 'tosse nega febre nega'],
  ],
  'a part that swells is that part, in whatever way it is told': [
    ['edema_pernas !articulacao_inflamada', 'Tornozelos incham no fim do dia'],
    ['edema_pernas !articulacao_inflamada', 'Incham os tornozelos quando fico em pé'],
    ['edema_pernas', 'Incham as canelas'],
    ['edema_pernas', 'Edema de panturrilha'],
    ['edema_pernas', 'As pernas incharam na gravidez e continuam inchando'],
    ['edema_pernas', 'canela D incha às vezes'],
    ['edema !articulacao_inflamada', 'Os dedos das mãos incham de manhã'],
    ['edema', 'Mãos inchando há uns meses'],
    ['edema', 'O braço fica inchado'],
    ['edema_face', 'No calor minhas pálpebras incham'],
    ['edema_face', 'Incham os olhos'],
    ['articulacao_inflamada', 'O punho esquerdo vive inchando'],
    ['articulacao_inflamada', 'Inchaço nos ombros'],
    ['articulacao_inflamada !edema_pernas', 'Torceu o pé no futebol, tornozelo inchado e dolorido'],
    ['gengiva_inflamada', 'Inchaço nas gengivas'],
    ['lingua_inchada', 'A língua inchou ontem'],
    ['-edema_pernas !articulacao_inflamada', 'Tornozelos sem inchaço'],
    ['-edema_face ~edema', 'Pálpebras sem inchaço'],
    ['edema_pernas -edema_face ~edema', 'Tornozelos incham, rosto sem inchaço'],
    ['-edema', 'Nega inchaço'],
    ['edema_pernas distensao_abdominal', 'Barriga inchada, cansaço e inchaço nas duas pernas'],
  ],
  'who denies too much tells of a normal amount': [
    ['!sede_baixa -sede_aumentada', 'Sem dor para urinar, sem sede exagerada, não emagreceu'],
    ['!sede_baixa -sede_aumentada', 'Não tem sede exagerada'],
    ['!sede_baixa', 'Nunca teve sede fora do normal'],
    ['!sede_baixa', 's/ sede aumentada'],
    ['!apetite_baixo -apetite_aumentado', 'Sem fome exagerada'],
    ['!apetite_baixo', 'Não tem fome demais'],
    ['!sem_suor -suor_excessivo', 'Sem suor excessivo'],
    ['!insonia', 'Não tem sono exagerado'],
    ['!libido_baixa', 'Sem libido aumentada'],
    ['!cansaco', 'Sem energia exagerada, sem euforia'],
    ['!amenorreia', 'Não menstrua demais'],
    ['!saburra_ausente !saburra_amarela', 'Sem saburra amarela', 'linguaObservacao'],
    ['!saburra_ausente !saburra_espessa', 'Não tem saburra grossa', 'linguaObservacao'],
    ['sede_baixa', 'Não tem sede'],
    ['apetite_baixo', 'Sem fome'],
    ['saburra_ausente', 'Língua vermelha e sem saburra', 'linguaObservacao'],
  ],
  'a place on the tongue belongs to what is told of it': [
    [
      'saburra_descascada !saburra_na_raiz lingua_rachaduras',
      'Rachad. central até a ponta; raiz s/ saburra',
      'linguaObservacao',
    ],
    ['saburra_descascada !saburra_na_raiz', 'Sem saburra na raiz', 'linguaObservacao'],
    ['saburra_descascada !saburra_na_raiz', 'Falta saburra na base da língua', 'linguaObservacao'],
    ['!saburra_na_raiz', 'Raiz descascada', 'linguaObservacao'],
    ['saburra_na_raiz', 'c/ saburra grossa na raiz', 'linguaObservacao'],
    ['saburra_descascada saburra_na_raiz', 'Centro sem saburra, raiz com saburra amarela', 'linguaObservacao'],
  ],
  '"de uma vez" is sudden, "às vezes" is not': [
    ['dor_cabeca !cefaleia_subita', 'Dor de cabeça às vezes'],
    ['!cefaleia_subita', 'Enxaqueca duas vezes no mês'],
    ['!perda_forca_subita', 'Moleza na perna às vezes'],
    ['!abdome_agudo', 'Dor na barriga várias vezes ao dia'],
    ['!crise_hipertensiva', 'A pressão subiu algumas vezes'],
    ['cefaleia_subita', 'Dor de cabeça de uma vez, a pior da vida'],
    ['abdome_agudo', 'Dor na barriga de uma vez'],
  ],
  'a part of the sleep, the voice or a pain is not the whole': [
    ['-insonia_inicial ~sono_ruim ~insonia', 'Insônia: pega no sono ok, desperta 3h e ñ volta'],
    ['despertares_noturnos', 'Desperta 3h e ñ volta'],
    ['despertares_noturnos', 'Acordo 4h da manhã e não durmo mais'],
    ['-insonia_inicial ~sono_ruim ~insonia', 'Concilia o sono ok'],
    ['-insonia_inicial despertares_noturnos', 'Inicia o sono sem dificuldade, desperta 2x'],
    ['voz_fraca !rouquidao', 'A voz some no fim da aula'],
    ['voz_fraca !rouquidao', 'A voz falha depois de uma hora de reunião'],
    ['voz_fraca !rouquidao', 'Perde a voz ao final do culto'],
    ['rouquidao', 'Fico rouca toda tarde'],
    ['rouquidao', 'Perdeu a voz'],
    ['!dor_piora_pressao ~dor_melhora_pressao', 'Ela aperta parece uma agulhada'],
    ['!dor_piora_pressao ~dor_melhora_pressao', 'A dor aperta quando subo escada'],
    [
      'melhora_frio -fraqueza -dormencia',
      'não sinto formigamento nem perda de força se eu paro melhora e com gelo também',
    ],
    ['melhora_repouso', 'não dói parado nem formiga quando eu deito alivia'],
    ['!melhora_repouso', 'Não sei se deitar melhora'],
    ['melhora_calor -nausea', 'não tenho enjoo nem vômito quando ponho bolsa quente melhora'],
    ['incontinencia', 'Menina molha o lençol três noites por semana'],
  ],
  'what was operated, healed or outgrown is no present': [
    ['!varizes cirurgia', 'Cirurgia de varizes em 2005', 'historicoMedico'],
    ['!varizes cirurgia', 'varizes operadas em 2011', 'historicoMedico'],
    ['!hemorroidas', 'Operei hemorroida em 2015', 'historicoMedico'],
    ['varizes', 'Operou varizes em 2010 mas voltaram', 'historicoMedico'],
    ['varizes', 'Varizes, aguarda cirurgia', 'historicoMedico'],
    ['!trauma', 'torci o tornozelo direito em 2019 mas sarou sem cirurgia', 'historicoMedico'],
    ['!trauma', 'Entorse em 2019, ok hoje', 'historicoMedico'],
    ['!trauma', 'Quebrou o braço na infância, sem sequela', 'historicoMedico'],
    ['trauma', 'Torceu o joelho em 2019 e até hoje dói', 'historicoMedico'],
    ['trauma', 'Caiu da escada há duas semanas', 'historicoMedico'],
    ['!depressao', 'Depressão em 2010, alta em 2012', 'historicoMedico'],
    ['!asma', 'Asma na infância, sem crise há 15 anos', 'historicoMedico'],
  ],
  'a loss beside the complaint is told': [
    ['luto', 'Tudo começou quando meu irmão faleceu, em fevereiro'],
    ['luto', 'Depois da morte do marido não durmo'],
    ['luto', 'Perdi minha filha há dois anos e nunca mais fui a mesma'],
    ['separacao', 'A dor de cabeça piorou depois que me separei'],
    ['separacao', 'Choro fácil desde o divórcio'],
    ['perda_emprego', 'Foi demitida em junho e desde então não dorme'],
    ['!luto', 'Pai faleceu de câncer de intestino com 61', 'historicoMedico'],
    ['!luto', 'Tenho medo de perder minha mãe'],
    ['!separacao', 'Separada há 10 anos, mora sozinha'],
  ],
  'a pain stays in its own place': [
    ['dor_cotovelo !dor_punho', 'Dor epic. medial D há 2m. Piora: flex punho c/ carga'],
    ['dor_cotovelo !dor_punho', 'Dor epicond. lat. E, pior à extensão do punho'],
    ['dor_cotovelo', 'Dor na epitróclea ao remar'],
    ['dor_cotovelo !dor_punho !dor_genital', 'Dor na parte de dentro do cotovelo direito ao dobrar o punho'],
    ['dor_joelho !dor_genital', 'Dói na parte de trás do joelho'],
    ['dor_pescoco_ombros !dor_cotovelo', 'Dor na frente do ombro, piora ao esticar o cotovelo'],
    ['dor_genital', 'Dor nas partes íntimas'],
    ['dor_genital', 'Dor nas partes'],
    ['dor_punho', 'Dor ao dobrar o punho'],
    ['dor_joelho', 'Dói quando dobro o joelho'],
    ['dor_hipocondrio !dor_lombar !dor_toracica', 'Dor na costela do lado esquerdo, da costa até embaixo do peito'],
    ['!dor_lombar', 'Arde nas costas até debaixo da mama'],
    ['dor_lombar', 'Dor nas costas embaixo'],
  ],
  'a sign has its words in one clause': [
    ['!febre_vespertina', 'Calor local piora, o gelo segura 3h'],
    ['!febre_vespertina', 'Sinto calor no corpo depois de duas taças de vinho'],
    ['febre_vespertina', 'Febre depois das quatro da tarde'],
    ['febre_vespertina', 'Febrinha às 17h'],
    ['!melhora_bebida_quente', 'chá de sene quando passa do terceiro dia', 'suplementos'],
    ['!melhora_bebida_quente', 'Toma chá de camomila se passa da hora de dormir'],
    ['melhora_bebida_quente', 'A cólica passa com chá quente'],
    ['!dormencia', 'picada de formiga incha bastante', 'alergias'],
    ['!dormencia', 'Levou picada de formigas no pé e inchou'],
    ['!dormencia', 'Formiga me picou no sítio'],
    ['dormencia', 'A mão formiga quando dirijo'],
    ['dormencia', 'Sensação de formigas na perna'],
    ['!inicio_recente', 'O olho arde. Mês passado veio um sangramento uns quatro dias'],
    ['!inicio_recente', 'A menstruação desceu só dois dias'],
    ['inicio_recente', 'Dor no ombro há três dias'],
    ['inicio_recente', 'A dor veio há dois dias'],
    ['!dor_leve', 'Começou em março, uma dorzinha quando eu abria o carro, agora nem durmo'],
    ['dor_leve', 'Tenho uma dorzinha no joelho'],
  ],
  'heat that relieves does not aggravate': [
    ['melhora_calor !piora_calor', 'Pior parado, melhor com calor'],
    ['melhora_calor !piora_calor', 'Pior cedo, melhor com bolsa quente'],
    ['melhora_calor !piora_calor', 'Dor no ombro. Calor local alivia'],
    ['melhora_calor !piora_calor', 'Fatores de piora: esforço. Melhora: calor local'],
    ['melhora_frio !piora_frio', 'Pior de tarde, melhor com gelo'],
    ['piora_calor !melhora_calor', 'Melhor deitado, pior no calor'],
    ['piora_calor', 'Pior no calor'],
  ],
  'medicines are named, and thin stools read': [
    ['remedio_citado', 'Levotiroxina 50 em jejum. Lactulona às vezes', 'medicamentos'],
    ['-remedio_citado', 'Parei o omeprazol em março', 'medicamentos'],
    ['!remedio_citado', 'dipirona', 'alergias'],
    ['fezes_finas fezes_secas', 'a cada 4 dias, em bolinhas, ultimamente fina como fita', 'evacuacao'],
    ['fezes_finas', 'As fezes andam mais finas, feito lápis'],
    ['-fezes_finas', 'Sem fezes em fita', 'evacuacao'],
  ],
  'a normal finding of the last name is that of the names before it': [
    ['-doenca_renal -doenca_coracao', 'Rim e coração sem alteração'],
    ['-memoria_fraca -concentracao_ruim', 'Memória e concentração preservadas'],
    ['-unhas_fracas -queda_cabelo', 'Unhas e cabelos normais'],
    ['-hemiplegia paralisia_facial', 'Boca torta, braço e perna normais'],
    ['-veias_sublinguais', 'Veias sublinguais sem alteração', 'linguaObservacao'],
    ['-anemia', 'Hemograma normal'],
    ['~anemia', 'A mãe fez hemograma normal'],
    ['-gestante', 'BHCG negativo'],
    ['!hernia_disco ~dor_costas', 'RX da coluna normal'],
  ],
  'what "sem" denies inside a statement is denied all the same': [
    ['tosse_seca -catarro', 'Tosse seca, sem catarro'],
    ['-suor_frio !sem_suor', 'Aperto no peito, sem suor frio'],
    ['!sem_suor', 'Resfria fácil. Sem sudorese.'],
    ['sem_suor', 'Febre e calafrio, sem sudorese'],
    ['!dor', 'Sangrou 9 anos depois da última menstruação. Sem dor.'],
    ['apetite_baixo', 'Sem fome nenhuma'],
    ['-dismenorreia', 'Menstruação vem pouca e escura. Não tem cólica.'],
  ],
  'a list of denials ends before what tells how somebody is': [
    ['~cansaco', 'Sem dor, cansada e pálida'],
    ['apetite_baixo dor_cabeca tontura', 'Sem apetite, dor de cabeça e tontura'],
  ],
  'what is given up, swapped or over is denied today': [
    ['-tabaco -alcool_frequente', 'Parou de fumar há 5 anos, não bebe álcool', 'historicoMedico'],
    ['-contraceptivo !contraceptivo', 'Trocou o anticoncepcional pelo DIU de cobre'],
    ['!enxaqueca', 'A última crise de enxaqueca foi em 2019'],
    ['!colesterol', 'Colesterol era alto, baixou com dieta'],
    ['!perda_olfato -perda_olfato', 'Covid em janeiro com perda de olfato que já voltou'],
    ['!depressao', 'Depois do parto teve depressão, tratou e ficou boa'],
    ['!depressao', 'Depressão em 2015 tratada com terapia, hoje bem', 'historicoMedico'],
    ['!anemia', 'Anemia na gravidez', 'historicoMedico'],
    ['~diarreia', 'O intestino era preso, agora está ótimo'],
    ['cirurgia', 'Nunca mais teve cólica depois da cirurgia'],
  ],
  'a trigger, a wish and a likeness state nothing': [
    ['!pouca_agua dor_cabeca', 'Dor de cabeça quando bebe pouca água'],
    ['!espirros incontinencia', 'Perde xixi espirrando'],
    ['!vomito nausea', 'Acorda com vontade de vomitar'],
    ['!cansaco', 'Lombalgia tipo cansada'],
    ['!dor_perna dor_quadril', 'O quadril dói para cruzar a perna'],
    ['!piora_vento exposicao_frio', 'Boca torta, pegou vento na moto'],
    ['!melhora_calor', 'Sinto um calor no rosto que vem do nada e some'],
    ['!dor_intensa', 'Dói só se apertar'],
    ['!dor_intensa', 'Dor no peito, cheiro forte na urina'],
    ['dor_intensa', 'Dor de estômago forte'],
  ],
  'a word less than the sign does not state it': [
    ['!falta_ar cansaco', 'Cansa para subir um lance de escada'],
    ['!ombro_congelado', 'Ombro não sobe além de 90 graus'],
    ['!colesterol', 'Toma sinvastatina', 'medicamentos'],
    ['!apetite_baixo', 'Não comeu nada diferente'],
    ['!apetite_baixo', 'Não consegue comer direito por causa da afta'],
    ['!insonia', 'De dia não tenho sono'],
    ['!excesso_trabalho', 'Trabalha 6 horas por dia'],
    ['excesso_trabalho', 'Trabalha 12h, almoça em pé'],
    ['pouca_agua', 'Concentrada, pois bebe 500 ml por dia no máximo', 'urina'],
    ['!pouca_agua', 'Toma 300 ml de café por dia'],
    ['!inicio_recente', 'Cor de coca-cola ontem, hoje clareou', 'urina'],
    ['!coceira garganta_coceira', 'Tosse que coça a garganta'],
    ['!orelha_sensivel', 'Orelha sem alteração'],
  ],
};

/** What was felt at one position, and words that are narrower than the sign that gathers them. */
const rotulos: readonly (readonly [rotulo: string, texto: string, campo?: Caso[2]])[] = [
  ['pulso fraco no chi esquerdo', 'Chi E quase some', 'pulsoObservacao'],
  ['pulso alterado no chi esquerdo', 'Chi E quase some', 'pulsoObservacao'],
  ['pulso vazio no cun direito', 'Cun D vazio', 'pulsoObservacao'],
  ['pulso profundo no chi esquerdo', 'Fino e rápido, profundo no chi esquerdo', 'pulsoObservacao'],
  ['pulso fino', 'Fino e rápido, profundo no chi esquerdo', 'pulsoObservacao'],
  ['pulso fraco nos dois chi', 'Guan direito em corda, chi bilateral fraco', 'pulsoObservacao'],
  ['pulso em corda no guan direito', 'Guan direito em corda, chi bilateral fraco', 'pulsoObservacao'],
  ['pulso fraco no chi e no guan', 'Chi e guan fracos', 'pulsoObservacao'],
  ['pulso fraco na posição do rim', 'Fraco nas posições do rim', 'pulsoObservacao'],
  ['pulso alterado no chi direito', 'Pulso: nas posições chi, some à pressão', 'historicoMedico'],
  ['pulso em corda', 'Em corda, mais evidente no guan esquerdo', 'pulsoObservacao'],
  ['sem saburra na raiz', 'raiz s/ saburra', 'linguaObservacao'],
  ['sem saburra nos lados', 's/ saburra nas laterais', 'linguaObservacao'],
  ['rachadura central que vai até a ponta', 'Fissura profunda no centro indo até a ponta', 'linguaObservacao'],
  ['alergia a camarão', 'camarão', 'alergias'],
  ['alergia a camarão e siri', 'Camarão e siri', 'alergias'],
  ['alergia a látex', 'látex', 'alergias'],
  ['alergia a esparadrapo', 'Alergia a esparadrapo', 'alergias'],
  ['intolerância à lactose', 'Intolerância à lactose', 'alergias'],
  ['xixi na cama (enurese noturna)', 'Faz xixi na cama quase toda noite'],
  ['perda de urina ao esforço', 'Escapa xixi quando tosse'],
  ['perda de urina', 'Perco urina'],
  ['fezes moles às vezes', 'Todo dia, às vezes mole', 'evacuacao'],
  ['inchaço nos tornozelos', 'Tornozelos incham'],
  ['inchaço nos dedos', 'Dedos inchados'],
  ['joelho inchado', 'Joelho inchado'],
  ['dor nos dedos', 'Dor nos dedos'],
  ['acorda de madrugada e não volta a dormir', 'Desperta 3h e ñ volta'],
  ['morte do irmão', 'Tudo começou quando meu irmão faleceu'],
  ['uso de losartana, omeprazol e furosemida', 'losartana 50, omeprazol, furosemida 40', 'medicamentos'],
];

/** The words that are quoted go as far as the side and how often it is so. */
const citados: readonly (readonly [trecho: string, texto: string])[] = [
  ['dor no joelho direito do lado de fora', 'dor no joelho direito do lado de fora quando desço'],
  ['Cãibra na panturrilha E', 'Cãibra na panturrilha E de madrugada'],
  ['dor na nádega direita', 'dor na nádega direita'],
  ['Dor lombar baixa à direita', 'Dor lombar baixa à direita ao caminhar'],
  ['tontura de vez em quando', 'Tem tontura de vez em quando'],
];

const comCampo = ([ditos, texto, campo = 'queixaPrincipal']: Caso) => ({ ditos, texto, campo });

describe('a text tells what it says, neither more nor less', () => {
  for (const [nome, lista] of Object.entries(casos))
    it.each(lista.map(comCampo))(`${nome}: $ditos <- $texto`, ({ ditos, texto, campo }) => {
      const mencoes = lerTexto(texto, campo, 1);
      const presentes: string[] = mencoes.filter(({ presente }) => presente).map(({ sinal }) => sinal);
      const negados: string[] = mencoes.filter(({ presente }) => !presente).map(({ sinal }) => sinal);
      for (const esperado of ditos.split(' ')) {
        const sinal = esperado.replace(/^[-!~]/, '');
        if (esperado.startsWith('-')) expect(negados).toContain(sinal);
        else if (esperado.startsWith('~')) expect(negados).not.toContain(sinal);
        else if (esperado.startsWith('!')) expect(presentes).not.toContain(sinal);
        else expect(presentes).toContain(sinal);
      }
    });

  it.each(rotulos.map(comCampo))('says $ditos <- $texto', ({ ditos, texto, campo }) => {
    expect(lerTexto(texto, campo, 1).map((mencao) => mencao.rotulo)).toContain(ditos);
  });

  it.each(citados)('quotes %s', (trecho, texto) => {
    expect(lerTexto(texto, 'queixaPrincipal', 1).map((mencao) => mencao.trecho)).toContain(trecho);
  });
});
