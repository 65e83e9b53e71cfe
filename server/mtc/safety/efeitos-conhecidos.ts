// What medicines in use are known to do. The source of each row is the section "reações adversas" (common ones) or "advertências" of the package
// insert named in it (ANVISA, bulário eletrônico); AGS is the Beers criteria (2023), and BTS, MHRA or NICE are named where they say it.
// The rows were written from memory of these texts: a pharmacist should read them.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { keysOf } from '@meridia/shared/keys-of.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import type { Leitura } from '../achados/leitura.ts';
import { leiturasDeLista } from '../achados/respostas.ts';
import { type ClasseDeRemedio, comAcento } from '../catalog/remedios.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { isSinalId } from '../catalog/sinais.ts';
import { sinalDoDito } from '../leitura/ler-texto.ts';
import { certezaDoPadrao, lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { lerDuracoes, lerDuracoesNoLugar } from './quantidades.ts';
import { lerRelatos, type Relatos } from './relatos.ts';
import { eDeles, emUso, type RemedioContado } from './uso-do-remedio.ts';

export interface EfeitoConhecido {
  classes: readonly ClasseDeRemedio[];
  /** Only these substances of the class. */
  so?: RegExp;
  /** What is told of it, by the ids of the vocabulary. */
  sinais: readonly string[];
  /** In words that are no sign. */
  padrao?: RegExp;
  /** As the note names it. */
  efeito: string;
  /** In years. */
  desde?: number;
  /** What cannot wait, added to the note. */
  urgente?: string;
  /** A danger that is shown and not explained away: what is told of it weighs whole. */
  pesaInteiro?: true;
  /** Another rule says it already: the sign only weighs less. */
  ditoPor?: string;
  /** The package insert, or the guideline. */
  fonte: string;
}

const tonto = ['tontura', 'vertigem_rotatoria'];
const secura = ['boca_seca', 'garganta_seca', 'olhos_secos'];
const semDesejo = ['libido_baixa', 'impotencia'];
const solto = ['diarreia', 'fezes_moles'];
const enjoo = ['nausea', 'vomito'];
const deInchar = ['edema_pernas', 'edema_pes', 'edema'];
const deCoracao = ['palpitacao'];
const deSono = ['insonia', 'insonia_inicial', 'despertares_noturnos', 'sono_leve'];
const deSonho = ['pesadelos', 'sonhos_excessivos'];
const deSuor = ['suor_excessivo', 'sudorese_noturna', 'suor_espontaneo', 'suor_maos', 'suor_cabeca'];
const confuso = ['mente_confusa', 'memoria_fraca', 'cabeca_enevoada'];
const nervoso = ['ansiedade', 'inquietude', 'nervosismo', 'irritabilidade'];
const deFrio = ['membros_frios', 'maos_frias', 'pes_frios'];
const muscular = ['dor_muscular', 'dor_generalizada', 'fraqueza', 'membros_fracos', 'caibras'];
const dormente = ['dormencia', 'formigamento'];
const estomago = ['azia', 'refluxo', 'azia_refluxo', 'queimacao_epigastrica', 'dor_epigastrica'];
const gosto = /\bgosto( \w+){0,2} (de )?(metal\w*|ferro|ruim|estranho|amargo|moeda)\b/;
const musculoQueTreme =
  /\b(palpebra|olho|musculo|boca|labio)s?( \w+){0,4} (trem\w+|pul(a|am|ando)|salt(a|am|ando)|pisc(a|am|ando) sozinh\w+|bat(e|em|endo) sozinh\w+)\b|\bfasciculac\w+\b/;
const idosa = 60;
const daPressao = [
  'ieca',
  'bra',
  'betabloqueador',
  'bloqueadorDeCalcio',
  'tiazida',
  'furosemida',
  'antihipertensivoCentral',
] as const;
const sonolento = ['sonolencia'];
const ags =
  'Consenso brasileiro de medicamentos potencialmente inapropriados para idosos (2016); AGS, Beers criteria (2023)';

const efeito = (
  classes: readonly ClasseDeRemedio[],
  sinais: readonly string[],
  nome: string,
  fonte: string,
  resto: Partial<EfeitoConhecido> = {},
): EfeitoConhecido => ({ classes, sinais, efeito: nome, fonte, ...resto });

export const efeitosConhecidos: readonly EfeitoConhecido[] = [
  // Heart and pressure
  efeito(['ieca'], ['tosse', 'tosse_seca', 'garganta_coceira'], 'tosse seca', 'bula do enalapril', {
    ditoPor: 'tosse_com_ieca',
  }),
  efeito(['ieca'], ['boca_sem_gosto'], 'mudança do gosto', 'bula do captopril', {
    padrao: gosto,
    so: /captopril|capoten/,
  }),
  efeito(daPressao, tonto, 'tontura', 'bulas do enalapril e da hidroclorotiazida', {
    ditoPor: 'tontura_com_remedio_de_pressao',
  }),
  efeito(['betabloqueador'], deFrio, 'mãos e pés frios', 'bula do propranolol', {
    padrao: /\b(dedos?|maos?)( \w+){0,4} (branc\w+|palid\w+|roxos?|morr\w+)\b|\braynaud\b/,
    efeito: 'mãos e pés frios, ou dedos que ficam brancos',
    urgente: 'Dedo que não volta à cor, ferida na ponta do dedo ou falta de ar: médico no mesmo dia.',
  }),
  efeito(['betabloqueador'], ['pulso_lento', 'pulso_retardado'], 'pulso lento', 'bula do propranolol', {
    urgente: 'Pulso abaixo de 50 com tontura ou desmaio: médico no mesmo dia.',
  }),
  efeito(
    ['digoxina', 'amiodarona', 'bloqueadorDeCalcio', 'antihipertensivoCentral', 'ivabradina'],
    ['pulso_lento', 'pulso_retardado'],
    'pulso lento',
    'bula da digoxina',
    {
      so: /digoxina|amiodarona|verapamil|diltiazem|clonidina|ivabradina/,
      urgente: 'Pulso abaixo de 50 com tontura ou desmaio: médico no mesmo dia.',
    },
  ),
  efeito(['betabloqueador'], ['cansaco'], 'cansaço', 'bula do atenolol'),
  efeito(['betabloqueador'], [...deSonho, 'insonia'], 'pesadelos ou sono ruim', 'bula do propranolol', {
    so: /propranolol|metoprolol|inderal|selozok/,
  }),
  efeito(
    ['betabloqueador', 'tiazida', 'antihipertensivoCentral'],
    semDesejo,
    'menos desejo ou ereção',
    'bulas do atenolol e da clortalidona',
  ),
  efeito(['bloqueadorDeCalcio'], deInchar, 'inchaço dos tornozelos', 'bula do anlodipino'),
  efeito(['bloqueadorDeCalcio'], ['face_vermelha', 'ondas_calor'], 'rubor e calor no rosto', 'bula do anlodipino', {
    so: /dipino|norvasc|pressat|adalat|zanidip/,
  }),
  efeito(['bloqueadorDeCalcio'], deCoracao, 'palpitação', 'bula do nifedipino', {
    so: /dipino|norvasc|pressat|adalat|zanidip/,
  }),
  efeito(['bloqueadorDeCalcio'], ['constipacao'], 'intestino preso', 'bula do verapamil', {
    so: /verapamil|diltiazem|dilacoron|cardizem/,
  }),
  efeito(
    ['tiazida', 'furosemida'],
    ['noctiuria', 'urina_frequente', 'urina_abundante', 'urina_clara_abundante'],
    'urinar mais, também à noite',
    'bula da furosemida',
  ),
  efeito(['tiazida', 'furosemida'], ['caibras'], 'cãibras', 'bula da hidroclorotiazida', {
    urgente: 'Fraqueza forte, palpitação ou confusão: médico no mesmo dia.',
  }),
  efeito(['tiazida', 'furosemida'], ['sede_aumentada', 'boca_seca'], 'sede e boca seca', 'bula da furosemida'),
  efeito(['alfabloqueador'], ['congestao_nasal'], 'nariz entupido', 'bula da tansulosina'),
  efeito(['alfabloqueador'], tonto, 'tontura ao levantar', 'bula da doxazosina', { ditoPor: 'levantar_devagar' }),
  efeito(['antihipertensivoCentral'], [...sonolento, 'boca_seca'], 'sono e boca seca', 'bula da clonidina', {
    so: /clonidina|metildopa|atensina|aldomet/,
  }),
  efeito(['poupaPotassio'], ['mamas_doloridas'], 'mama dolorida ou aumentada', 'bula da espironolactona', {
    so: /espironolactona/,
  }),
  efeito(
    ['vasodilatador'],
    [...deCoracao, ...deInchar, 'dor_cabeca', 'pelos_excessivos'],
    'palpitação, inchaço, dor de cabeça ou pelos',
    'bula do minoxidil',
  ),
  efeito(
    ['digoxina'],
    [...enjoo, 'apetite_baixo', 'visao_turva'],
    'enjoo, falta de apetite ou vista turva, que são sinais de dose alta',
    'bula da digoxina',
    {
      urgente:
        'Com digoxina isto se mostra ao médico em um ou dois dias; vômito, pulso muito lento ou desmaio: pronto-socorro.',
    },
  ),
  efeito(
    ['amiodarona'],
    ['tosse', 'tosse_seca', 'falta_ar', 'falta_ar_esforco'],
    'tosse ou falta de ar por inflamação do pulmão',
    'bula da amiodarona',
    {
      pesaInteiro: true,
      urgente: 'Tosse ou falta de ar com amiodarona se mostra ao médico em poucos dias.',
    },
  ),
  efeito(
    ['amiodarona'],
    ['cansaco', 'intolerancia_frio', 'palpitacao', 'tremor', 'emagrecimento'],
    'mudança da tireoide, com cansaço, frio, tremor ou palpitação',
    'bula da amiodarona',
  ),
  efeito(['nitrato'], ['dor_cabeca'], 'dor de cabeça', 'bula da isossorbida'),
  efeito(['estatina', 'fibrato'], muscular, 'dor, cãibra ou fraqueza nos músculos', 'bula da sinvastatina', {
    urgente: 'Fraqueza que aumenta ou urina escura cor de chá ou de cola: pronto-socorro no mesmo dia.',
  }),
  // Mind and nerves
  efeito(['isrs', 'irsn'], deSuor, 'suor demais', 'bulas da sertralina e da venlafaxina'),
  efeito(['isrs', 'irsn'], ['bruxismo'], 'ranger ou apertar os dentes', 'bula da sertralina'),
  efeito(['isrs', 'irsn'], ['tremor'], 'tremor', 'bula da sertralina'),
  efeito(['isrs', 'irsn'], semDesejo, 'menos desejo, ereção ou orgasmo', 'bula da paroxetina', {
    ditoPor: 'antidepressivo_e_libido',
  }),
  efeito(['isrs', 'irsn'], enjoo, 'enjoo', 'bula da sertralina'),
  efeito(['isrs'], solto, 'intestino solto', 'bula da sertralina', { so: /sertralina|zoloft|tolrest|serenata/ }),
  efeito(['isrs', 'irsn'], deSonho, 'sonhos vivos', 'bula da fluoxetina'),
  efeito(['isrs', 'irsn'], ['boca_seca'], 'boca seca', 'bulas da paroxetina e da duloxetina'),
  efeito(['irsn'], ['constipacao'], 'intestino preso', 'bula da duloxetina'),
  efeito(['triciclico'], secura, 'boca e olhos secos', 'bula da amitriptilina', { ditoPor: 'secura_do_remedio' }),
  efeito(['triciclico'], ['constipacao'], 'intestino preso', 'bula da amitriptilina', { ditoPor: 'secura_do_remedio' }),
  efeito(
    ['triciclico'],
    [...tonto, 'urina_dificil', 'palpitacao', 'excesso_peso', 'sonolencia'],
    'tontura, sono, palpitação, urina presa ou ganho de peso',
    'bula da amitriptilina',
    {
      urgente: 'Desmaio ou urina que não sai: médico no mesmo dia.',
    },
  ),
  efeito(['bupropiona'], deSono, 'insônia', 'bula da bupropiona'),
  efeito(['bupropiona'], ['tremor', 'espasmos'], 'tremor ou músculo que pula', 'bula da bupropiona', {
    padrao: musculoQueTreme,
    urgente: 'Convulsão: SAMU (192).',
  }),
  efeito(
    ['bupropiona'],
    [...nervoso, 'boca_seca', 'palpitacao', 'suor_excessivo'],
    'ansiedade, boca seca, suor ou palpitação',
    'bula da bupropiona',
  ),
  efeito(
    ['mirtazapina', 'antipsicotico', 'valproato'],
    ['apetite_aumentado', 'excesso_peso'],
    'mais fome e peso',
    'bulas da mirtazapina e da quetiapina',
  ),
  efeito(
    [
      'mirtazapina',
      'trazodona',
      'antipsicotico',
      'gabapentina',
      'anticonvulsivante',
      'flunarizina',
      'relaxante',
      'opioide',
      'antihistaminicoAntigo',
    ],
    sonolento,
    'sono de dia',
    'bulas da quetiapina, da pregabalina e da hidroxizina',
  ),
  efeito(
    ['antihistaminicoAntigo', 'trazodona', 'gabapentina', 'anticonvulsivante', 'relaxante', 'opioide', 'antipsicotico'],
    tonto,
    'tontura',
    'bulas da hidroxizina e da pregabalina',
    {
      padrao: /\b(zonz[oa]|amanhec\w+( \w+)? (grogue|mole|lerd[oa]))\b/,
      urgente: 'Queda, ou quase queda, em pessoa idosa: que quem receitou saiba nesta semana; não dobrar a dose.',
    },
  ),
  efeito(
    ['benzodiazepinico', 'hipnotico'],
    [...sonolento, ...tonto, 'memoria_fraca', 'concentracao_ruim'],
    'sono de dia, tontura ou memória fraca',
    'bulas do clonazepam e do zolpidem',
  ),
  efeito(
    ['litio'],
    ['tremor', 'sede_aumentada', 'urina_abundante', 'urina_frequente', 'urina_clara_abundante', ...solto],
    'tremor, sede e muita urina',
    'bula do carbonato de lítio',
    {
      urgente: 'Vômito, diarreia forte, confusão ou passo inseguro: pronto-socorro, para dosar o lítio.',
    },
  ),
  efeito(
    ['antipsicotico', 'procinetico', 'flunarizina'],
    ['tremor', 'rigidez', 'inquietude'],
    'tremor, rigidez ou inquietação das pernas',
    'bulas do haloperidol, da metoclopramida e da flunarizina',
    {
      so: /haloperidol|haldol|risperidona|risperdal|olanzapina|aripiprazol|aristab|clorpromazina|amplictil|levomepromazina|sulpirida|metoclopramida|plasil|bromoprida|digesan|flunarizina|cinarizina|vertix|stugeron/,
      urgente: 'Pescoço ou olhos que entortam, ou febre com rigidez: pronto-socorro.',
    },
  ),
  efeito(
    ['antipsicotico'],
    ['amenorreia', 'ciclo_atrasado', 'ciclo_irregular'],
    'menstruação que falha',
    'bula da risperidona',
    { so: /risperidona|risperdal|sulpirida|haloperidol|haldol|paliperidona/ },
  ),
  efeito(
    ['clozapina'],
    ['salivacao', 'constipacao', 'sonolencia', 'excesso_peso', 'palpitacao', 'tontura', 'suor_excessivo'],
    'saliva demais, intestino preso, sono, tontura, palpitação ou ganho de peso',
    'bula da clozapina; FDA, Clozapine: constipation (2020)',
    {
      urgente: 'Três dias sem evacuar, barriga que incha ou dói, ou vômito: médico no mesmo dia.',
    },
  ),
  efeito(['valproato'], ['tremor', 'queda_cabelo'], 'tremor ou queda de cabelo', 'bula do valproato'),
  efeito(['topiramato'], dormente, 'formigamento', 'bula do topiramato'),
  efeito(['topiramato'], [...confuso, 'concentracao_ruim'], 'memória e palavras que falham', 'bula do topiramato'),
  efeito(['topiramato'], ['emagrecimento', 'apetite_baixo'], 'menos fome e peso', 'bula do topiramato'),
  efeito(['gabapentina'], [...deInchar, 'excesso_peso'], 'inchaço ou ganho de peso', 'bula da pregabalina'),
  efeito(
    ['estimulante', 'cafeina'],
    [...deSono, ...deCoracao, ...nervoso, 'tremor'],
    'insônia, palpitação, tremor ou ansiedade',
    'bula do metilfenidato; EFSA, Safety of caffeine (2015)',
    {
      urgente: 'Dor no peito, desmaio ou coração que dispara e não volta: SAMU (192).',
    },
  ),
  efeito(
    ['estimulante'],
    ['apetite_baixo', 'emagrecimento', 'boca_seca'],
    'menos fome ou boca seca',
    'bula do metilfenidato',
  ),
  efeito(
    ['flunarizina'],
    ['tristeza', 'depressao', 'desanimo', 'excesso_peso'],
    'tristeza ou ganho de peso',
    'bula da flunarizina',
  ),
  efeito(['antiparkinson'], [...enjoo, ...tonto], 'enjoo ou tontura ao levantar', 'bula da levodopa', {
    so: /levodopa|pramipexol|rotigotina|rasagilina|selegilina|entacapona/,
  }),
  efeito(['antiparkinson'], sonolento, 'sono súbito', 'bula do pramipexol', {
    so: /levodopa|pramipexol|rotigotina/,
    urgente: 'Cochilo ao volante ou sem aviso: não dirigir, e quem receitou precisa saber nesta semana.',
  }),
  efeito(
    ['antiparkinson'],
    [...secura, 'constipacao', 'visao_turva', ...confuso],
    'boca seca, intestino preso, vista turva ou confusão',
    'bula do biperideno',
    { so: /biperideno|triexifenidil/, urgente: 'Confusão nova ou urina que não sai: médico no mesmo dia.' },
  ),
  efeito(
    ['demencia'],
    [...enjoo, ...solto, ...deSonho, 'pulso_lento'],
    'enjoo, intestino solto, pesadelos ou pulso lento',
    'bula da donepezila',
    { so: /donepezila|rivastigmina|galantamina/ },
  ),
  efeito(
    ['demencia'],
    [...tonto, 'dor_cabeca', 'constipacao', 'sonolencia'],
    'tontura, dor de cabeça, intestino preso ou sono',
    'bula da memantina',
    { so: /memantina/ },
  ),
  // What dries
  efeito(
    ['anticolinergicoUrinario', 'antihistaminicoAntigo', 'buscopan', 'relaxante'],
    [...secura, 'constipacao'],
    'boca e olhos secos ou intestino preso',
    'bula da oxibutinina',
    { ditoPor: 'secura_do_remedio' },
  ),
  efeito(
    ['anticolinergicoUrinario', 'antihistaminicoAntigo', 'triciclico', 'relaxante', 'benzodiazepinico', 'hipnotico'],
    [...confuso, 'queda'],
    'confusão, memória fraca e queda depois dos 60 anos',
    ags,
    {
      desde: idosa,
      urgente: 'Confusão nova ou queda com pancada na cabeça: médico no mesmo dia.',
    },
  ),
  efeito(
    ['anticolinergicoUrinario', 'antihistaminicoAntigo'],
    ['urina_dificil', 'jato_fraco', 'visao_turva'],
    'urina presa ou vista turva',
    'bula da hidroxizina',
  ),
  efeito(['antihistaminicoNovo'], [...sonolento, 'boca_seca'], 'sono ou boca seca', 'bula da cetirizina'),
  // Pain
  efeito(
    ['opioide'],
    ['constipacao', ...enjoo, 'coceira', 'urina_dificil'],
    'intestino preso, enjoo ou coceira',
    'bulas do tramadol e da codeína',
    {
      urgente: 'Sono de que não se acorda bem ou respiração lenta: SAMU (192).',
    },
  ),
  efeito(['antiInflamatorio'], deInchar, 'inchaço e pressão mais alta', 'bula do diclofenaco'),
  efeito(['antiInflamatorio'], estomago, 'dor ou queimação no estômago', 'bula do ibuprofeno', {
    ditoPor: 'anti_inflamatorio_com_estomago',
  }),
  efeito(
    ['colchicina'],
    [...solto, ...enjoo],
    'diarreia ou enjoo, que podem ser sinal de dose alta',
    'bula da colchicina',
    {
      urgente: 'Com colchicina, diarreia forte, doença do rim ou antibiótico novo se mostram ao médico hoje.',
    },
  ),
  // Corticoids, lungs
  efeito(
    ['corticoide'],
    ['edema_face', ...deInchar, 'apetite_aumentado', 'excesso_peso'],
    'rosto cheio, inchaço, fome e peso',
    'bula da prednisona',
  ),
  efeito(['corticoide'], [...deSono, ...nervoso, 'humor_oscila'], 'sono e humor que mudam', 'bula da prednisona'),
  efeito(
    ['corticoide'],
    ['sede_aumentada', 'urina_abundante', 'acne', 'equimoses'],
    'açúcar mais alto, espinhas ou pele que mancha de roxo',
    'bula da prednisona',
    {
      urgente: 'Muita sede com muita urina: medir a glicose hoje.',
    },
  ),
  efeito(
    ['corticoideInalado'],
    ['rouquidao', 'aftas', 'dor_garganta', 'boca_seca'],
    'rouquidão ou sapinho na boca, e por isso se enxágua depois de cada jato',
    'bula da budesonida',
  ),
  efeito(
    ['corticoideNasal'],
    ['sangramento_nasal', 'nariz_seco', 'dor_cabeca'],
    'sangramento ou secura do nariz',
    'bula da fluticasona',
    {
      urgente: 'Sangramento do nariz que não para em vinte minutos: pronto-socorro.',
    },
  ),
  efeito(['broncodilatador'], ['tremor', ...deCoracao], 'tremor ou palpitação', 'bula do salbutamol', {
    so: /salbutamol|fenoterol|formoterol|salmeterol|vilanterol|terbutalina|olodaterol|indacaterol|teofilina|aminofilina|bamifilina/,
  }),
  efeito(['broncodilatador'], ['boca_seca', 'urina_dificil'], 'boca seca ou urina presa', 'bula do tiotrópio', {
    so: /tiotropio|ipratropio|umeclidinio|glicopirronio/,
  }),
  efeito(['montelucaste'], deSonho, 'pesadelos', 'bula do montelucaste', {
    ditoPor: 'montelucaste_e_humor',
  }),
  // Glands and sugar
  efeito(
    ['levotiroxina'],
    [...deCoracao, 'tremor', 'emagrecimento', ...deSono],
    'palpitação, tremor, insônia ou perda de peso, quando a dose passa do ponto',
    'bula da levotiroxina',
    {
      urgente: 'Coração irregular ou dor no peito: médico no mesmo dia.',
    },
  ),
  efeito(['metformina'], solto, 'intestino solto', 'bula da metformina', { ditoPor: 'par_metformina_e_intestino' }),
  efeito(
    ['metformina'],
    [...enjoo, 'boca_sem_gosto', 'apetite_baixo'],
    'enjoo ou gosto de metal',
    'bula da metformina',
    { padrao: gosto },
  ),
  efeito(
    ['metformina'],
    dormente,
    'falta de vitamina B12, que formiga e se mede no sangue',
    'MHRA, Metformin and reduced vitamin B12 (2022)',
  ),
  efeito(
    ['sulfonilureia', 'insulina'],
    ['tremor', 'suor_frio', 'mente_confusa'],
    'açúcar baixo, com suor frio, tremor ou confusão',
    'bula da glibenclamida',
    {
      urgente: 'Medir na hora e tomar açúcar; se não passa, SAMU (192).',
    },
  ),
  efeito(
    ['gliflozina'],
    ['coceira_genital', 'corrimento', 'urina_frequente', 'infeccao_urinaria'],
    'coceira genital, corrimento ou mais urina',
    'bula da dapagliflozina',
  ),
  efeito(['pioglitazona'], [...deInchar, 'excesso_peso'], 'inchaço', 'bula da pioglitazona'),
  efeito(
    ['glp1'],
    [...enjoo, 'constipacao', ...solto, ...estomago, 'empachamento', 'apetite_baixo', 'emagrecimento'],
    'enjoo, vômito, intestino que muda, menos fome e peso',
    'bula da semaglutida',
    {
      urgente: 'Dor forte na barriga que vai às costas, ou vômito que não para: pronto-socorro.',
    },
  ),
  efeito(['glp1'], ['queda_cabelo'], 'queda de cabelo pelo peso perdido', 'bula da semaglutida'),
  // Stomach, iron, bone
  efeito(
    ['ibp'],
    ['dor_cabeca', 'dor_abdominal', 'gases', 'nausea', 'constipacao'],
    'dor de cabeça ou de barriga, gases, enjoo ou intestino preso',
    'bula do omeprazol',
  ),
  efeito(['ibp'], solto, 'intestino solto', 'bula do omeprazol'),
  efeito(['ferro'], ['fezes_pretas', 'fezes_escuras'], 'fezes escuras ou pretas', 'bula do sulfato ferroso'),
  efeito(
    ['ferro'],
    ['constipacao', ...enjoo, 'dor_epigastrica'],
    'intestino preso ou enjoo',
    'bula do sulfato ferroso',
  ),
  efeito(['bisfosfonato'], [...estomago, 'disfagia'], 'queimação ou dor ao engolir', 'bula do alendronato', {
    urgente: 'Dor ao engolir: falar hoje com quem receitou, antes da próxima dose.',
  }),
  efeito(['laxante'], [...solto, 'gases', 'distensao_abdominal'], 'gases e intestino solto', 'bula da lactulona'),
  // Infection, defence, cancer
  efeito(['antibiotico', 'macrolideo'], enjoo, 'enjoo', 'bula da amoxicilina com clavulanato'),
  efeito(['antibiotico', 'macrolideo'], solto, 'diarreia', 'bula da amoxicilina com clavulanato', {
    urgente: 'Sangue, febre ou dor forte na barriga: médico no mesmo dia.',
  }),
  efeito(
    ['antibiotico', 'macrolideo'],
    ['boca_amarga', 'boca_sem_gosto'],
    'gosto de metal',
    'bulas da claritromicina e do metronidazol',
    { padrao: gosto, so: /claritromicina|eritromicina|metronidazol|secnidazol|tinidazol/ },
  ),
  efeito(
    ['antibiotico', 'macrolideo'],
    ['coceira_genital', 'corrimento', 'corrimento_branco'],
    'candidíase',
    'bula da amoxicilina com clavulanato',
    // Given for a discharge they are its cure.
    { so: /^(?!metronidazol|secnidazol|tinidazol)/ },
  ),
  efeito(
    ['metotrexato'],
    [...enjoo, 'aftas', 'feridas_boca', 'queda_cabelo'],
    'enjoo ou feridas na boca',
    'bula do metotrexato',
    { urgente: 'Ferida na boca, febre, falta de ar ou sangramento: médico hoje.' },
  ),
  efeito(['hidroxicloroquina'], ['visao_turva'], 'vista que muda', 'bula da hidroxicloroquina', {
    pesaInteiro: true,
    urgente: 'Que o oftalmologista saiba nesta semana.',
  }),
  efeito(
    ['quimioterapico'],
    [...dormente, 'aftas', 'queda_cabelo', ...enjoo, 'boca_sem_gosto'],
    'formigamento, feridas na boca, enjoo ou queda de cabelo',
    'bulas do paclitaxel e da capecitabina',
  ),
  efeito(['alopurinol'], ['erupcoes', 'coceira', 'urticaria'], 'manchas e coceira na pele', 'bula do alopurinol', {
    urgente: 'Mancha ou bolha na pele com alopurinol: médico no mesmo dia, antes da próxima dose.',
  }),
  // Hormones, skin
  efeito(
    ['tamoxifeno', 'aromatase', 'bloqueioHormonal'],
    ['ondas_calor', 'sudorese_noturna'],
    'ondas de calor',
    'bulas do tamoxifeno e do anastrozol',
  ),
  efeito(['aromatase'], ['dor_articular', 'rigidez'], 'dor e rigidez nas juntas', 'bula do anastrozol'),
  efeito(
    ['aromatase', 'tamoxifeno'],
    ['secura_vaginal', 'corrimento'],
    'secura ou corrimento vaginal',
    'bula do letrozol',
  ),
  efeito(
    ['isotretinoina'],
    ['labios_secos', 'pele_seca', 'olhos_secos', 'nariz_seco', 'sangramento_nasal', 'boca_seca'],
    'lábio, pele, olho e nariz secos',
    'bula da isotretinoína',
  ),
  efeito(
    ['isotretinoina'],
    ['dor_muscular', 'dor_articular', 'dor_lombar', 'dor_costas'],
    'dor nos músculos e nas juntas',
    'bula da isotretinoína',
  ),
  efeito(['isotretinoina'], ['tristeza', 'depressao', 'desanimo'], 'humor mais baixo', 'bula da isotretinoína', {
    pesaInteiro: true,
    urgente: 'Tristeza que aumenta: dermatologista nesta semana; ideia de morte: CVV 188 e médico hoje.',
  }),
  efeito(['finasterida', 'bloqueioHormonal'], semDesejo, 'menos desejo ou ereção', 'bula da finasterida'),
  efeito(
    ['erecao'],
    ['dor_cabeca', 'face_vermelha', 'congestao_nasal'],
    'dor de cabeça, rosto vermelho ou nariz entupido',
    'bula da sildenafila',
  ),
  efeito(
    ['anticoncepcional'],
    ['fluxo_escasso', 'amenorreia', 'libido_baixa', 'mamas_doloridas', 'mancha_escura'],
    'menos fluxo, escapes, mama dolorida, manchas no rosto ou menos desejo',
    'bula do etinilestradiol com levonorgestrel',
  ),
];

/** No medicine makes one leg swell. */
function umaPerna({ texto }: Frase): boolean {
  return /\b(perna|panturrilha|batata)( \w+)? (esquerda|direita|e|d)\b( \w+){0,6} inch\w+|\binch\w+( \w+){0,4} (so (ela|uma|um lado)|de um lado|perna (esquerda|direita))\b/.test(
    texto,
  );
}

export interface Explicado {
  linha: EfeitoConhecido;
  /** The medicines, as the table writes them. */
  remedios: readonly string[];
  /** Its signs that were told; none where only its words were. */
  ditos: readonly SinalId[];
}

const doVocabulario = (sinal: string) => sinalDoDito(sinal) ?? (isSinalId(sinal) ? sinal : null);

/** What was ticked in the lists of the intake. */
function marcados(dados: DadosAnamnese): ReadonlySet<SinalId> {
  return new Set(
    keysOf(leiturasDeLista).flatMap((campo) => {
      const tabela: Readonly<Record<string, readonly Leitura[]>> = leiturasDeLista[campo];
      const escolhidas: readonly string[] = dados[campo];
      return escolhidas.flatMap((opcao) =>
        (tabela[opcao] ?? []).flatMap(({ sinal, presente }) => (presente === false ? [] : [sinal])),
      );
    }),
  );
}

const tireoideBoa =
  /\btsh( \w+){0,4} (norma(l|is)|nl|ok|bo[am]|em ordem|na meta|controlad[oa])\b|\btsh( (deu|de|em|foi|esta|estava|ultimo))* (0[.,][4-9]\d?|[1-3]([.,]\d+)?|4([.,][0-5])?)\b|\b(exames? d[ae] )?tireoide( \w+){0,4} (norma(l|is)|em ordem|controlad[oa])\b|\bhipotireoidismo( \w+){0,2} (controlad[oa]|compensad[oa])\b/;

/** An examination says that the dose is right: what a dose too high does is none of it. */
function doseCerta({ frases }: Relatos): boolean {
  return frases.some((frase) => lugaresDoPadrao(frase, tireoideBoa).length > 0);
}

/** In days: the first time that the complaint names; null where it names none. */
function tempoDaQueixa({ frases }: Relatos): number | null {
  const [dias] = frases
    .filter(({ campo }) => campo === 'queixaPrincipal')
    .flatMap(({ palavras }) => lerDuracoes(palavras))
    .filter((um) => um >= 2);
  return dias ?? null;
}

/** In words: so near behind a medicine stands how long it is taken. */
const alcanceDoTempo = 9;

/** In days, within the clause of its name; how often it is taken ("de 8 em 8 horas", "a cada 3 dias") is no time. */
function tempoDoRemedio({ frase: { palavras }, lugar: [de, ate] }: RemedioContado): number | null {
  let inicio = de;
  while (inicio > Math.max(0, de - alcanceDoTempo) && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
  let fim = ate;
  while (fim < Math.min(palavras.length, ate + alcanceDoTempo) && palavras[fim]?.pausa === 'nenhuma') fim += 1;
  const ditos = lerDuracoesNoLugar(palavras.slice(inicio, fim)).filter(
    ({ dias, indice }) => dias >= 2 && !/^(em|cada)$/.test(palavras[inicio + indice - 2]?.forma ?? ''),
  );
  return ditos[0]?.dias ?? null;
}

/** A complaint that is clearly older than the medicine did not come of it. */
const maisVelha = 1.3;

/** Rows whose medicine is taken, and by whom it concerns. */
function linhasEmUso(relatos: Relatos, idade: number): Omit<Explicado, 'ditos'>[] {
  const queixa = tempoDaQueixa(relatos);
  const semExcesso = doseCerta(relatos);
  const tomados = emUso(relatos).filter((remedio) => {
    if (semExcesso && remedio.classes.includes('levotiroxina')) return false;
    const dele = tempoDoRemedio(remedio);
    return queixa === null || dele === null || dele * maisVelha > queixa;
  });
  if (tomados.length === 0) return [];
  return efeitosConhecidos.flatMap((linha) => {
    if (linha.desde !== undefined && idade < linha.desde) return [];
    const dela = tomados.filter(
      ({ nome, classes }) =>
        classes.some((classe) => linha.classes.includes(classe)) && (linha.so === undefined || eDeles(nome, linha.so)),
    );
    return dela.length > 0 ? [{ linha, remedios: [...new Set(dela.map(({ nome }) => nome))] }] : [];
  });
}

/** Rows of which the medicine is taken and the sign told or ticked. */
export function efeitosContados(relatos: Relatos, dados: DadosAnamnese): Explicado[] {
  const escolhidos = marcados(dados);
  return linhasEmUso(relatos, dados.idade).flatMap((uma): Explicado[] => {
    const { padrao, sinais } = uma.linha;
    const ditos = [
      ...new Set(
        sinais.flatMap((sinal) => {
          const dele = doVocabulario(sinal);
          if (deInchar.includes(sinal) && relatos.frases.some(umaPerna)) return [];
          const dito = relatos.diz(sinal) || (dele !== null && escolhidos.has(dele) && !relatos.nega(sinal));
          return dito && dele !== null ? [dele] : [];
        }),
      ),
    ];
    const emPalavras =
      padrao !== undefined &&
      relatos.frases.some((frase) => frase.campo !== 'objetivosCliente' && certezaDoPadrao(frase, padrao) === 'certo');
    return ditos.length > 0 || emPalavras ? [{ ...uma, ditos }] : [];
  });
}

const lista = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** The signs of the catalogue that medicines in use may explain, told or not, each with their names. */
export function sinaisExplicados(relatos: Relatos, { idade }: DadosAnamnese): ReadonlyMap<SinalId, string> {
  const todos = new Map<SinalId, Set<string>>();
  for (const { linha, remedios } of linhasEmUso(relatos, idade).filter(({ linha }) => !linha.pesaInteiro))
    for (const sinal of linha.sinais.flatMap((um) => doVocabulario(um) ?? []))
      todos.set(sinal, new Set([...(todos.get(sinal) ?? []), ...remedios.map(comAcento)]));
  return new Map([...todos].map(([sinal, nomes]) => [sinal, lista.format(nomes)]));
}

/** The findings, each that a medicine in use may explain with its name. */
export function marcarExplicados(achados: readonly Achado[], dados: DadosAnamnese): Achado[] {
  const explicados: ReadonlyMap<string, string> = sinaisExplicados(lerRelatos(dados), dados);
  return achados.map((achado) => {
    const remedio = achado.presente ? explicados.get(sinalDoAchado(achado) ?? '') : undefined;
    return remedio === undefined ? achado : { ...achado, remedio };
  });
}
