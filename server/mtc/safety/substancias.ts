// Medicines and plants by the names under which an intake tells them. Source: ANVISA, bulário eletrônico and Denominações Comuns Brasileiras, for
// active substances and Brazilian brands; Farmacopeia Brasileira, Memento Fitoterápico (2016), for plants.
import { type Faixa, textoDe } from '../leitura/palavras.ts';
import { lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { acharTodos } from './mencoes.ts';
import { foiParado, type Relatos } from './relatos.ts';
import { aindaNaoToma } from './uso-contado.ts';

/** Each with the name in a note and the words of an intake, without accents. */
const substancias = {
  hiperico: ['hipérico (erva-de-são-joão)', 'hiperico\\w*|hypericum|erva( de)? sao joao|iperisan|jarsin|fiotan'],
  triptofano: ['triptofano ou 5-HTP', '5 ?htp|l ?triptofano|triptofano|griffonia'],
  escitalopram: ['escitalopram', 'escitalopram|ecitalopram|lexapro|exodus|reconter|espran'],
  citalopram: ['citalopram', 'citalopram|cipramil|procimax'],
  sertralina: ['sertralina', 'sertralina|setralina|zoloft|tolrest|assert|serenata'],
  fluoxetina: ['fluoxetina', 'fluoxetina|fluoxitina|prozac|daforin|verotina'],
  paroxetina: ['paroxetina', 'paroxetina|pondera|aropax|paxil'],
  fluvoxamina: ['fluvoxamina', 'fluvoxamina|luvox'],
  venlafaxina: ['venlafaxina', 'venlafaxina|venlaxin|efexor|effexor|venlift'],
  desvenlafaxina: ['desvenlafaxina', 'desvenlafaxina|pristiq|desve'],
  duloxetina: ['duloxetina', 'duloxetina|cymbalta|velija'],
  clomipramina: ['clomipramina', 'clomipramina|anafranil'],
  vortioxetina: ['vortioxetina', 'vortioxetina|brintellix'],
  tramadol: ['tramadol', 'tramadol|tramal|ultracet|paratram|sylador'],
  triptano: [
    'triptano',
    'sumatriptan\\w*|sumax|naratriptan\\w*|naramig|zolmitriptan\\w*|zomig|rizatriptan\\w*|maxalt|triptan[oa]?s?',
  ],
  sibutramina: ['sibutramina', 'sibutramina|biomag|plenty'],
  dextrometorfano: ['dextrometorfano', 'dextrometorfano|bromidrato de dextrometorfano'],
  imao: [
    'inibidor da MAO',
    'tranilcipromina|parnate|moclobemida|aurorix|selegilina|jumexil|niar|rasagilina|azilect|linezolida|zyvox|imao',
  ],
  pseudoefedrina: [
    'pseudoefedrina ou fenilefrina',
    'pseudoefedrina|fenilefrina|allegra d|loratadina d|claritin d|tylenol sinus|efedrina',
  ],
  bupropiona: ['bupropiona', 'bupropiona|bup|zyban|wellbutrin|bupium|zetron'],
  tamoxifeno: ['tamoxifeno', 'tamoxifeno|nolvadex|taxofen'],
  isotretinoina: ['isotretinoína', 'isotretinoina|roacutan|acutan'],
  vitaminaA: [
    'vitamina A ou multivitamínico que a contém',
    '(multi|poli)vitaminic\\w+|centrum|vit(amina)?s? a|retinol|arovit|oleo de figado de bacalhau|oleo de bacalhau',
  ],
  tetraciclina: [
    'antibiótico da família da tetraciclina',
    'tetraciclina|doxiciclina|minociclina|limeciclina|tetralysal|vibramicina',
  ],
  metotrexato: ['metotrexato', 'metotrexato|metrotexato|metotrexate|mtx'],
  antiInflamatorio: [
    'anti-inflamatório',
    'nimesulida|ibuprofeno|diclofenaco|cetoprofeno|naproxeno|meloxicam|piroxicam|tenoxicam|cetorolaco|cataflan|voltaren|advil|alivium|profenid|flanax|ponstan|mefenamico|etoricoxibe|arcoxia|celecoxibe|torsilax|tandrilax|mioflex',
  ],
  sulfaTrimetoprima: ['sulfametoxazol com trimetoprima', 'sulfametoxazol|trimetoprima|bactrim|infectrin'],
  litio: ['lítio', 'litio|carbolitium'],
  diuretico: [
    'diurético',
    'hidroclorotiazida|clortalidona|indapamida|furosemida|furosemide|lasix|clorana|higroton|bumetanida|diuretico',
  ],
  pressao: [
    'remédio da pressão que segura o potássio',
    'losartana|valsartana|candesartana|olmesartana|telmisartana|irbesartana|enalapril|captopril|lisinopril|ramipril|perindopril|benazepril|espironolactona|aldactone|amilorida|sacubitril|entresto',
  ],
  potassio: [
    'potássio ou sal light',
    'cloreto de potassio|slow ?k|citrato de potassio|suplemento de potassio|potassio em capsulas?|capsulas? de potassio|sal (light|lite|de potassio)',
  ],
  varfarina: ['varfarina', 'varfarina|warfarina|varfarin|marevan|marevam|coumadin|marfarin|femprocumona|marcoumar'],
  antibiotico: [
    'antibiótico',
    'antibiotico|amoxicilina|clavulanato|clavulin|azitromicina|claritromicina|eritromicina|ciprofloxacino?|cipro|levofloxacino?|norfloxacino?|metronidazol|flagyl|sulfametoxazol|bactrim|doxiciclina|cefalexina|fluconazol|miconazol|cetoconazol',
  ],
  metronidazol: ['metronidazol', 'metronidazol|flagyl|tinidazol|secnidazol|helmizol'],
  estatina: [
    'sinvastatina ou atorvastatina',
    'sinvastatina|simvastatina|zocor|atorva|atorvastatina|lipitor|citalor|lovastatina',
  ],
  macrolideo: ['claritromicina ou eritromicina', 'claritromicina|klaricid|eritromicina|itraconazol|cetoconazol'],
  toranja: ['toranja (grapefruit)', 'toranja|grapefruit|pomelo|suco de toronja|toronja'],
  comToranja: [
    'remédio que a toranja aumenta no sangue',
    'sinvastatina|simvastatina|atorvastatina|lovastatina|amlodipino|anlodipino|felodipino|nifedipino|ciclosporina|tacrolimo|amiodarona|colchicina|buspirona|apixabana|rivaroxabana',
  ],
  alcacuz: ['alcaçuz', 'alcacuz|licorice|glycyrrhiza|regaliz|gan cao'],
  nitrato: [
    'nitrato',
    'isossorbida|isordil|monocordil|nitroglicerina|sustrate|propatilnitrato|remedio debaixo da lingua',
  ],
  paraErecao: ['remédio para a ereção', 'sildenafila?|viagra|tadalafila?|cialis|vardenafila?|levitra|azulzinho'],
  colchicina: ['colchicina', 'colchicina|colchis'],
  alopurinol: ['alopurinol', 'alopurinol|zyloric'],
  azatioprina: ['azatioprina', 'azatioprina|imuran|imussuprex'],
  aas: ['AAS', 'aas|aspirina|acido acetilsalicilico|somalgin|ecasil|cardio ?aspirina'],
  anticoncepcional: [
    'anticoncepcional hormonal',
    'anticoncepcional|pilula|drospirenona|etinilestradiol|desogestrel|levonorgestrel|gestodeno|yasmin|yaz|elani|diane|ciclo 21|microvlar|selene|cerazette|minipilula|adesivo evra|nuvaring|implanon',
  ],
  digoxina: ['digoxina', 'digoxina'],
  antirretroviral: [
    'antirretroviral',
    'dolutegravir|tenofovir|lamivudina|efavirenz|atazanavir|darunavir|antirretrovira\\w+|coquetel( do hiv)?',
  ],
  ciclosporina: ['ciclosporina ou tacrolimo', 'ciclosporina|sandimmun|tacrolimo|tacrolimus|prograf'],
  sene: ['sene', 'sene|senne|sena|cassia angustifolia|almeida prado 46|tamarine|naturetti|lacto ?purga'],
  cascara: ['cáscara sagrada', 'cascara sagrada|rhamnus'],
  boldo: ['boldo', 'boldo'],
  ruibarbo: ['ruibarbo', 'ruibarbo'],
  anticolinergico: [
    'remédio que seca e dilata a pupila (anticolinérgico)',
    'oxibutinina|oxibutinia|retemic|incontinol|tolterodina|detrusitol|solifenacina|vesicare|darifenacina|enablex|amitriptilina|tryptanol|nortriptilina|pamelor|imipramina|tofranil|biperideno|akineton|triexifenidil|artane|escopolamina|hioscina|buscopan|prometazina|fenergan|dexclorfeniramina|polaramine|hidroxizina|ciclobenzaprina|miosan|difenidramina',
  ],
  plantaDiuretica: [
    'planta que faz urinar',
    'cavalinha|hibisco|cabelo de milho|dente de leao|chapeu de couro|cana do brejo|folha de abacateiro|cha de abacateiro|uva ursi',
  ],
  plantaDoAcucar: [
    'planta que baixa o açúcar',
    'pata de vaca|pata vaca|insulina vegetal|carqueja|jambolao|melao de sao caetano|berberina|canela em capsulas?|capsulas? de canela',
  ],
  sulfonilureia: [
    'remédio do diabetes que baixa o açúcar',
    'glibenclamida|glibenclamid|daonil|gliclazida|diamicron|azukon|glimepirida|amaryl|clorpropamida|glipizida',
  ],
  metformina: ['metformina', 'met ?formina|metformin|glifage|glucoformin|dimefor'],
  calmante: [
    'calmante',
    'clonazepam|rivotril|rivotriu|diazepam|valium|alprazolam|frontal|bromazepam|lexotan|lorazepam|zolpidem|stilnox|zopiclona',
  ],
  plantaCalmante: [
    'planta que dá sono',
    'valeriana|passiflora|maracugina|mulungu|kava( kava)?|ansiodoron|seakalm|calman',
  ],
  dongQuai: ['dong quai (angélica chinesa)', 'dong quai|dang gui|don quai|angelica (chinesa|sinensis)|angelica'],
  canela: ['canela', 'canela'],
  antitrombotico: [
    'remédio que afina o sangue',
    'varfarina|marevan|coumadin|enoxaparina|clexane|heparina|rivaroxabana|xarelto|apixabana|eliquis|dabigatrana|pradaxa|edoxabana|clopidogrel|plavix|ticagrelor|aas|aspirina|acido acetilsalicilico',
  ],
  progesterona: ['progesterona', 'progesterona|utrogestan|evocanil|crinone|duphaston|didrogesterona'],
} as const satisfies Record<string, readonly [nome: string, palavras: string]>;

export type SubstanciaId = keyof typeof substancias;

const padroes: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(substancias).map(([id, [, palavras]]) => [id, new RegExp(`\\b(${palavras})\\b`)]),
);

/** In words, before a name: told as taken at another time. */
const deOutroTempo = /\b(tom(ou|ei|ava)|us(ou|ei|ava)|fez uso|ja (tomou|usou|tomei|usei)|antes|antigamente|quando)\b/;
const deHoje = /\b(toma|tomo|tomando|usa|uso|usando|em uso|desde|atual\w*|hoje|agora|segue|continua|comec\w+|ainda)\b/;
/** Offered, advised or refused, and not said to be taken. */
const soSugerido =
  /^( \w+){0,2} (foi |foram )?(sugerid|indicad|oferecid|proibid|contraindicad|suspens)[oa]s?\b|^( \w+){0,3} (nao (comecou|comecei|iniciou|tomou|tomei|quis|toma|tomo|usa)|nunca (tomou|tomei|usou))\b/;
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
  const padrao = padroes.get(id);
  if (!padrao || frase.campo === 'objetivosCliente' || frase.campo === 'alergias') return false;
  return lugaresDoPadrao(frase, padrao).some((lugar) => tomadoNoLugar(frase, lugar, porComecar));
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

/** A class by the word of the intake: "anti-inflamatório (ibuprofeno)". */
function nomeDe(id: SubstanciaId, frases: readonly Frase[]): string {
  const [nome] = substancias[id];
  const padrao = padroes.get(id);
  if (!deClasse.has(id) || !padrao) return nome;
  const frase = frases.find((uma) => tomaNaFrase(uma, id));
  const dita = frase && acharTodos(frase.texto, padrao)[0]?.[0];
  return dita && !nome.includes(dita) ? `${nome} (${dita})` : nome;
}

/** Named by what they are, so that the note has to say which one was told. */
const deClasse: ReadonlySet<SubstanciaId> = new Set([
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
  return [...padroes.values()].some((padrao) => padrao.test(palavra));
}
