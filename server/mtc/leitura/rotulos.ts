import { semAcentos } from './palavras.ts';

interface Lista {
  antes: string;
  palavras: RegExp;
  quantas: number;
}
/** The first that matches. */
type Rotulos = readonly (readonly [palavras: RegExp, rotulo: string])[];

/** What a sign with a wide label gathers: the label names each word as it was written. */
const emLista = (antes: string, palavras: string, quantas = 3): Lista => ({
  antes,
  palavras: new RegExp(`\\b(${palavras})\\b`, 'g'),
  quantas,
});

const asVezes =
  /\bas vezes\b|\bde vez em\b|\bvez ou outra\b|\b(ocasional|esporadica|eventual)mente\b|\balgum\w+ (vezes|dias)\b/;

/**
 * Labels no wider than the word that was told, by sign or variant: "camarão" is an allergy to shrimp, and no fish was spoken of.
 */
const porPalavra: Readonly<Record<string, Rotulos | Lista>> = {
  alergia_frutos_do_mar: emLista(
    'alergia a',
    'camarao|camaroes|frutos do mar|peixes?|crustaceos?|mariscos?|moluscos?|lagosta|ostras?|lula|polvo|caranguejo|siri|atum|sardinhas?|bacalhau|mexilh\\w+',
  ),
  alergia_fita: emLista(
    'alergia a',
    'latex|esparadrapo|micropore|fita|fitas|adesivos?|cola|curativos?|band aid|borracha|luvas?',
  ),
  alergia_metal: emLista('alergia a', 'niquel|metal|metais|bijuterias?|brincos?|cobalto|cromo|prata|ouro|aco'),
  alergia_oleaginosas: emLista(
    'alergia a',
    'amendoim|castanhas?|castanha de caju|castanha do para|nozes|noz|amendoas?|avelas?|pistache|macadamia|oleaginosas?',
  ),
  alergia_frutas: emLista(
    'alergia a',
    'kiwi|bananas?|morangos?|abacaxi|mamao|mangas?|macas?|pessegos?|laranjas?|limao|uvas?|melao|maracuja|acerola|caju|frutas citricas|frutas?',
  ),
  alergia_mel: emLista('alergia a', 'mel|propolis|geleia real'),
  alergia_aromas: emLista(
    'alergia a',
    'perfumes?|cheiros? fortes?|cheiros?|incensos?|oleos? essencia(?:l|is)|aromas?|fragrancias?',
  ),
  alergia_artemisia: emLista('alergia a', 'artemisia|camomila|arnica|fumaca|ambrosia|crisantemo|losna|moxa'),
  remedio_citado: emLista(
    'uso de',
    'besilato de anlodipino|carbonato de calcio|hidroclorotiazida|hidroxicloroquina|lisdexanfetamina|pregabalina|gabapentina|lyrica|espironolactona|nitrofurantoina|ciclobenzaprina|sulfato ferroso|ciprofloxacino|metoclopramida|desmopressina|metilfenidato|atorvastatina|trimetazidina|desloratadina|isotretinoina|rosuvastatina|ondansetrona|telmisartana|montelucaste|acido folico|candesartana|vitamina b12|sumatriptana|solifenacina|clortalidona|pravastatina|levotiroxina|fexofenadina|naratriptana|ciprofibrato|sinvastatina|azitromicina|dutasterida|fenofibrato|alendronato|amoxicilina|propranolol|tansulosina|sildenafila|pantoprazol|lansoprazol|hidroxizina|olmesartana|domperidona|isossorbida|oxibutinina|esomeprazol|risedronato|irbesartana|finasterida|paracetamol|flunarizina|polaramine|valsartana|doxazosina|anlodipino|betaistina|tadalafila|bromoprida|neosaldina|carvedilol|nifedipino|mesalazina|budesonida|furosemida|loratadina|cefalexina|simeticona|colchicina|famotidina|amiodarona|indapamida|cetirizina|vitamina d|citoneurin|bisoprolol|alopurinol|metoprolol|aldactone|omeprazol|nebivolol|lactulona|losartana|novalgina|reuquinol|captopril|bisacodil|plaquinol|enalapril|synthroid|noripurum|ezetimiba|lactulose|muvinlax|motilium|roacutan|venvanse|torsilax|dulcolax|pantogar|dipirona|hixizine|ramipril|euthyrox|ritalina|macrogol|diosmina|digoxina|buscopan|atenolol|puran t4|allegra|aradois|crestor|busonid|dorflex|selozok|labirin|tylenol|avamys|miosan|plasil|luftal|vertix|cozaar|concor|nexium|levoid|daflon|puran|vonau|lasix',
    12,
  ),
  alergia_leite: [[/\blactose\b/, 'intolerância à lactose']],
  alergia_trigo: [[/\bceliac/, 'doença celíaca']],
  edema: [
    [/\bdedos?\b/, 'inchaço nos dedos'],
    [/\bmaos?\b/, 'inchaço nas mãos'],
    [/\b(ante)?bracos?\b/, 'inchaço nos braços'],
  ],
  edema_pes: [
    [/\b(tornozelos?|maleolos?)\b/, 'inchaço nos tornozelos'],
    [/\bpes?\b/, 'inchaço nos pés'],
  ],
  edema_pernas: [
    [/\bpanturrilhas?\b|\b(batata|barriga)s? da perna/, 'inchaço nas panturrilhas'],
    [/\bcanelas?\b/, 'inchaço nas canelas'],
    [/\bcoxas?\b/, 'inchaço nas coxas'],
    [/\bpernas?\b/, 'inchaço nas pernas'],
  ],
  articulacao_inchada: [
    [/\bjoelhos?\b/, 'joelho inchado'],
    [/\bpunhos?\b/, 'punho inchado'],
    [/\bcotovelos?\b/, 'cotovelo inchado'],
    [/\bombros?\b/, 'ombro inchado'],
    [/\btornozelos?\b/, 'tornozelo inchado'],
  ],
  incontinencia: [
    [/\b(cama|colchao|lencol|enurese|dormindo|a noite|noturna)\b/, 'xixi na cama (enurese noturna)'],
    [/\b(tosse|tossir|tosso|tussi\w*|espirr\w+|rir|rio|risada|pul\w+|esforco|peso)\b/, 'perda de urina ao esforço'],
  ],
  // A leg that is weak is one leg.
  membros_fracos: [
    [/\bpernas? (direita|d|dir)\b|\bmid\b/, 'perna direita fraca'],
    [/\bpernas? (esquerda|esq)\b|\bmie\b/, 'perna esquerda fraca'],
    [/\bbracos? (direito|d|dir)\b|\bmsd\b/, 'braço direito fraco'],
    [/\bbracos? (esquerdo|esq)\b|\bmse\b/, 'braço esquerdo fraco'],
    [/\b(pernas|mmii|membros inferiores)\b/, 'pernas fracas'],
    [/\bperna\b/, 'perna fraca'],
    [/\b(bracos|mmss|membros superiores)\b/, 'braços fracos'],
    [/\bbraco\b/, 'braço fraco'],
    [/\bmaos?\b/, 'mão sem força'],
  ],
  desvio_boca: [[/\brepux/, 'repuxado no canto da boca']],
  luto: [
    [/\bpais\b/, 'morte dos pais'],
    [/\bmae\b/, 'morte da mãe'],
    [/\bpai\b/, 'morte do pai'],
    [/\birmaos?\b/, 'morte do irmão'],
    [/\birma\b/, 'morte da irmã'],
    [/\b(marido|esposo)\b|\bviuva\b/, 'morte do marido'],
    [/\b(esposa|mulher)\b|\bviuvo\b/, 'morte da esposa'],
    [/\bfilho\b/, 'morte do filho'],
    [/\bfilha\b/, 'morte da filha'],
    [/\b(bebe|nenem)\b/, 'perda do bebê'],
    [/\bavo\b/, 'morte de avó ou avô'],
    [/\bneto\b/, 'morte do neto'],
    [/\bneta\b/, 'morte da neta'],
    [/\bamig[oa]\b/, 'morte de amigo ou amiga'],
    [/\b(cachorr\w+|cadela)\b/, 'morte do cachorro'],
    [/\bgat[oa]\b/, 'morte do gato'],
    [/\b(luto|enlutad[oa])\b/, 'luto'],
  ],
  separacao: [[/\bdivorc/, 'divórcio']],
  saburra_descascada: daSaburra(),
  saburra_ausente: daSaburra(),
  lingua_rachaduras: [
    [/\bate (a |o )?ponta\b|\bcentral\b.*\bponta\b/, 'rachadura central que vai até a ponta'],
    [/\b(centra(l|is)|median[oa]|no meio|no centro)\b/, 'rachadura central na língua'],
    [/\b(transversa(l|is)|horizonta(l|is))\b/, 'rachaduras transversais na língua'],
  ],
  despertares_noturnos: [
    [/\b(acord|despert)\w*\b.*\bn(ao)?\b.*\b(volt|durm|dorm|peg|preg)/, 'acorda de madrugada e não volta a dormir'],
  ],
  // Little of it is no thin one.
  saburra_fina: [[/\bpouc[ao]\b(?!.*\bfin)/, 'pouca saburra']],
  // No pain that was told to be dull is told to be without a pause.
  dor_surda: [
    [/\bsurd|\babafad|\bno fundo\b/, 'dor surda'],
    [/\b(contin|constante|direto|o tempo todo|sem parar)/, 'dor contínua'],
  ],
  equimoses: [[/^(mancha roxa|roxo|hematoma|equimose)\b/, 'mancha roxa na pele']],
  ciclo_atrasado: [
    [/\b(long[oa]s?|alongad[oa]s?|espacad[oa]s?|dias?|intervalos?|\d+)\b/, 'ciclo longo'],
    [/\batras/, 'menstruação que atrasa'],
  ],
  zumbido_alto: [
    [/\bfin/, 'zumbido fino'],
    [/\bagud/, 'zumbido agudo'],
    [/\b(alto|forte)\b/, 'zumbido alto'],
  ],
  rigidez: [
    [/\b(maos?|dedos?)\b/, 'rigidez nas mãos'],
    [/\bjoelhos?\b/, 'joelho rígido'],
    [/\b(ao (levantar|acordar)|manha|matinal)\b/, 'rigidez ao levantar'],
  ],
  falta_ar_repouso: [
    [/\b(fal(o|a|ar|ando)|convers\w+|cant\w+)\b/, 'falta de ar ao falar'],
    [/\b(do nada|de repente|subit\w+)\b/, 'falta de ar súbita'],
    [/\b(repouso|parad\w|deitad\w|sentad\w|quiet\w)\b/, 'falta de ar em repouso'],
  ],
  medo: [[/\bmedo de morrer\b/, 'medo de morrer']],
  // The words are quoted with how often it is so.
  fezes_moles: [[asVezes, 'fezes moles às vezes']],
  diarreia: [[asVezes, 'diarreia às vezes']],
  constipacao: [[asVezes, 'intestino preso às vezes']],
  dor_mao: [
    [/\b(dedos?|dedao|polegar|quirodactilo)\b/, 'dor nos dedos'],
    [/\bmaos?\b/, 'dor na mão'],
  ],
  dor_perna: [
    [/\bcoxas?\b/, 'dor na coxa'],
    [/\bpernas?\b/, 'dor na perna'],
  ],
  pele_lesada: [
    [/\bqueim\w+/, 'queimadura na pele'],
    [/\b(ferid\w+|escara|ulcera|machucad\w+)/, 'ferida na pele'],
  ],
};

function daSaburra(): Rotulos {
  return [
    [/\b(raiz|base|fundo|atras)\b/, 'sem saburra na raiz'],
    [/\b(centro|meio)\b/, 'sem saburra no centro'],
    [/\bponta\b/, 'sem saburra na ponta'],
    [/\b(bordas?|lateral|laterais|lados?)\b/, 'sem saburra nos lados'],
  ];
}

/** The label of a statement by the words that tell it; the given one where its words name nothing narrower. */
export function rotuloPelasPalavras(id: string, rotulo: string, palavras: string): string {
  const rotulos = porPalavra[id];
  if (rotulos === undefined) return rotulo;
  const simples = semAcentos(palavras);
  if (!('antes' in rotulos)) return rotulos.find(([qual]) => qual.test(simples))?.[1] ?? rotulo;
  // Lower case and without accents a word has as many letters as before.
  const escritas = palavras.toLowerCase();
  const ditas = [...simples.matchAll(rotulos.palavras)].map(({ index, 0: dita }) =>
    escritas.slice(index, index + dita.length),
  );
  return ditas.length === 0 ? rotulo : `${rotulos.antes} ${[...new Set(ditas)].slice(0, rotulos.quantas).join(' e ')}`;
}
