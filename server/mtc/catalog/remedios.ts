// The medicines most used in Brazil by class, with their common trade names, without accents. Sources: Rename (2024) and Denominações Comuns
// Brasileiras (ANVISA) for substances and classes, ANVISA's register for trade names. A name of two words stands in `substancias.ts`.
import { keysOf } from '@meridia/shared/keys-of.ts';

/** For each class its name in a note, and the names under which an intake tells its medicines. */
export const classesDeRemedios = {
  ieca: [
    'remédio de pressão (inibidor da ECA)',
    'enalapril captopril lisinopril ramipril perindopril benazepril quinapril cilazapril renitec capoten eupressin vasopril zestril triatec coversyl lotensin',
  ],
  bra: [
    'remédio de pressão (sartana)',
    'losartana valsartana candesartana olmesartana telmisartana irbesartana cozaar aradois corus diovan benicar micardis atacand aprovel entresto sacubitril',
  ],
  betabloqueador: [
    'betabloqueador',
    'propranolol atenolol metoprolol bisoprolol carvedilol nebivolol nadolol sotalol pindolol inderal atenol selozok concor coreg divelol nebilet',
  ],
  bloqueadorDeCalcio: [
    'remédio de pressão (bloqueador de cálcio)',
    'anlodipino amlodipino nifedipino nimodipino felodipino lercanidipino levanlodipino verapamil diltiazem norvasc pressat adalat dilacoron cardizem zanidip nitrendipino manidipino',
  ],
  tiazida: ['diurético', 'hidroclorotiazida clortalidona indapamida clorana higroton natrilix hctz'],
  furosemida: ['diurético', 'furosemida lasix bumetanida torasemida'],
  poupaPotassio: ['espironolactona', 'espironolactona aldactone amilorida triantereno eplerenona'],
  alfabloqueador: [
    'remédio da próstata que baixa a pressão',
    'doxazosina tansulosina tamsulosina terazosina alfuzosina silodosina prazosina secotex omnic carduran combodart',
  ],
  antihipertensivoCentral: ['clonidina ou metildopa', 'clonidina metildopa atensina aldomet hidralazina minoxidil'],
  digoxina: ['digoxina', 'digoxina lanoxin'],
  amiodarona: ['amiodarona', 'amiodarona ancoron atlansil'],
  propafenona: ['propafenona', 'propafenona ritmonorm'],
  nitrato: ['nitrato', 'isossorbida isordil monocordil nitroglicerina sustrate propatilnitrato'],
  estatina: [
    'estatina',
    'sinvastatina atorvastatina rosuvastatina pravastatina lovastatina pitavastatina fluvastatina zocor lipitor citalor crestor rosucor plenance livalo vytorin',
  ],
  fibrato: ['fibrato', 'genfibrozila gemfibrozila fenofibrato ciprofibrato bezafibrato oroxadin lopid lipidil'],
  ezetimiba: ['ezetimiba', 'ezetimiba zetia'],
  antiagregante: [
    'antiagregante',
    'clopidogrel ticagrelor prasugrel plavix brilinta cilostazol somalgin ecasil aspirina aas',
  ],
  anticoagulante: [
    'anticoagulante',
    'varfarina marevan coumadin rivaroxabana xarelto apixabana eliquis dabigatrana pradaxa edoxabana lixiana enoxaparina clexane heparina',
  ],
  isrs: [
    'antidepressivo',
    'sertralina fluoxetina paroxetina citalopram escitalopram fluvoxamina vortioxetina zoloft tolrest serenata prozac daforin lexapro reconter espran cipramil aropax luvox brintellix',
  ],
  irsn: [
    'antidepressivo',
    'venlafaxina desvenlafaxina duloxetina efexor effexor venlift pristiq cymbalta velija milnaciprana',
  ],
  triciclico: [
    'antidepressivo tricíclico',
    'amitriptilina nortriptilina imipramina clomipramina tryptanol pamelor tofranil anafranil doxepina',
  ],
  bupropiona: ['bupropiona', 'bupropiona wellbutrin bupium zyban zetron'],
  mirtazapina: ['mirtazapina', 'mirtazapina remeron menelat'],
  trazodona: ['trazodona', 'trazodona donaren'],
  benzodiazepinico: [
    'calmante',
    'clonazepam diazepam alprazolam bromazepam lorazepam midazolam clobazam cloxazolam nitrazepam flunitrazepam rivotril valium lexotan lorax olcadil frisium',
  ],
  hipnotico: ['remédio para dormir', 'zolpidem zopiclona eszopiclona stilnox imovane patz'],
  litio: ['lítio', 'litio carbolitium'],
  antipsicotico: [
    'antipsicótico',
    'quetiapina risperidona olanzapina haloperidol aripiprazol clorpromazina levomepromazina ziprasidona paliperidona seroquel risperdal zyprexa haldol aristab amplictil neozine sulpirida lurasidona',
  ],
  clozapina: ['clozapina', 'clozapina leponex'],
  valproato: ['valproato', 'valproato divalproato depakote depakene valproico torval'],
  anticonvulsivante: [
    'anticonvulsivante',
    'carbamazepina oxcarbazepina fenitoina fenobarbital lamotrigina levetiracetam lacosamida tegretol trileptal hidantal gardenal lamictal keppra',
  ],
  topiramato: ['topiramato', 'topiramato topamax amato'],
  gabapentina: ['gabapentina ou pregabalina', 'gabapentina pregabalina neurontin lyrica prebictal dorene'],
  estimulante: [
    'estimulante',
    'metilfenidato lisdexanfetamina lisdexanfetamine ritalina concerta venvanse atomoxetina modafinila sibutramina anfepramona femproporex',
  ],
  anticolinergicoUrinario: [
    'remédio da bexiga',
    'oxibutinina tolterodina solifenacina darifenacina retemic incontinol vesicare detrusitol',
  ],
  betaTres: ['mirabegrona', 'mirabegrona myrbetric'],
  antihistaminicoAntigo: [
    'antialérgico que dá sono',
    'hidroxizina dexclorfeniramina prometazina clorfeniramina difenidramina ciproeptadina clemastina polaramine fenergan hixizine histamin dramin dimenidrinato',
  ],
  antihistaminicoNovo: [
    'antialérgico',
    'loratadina desloratadina cetirizina levocetirizina fexofenadina bilastina ebastina rupatadina claritin allegra zyrtec alektos desalex',
  ],
  relaxante: ['relaxante muscular', 'ciclobenzaprina carisoprodol orfenadrina baclofeno tizanidina miosan sirdalud'],
  antiparkinson: [
    'remédio do Parkinson',
    'levodopa pramipexol biperideno prolopa akineton amantadina rasagilina triexifenidil selegilina',
  ],
  demencia: ['remédio da memória', 'donepezila rivastigmina galantamina memantina eranz exelon'],
  opioide: [
    'opioide',
    'tramadol codeina morfina oxicodona metadona fentanila tapentadol buprenorfina tramal tylex dimorf oxycontin codex',
  ],
  antiInflamatorio: [
    'anti-inflamatório',
    'nimesulida ibuprofeno diclofenaco cetoprofeno naproxeno meloxicam piroxicam tenoxicam cetorolaco celecoxibe etoricoxibe aceclofenaco cataflam cataflan voltaren advil alivium profenid flanax ponstan arcoxia celebra torsilax tandrilax mioflex toragesic nisulid buscofem mefenamico',
  ],
  analgesico: ['analgésico', 'dipirona paracetamol novalgina tylenol dorflex neosaldina lisador metamizol anador'],
  triptano: [
    'triptano',
    'sumatriptana naratriptana zolmitriptana rizatriptana eletriptana sumatriptano naratriptano triptano triptana triptanos sumax naramig zomig maxalt',
  ],
  ergotamina: ['ergotamina', 'ergotamina cefaliv ormigrein migrane diidroergotamina'],
  corticoide: [
    'corticoide',
    'prednisona prednisolona dexametasona deflazacorte betametasona hidrocortisona metilprednisolona triancinolona meticorten predsim decadron calcort celestone',
  ],
  corticoideInalado: [
    'corticoide do nariz ou da bombinha',
    'budesonida beclometasona fluticasona mometasona ciclesonida alenia symbicort seretide clenil busonid avamys nasonex',
  ],
  broncodilatador: [
    'broncodilatador',
    'salbutamol fenoterol formoterol salmeterol ipratropio tiotropio aerolin berotec atrovent aerodini spiriva vilanterol bamifilina terbutalina aminofilina teofilina',
  ],
  montelucaste: ['montelucaste', 'montelucaste montelukast singulair montelair'],
  levotiroxina: ['levotiroxina', 'levotiroxina puran euthyrox synthroid levoid eutirox'],
  antitireoidiano: ['remédio que freia a tireoide', 'metimazol propiltiouracila propiltiouracil tapazol carbimazol'],
  metformina: ['metformina', 'metformina glifage glucoformin dimefor'],
  sulfonilureia: [
    'remédio do diabetes que baixa o açúcar',
    'glibenclamida gliclazida glimepirida glipizida clorpropamida daonil diamicron azukon amaryl',
  ],
  gliptina: ['gliptina', 'sitagliptina vildagliptina linagliptina saxagliptina alogliptina januvia galvus trayenta'],
  gliflozina: ['gliflozina', 'dapagliflozina empagliflozina canagliflozina forxiga jardiance invokana glyxambi'],
  pioglitazona: ['pioglitazona', 'pioglitazona actos stanglit'],
  glp1: [
    'injeção de emagrecer ou do diabetes (GLP-1)',
    'semaglutida liraglutida dulaglutida tirzepatida exenatida ozempic wegovy rybelsus saxenda victoza mounjaro trulicity',
  ],
  insulina: ['insulina', 'insulina lantus basaglar tresiba toujeo levemir humalog novorapid glargina degludeca'],
  ibp: [
    'remédio do estômago (prazol)',
    'omeprazol pantoprazol esomeprazol lansoprazol rabeprazol dexlansoprazol losec nexium pantozol dexilant peprazol vonoprazana',
  ],
  antiH2: ['famotidina', 'famotidina ranitidina cimetidina'],
  procinetico: ['remédio do enjoo', 'metoclopramida domperidona bromoprida ondansetrona plasil motilium digesan vonau'],
  buscopan: ['escopolamina', 'escopolamina hioscina buscopan'],
  ferro: ['ferro', 'noripurum noripurun ferronil combiron neutrofer ferripolimaltose'],
  bisfosfonato: ['remédio da osteoporose', 'alendronato risedronato ibandronato fosamax actonel bonviva osteoform'],
  antibiotico: [
    'antibiótico',
    'amoxicilina amoxilina clavulanato clavulin ampicilina cefalexina cefuroxima ceftriaxona ciprofloxacino levofloxacino norfloxacino moxifloxacino metronidazol sulfametoxazol trimetoprima bactrim doxiciclina clindamicina nitrofurantoina fosfomicina secnidazol tinidazol penicilina benzetacil flagyl levoxin',
  ],
  macrolideo: ['antibiótico (macrolídeo)', 'claritromicina eritromicina azitromicina klaricid ilosone zitromax'],
  antifungico: [
    'antifúngico',
    'fluconazol itraconazol cetoconazol terbinafina griseofulvina zoltec sporanox voriconazol',
  ],
  antiviral: ['antiviral', 'aciclovir valaciclovir zovirax valtrex oseltamivir tamiflu'],
  antirretroviral: [
    'antirretroviral',
    'dolutegravir tenofovir lamivudina efavirenz atazanavir darunavir ritonavir zidovudina',
  ],
  antiparasitario: ['antiparasitário', 'ivermectina albendazol mebendazol nitazoxanida annita'],
  metotrexato: ['metotrexato', 'metotrexato metotrexate mtx'],
  hidroxicloroquina: ['hidroxicloroquina', 'hidroxicloroquina reuquinol plaquinol cloroquina'],
  imunossupressor: [
    'remédio que baixa a defesa',
    'azatioprina leflunomida micofenolato ciclosporina tacrolimo tacrolimus sulfassalazina adalimumabe infliximabe etanercepte tofacitinibe rituximabe humira imuran prograf sandimmun upadacitinibe baricitinibe secuquinumabe',
  ],
  quimioterapico: [
    'quimioterapia',
    'capecitabina ciclofosfamida doxorrubicina paclitaxel docetaxel cisplatina carboplatina oxaliplatina hidroxiureia mercaptopurina palbociclibe',
  ],
  tamoxifeno: ['tamoxifeno', 'tamoxifeno nolvadex raloxifeno'],
  aromatase: ['inibidor da aromatase', 'anastrozol letrozol exemestano arimidex femara aromasin'],
  bloqueioHormonal: [
    'bloqueio hormonal',
    'gosserrelina leuprorrelina zoladex lupron bicalutamida enzalutamida abiraterona',
  ],
  isotretinoina: ['isotretinoína', 'isotretinoina roacutan acutan'],
  finasterida: ['finasterida ou dutasterida', 'finasterida dutasterida proscar propecia avodart'],
  erecao: ['remédio para a ereção', 'sildenafila tadalafila vardenafila viagra cialis levitra'],
  anticoncepcional: [
    'anticoncepcional hormonal',
    'etinilestradiol levonorgestrel drospirenona gestodeno desogestrel ciproterona dienogeste yasmin elani selene microvlar cerazette nuvaring implanon mirena medroxiprogesterona algestona perlutan mesigyna siblima diclin tamisa belara iumi adoless femiane',
  ],
  reposicao: [
    'reposição hormonal',
    'estradiol tibolona progesterona utrogestan libiam oestrogel didrogesterona premarin',
  ],
  alopurinol: ['alopurinol', 'alopurinol zyloric febuxostate'],
  colchicina: ['colchicina', 'colchicina colchis'],
  flunarizina: ['flunarizina ou cinarizina', 'flunarizina cinarizina vertix stugeron'],
  betaistina: ['betaistina', 'betaistina labirin betina'],
  diosmina: ['remédio das varizes', 'diosmina daflon venaflon hesperidina'],
  cafeina: ['cafeína ou energético', 'energetico energeticos cafeina guarana termogenico monster redbull'],
  laxante: ['laxante', 'lactulona bisacodil dulcolax macrogol picossulfato guttalax'],
} as const satisfies Readonly<Record<string, readonly [nome: string, remedios: string]>>;

export type ClasseDeRemedio = keyof typeof classesDeRemedios;

/** The classes of a name as the table writes it. */
export const classesDoNome: ReadonlyMap<string, readonly ClasseDeRemedio[]> = porNome();

function porNome(): Map<string, ClasseDeRemedio[]> {
  const todos = new Map<string, ClasseDeRemedio[]>();
  for (const classe of keysOf(classesDeRemedios)) {
    const [, remedios] = classesDeRemedios[classe];
    for (const remedio of remedios.split(' ')) todos.set(remedio, [...(todos.get(remedio) ?? []), classe]);
  }
  return todos;
}

const acentos: Readonly<Record<string, string>> = {
  isotretinoina: 'isotretinoína',
  cafeina: 'cafeína',
  energetico: 'energético',
  energeticos: 'energético',
  guarana: 'guaraná',
  termogenico: 'termogênico',
  antibiotico: 'antibiótico',
  antibioticos: 'antibiótico',
  diuretico: 'diurético',
  litio: 'lítio',
  fenitoina: 'fenitoína',
  codeina: 'codeína',
  valproico: 'ácido valproico',
  ferroso: 'ferro',
  aas: 'AAS',
};

/** A name of the table as it is written. */
export function comAcento(nome: string): string {
  return acentos[nome] ?? nome;
}
