// Medicines however they are spelt: "simvastatina", "claritromissina", "omeprasol", "hixizini" are what the box says.
import { classesDoNome, nomesComuns, substanciasDoNome } from '../catalog/remedios.ts';

/** Of names this short only another spelling of the same sound counts. */
const menorDistante = 6;
/** Letters of a name from which two faults may stand in it. */
const menorDeDois = 9;
const menorEscrita = 5;

/** One spelling for all spellings of the same sounds. */
function comoSoa(forma: string): string {
  return forma
    .replace(/^h/, '')
    .replace(/ph/g, 'f')
    .replace(/([trdcglb])h/g, (todo, letra: string) => (todo === 'ch' ? 'x' : letra))
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/sc(?=[ei])/g, 's')
    .replace(/c(?=[ei])/g, 's')
    .replace(/ç/g, 's')
    .replace(/qu(?=[ei])/g, 'c')
    .replace(/[kq]/g, 'c')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/z/g, 's')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/m(?=[^aeioupb]|$)/g, 'n')
    .replace(/(.)\1+/g, '$1');
}

/** Trade names so near to words of the language or to people's names that only the same sound is the medicine. */
const soPeloSom: ReadonlySet<string> = new Set(
  (
    'cafeina energetico energeticos guarana termogenico monster redbull allegra haldol amaryl annita betina celestone concor forxiga libiam vytorin victoza adoless acutan alenia alektos alivium anador ancoron aprovel ' +
    'aradois atacand avamys capoten carduran cerazette zetron cozaar colchis combodart concerta selene donaren dorene eupressin humira flagyl ' +
    'invokana jardiance levitra lipidil lisador lyrica migrane mirena perlutan ponstan pressat propecia prozac keppra serenata singulair zoltec ' +
    'espran lixiana velija vertix valium voltaren tamisa yasmin belara celebra selozok femara incontinol marevan neurontin cefaliv tramal cardizem synthroid ' +
    'asparte carbidopa estazolam estriol meclizina periciazina efedrina'
  ).split(' '),
);
/** Trade names, and second names of substances, that are known also with a fault in them. Of all others a word of the language is too near. */
const tambemComFalta: ReadonlySet<string> = new Set(
  (
    'renitec vasopril zestril triatec coversyl lotensin corus diovan benicar micardis entresto inderal atenol coreg divelol nebilet amlodipino ' +
    'norvasc adalat dilacoron zanidip clorana higroton natrilix lasix aldactone tamsulosina secotex omnic atensina aldomet lanoxin atlansil ' +
    'ritmonorm isordil monocordil sustrate zocor lipitor citalor crestor rosucor plenance livalo gemfibrozila oroxadin lopid zetia plavix ' +
    'brilinta somalgin ecasil aspirina coumadin xarelto eliquis pradaxa clexane zoloft tolrest daforin lexapro reconter cipramil aropax luvox ' +
    'brintellix efexor effexor venlift pristiq cymbalta milnaciprana tryptanol pamelor tofranil anafranil wellbutrin bupium zyban remeron menelat ' +
    'rivotril lexotan lorax olcadil frisium stilnox imovane carbolitium seroquel risperdal zyprexa aristab amplictil neozine leponex divalproato ' +
    'depakote depakene valproico torval tegretol trileptal hidantal gardenal lamictal topamax amato prebictal lisdexanfetamine ritalina venvanse ' +
    'retemic vesicare detrusitol myrbetric polaramine fenergan hixizine histamin dramin claritin zyrtec desalex miosan sirdalud prolopa akineton ' +
    'eranz exelon tylex dimorf oxycontin codex cataflam cataflan advil profenid flanax arcoxia torsilax tandrilax mioflex toragesic nisulid ' +
    'buscofem novalgina tylenol dorflex neosaldina metamizol sumatriptano naratriptano triptana triptanos sumax naramig zomig maxalt ormigrein ' +
    'meticorten predsim decadron calcort symbicort seretide clenil busonid nasonex aerolin berotec atrovent aerodini spiriva montelukast ' +
    'montelair puran euthyrox levoid eutirox metimazol propiltiouracil tapazol glifage glucoformin dimefor daonil diamicron azukon januvia galvus ' +
    'trayenta glyxambi actos stanglit ozempic wegovy rybelsus saxenda mounjaro trulicity lantus basaglar tresiba toujeo levemir humalog novorapid ' +
    'losec nexium pantozol dexilant peprazol plasil motilium digesan vonau hioscina buscopan noripurum noripurun fosamax actonel bonviva ' +
    'osteoform amoxilina clavulin bactrim benzetacil levoxin klaricid ilosone zitromax sporanox zovirax valtrex tamiflu metotrexate reuquinol ' +
    'plaquinol tacrolimus imuran prograf sandimmun nolvadex arimidex aromasin zoladex lupron roacutan proscar avodart viagra cialis elani ' +
    'microvlar nuvaring implanon mesigyna siblima diclin utrogestan oestrogel zyloric stugeron labirin daflon venaflon dulcolax guttalax'
  ).split(' '),
);
/** Medicines with a word of the surgery beside them: ferritin, headache. Of their long names, too, one fault only. */
const soUmaFalta: ReadonlySet<string> = new Set(
  'fenitoina cefalexina digoxina estradiol memantina diltiazem atazanavir'.split(' '),
);

const porSom = new Map<string, string>();
const porComeco = new Map<string, { nome: string; som: string; letras: number }[]>();
for (const nome of classesDoNome.keys()) {
  if (nome.length < menorEscrita || nomesComuns.has(nome) || nome.includes(' ')) continue;
  const conhecida = substanciasDoNome(nome).includes(nome) || tambemComFalta.has(nome);
  if (!conhecida && !soPeloSom.has(nome)) continue;
  const som = comoSoa(nome);
  if (!porSom.has(som)) porSom.set(som, nome);
  if (nome.length < menorDistante || soPeloSom.has(nome)) continue;
  const chave = som.charAt(0);
  porComeco.set(chave, [...(porComeco.get(chave) ?? []), { nome, som, letras: letrasDe(som) }]);
}

/** Words of the language, people and places that are as near to a name as a fault in it: all that a list of 262,000 words and names has. */
const comuns: ReadonlySet<string> = new Set(
  (
    'plaquinha plaquinhas renite renites simeticona escetamina esketamina cossar cossei valerato ' +
    'anita alegra iasmim iasmin yasmim teofila batistina clementina esperidiao centralina centraliza bizantina brilhantina capotem cisplatino ' +
    'cisplatinos clorofila conserta dioxina lirica melodica melodicas parasitamo parasitamos paroxitona plaino plainos rouxinol suprida suspirada ' +
    'tinidas traciona tramado tramados vararia varariam variaria variariam voltarem'
  ).split(' '),
);

const jaVistas = new Map<string, string | null>();
const maisVistas = 20_000;

/** The name of the medicine that this word, without accents, was meant for; null when it names none, or is written as it should be. */
export function remedioEscrito(forma: string): string | null {
  if (forma.length < menorEscrita || classesDoNome.has(forma)) return null;
  const antes = jaVistas.get(forma);
  if (antes !== undefined) return antes;
  const achado = comuns.has(forma) || !/^[a-z]+$/.test(forma) ? null : procurar(forma);
  if (jaVistas.size >= maisVistas) jaVistas.clear();
  jaVistas.set(forma, achado);
  return achado;
}

function procurar(forma: string): string | null {
  const som = comoSoa(forma);
  const igual = porSom.get(som);
  if (igual !== undefined) return igual;
  if (som.length < menorDistante - 1) return null;
  const letras = letrasDe(som);
  let melhor: string | null = null;
  let menor = Number.POSITIVE_INFINITY;
  for (const um of porComeco.get(som.charAt(0)) ?? []) {
    const permitidos = um.nome.length >= menorDeDois && !soUmaFalta.has(um.nome) ? 2 : 1;
    if (Math.abs(um.som.length - som.length) > permitidos || diferem(um.letras, letras) > 2 * permitidos) continue;
    const quantos = distancia(um.som, som, permitidos);
    if (quantos > permitidos || quantos > menor) continue;
    if (quantos === menor && melhor !== null && !mesmaClasse(melhor, um.nome)) {
      melhor = null;
      continue;
    }
    if (quantos < menor || melhor === null) melhor = um.nome;
    menor = quantos;
  }
  return melhor;
}

function mesmaClasse(um: string, outro: string): boolean {
  const classes = classesDoNome.get(outro) ?? [];
  return (classesDoNome.get(um) ?? []).some((classe) => classes.includes(classe));
}

/** One bit for each letter. */
function letrasDe(palavra: string): number {
  let bits = 0;
  for (let indice = 0; indice < palavra.length; indice += 1) bits |= 1 << (palavra.charCodeAt(indice) - 97);
  return bits;
}

function diferem(umas: number, outras: number): number {
  let bits = umas ^ outras;
  let quantas = 0;
  for (; bits !== 0; bits &= bits - 1) quantas += 1;
  return quantas;
}

/** Letters missing, added, changed or swapped with the next; more than `maximo` is not counted to its end. */
function distancia(um: string, outro: string, maximo: number): number {
  let antes: number[] = [];
  let anterior = Array.from({ length: outro.length + 1 }, (_, coluna) => coluna);
  for (let linha = 1; linha <= um.length; linha += 1) {
    const atual = [linha];
    let menor = linha;
    for (let coluna = 1; coluna <= outro.length; coluna += 1) {
      const igual = um.charAt(linha - 1) === outro.charAt(coluna - 1);
      let custo = Math.min(
        (anterior[coluna] ?? 0) + 1,
        (atual[coluna - 1] ?? 0) + 1,
        (anterior[coluna - 1] ?? 0) + (igual ? 0 : 1),
      );
      if (
        linha > 1 &&
        coluna > 1 &&
        um.charAt(linha - 1) === outro.charAt(coluna - 2) &&
        um.charAt(linha - 2) === outro.charAt(coluna - 1)
      )
        custo = Math.min(custo, (antes[coluna - 2] ?? 0) + 1);
      atual.push(custo);
      menor = Math.min(menor, custo);
    }
    if (menor > maximo) return maximo + 1;
    antes = anterior;
    anterior = atual;
  }
  return anterior[outro.length] ?? maximo + 1;
}
