// Phrases as people write them in an intake, from memory of such forms and not from the rules: with typing errors, brands, dates,
// relatives and denials. When the rules do not understand a phrase, this bench has found a fault, and the phrase must not be
// changed.
import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';

type CampoLivre = Extract<
  DadosAnamneseField,
  'queixaPrincipal' | 'historicoMedico' | 'medicamentos' | 'suplementos' | 'alergias' | 'objetivosCliente'
>;

export interface Frases {
  campo: CampoLivre;
  /** Said of oneself, in the present. */
  sim: readonly string[];
  /** Denied, said of somebody else, or only similar in sound. */
  nao: readonly string[];
}

export const frases = {
  gestante: {
    campo: 'historicoMedico',
    sim: [
      'Estou grávida de 14 semanas',
      'Gestante, 2º trimestre',
      'Grávida do segundo filho',
      'Gravidez de 5 meses sem intercorrências',
      'Faço pré-natal no posto',
      'Está à espera de um bebê',
      'Beta HCG positivo semana passada',
      'Teste de gravidez deu positivo',
      'Na 32ª semana de gestação',
      'Gestação gemelar',
      'Esperando nenem para março',
      'DPP 12 de abril',
      'Suspeita de gravidez',
      'Acho que estou gravida',
      'Gravidez de risco, repouso',
      'Terceiro mês de gestação, muito enjoo',
      'Barriga de 7 meses',
    ],
    nao: [
      'Não está grávida',
      'Nega gravidez',
      'Duas gestações, dois partos normais',
      'Engravidou aos 22 anos',
      'Teste de gravidez negativo',
      'Minha irmã está grávida',
      'Ficou grávida em 2010',
      'Gravidez: não',
      'Aborto espontâneo em 2015',
      'Sem possibilidade de gravidez',
    ],
  },
  talvez_gestante: {
    campo: 'objetivosCliente',
    sim: [
      'Quero engravidar',
      'Tentando engravidar há 8 meses',
      'Somos tentantes',
      'Preparo para FIV em julho',
      'Fazendo indução da ovulação',
    ],
    nao: ['Dormir melhor', 'Não pretende engravidar', 'Nao quer engravidar'],
  },
  implante: {
    campo: 'historicoMedico',
    sim: [
      'Usa marca-passo desde 2019',
      'Marcapasso cardíaco',
      'Colocou marca passo ano passado',
      'Tem CDI',
      'Desfibrilador implantado',
      'Ressincronizador cardíaco',
      'Neuroestimulador na coluna',
      'Implante coclear no ouvido direito',
      'Usa bomba de insulina',
    ],
    nao: ['Não usa marca-passo', 'Pai tem marca-passo', 'Marcapasso: não', 'Marcha a passos curtos', 'Nega marcapasso'],
  },
  anticoagulante: {
    campo: 'medicamentos',
    sim: [
      'Marevan 5mg',
      'Xarelto',
      'rivaroxabana 20 mg à noite',
      'Eliquis 2x ao dia',
      'Pradaxa',
      'Clexane injetável',
      'AAS 100',
      'aspirina infantil',
      'Clopidogrel e sinvastatina',
      'toma remédio para afinar o sangue',
      'Anticoagulante que não lembra o nome',
      'varfarin',
      'Somalgin cardio',
      'Losartana, AAS e metformina',
      'Lixiana 60',
      'heparina',
      'Brilinta',
    ],
    nao: [
      'Não usa anticoagulante',
      'Losartana',
      'Nega uso de AAS',
      'Mãe toma Xarelto',
      'Sem anticoagulantes',
      'Dipirona se dor',
      'Nenhum',
    ],
  },
  coagulopatia: {
    campo: 'historicoMedico',
    sim: [
      'Hemofilia A leve',
      'Doença de von Willebrand',
      'Plaquetas baixas',
      'Trombocitopenia',
      'Distúrbio de coagulação em investigação',
      'Sangra muito quando se corta',
    ],
    nao: ['Irmão hemofílico', 'Plaquetas normais', 'Coagulação normal', 'Nega hemofilia', 'Língua púrpura'],
  },
  epilepsia: {
    campo: 'historicoMedico',
    sim: [
      'Epilepsia desde a infância',
      'Crises convulsivas controladas',
      'Teve convulsão há 2 anos',
      'Usa Tegretol',
      'Toma Gardenal e Hidantal',
      'Epilética',
      'Crises de ausência',
      'Depakote 500',
    ],
    nao: ['Nega epilepsia', 'Sobrinho com epilepsia', 'Sem convulsões', 'Nunca teve convulsão', 'Crises de riso'],
  },
  alergia_metal: {
    campo: 'alergias',
    sim: [
      'Alergia a níquel',
      'Não pode usar bijuteria',
      'Metais',
      'Brinco só de ouro, alergia a metal',
      'Niquel e poeira',
      'aço inox',
    ],
    nao: ['Nega alergia a metal', 'Poeira', 'Dipirona', 'Sem alergias'],
  },
  alergia_fita: {
    campo: 'alergias',
    sim: ['Micropore', 'Alergia a esparadrapo', 'Fita adesiva irrita a pele', 'Látex', 'cola de curativo'],
    nao: ['Nega alergia a látex', 'Pólen', 'Nenhuma'],
  },
  alergia_moxa: {
    campo: 'alergias',
    sim: ['Artemísia', 'Fumaça', 'Alergia a camomila', 'Fumaça de incenso', 'Arnica e ambrosia'],
    nao: ['Nega alergia a camomila', 'Ácaros', 'Não tem alergia'],
  },
  alergia_aroma: {
    campo: 'alergias',
    sim: ['Perfume', 'Óleos essenciais', 'Cheiro forte de produto de limpeza', 'Lavanda'],
    nao: ['Gatos', 'Não possui'],
  },
  asma: {
    campo: 'historicoMedico',
    sim: ['Asma desde criança', 'Asmático, usa bombinha', 'Broncoespasmo ao esforço'],
    nao: ['Filho com asma', 'Nega asma'],
  },
  alergia_leite: {
    campo: 'alergias',
    sim: ['Leite', 'Intolerância à lactose', 'Laticínios', 'APLV'],
    nao: ['Nega alergia a leite'],
  },
  alergia_ovo: { campo: 'alergias', sim: ['Ovo', 'Alergia a clara de ovo'], nao: ['Nega alergia a ovo'] },
  alergia_trigo: { campo: 'alergias', sim: ['Glúten', 'Celíaca', 'Trigo'], nao: ['Nega alergia a glúten'] },
  alergia_oleaginosas: {
    campo: 'alergias',
    sim: ['Amendoim', 'Castanhas e nozes', 'Amêndoas'],
    nao: ['Nega alergia a amendoim'],
  },
  alergia_gergelim: { campo: 'alergias', sim: ['Gergelim', 'Tahine'], nao: ['Nega alergia a gergelim'] },
  alergia_soja: { campo: 'alergias', sim: ['Soja', 'Alergia a proteína de soja'], nao: ['Nega alergia a soja'] },
  alergia_frutos_do_mar: {
    campo: 'alergias',
    sim: ['Camarão', 'Frutos do mar', 'peixe'],
    nao: ['Nega alergia a camarão'],
  },
  alergia_mel: { campo: 'alergias', sim: ['Mel', 'Própolis'], nao: ['Nega alergia a própolis'] },
  alergia_gengibre: { campo: 'alergias', sim: ['Gengibre'], nao: ['Nega alergia a gengibre'] },
  alergia_frutas: {
    campo: 'alergias',
    sim: ['Kiwi e mamão', 'Frutas', 'Frutas cítricas', 'Banana'],
    nao: ['Nega alergia a frutas'],
  },
  diabetes: {
    campo: 'historicoMedico',
    sim: ['Diabetes tipo 2', 'Diabética há 10 anos', 'Usa insulina', 'DM2 controlado com Glifage', 'diabete'],
    nao: ['Avó com diabetes', 'Nega diabetes', 'Sem diabetes', 'Glicemia normal'],
  },
  neuropatia: {
    campo: 'queixaPrincipal',
    sim: ['Pés dormentes', 'Formigamento nos pés', 'Perdeu a sensibilidade dos pés', 'Não sente os pés direito'],
    nao: ['Pés frios', 'Sem formigamento'],
  },
  insensivel: {
    campo: 'historicoMedico',
    sim: [
      'Neuropatia periférica',
      'Hanseníase tratada, perda de sensibilidade nas mãos',
      'Paraplegia por lesão medular',
      'Falta de sensibilidade na perna esquerda',
    ],
    nao: ['Nega neuropatia', 'Sensibilidade preservada', 'Tio com hanseníase'],
  },
  cancer: {
    campo: 'historicoMedico',
    sim: [
      'Câncer de mama em 2021',
      'Em quimioterapia',
      'Linfoma de Hodgkin',
      'Tratou leucemia na infância',
      'CA de próstata operado',
      'Tumor maligno no cólon',
      'Metástase óssea',
      'Toma tamoxifeno',
      'Acompanhamento com oncologista',
      'carcinoma basocelular retirado',
      'fez radioterapia',
    ],
    nao: ['Mãe faleceu de câncer', 'Nega câncer', 'Tumor benigno retirado'],
  },
  linfedema: {
    campo: 'historicoMedico',
    sim: ['Linfedema no braço direito', 'Mastectomia com esvaziamento axilar', 'Retirada de linfonodos da virilha'],
    nao: ['Nega linfedema', 'Retirada de amígdalas'],
  },
  imuno: {
    campo: 'historicoMedico',
    sim: [
      'Transplante de rim',
      'HIV em tratamento',
      'Usa metotrexato',
      'Imunossuprimida',
      'Prótese valvar mecânica',
      'Humira a cada 15 dias',
      'Imunidade baixa',
    ],
    nao: ['Prótese no joelho', 'Nega HIV', 'Boa imunidade'],
  },
  trombose: {
    campo: 'historicoMedico',
    sim: ['Trombose na perna em 2022', 'Já teve TVP', 'Embolia pulmonar após cirurgia', 'Flebite'],
    nao: ['Nega trombose', 'Mãe teve trombose', 'Varizes'],
  },
  figado_rins: {
    campo: 'historicoMedico',
    sim: ['Cirrose', 'Hepatite C', 'Insuficiência renal crônica', 'Faz hemodiálise', 'Doença renal'],
    nao: ['Nega hepatite', 'Cálculo na vesícula', 'Fígado preguiçoso'],
  },
  liquidos: {
    campo: 'historicoMedico',
    sim: ['Insuficiência cardíaca', 'Restrição de líquidos pelo cardiologista', 'Coração grande'],
    nao: ['Coração normal', 'Sem restrição de líquidos'],
  },
  desmaio: {
    campo: 'historicoMedico',
    sim: ['Pressão baixa', 'Medo de agulha', 'Síndrome vasovagal', 'Hipotensão ao levantar', 'pavor de agulhas'],
    nao: ['Sem medo de agulhas', 'Pressão normal'],
  },
  figado_baco: {
    campo: 'historicoMedico',
    sim: [
      'Baço aumentado no ultrassom',
      'Hepatomegalia',
      'Fígado grande, segundo o médico',
      'Esplenomegalia por mononucleose',
      'Hepatoesplenomegalia',
    ],
    nao: ['Fígado e baço normais', 'Irmão com baço aumentado', 'Nega hepatomegalia'],
  },
  pele_ferida: {
    campo: 'historicoMedico',
    sim: [
      'Ferida aberta na perna',
      'Erisipela no tornozelo',
      'Queimadura no braço',
      'Herpes zoster nas costas',
      'Úlcera varicosa',
    ],
    nao: ['Pele seca', 'Sem feridas', 'Nega erisipela', 'Queimação no estômago'],
  },
  enxaqueca: {
    campo: 'historicoMedico',
    sim: [
      'Enxaqueca com aura',
      'Crises de enxaqueca desde os 15 anos',
      'enxaquecas antes da menstruação',
      'Enchaqueca',
    ],
    nao: ['Nega enxaqueca', 'Mãe com enxaqueca', 'Nunca teve enxaqueca', 'Dor de cabeça quando não come'],
  },
  coracao: {
    campo: 'historicoMedico',
    sim: ['Infarto em 2015', 'Doença de Chagas', 'Arritmia cardíaca', 'Fibrilação atrial', 'Cardiopata, usa stent'],
    nao: ['Coração normal', 'Pai infartou cedo', 'Nega cardiopatia'],
  },
  aperto_examinado: {
    campo: 'queixaPrincipal',
    sim: ['Aperto no peito quando fica nervosa, eletro e eco normais', 'Opressão no peito. O cardiologista liberou'],
    nao: ['Peito do pé dolorido'],
  },
  erva: {
    campo: 'suplementos',
    sim: ['Ginkgo biloba', 'Chá de boldo todo dia', 'Cápsula de alho', 'Castanha-da-índia', 'Cúrcuma', 'ginseng'],
    nao: ['Magnésio', 'Colágeno'],
  },
  protese: {
    campo: 'historicoMedico',
    sim: [
      'Prótese total de quadril em 2018',
      'Artroplastia de joelho em 2019',
      'Prótese no joelho esquerdo',
      'Placa e parafusos na perna',
      'Prótese no ombro direito',
      'Artrodese',
    ],
    nao: ['Prótese dentária', 'Mãe com prótese no quadril'],
  },
  silicone: {
    campo: 'historicoMedico',
    sim: ['Prótese de silicone nas mamas', 'Implante mamário em 2010'],
    nao: ['Irmã tem prótese de silicone'],
  },
  operada: {
    campo: 'historicoMedico',
    sim: ['Operou o joelho há 3 semanas', 'Cirurgia de hérnia há 1 mês', 'Cesárea há 40 dias'],
    nao: ['Cirurgia de vesícula em 2010', 'Operou o apêndice há 12 anos'],
  },
  raiz: {
    campo: 'historicoMedico',
    sim: ['Radiculopatia L5', 'Reflexo patelar diminuído', 'Ressonância com compressão radicular'],
    nao: ['Sem compressão radicular'],
  },
  zonza: {
    campo: 'queixaPrincipal',
    sim: ['Tontura quando se levanta da cama', 'Fica tonta ao levantar'],
    nao: ['Sem tontura ao levantar'],
  },
  alergia_remedio: {
    campo: 'alergias',
    sim: ['Dipirona', 'Alergia a penicilina', 'Sulfa', 'Iodo'],
    nao: ['Nega alergia a medicamentos'],
  },
  alergia_aine: {
    campo: 'alergias',
    sim: ['Diclofenaco', 'Alergia a ibuprofeno', 'AAS'],
    nao: ['Nega alergia a anti-inflamatórios'],
  },
  aine: {
    campo: 'medicamentos',
    sim: ['Nimesulida se dor', 'Toma cetoprofeno', 'Naproxeno nas crises'],
    nao: ['Nega anti-inflamatório'],
  },
  alarme_gestante: {
    campo: 'queixaPrincipal',
    sim: ['Bebê mexendo pouco desde ontem', 'Está perdendo líquido'],
    nao: ['Bebê mexendo bem'],
  },
  febre: {
    campo: 'queixaPrincipal',
    sim: ['Febre desde ontem', 'Garganta inflamada e febril'],
    nao: ['Sem febre', 'Nega febre'],
  },
  // From here on each condition has its own chance, so that the intakes of before stay as they were.
  pre_eclampsia: {
    campo: 'queixaPrincipal',
    sim: [
      'Com 32 semanas de gravidez, dor de cabeça e rosto inchado',
      'Gestante de 28 semanas, dor de cabeça e vista embaçada',
    ],
    nao: [],
  },
  sem_agulhas: {
    campo: 'objetivosCliente',
    sim: ['Não quero agulha', 'Nada de agulha, por favor', 'Prefiro tratar sem agulhas'],
    nao: ['Nada contra agulha'],
  },
  olho_aberto: {
    campo: 'queixaPrincipal',
    sim: ['O olho direito não fecha', 'Não consegue fechar o olho', 'Paralisia de Bell desde a semana passada'],
    nao: ['Olho seco'],
  },
  perdeu_sangue: {
    campo: 'historicoMedico',
    sim: ['Sangrei muito na cirurgia, recebi duas bolsas de sangue'],
    nao: ['Cirurgia sem complicações'],
  },
  spray_nasal: {
    campo: 'medicamentos',
    sim: ['Neosoro toda noite', 'Afrin há 2 anos', 'nafazolina de 3 em 3 horas'],
    nao: ['Soro fisiológico no nariz'],
  },
  ginseng: { campo: 'queixaPrincipal', sim: ['Ginseng coreano, durmo mal'], nao: [] },
} as const satisfies Record<string, Frases>;

/** Conditions that came later. */
export const posteriores: ReadonlySet<string> = new Set([
  'pre_eclampsia',
  'sem_agulhas',
  'olho_aberto',
  'perdeu_sangue',
  'spray_nasal',
  'ginseng',
]);

export type Condicao = keyof typeof frases;
export const condicoes = Object.keys(frases) as Condicao[];

/** Complaints that a physician must see, and the words that the referral in the report must then contain. */
export const alertas: readonly {
  sinal: string;
  sim: readonly string[];
  nao: readonly string[];
  encaminha: RegExp;
  /** The youngest age at which it is an alarm. */
  idadeMinima?: number;
}[] = [
  {
    sinal: 'pancada na cabeça e sonolência',
    sim: ['Bateu a cabeça há duas semanas, desde então sonolenta e confusa'],
    nao: ['Bateu a cabeça em 2010'],
    encaminha: /pancada/i,
    idadeMinima: 18,
  },
  {
    sinal: 'medula do pescoço',
    sim: ['As mãos ficaram bobas e as pernas duras', 'Não consigo mais abotoar a camisa, ando feito bêbado'],
    nao: ['Formigam os dedos da mão direita'],
    encaminha: /medula/i,
    idadeMinima: 18,
  },
  {
    sinal: 'febre na quimioterapia',
    sim: ['Faço quimioterapia toda semana, ontem febre e calafrios'],
    nao: ['A irmã faz quimioterapia'],
    encaminha: /quimioterapia/i,
    idadeMinima: 18,
  },
  {
    sinal: 'infecção grave',
    sim: ['Febre desde ontem, confusa e respirando rápido'],
    nao: ['Dor de garganta'],
    encaminha: /gravidade/i,
    idadeMinima: 18,
  },
  {
    sinal: 'intestino a investigar',
    sim: ['Sangue misturado nas fezes, o intestino mudou e as calças estão caindo'],
    nao: ['Intestino preso'],
    encaminha: /colonoscopia/i,
    idadeMinima: 50,
  },
  {
    sinal: 'arterite temporal',
    sim: ['Dor na têmpora e cansa a mandíbula ao mastigar'],
    nao: ['Cansa a mandíbula ao mastigar chiclete'],
    encaminha: /arterite/i,
    idadeMinima: 50,
  },
  {
    sinal: 'sem evacuar e vômitos',
    sim: [
      'Há 5 dias sem evacuar e vomitando',
      'Não evacua há 6 dias, com vômitos',
      'faz 1 semana sem fazer cocô, vomita tudo',
    ],
    nao: ['Evacua a cada 3 dias', 'Fica dois dias sem evacuar'],
    encaminha: /evacuar/i,
  },
  {
    sinal: 'dor pélvica com febre e corrimento',
    sim: ['Febre, corrimento e dor no baixo ventre', 'Dor pélvica com febre e corrimento fétido'],
    nao: ['Corrimento branco sem cheiro', 'Dor no baixo ventre ao menstruar'],
    encaminha: /baixo ventre/i,
  },
  {
    sinal: 'cirrose com varizes',
    sim: ['Cirrose com varizes de esôfago', 'Cirrose com ascite'],
    nao: ['Varizes nas pernas'],
    encaminha: /cirrose/i,
  },
  {
    sinal: 'dor de cabeça nova depois dos 50',
    sim: ['Dor de cabeça que começou há 2 semanas', 'Dor no olho esquerdo desde ontem'],
    nao: ['Dor de cabeça há 20 anos'],
    // A stronger referral, for today, stands for both.
    encaminha: /50 anos|Sinais que podem ser de arterite temporal|Pancada recente na cabeça/i,
    idadeMinima: 50,
  },
  {
    sinal: 'peito',
    sim: ['Dor no peito quando sobe escada', 'Aperto no peito com suor frio', 'dor toracica'],
    nao: ['Nega dor no peito', 'Peito do pé dolorido'],
    encaminha: /peito/i,
  },
  {
    sinal: 'cabeça súbita',
    sim: ['A pior dor de cabeça da minha vida', 'Cefaleia súbita ontem', 'Dor de cabeça depois de uma queda'],
    nao: ['Dor de cabeça leve há anos'],
    encaminha: /dor de cabeça/i,
  },
  {
    sinal: 'esfíncter',
    sim: ['Perdeu o controle da urina', 'Não consegue segurar as fezes', 'Dormência na região íntima'],
    nao: ['Urina clara'],
    encaminha: /bexiga/i,
  },
  {
    sinal: 'peso',
    sim: ['Perda de peso sem motivo', 'Emagreci 9 kg sem fazer dieta', 'Emagrecimento inexplicado'],
    nao: ['Emagreceu com dieta'],
    // Beside an alarm of the bowel it is one of its reasons.
    encaminha: /perda de peso|emagrecimento/i,
  },
  {
    sinal: 'meningite',
    sim: ['Febre alta e nuca rígida', 'Está com febre e rigidez de nuca'],
    nao: ['Nuca tensa'],
    encaminha: /rigidez de nuca/i,
  },
  {
    sinal: 'suicídio',
    sim: ['Às vezes penso em morrer', 'Pensa em se matar', 'Não quero mais viver', 'Ideação suicida'],
    nao: ['Nega ideação suicida'],
    encaminha: /188/,
  },
  {
    sinal: 'sangramento',
    sim: ['Sangue nas fezes', 'Vomitou sangue', 'Tosse com sangue', 'Sangramento após a menopausa'],
    nao: ['Exame de sangue normal'],
    encaminha: /sangramento|sangue ao evacuar/i,
  },
  {
    sinal: 'sangue na urina',
    sim: ['Urina com sangue', 'O xixi saiu cor de coca-cola'],
    nao: ['Toma coca-cola, urina clara'],
    encaminha: /sangue na urina|sangramento na gesta/i,
  },
  {
    sinal: 'visão',
    sim: ['Perdeu a visão do olho esquerdo', 'Visão dupla desde segunda', 'Cegueira súbita'],
    nao: ['Usa óculos'],
    encaminha: /visão|a vista pode se perder/i,
  },
  {
    sinal: 'avc',
    sim: ['Boca torta desde hoje cedo', 'Fala enrolada', 'Fraqueza súbita do braço'],
    nao: ['Fraqueza geral'],
    encaminha: /neurológica/i,
  },
  {
    sinal: 'falta de ar',
    sim: ['Falta de ar em repouso', 'Lábios roxos', 'Falta de ar súbita'],
    nao: ['Cansa ao correr'],
    encaminha: /falta de ar/i,
  },
  {
    sinal: 'abdome',
    sim: ['Dor abdominal súbita', 'Barriga dura e dor muito forte', 'Dor na barriga insuportável'],
    nao: ['Barriga estufada'],
    encaminha: /abdominal/i,
  },
  {
    sinal: 'desmaio',
    sim: ['Desmaiou ontem no banho', 'Perda de consciência'],
    nao: ['Nunca desmaiou'],
    encaminha: /desmaio/i,
  },
  { sinal: 'icterícia', sim: ['Olhos amarelados', 'Icterícia'], nao: ['Saburra amarela'], encaminha: /amarelad/i },
  {
    sinal: 'nódulo',
    sim: ['Nódulo na mama', 'Caroço no pescoço que cresceu', 'Ferida que não cicatriza'],
    nao: [],
    encaminha: /nódulo/i,
  },
  {
    sinal: 'engolir',
    sim: ['Dificuldade para engolir sólidos', 'Disfagia'],
    nao: ['Nó na garganta'],
    encaminha: /engolir/i,
  },
  {
    sinal: 'perna',
    sim: ['Panturrilha inchada e dolorida', 'Perna vermelha e quente', 'Suspeita de trombose'],
    nao: ['Pernas cansadas'],
    encaminha: /trombose/i,
  },
  { sinal: 'febre longa', sim: ['Febre há 12 dias', 'Febre persistente'], nao: [], encaminha: /febre/i },
  {
    sinal: 'pressão',
    sim: ['Pressão 200x120', 'Pressão chegou a 19 por 11', 'Crise hipertensiva'],
    nao: ['Pressão 12 por 8'],
    encaminha: /pressão/i,
  },
  {
    sinal: 'asma sem controle',
    sim: [
      'Asma, usa a bombinha todo dia',
      'Asmática, acorda com chiado toda noite',
      'Tem asma e usa Aerolin quase todo dia',
    ],
    nao: ['Peito limpo, sem chiado'],
    encaminha: /asma sem controle/i,
  },
  {
    sinal: 'apneia',
    sim: ['Para de respirar dormindo', 'Ronca e tem pausas na respiração durante o sono'],
    nao: ['Não ronca'],
    encaminha: /apneia/i,
  },
  {
    sinal: 'zumbido novo de um lado',
    sim: ['Zumbido no ouvido direito há 2 semanas', 'Zumbido no ouvido esquerdo desde ontem'],
    nao: ['Zumbido nos dois ouvidos há 15 anos'],
    encaminha: /otorrino/i,
  },
];
