import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';

/** Like `textosDeSeguranca`: the alarms of primary care and, beside each, what looks like one and is none. */
export const textosDeAtencaoBasica: readonly [texto: string, notas: string, outras?: Partial<DadosAnamnese>][] = [
  // Stomach
  ['Ardência no estômago, cocô preto desde segunda', 'dispepsia_com_alarme sangramento', { idade: 44 }],
  ['Azia todo dia. Minha avó teve tumor no estômago', 'dispepsia_com_alarme', { idade: 44 }],
  ['Azia todo dia. Minha avó teve tumor no pulmão', '', { idade: 44 }],
  ['Dor na boca do estômago e perdi 3 kg', 'dispepsia_com_alarme', { idade: 44 }],
  ['Azia quando como fritura', '', { idade: 44 }],
  ['Azia e vômitos', 'dispepsia_com_alarme', { idade: 67 }],
  ['Azia e vomitou uma vez', '', { idade: 30 }],
  ['Tomo cetoprofeno todo dia e o estômago queima', 'anti_inflamatorio_com_estomago', { idade: 44 }],
  ['Tomo cetoprofeno de vez em quando', '', { idade: 44 }],
  // Bowel
  ['O intestino mudou faz três meses, agora prende', 'mudanca_do_intestino', { idade: 61 }],
  ['O intestino mudou faz três meses, agora prende', '', { idade: 33 }],
  ['Há dois meses o intestino prende. Minha tia teve tumor de intestino', 'mudanca_do_intestino', { idade: 45 }],
  ['Intestino preso desde menina', '', { idade: 61 }],
  ['Intestino preso há 20 anos, antes ia todo dia', '', { idade: 61 }],
  // Injuries
  ['Pisou em falso ontem, o tornozelo inchou e não conseguiu pisar', 'possivel_fratura', { idade: 22 }],
  ['Torceu o pé anteontem e dói quando aperta o ossinho de fora', 'possivel_fratura', { idade: 22 }],
  ['Torceu o tornozelo ontem, pisa normal e só incha', '', { idade: 22 }],
  ['Torceu o tornozelo em 2019 e não conseguiu pisar', '', { idade: 22 }],
  ['Caiu ontem sobre o joelho', 'possivel_fratura', { idade: 63 }],
  ['Caiu ontem sobre o joelho', '', { idade: 30 }],
  ['Caí há três dias em cima do punho, não consigo segurar um copo', 'possivel_fratura', { idade: 40 }],
  // Diabetes
  ['Diabetes, glicose de jejum 287', 'diabetes diabetes_sem_controle', { idade: 60 }],
  ['Diabetes, glicada 9,8 em agosto', 'diabetes diabetes_sem_controle', { idade: 60 }],
  ['Diabetes, glicada 6,4 em agosto', 'diabetes', { idade: 60 }],
  ['Glicemia 92', '', { idade: 60 }],
  ['A glicemia do marido deu 310', '', { idade: 60 }],
  ['Diabetes com insulina: se pula o lanche, tremor e suor frio', 'diabetes diabetes_sem_controle', { idade: 60 }],
  // Allergy
  ['Mês passado comi camarão e a boca inchou, fui à UPA tomar adrenalina', 'reacao_alergica_grave', { idade: 35 }],
  ['Urticária, uma vez a língua inchou', 'reacao_alergica_grave urticaria_ativa', { idade: 35 }],
  ['Urticária, nunca inchou a boca', 'urticaria_ativa', { idade: 35 }],
  ['Pernas inchadas à tarde', '', { idade: 35 }],
  // After a birth
  ['Meu bebê nasceu há dois meses e choro todo dia, acho que sou má mãe', 'depressao_pos_parto', { idade: 29 }],
  ['Meu bebê nasceu há dois meses, durmo pouco', '', { idade: 29 }],
  ['Chora todo dia desde a separação', '', { idade: 29 }],
  ['O bebê não ganha peso no peito', 'bebe_ganha_pouco_peso', { idade: 29 }],
  ['O bebê ganha peso bem', '', { idade: 29 }],
  ['Amamenta o bebê de três meses, a mama esquerda endureceu hoje', 'mama_empedrada', { idade: 29 }],
  ['Amamenta o bebê de três meses, mama macia', '', { idade: 29 }],
  ['Amamenta e toma Motilium por conta', 'domperidona_e_coracao', { idade: 29 }],
  ['Toma domperidona antes do almoço', '', { idade: 29 }],
  // Blood
  ['Ferritina 6 no último exame', 'anemia_sem_cuidado', { idade: 37 }],
  ['Hemoglobina 9,4, cansada', 'anemia_sem_cuidado', { idade: 37 }],
  ['Ferritina 80, hemoglobina 13', '', { idade: 37 }],
  ['Hemoglobina glicada 5,4', '', { idade: 37 }],
  ['Marevan, INR 4,1 na semana passada', 'anticoagulante anticoagulante_em_risco', { idade: 70 }],
  ['Marevan, INR 2,5 na semana passada', 'anticoagulante', { idade: 70 }],
  ['Usa Xarelto. Tomou nimesulida por três dias', 'anticoagulante anticoagulante_em_risco', { idade: 70 }],
  // Pressure
  ['Pressão deitado 13 por 8, em pé 10 por 6', 'pressao_cai_em_pe', { idade: 70 }],
  ['Pressão deitado 13 por 8, em pé 12 por 8', '', { idade: 70 }],
  // Sleeping pills
  ['Zolpidem, já tomo dois comprimidos por noite', 'remedio_para_dormir_sem_controle sedativo_em_uso', { idade: 50 }],
  [
    'Uso clonazepam; tentei parar e fiquei três noites em claro',
    'remedio_para_dormir_sem_controle sedativo_em_uso',
    { idade: 50 },
  ],
  ['Zolpidem 5 mg em viagem', '', { idade: 50 }],
  // Pregnancy
  ['Vomita cinco vezes por dia', 'gestacao vomitos_na_gestacao', { idade: 25, gestante: 'sim' }],
  ['Não segura água, vomita direto', 'gestacao vomitos_na_gestacao', { idade: 25, gestante: 'sim' }],
  ['Enjoo de manhã', 'gestacao', { idade: 25, gestante: 'sim' }],
  ['Vomita cinco vezes por dia', '', { idade: 25 }],
  // Heart
  ['Dorme com três travesseiros e as pernas incham', 'coracao_que_acumula_agua', { idade: 68 }],
  ['Dorme com um travesseiro, as pernas incham no calor', '', { idade: 68 }],
  [
    'Perna inchada, subiu 3 kg em 6 dias, precisa de 3 travesseiros desde segunda',
    'coracao_que_acumula_agua',
    { idade: 68 },
  ],
  [
    'Mas a filha tá preocupada com a perna inchada: subiu 3 kg em 6 dias, precisa de 3 travesseiros desde segunda',
    'coracao_que_acumula_agua',
    { idade: 68 },
  ],
  // Medicines beside a picture and a time
  [
    'Transtorno bipolar, toma lítio. Há 10 dias dorme 3h e acorda ligado, sem sono e sem cansaço, fala muito rápido',
    'virada_do_humor',
    { idade: 33 },
  ],
  ['Transtorno bipolar, toma lítio. Dorme 8 horas, fala normal', '', { idade: 33 }],
  [
    'Carbonato de lítio 900 mg. Ibuprofeno 600 quase todo dia nas últimas 2 semanas',
    'litio_com_anti_inflamatorio',
    { idade: 33 },
  ],
  ['Carbonato de lítio 900 mg. Dipirona quando dói', '', { idade: 33 }],
  [
    'Prednisona 20 por conta própria todo dia faz cinco semanas, quer parar hoje',
    'corticoide_a_parar risco_de_infeccao',
    { idade: 27 },
  ],
  ['Prednisona 20 por cinco dias em maio, o médico receitou', '', { idade: 27 }],
  [
    'Eczema no braço, a dobra está úmida com casquinha amarela e dói ao toque',
    'pele_com_placas pele_infectada',
    { idade: 27 },
  ],
  ['Eczema no braço, coça até sangrar', 'pele_com_placas', { idade: 27 }],
  [
    'Panturrilha inchada há 4 dias, dói ao apertar, falta de ar desde ontem. Fratura do tornozelo, bota, não operou, ficou mais na cama',
    'trombose_na_perna',
    { idade: 34 },
  ],
  // Refused, denied, or of another place
  ['Pariu há 5 semanas. Mama mole, mama não está vermelha', '', { idade: 31 }],
  ['Pariu há 5 semanas, amamenta. Domperidona ofereceram, não quis', '', { idade: 31 }],
  ['Menstruação atrasada 12 dias. Dor no pescoço do lado direito', '', { idade: 38 }],
  // Aura, remedies
  ['Enxaqueca: vejo luzes antes da dor, tomo Yasmin', 'aura_com_hormonio', { idade: 30 }],
  ['Enxaqueca: vejo luzes antes da dor', '', { idade: 30, anticoncepcionalHormonal: 'nao' }],
  ['Enxaqueca, Maxalt umas 12 vezes por mês', 'remedio_de_crise_demais', { idade: 30 }],
  ['Enxaqueca, Maxalt umas 2 vezes por mês', '', { idade: 30 }],
  // Violence, cancer
  ['Desde que fui assaltada tenho pesadelos', 'sofrimento_depois_de_violencia', { idade: 30 }],
  ['Meu vizinho foi assaltado', '', { idade: 30 }],
  ['Dor nas costas há um mês', 'dor_depois_do_cancer neoplasia', { idade: 60, cancer: 'sim' }],
  ['Ansiedade', 'neoplasia', { idade: 60, cancer: 'sim' }],
  // Roots
  ['Dor lombar que desce pela perna até o pé e formiga', 'compressao_de_nervo'],
  ['Lombalgia, Lasègue positivo', 'compressao_de_nervo'],
  ['Lombalgia, Lasègue negativo', ''],
  // Feet and legs
  ['Diabetes. Apareceu uma bolha na sola do pé que virou ferida', 'diabetes pe_diabetico_com_ferida', { idade: 63 }],
  ['Diabetes, a unha encravada do halux não sara', 'diabetes pe_diabetico_com_ferida', { idade: 63 }],
  ['Diabetes, pele dos pés seca', 'diabetes', { idade: 63 }],
  ['A panturrilha dói quando caminho duas quadras e preciso parar', 'perna_que_para_de_andar', { idade: 66 }],
  ['A panturrilha dói quando caminho duas quadras e preciso parar', '', { idade: 23 }],
  ['A perna dói depois de caminhar na praia', '', { idade: 66 }],
  // Dizzy under remedies
  ['Tontura todo dia. Usa valsartana e clortalidona', 'tontura_com_remedio_de_pressao', { idade: 74 }],
  ['Tontura todo dia. Usa valsartana', '', { idade: 38 }],
  ['Sem tontura. Usa valsartana', '', { idade: 74 }],
  // Children
  ['Ronca toda noite e molha a cama', 'crianca_que_ronca primeira_infancia', { idade: 6, sexo: 'masculino' }],
  ['Ronca quando resfria', 'primeira_infancia', { idade: 6, sexo: 'masculino' }],
  ['Comi castanha e o rosto inchou, fui parar no PS', 'reacao_alergica_grave', { idade: 20 }],
  // Lungs and ears
  ['Tosse e pintas de sangue no escarro, fuma um maço por dia', 'sangramento tosse_com_sangue', { idade: 55 }],
  [
    'Tosse com catarro faz 4 meses. Emagreceu sem querer, uns 6 quilos',
    'perda_de_peso_sem_causa tosse_que_dura',
    { idade: 71 },
  ],
  ['Tosse seca há um mês', 'tosse_que_dura', { idade: 30 }],
  ['Rinite e tosse seca há um ano', '', { idade: 30 }],
  ['Tosse há cinco dias, depois da gripe', '', { idade: 30 }],
  ['Tosse há dois meses, raio x do tórax normal', 'tosse_que_dura?', { idade: 30 }],
  ['Parou de ouvir do lado direito há três dias', 'surdez_subita', { idade: 55 }],
  ['Ouve pouco dos dois ouvidos há anos', '', { idade: 60 }],
  // An answer told in words
  ['Toma carbamazepina para as crises', 'epilepsia', { idade: 40, epilepsia: null }],
  // Liquids
  ['Pressão alta. Toma Lasix pela manhã', 'restricao_de_liquidos', { idade: 55 }],
  ['Insuf. renal', 'restricao_de_liquidos', { idade: 55 }],
  // One ear
  ['Zumbido no ouvido esquerdo, mais à noite', 'zumbido_de_um_lado', { idade: 50 }],
  ['Zumbido no ouvido esquerdo, mais à noite', '', { idade: 50, inicioQueixa: 'anos' }],
  // Chest
  ['O peito dói, o eletro deu normal no pronto-socorro', 'aperto_no_peito_examinado?', { idade: 30 }],
  ['Antes da menstruação o peito dói e incha', 'dor_no_peito?', { idade: 30, tpm: [] }],
  ['Antes da menstruação o peito dói e incha', '', { idade: 30, tpm: ['Dor mamária'] }],
  ['Antes da menstruação o peito dói e sua frio', 'dor_no_peito', { idade: 30, tpm: ['Dor mamária'] }],
  // Faints of long ago
  ['Desmaiou na escola quando era adolescente', 'tendencia_a_desmaio', { idade: 45 }],
  ['Desmaiou aos 15 anos', 'tendencia_a_desmaio', { idade: 45 }],
  ['Desmaiou no mês passado', 'desmaio tendencia_a_desmaio', { idade: 45 }],
  // A cancer that is over
  ['Teve um câncer de tireoide, venceu e nunca mais voltou', 'neoplasia_no_passado?', { idade: 45 }],
  ['Curada de um linfoma desde 2009', 'neoplasia_no_passado?', { idade: 45 }],
  // What the lungs told
  ['Asma leve, uso bombinha nas crises', 'alergia_a_aromas asma', { idade: 38 }],
  ['Tive asma quando menina', 'alergia_a_aromas? asma?', { idade: 38 }],
  // Past facts are not present
  ['Usou Eliquis por dois meses, suspenso pelo médico', ''],
  ['Usa Eliquis, parou de fumar', 'anticoagulante'],
  ['Prótese de quadril em 2020, há dois meses a dor aumentou', 'protese_ou_metal'],
  ['Operou a vesícula em 1995. Há um mês a barriga incha', ''],
  ['Operou a vesícula há um mês', 'cirurgia_recente sem_decubito_ventral'],
  ['Erisipela em 2022, curada', ''],
  ['Ferida aberta na canela', 'pele_lesada'],
];
