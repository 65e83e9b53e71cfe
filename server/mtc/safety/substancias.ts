// Medicines and plants by the names under which an intake tells them. Source: ANVISA, bulário eletrônico and Denominações Comuns Brasileiras, for
// active substances and Brazilian brands; Farmacopeia Brasileira, Memento Fitoterápico (2016), for plants.
import { keysOf } from '@meridia/shared/keys-of.ts';
import { bulaDe, type ClasseDeRemedio, classesDoNome, comAcento, nomesDe } from '../catalog/remedios.ts';
import { type Faixa, textoDe } from '../leitura/palavras.ts';
import { lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { foiParado, type Relatos } from './relatos.ts';
import { eRemedioAqui, lugaresDoRemedio, remediosNaFrase } from './remedios-na-frase.ts';
import { aindaNaoToma } from './uso-contado.ts';

/** What a pair or a rule asks for: names of the table by class or substance, and words that the table does not have. */
interface Substancia {
  /** In a note. */
  nome: string;
  classes?: readonly ClasseDeRemedio[];
  substancias?: readonly string[];
  /** Without accents. */
  palavras?: string;
  /** Words that elsewhere mean something else: the shin, a saint. They count in the answers on what is taken, and behind "chá de". */
  comuns?: string;
}

const so = (substancia: string, nome = substancia): Substancia => ({ nome, substancias: [substancia] });

const substancias = {
  hiperico: {
    nome: 'hipérico (erva-de-são-joão)',
    palavras: 'hiperico\\w*|hypericum|erva( de)? sao joao|iperisan|jarsin|fiotan',
  },
  triptofano: { nome: 'triptofano ou 5-HTP', palavras: '5 ?htp|l ?triptofano|triptofano|griffonia' },
  escitalopram: so('escitalopram'),
  citalopram: so('citalopram'),
  sertralina: so('sertralina'),
  fluoxetina: so('fluoxetina'),
  paroxetina: so('paroxetina'),
  fluvoxamina: so('fluvoxamina'),
  venlafaxina: so('venlafaxina'),
  desvenlafaxina: so('desvenlafaxina'),
  duloxetina: so('duloxetina'),
  milnaciprano: so('milnaciprano'),
  clomipramina: so('clomipramina'),
  vortioxetina: so('vortioxetina'),
  triciclico: { nome: 'antidepressivo tricíclico', classes: ['triciclico'] },
  mirtazapina: so('mirtazapina'),
  trazodona: so('trazodona'),
  buspirona: so('buspirona'),
  carbamazepina: { nome: 'carbamazepina ou oxcarbazepina', substancias: ['carbamazepina', 'oxcarbazepina'] },
  psicoestimulante: {
    nome: 'estimulante',
    substancias: ['metilfenidato', 'lisdexanfetamina', 'atomoxetina', 'anfepramona', 'femproporex', 'sibutramina'],
  },
  ciclobenzaprina: so('ciclobenzaprina'),
  isometepteno: so('isometepteno'),
  opioideComSerotonina: {
    nome: 'opioide',
    substancias: ['petidina', 'metadona', 'fentanila', 'tapentadol'],
  },
  opioide: { nome: 'opioide', classes: ['opioide'] },
  gabapentinoide: { nome: 'gabapentina ou pregabalina', classes: ['gabapentina'] },
  tramadol: so('tramadol'),
  triptano: { nome: 'triptano', classes: ['triptano'] },
  ergotamina: { nome: 'ergotamina', classes: ['ergotamina'], substancias: ['diidroergotamina', 'ergotamina'] },
  sibutramina: so('sibutramina'),
  dextrometorfano: so('dextrometorfano'),
  imao: { nome: 'inibidor da MAO', classes: ['imao'], palavras: 'imao' },
  imaoDoParkinson: { nome: 'inibidor da MAO-B', substancias: ['selegilina', 'rasagilina', 'safinamida'] },
  pseudoefedrina: { nome: 'pseudoefedrina ou fenilefrina', classes: ['descongestionante'] },
  bupropiona: so('bupropiona'),
  tamoxifeno: so('tamoxifeno'),
  isotretinoina: so('isotretinoina', 'isotretinoína'),
  acitretina: so('acitretina'),
  vitaminaA: {
    nome: 'vitamina A ou multivitamínico que a contém',
    palavras:
      '(multi|poli)vitaminic\\w+|centrum|vit(amina)?s? a|retinol|arovit|oleo de figado de bacalhau|oleo de bacalhau',
  },
  tetraciclina: {
    nome: 'antibiótico da família da tetraciclina',
    substancias: ['tetraciclina', 'doxiciclina', 'minociclina', 'limeciclina'],
  },
  metotrexato: so('metotrexato'),
  antiInflamatorio: { nome: 'anti-inflamatório', classes: ['antiInflamatorio'] },
  sulfaTrimetoprima: { nome: 'sulfametoxazol com trimetoprima', substancias: ['sulfametoxazol', 'trimetoprima'] },
  litio: so('litio', 'lítio'),
  diuretico: { nome: 'diurético', classes: ['tiazida', 'furosemida'], palavras: 'diuretico' },
  pressao: {
    nome: 'remédio da pressão que segura o potássio',
    classes: ['ieca', 'bra', 'sacubitril', 'poupaPotassio'],
  },
  potassio: {
    nome: 'potássio ou sal light',
    palavras:
      'cloreto de potassio|slow ?k|citrato de potassio|suplemento de potassio|potassio em capsulas?|capsulas? de potassio|sal (light|lite|de potassio)',
  },
  varfarina: { nome: 'varfarina', substancias: ['varfarina', 'femprocumona', 'acenocumarol'] },
  anticoagulanteDireto: {
    nome: 'anticoagulante',
    substancias: ['rivaroxabana', 'apixabana', 'edoxabana', 'dabigatrana'],
  },
  antibiotico: {
    nome: 'antibiótico',
    classes: ['antibiotico', 'macrolideo'],
    substancias: ['fluconazol', 'itraconazol', 'cetoconazol', 'voriconazol', 'miconazol'],
    palavras: 'antibiotico',
  },
  metronidazol: so('metronidazol'),
  secnidazol: { nome: 'secnidazol ou tinidazol', substancias: ['secnidazol', 'tinidazol'] },
  estatina: {
    nome: 'estatina que outro remédio aumenta',
    substancias: ['sinvastatina', 'atorvastatina', 'lovastatina'],
  },
  sinvastatina: { nome: 'sinvastatina ou lovastatina', substancias: ['sinvastatina', 'lovastatina'] },
  macrolideo: {
    nome: 'antibiótico ou antifúngico que aumenta outros remédios',
    substancias: ['claritromicina', 'eritromicina', 'itraconazol', 'cetoconazol', 'voriconazol'],
  },
  indutor: {
    nome: 'remédio que gasta outros mais depressa',
    substancias: [
      'carbamazepina',
      'oxcarbazepina',
      'fenitoina',
      'fenobarbital',
      'primidona',
      'rifampicina',
      'efavirenz',
      'modafinila',
    ],
  },
  toranja: { nome: 'toranja (grapefruit)', palavras: 'toranja|grapefruit|pomelo|suco de toronja|toronja' },
  comToranja: {
    nome: 'remédio que a toranja aumenta no sangue',
    substancias: [
      'sinvastatina',
      'atorvastatina',
      'lovastatina',
      'anlodipino',
      'amiodarona',
      'verapamil',
      'felodipino',
      'nifedipino',
      'ciclosporina',
      'tacrolimo',
      'colchicina',
      'buspirona',
    ],
  },
  alcacuz: { nome: 'alcaçuz', palavras: 'alcacuz|licorice|glycyrrhiza|regaliz|gan cao' },
  nitrato: { nome: 'nitrato', classes: ['nitrato', 'riociguate'], palavras: 'remedio debaixo da lingua' },
  paraErecao: { nome: 'remédio para a ereção', classes: ['erecao'], palavras: 'azulzinho' },
  alfabloqueador: { nome: 'remédio da próstata que baixa a pressão', classes: ['alfabloqueador'] },
  colchicina: so('colchicina'),
  alopurinol: { nome: 'alopurinol ou febuxostate', substancias: ['alopurinol', 'febuxostate'] },
  azatioprina: { nome: 'azatioprina ou mercaptopurina', substancias: ['azatioprina', 'mercaptopurina'] },
  anticoagulante: { nome: 'anticoagulante', classes: ['anticoagulante'] },
  aas: { nome: 'AAS', substancias: ['acetilsalicilico'] },
  anticoncepcional: {
    nome: 'anticoncepcional hormonal',
    classes: ['anticoncepcional'],
    palavras: 'anticoncepcional|pilula|minipilula',
  },
  lamotrigina: so('lamotrigina'),
  comEstrogenio: { nome: 'hormônio com estrogênio', substancias: ['etinilestradiol'] },
  digoxina: so('digoxina'),
  antirretroviral: {
    nome: 'antirretroviral',
    classes: ['antirretroviral'],
    palavras: 'antirretrovira\\w+|coquetel( do hiv)?',
  },
  ciclosporina: { nome: 'ciclosporina ou tacrolimo', substancias: ['ciclosporina', 'tacrolimo'] },
  sene: {
    nome: 'sene',
    substancias: ['sene'],
    palavras: 'sene|senne|cassia angustifolia|almeida prado 46',
    comuns: 'sena',
  },
  cascara: { nome: 'cáscara sagrada', palavras: 'cascara sagrada|rhamnus' },
  boldo: { nome: 'boldo', palavras: 'boldo' },
  ruibarbo: { nome: 'ruibarbo', palavras: 'ruibarbo' },
  anticolinergico: {
    nome: 'remédio que seca e dilata a pupila (anticolinérgico)',
    classes: ['anticolinergicoUrinario', 'antihistaminicoAntigo', 'triciclico', 'buscopan'],
    substancias: ['biperideno', 'triexifenidil', 'ciclobenzaprina', 'orfenadrina'],
  },
  plantaDiuretica: {
    nome: 'planta que faz urinar',
    palavras:
      'cavalinha|hibisco|cabelo de milho|dente de leao|chapeu de couro|cana do brejo|folha de abacateiro|cha de abacateiro|uva ursi',
  },
  plantaDoAcucar: {
    nome: 'planta que baixa o açúcar',
    palavras:
      'pata de vaca|pata vaca|insulina vegetal|carqueja|jambolao|melao de sao caetano|berberina|canela em capsulas?|capsulas? de canela',
  },
  sulfonilureia: { nome: 'remédio do diabetes que baixa o açúcar', classes: ['sulfonilureia'] },
  tirzepatida: so('tirzepatida'),
  metformina: so('metformina'),
  calmante: { nome: 'calmante', classes: ['benzodiazepinico', 'hipnotico'] },
  plantaCalmante: {
    nome: 'planta que dá sono',
    palavras: 'valeriana|passiflora|maracugina|mulungu|kava( kava)?|ansiodoron|seakalm',
    comuns: 'calman',
  },
  dongQuai: {
    nome: 'dong quai (angélica chinesa)',
    palavras: 'dong quai|dang gui|don quai|angelica (chinesa|sinensis)',
    comuns: 'angelica',
  },
  canela: { nome: 'canela', comuns: 'canela' },
  antitrombotico: {
    nome: 'remédio que afina o sangue',
    classes: ['anticoagulante', 'antiagregante', 'inibidorDeBtk'],
  },
  progesterona: { nome: 'progesterona', substancias: ['progesterona', 'didrogesterona'] },
  desmopressina: so('desmopressina'),
  topiramato: so('topiramato'),
  malforma: {
    nome: 'remédio que malforma o bebê',
    substancias: ['metotrexato', 'leflunomida', 'micofenolato', 'acitretina', 'talidomida', 'lenalidomida'],
    palavras: 'misoprostol|cytotec|iodo radioativo|radioiodo',
  },
  deUsoSeguido: {
    nome: 'remédio que pode malformar o bebê e não se para de uma vez',
    classes: ['valproato', 'anticonvulsivante', 'topiramato', 'litio'],
    substancias: ['varfarina', 'femprocumona'],
  },
  daPressaoNaGestacao: {
    nome: 'remédio que não se usa na gestação',
    classes: ['ieca', 'bra', 'sacubitril', 'estatina'],
  },
  mudaInr: {
    nome: 'remédio que muda o INR',
    classes: ['isrs', 'irsn', 'fibrato'],
    substancias: [
      'amiodarona',
      'tramadol',
      'sinvastatina',
      'rosuvastatina',
      'alopurinol',
      'levotiroxina',
      'omeprazol',
      'esomeprazol',
      'capecitabina',
      'tamoxifeno',
      'carbamazepina',
      'fenitoina',
      'fenobarbital',
      'primidona',
    ],
  },
  comDigoxina: {
    nome: 'remédio que aumenta a digoxina ou o seu efeito',
    classes: ['tiazida', 'furosemida'],
    substancias: [
      'amiodarona',
      'verapamil',
      'claritromicina',
      'eritromicina',
      'itraconazol',
      'ciclosporina',
      'espironolactona',
    ],
  },
  comDoac: {
    nome: 'remédio que muda o anticoagulante no sangue',
    substancias: [
      'itraconazol',
      'cetoconazol',
      'voriconazol',
      'ritonavir',
      'rifampicina',
      'carbamazepina',
      'fenitoina',
      'fenobarbital',
      'primidona',
    ],
  },
  comErgotamina: {
    nome: 'remédio que multiplica a ergotamina',
    substancias: ['claritromicina', 'eritromicina', 'itraconazol', 'cetoconazol', 'voriconazol', 'ritonavir'],
  },
  betabloqueador: { nome: 'betabloqueador', classes: ['betabloqueador'] },
  comColchicina: { nome: 'remédio que aumenta a colchicina', substancias: ['ciclosporina', 'verapamil', 'diltiazem'] },
  naltrexona: so('naltrexona'),
} as const satisfies Record<string, Substancia>;

export type SubstanciaId = keyof typeof substancias;

interface Procurada {
  nomes: ReadonlySet<string>;
  padrao: RegExp | null;
  comuns: RegExp | null;
}

const procuradas: ReadonlyMap<string, Procurada> = new Map(
  keysOf(substancias).map((id) => {
    const { classes = [], substancias: quais = [], palavras, comuns }: Substancia = substancias[id];
    return [
      id,
      {
        nomes: nomesDe(classes, quais),
        padrao: palavras === undefined ? null : new RegExp(`\\b(${palavras})\\b`),
        comuns: comuns === undefined ? null : new RegExp(`\\b(${comuns})\\b`),
      },
    ];
  }),
);

/** The names of the table that stand for one of these. */
function nomesDaSubstancia(id: SubstanciaId): ReadonlySet<string> {
  return procuradas.get(id)?.nomes ?? new Set();
}

const emCha = /\b(chas?|capsulas?|po|oleo|extrato|tintura|gotas|comprimidos?|xarope)( d[aeo])?$/;

/** Where a sentence tells it of the client. */
function lugaresDe(frase: Frase, id: SubstanciaId): Faixa[] {
  const dela = procuradas.get(id);
  if (!dela) return [];
  const { nomes, padrao, comuns } = dela;
  return [
    ...(nomes.size > 0 ? lugaresDoRemedio(frase, nomes) : []),
    ...(padrao ? lugaresDoPadrao(frase, padrao) : []),
    ...(comuns
      ? lugaresDoPadrao(frase, comuns).filter(
          (lugar) => emCha.test(textoDe(frase.palavras, [lugar[0] - 3, lugar[0]])) || eRemedioAqui(frase, lugar),
        )
      : []),
  ];
}

/** In words, before a name: told as taken at another time. */
const deOutroTempo = /\b(tom(ou|ei|ava)|us(ou|ei|ava)|fez uso|ja (tomou|usou|tomei|usei)|antes|antigamente|quando)\b/;
const deHoje = /\b(toma|tomo|tomando|usa|uso|usando|em uso|desde|atual\w*|hoje|agora|segue|continua|comec\w+|ainda)\b/;
/** Offered, advised or refused, and not said to be taken. */
const soSugerido =
  /^( \w+){0,2} (foi |foram )?(sugerid|indicad|oferecid|proibid|contraindicad|suspens)[oa]s?\b|^( \w+){0,3} (?<!hoje )(nao (comecou|comecei|iniciou|tomou|tomei|quis|toma|tomo|usa)|nunca (tomou|tomei|usou))\b(?! (hoje|ontem))/;
const alcance = 6;

const parente =
  /\b(mae|pai|irma|irmao|marido|esposa|mulher|filh[oa]s?|tia|tio|prim[oa]|vizinh[oa]|amig[oa]|colega|avo|sogr[oa]|cunhad[oa]|nora|genro|comadre|compadre|mainha|painho|patroa)\b/;
const deuOuFez =
  /\b(faz|fez|deu|da|comprou|prepara|preparou|trouxe|mandou|manda|indicou|receitou|ensinou|passou|recomendou|emprestou|sugeriu|arrumou)\b/;

/**
 * What a relative brews, buys or advises is taken by the client, and a plant that is called after an animal is none of somebody else's: in the
 * answers on what she takes, only a relative who takes it herself counts as somebody else.
 */
export function doQueToma(frase: Frase): Frase {
  const { campo, texto, marcas } = frase;
  if (campo !== 'suplementos' && campo !== 'medicamentos') return frase;
  if (parente.test(texto) && !deuOuFez.test(texto)) return frase;
  return { ...frase, marcas: marcas.map((marca) => ({ ...marca, deOutro: false })) };
}

/**
 * Whether this sentence tells that the client takes the substance today.
 * @param porComecar what she has at hand and may begin with counts, too
 */
export function tomaNaFrase(contada: Frase, id: SubstanciaId, porComecar = false): boolean {
  const frase = doQueToma(contada);
  if (frase.campo === 'objetivosCliente' || frase.campo === 'alergias') return false;
  return lugaresDe(frase, id).some((lugar) => tomadoNoLugar(frase, lugar, porComecar));
}

/** Whether what is named at this place of a sentence is taken today. @param frase as `doQueToma` gives it */
export function tomadoNoLugar(frase: Frase, lugar: Faixa, porComecar = false): boolean {
  const [de, ate] = lugar;
  if (foiParado(frase.palavras, lugar)) return false;
  if (porComecar && !/\b(parou|parei|nao (quero|vou|quis))\b/.test(frase.texto)) return true;
  if (aindaNaoToma(frase.palavras, lugar, 'erva')) return false;
  if (soSugerido.test(` ${textoDe(frase.palavras, [ate, ate + 8])}`)) return false;
  const antes = textoDe(frase.palavras, [de - alcance, de]);
  if (/\b(alergi\w+|alergic[oa]|reacao|intoleran\w+|nao pode|nao posso|evit\w+|medo) (\w+ ){0,3}$/.test(`${antes} `))
    return false;
  const deAntes =
    deOutroTempo.test(antes) ||
    frase.marcas[de]?.passada === true ||
    /\b(19|20)\d\d\b/.test(textoDe(frase.palavras, [ate, ate + 4]));
  return !deAntes || deHoje.test(`${antes} ${textoDe(frase.palavras, [ate, ate + alcance])}`);
}

/** The names of those of the substances that are taken. */
export function tomadas({ frases }: Relatos, ids: readonly SubstanciaId[], porComecar = false): string[] {
  return ids.filter((id) => frases.some((frase) => tomaNaFrase(frase, id, porComecar))).map((id) => nomeDe(id, frases));
}

/** The package inserts of what is taken of these: of a mixture its own, of a brand that of its substance. */
export function bulasDe({ frases }: Relatos, ids: readonly SubstanciaId[]): string[] {
  const nomes = ids.flatMap((id) => [
    // A plant that is also sold as a medicine with a leaflet.
    ...(id === 'hiperico' && frases.some((frase) => tomaNaFrase(frase, id)) ? ['hipérico'] : []),
    ...frases
      .filter((frase) => tomaNaFrase(frase, id))
      .flatMap((frase) =>
        remediosNaFrase(frase).flatMap(({ nome }) => (nomesDaSubstancia(id).has(nome) ? [bulaDe(nome)] : [])),
      ),
  ]);
  return [...new Set(nomes)];
}

/** A class by the word of the intake: "anti-inflamatório (ibuprofeno)". */
function nomeDe(id: SubstanciaId, frases: readonly Frase[]): string {
  const { nome } = substancias[id];
  if (!deClasse.has(id)) return nome;
  const frase = frases.find((uma) => tomaNaFrase(uma, id));
  const [lugar] = frase ? lugaresDe(doQueToma(frase), id) : [];
  const dita = frase && lugar ? comAcento(textoDe(frase.palavras, lugar)) : '';
  return dita !== '' && !nome.includes(dita) ? `${nome} (${dita})` : nome;
}

/** Named by what they are, so that the note has to say which one was told. */
const deClasse: ReadonlySet<SubstanciaId> = new Set([
  'triciclico',
  'psicoestimulante',
  'opioideComSerotonina',
  'opioide',
  'gabapentinoide',
  'carbamazepina',
  'anticoagulanteDireto',
  'varfarina',
  'secnidazol',
  'estatina',
  'sinvastatina',
  'macrolideo',
  'indutor',
  'alfabloqueador',
  'alopurinol',
  'azatioprina',
  'comEstrogenio',
  'ciclosporina',
  'imaoDoParkinson',
  'anticoagulante',
  'aas',
  'malforma',
  'deUsoSeguido',
  'daPressaoNaGestacao',
  'mudaInr',
  'comDigoxina',
  'comDoac',
  'comErgotamina',
  'betabloqueador',
  'comColchicina',
  'triptano',
  'imao',
  'pseudoefedrina',
  'tetraciclina',
  'antiInflamatorio',
  'diuretico',
  'pressao',
  'antibiotico',
  'comToranja',
  'nitrato',
  'paraErecao',
  'anticoncepcional',
  'antirretroviral',
  'anticolinergico',
  'plantaDiuretica',
  'plantaDoAcucar',
  'sulfonilureia',
  'calmante',
  'plantaCalmante',
  'antitrombotico',
]);

/** Whether a word, without accents, names one of the substances. */
export function eSubstancia(palavra: string): boolean {
  return (
    classesDoNome.has(palavra) ||
    [...procuradas.values()].some(({ padrao, comuns }) => padrao?.test(palavra) || comuns?.test(palavra))
  );
}
