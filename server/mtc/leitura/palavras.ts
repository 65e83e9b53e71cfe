import { remedioEscrito } from './nomes-de-remedios.ts';

/** A stretch of a text in NFC: offset of its first letter and of the letter after its last. */
export interface Trecho {
  inicio: number;
  fim: number;
}

/** The pieces of a stretch that match, with their places in the whole text. @param padrao with the flag `g` */
export function pedacos(texto: string, { inicio, fim }: Trecho, padrao: RegExp): Trecho[] {
  return [...texto.slice(inicio, fim).matchAll(padrao)].map(({ 0: pedaco, index }) => ({
    inicio: inicio + index,
    fim: inicio + index + pedaco.length,
  }));
}

/** Asked for pieces in order, whether each stands outside all of the stretches. */
export function foraDe(trechos: readonly Trecho[]): (pedaco: Trecho) => boolean {
  const emOrdem = trechos.toSorted((um, outro) => um.inicio - outro.inicio);
  let proximo = 0;
  let coberto = 0;
  return ({ inicio, fim }) => {
    for (let trecho = emOrdem[proximo]; trecho && trecho.inicio <= inicio; trecho = emOrdem[proximo]) {
      coberto = Math.max(coberto, trecho.fim);
      proximo += 1;
    }
    return fim > coberto;
  };
}

/** One word of a text. */
export interface Palavra extends Trecho {
  /** Lower case, no accents, abbreviations written out. */
  forma: string;
  /** What stands before the word. */
  pausa: 'nenhuma' | 'virgula' | 'frase';
  /** The pause is a colon: what follows belongs to what stands before. */
  doisPontos: boolean;
  /** A question mark follows. */
  pergunta: boolean;
  /** The word begins a line or part of a list: the first one behind a heading, or one that goes on. */
  lista: 'abre' | 'segue' | null;
}

/** Shorthand, spoken forms and frequent misspellings with one meaning in an intake. */
export const abreviadas: ReadonlyMap<string, string> = new Map(
  Object.entries({
    arrastano: 'arrastando',
    epic: 'epicondilo',
    epicond: 'epicondilo',
    cabesa: 'cabeca',
    cabessa: 'cabeca',
    caroso: 'caroco',
    carosso: 'caroco',
    comeso: 'comecou',
    comesou: 'comecou',
    comessou: 'comecou',
    creceu: 'cresceu',
    cresendo: 'crescendo',
    creseu: 'cresceu',
    despois: 'depois',
    dismaiei: 'desmaiei',
    dismaio: 'desmaio',
    dismaiou: 'desmaiou',
    dispois: 'depois',
    doeno: 'doendo',
    febri: 'febre',
    febrio: 'febre',
    feses: 'fezes',
    ficano: 'ficando',
    inchano: 'inchando',
    obrano: 'obrando',
    precao: 'pressao',
    presao: 'pressao',
    presssao: 'pressao',
    sange: 'sangue',
    sangrano: 'sangrando',
    sangui: 'sangue',
    tromboze: 'trombose',
    tuso: 'tusso',
    vomitano: 'vomitando',
    'c/': 'com',
    's/': 'sem',
    'p/': 'para',
    pra: 'para',
    pro: 'para',
    pras: 'para',
    pros: 'para',
    q: 'que',
    qdo: 'quando',
    qnd: 'quando',
    qd: 'quando',
    qto: 'quanto',
    pcte: 'paciente',
    pct: 'paciente',
    pac: 'paciente',
    dps: 'depois',
    tb: 'tambem',
    tbm: 'tambem',
    mto: 'muito',
    mta: 'muita',
    mt: 'muito',
    mtas: 'muitas',
    mtos: 'muitos',
    hj: 'hoje',
    n: 'nao',
    naum: 'nao',
    num: 'em',
    vc: 'voce',
    qm: 'quem',
    omb: 'ombro',
    pq: 'porque',
    mmii: 'pernas',
    mmss: 'bracos',
    mie: 'perna',
    mid: 'perna',
    msd: 'braco',
    mse: 'braco',
    bilat: 'bilateral',
    freq: 'frequente',
    prof: 'profundo',
    superf: 'superficial',
    irreg: 'irregular',
    esq: 'esquerdo',
    dir: 'direito',
    ling: 'lingua',
    sab: 'saburra',
    abd: 'abdome',
    resp: 'respiracao',
    dd: 'dias',
    hs: 'horas',
    min: 'minutos',
    ult: 'ultimo',
    gde: 'grande',
    gd: 'grande',
    msm: 'mesmo',
    obs: 'observacao',
    cab: 'cabeca',
    relac: 'relacao',
    vezs: 'vezes',
    veiz: 'vezes',
    treis: 'tres',
    xs: 'vezes',
    x: 'vezes',
    lom: 'lombar',
    cerv: 'cervical',
    tto: 'tratamento',
    med: 'medicamento',
    meds: 'medicamentos',
    dx: 'diagnostico',
    hd: 'hipotese',
    sg: 'sangue',
    nl: 'normal',
    nls: 'normais',
    neg: 'negativo',
    vez: 'vezes',
    noites: 'noite',
    musc: 'muscular',
    matina: 'manha',
    td: 'todo',
    tds: 'todos',
    ca: 'cancer',
    evac: 'evacuacao',
    const: 'constipacao',
    intest: 'intestino',
    diur: 'diurno',
    af: 'familiares',
    hf: 'familiares',
    hist: 'historia',
    formig: 'formigamento',
    parest: 'parestesia',
    tabag: 'tabagismo',
    etil: 'etilismo',
    artic: 'articulacao',
    digest: 'digestao',
    sudor: 'sudorese',
    palpit: 'palpitacao',
    irritab: 'irritabilidade',
    latej: 'latejante',
    constip: 'constipacao',
    zumb: 'zumbido',
    noct: 'noctiuria',
    nict: 'noctiuria',
    hemorr: 'hemorroidas',
    climat: 'climaterio',
    dismeno: 'dismenorreia',
    coag: 'coagulos',
    obes: 'obesidade',
    gest: 'gestante',
    cotov: 'cotovelo',
    tornoz: 'tornozelo',
    panturr: 'panturrilha',
    arrox: 'arroxeada',
    verm: 'vermelha',
    anticoag: 'anticoagulante',
    colest: 'colesterol',
    sambura: 'saburra',
    sabura: 'saburra',
    saborra: 'saburra',
    rachad: 'rachadura',
    rach: 'rachadura',
    fiss: 'fissura',
    descam: 'descamada',
    avermelh: 'avermelhada',
    lomb: 'lombar',
    dors: 'dorsal',
    inson: 'insonia',
    ansied: 'ansiedade',
    cefal: 'cefaleia',
    menst: 'menstruacao',
    menstr: 'menstruacao',
    diarr: 'diarreia',
    naus: 'nausea',
    tont: 'tontura',
    fogach: 'fogachos',
    depr: 'depressao',
    sublin: 'sublinguais',
  }),
);

/**
 * A point behind a word cut short ends no clause: "Palpit. leve", "nict. 1x", "ortop. mandou"; nor does one behind a single letter before a
 * small one: "H. pylori". For a regular expression with `u`.
 */
export const pontoDeCortada =
  '(?:(?<=(?<!\\p{L})(?:[Aa]lt|[Pp]alp|[Pp]alpit|[Nn]ict|[Nn]oct|[Bb]ilat|[Vv]it|[Aa]prox|[Oo]bs|[Ee]sq|[Ee]pig|[Mm]enst|[Oo]rtop|[Rr]eumato|[Gg]ineco|[Pp]siq|[Aa]comp))\\.|(?<=(?<!\\p{L})\\p{L})\\.(?=\\s*\\p{Ll}))';

/** Splits a text into words. @returns the text in NFC, to which the offsets belong */
export function lerPalavras(texto: string): { texto: string; palavras: Palavra[] } {
  const composto = texto.normalize('NFC');
  const simples = semAcentos(composto);
  // An empty box denies only where another one is ticked: "febre ( ) calafrio (x)".
  const comMarcas = /\(\s*x\s*\)/.test(simples);
  const comSinais = emSinais.test(composto);
  const comSinaisAntes = /^\s*\(\s*[-–—−+]+\s*\)\s*\p{L}/u.test(composto);
  const palavras: Palavra[] = [];
  let pausa: Palavra['pausa'] = 'frase';
  let doisPontos = false;
  let lista: Palavra['lista'] = null;
  const acrescentar = (forma: string, inicio: number, fim: number) => {
    palavras.push({
      forma,
      inicio,
      fim,
      pausa,
      doisPontos: doisPontos && pausa === 'virgula',
      pergunta: false,
      lista: pausa === 'frase' ? lista : null,
    });
    doisPontos = false;
    lista = null;
  };
  const pausar = () => {
    if (pausa !== 'frase') pausa = 'virgula';
  };
  for (let inicio = 0, fim = 0; inicio < simples.length; inicio = fim) {
    const sinal = simples.charAt(inicio);
    fim = inicio + 1;
    if (sinal === ' ') continue;
    fim = fimDaEscrita(simples, inicio);
    if (fim > inicio) {
      const escrita = simples.slice(inicio, fim);
      const anterior = palavras.at(-1)?.forma;
      // "Disfagia 0. Melena: 0."
      if (escrita === '0' && isNada(simples, fim, anterior, pausa, doisPontos)) {
        acrescentar('zero', inicio, fim);
        pausa = 'virgula';
        continue;
      }
      // "0 febre, 0 tosse"
      if (escrita === '0' && pausa !== 'nenhuma' && nadaDe.test(simples.slice(fim, fim + 12))) {
        acrescentar('zero', inicio, fim);
        pausa = 'nenhuma';
        continue;
      }
      // "Desde 5a feira", "na 6ª": no years.
      const dia = pausa === 'nenhuma' ? diaDaSemana(composto, inicio, fim) : null;
      if (dia !== null) {
        fim = dia.fim;
        acrescentar(dia.forma, inicio, fim);
        continue;
      }
      const forma = grafia(composto, inicio, escrita, pausa === 'nenhuma' ? anterior : undefined);
      // "Ora frio, ora calor" is one phrase.
      if (forma === 'ora' && pausa === 'virgula') pausa = 'nenhuma';
      acrescentar(forma, inicio, fim);
      pausa = 'nenhuma';
      continue;
    }
    fim = inicio + 1;
    switch (sinal) {
      case '.': {
        // "prof." and "esq." end no sentence when the next letter is small.
        const abreviada =
          abreviatura(palavras.at(-1)) && /^\s*[a-zà-ÿ,\d]/.test(composto.slice(inicio + 1, inicio + 4));
        if (!abreviada) pausa = 'frase';
        break;
      }
      case '?': {
        const ultima = palavras.at(-1);
        if (ultima) ultima.pergunta = true;
        pausa = 'frase';
        break;
      }
      case '\n':
        if (!quebraSolta(palavras.at(-1), pausa, composto, fim)) {
          // "Nega:⏎- febre⏎- tosse"
          if (doisPontos) lista = 'abre';
          else if (pausa === 'nenhuma' && deItem.test(composto.slice(fim, fim + 8))) lista = 'segue';
          pausa = 'frase';
        }
        break;
      case ';':
        if (pausa !== 'frase') lista = 'segue';
        pausa = 'frase';
        break;
      case '!':
      case '…':
        pausa = 'frase';
        break;
      case ':':
        doisPontos = true;
        // "Tabag.: parou" ends no sentence before its colon.
        if (pausa === 'frase' && palavras.length > 0 && simples.charAt(inicio - 1) === '.') pausa = 'virgula';
        pausar();
        break;
      case 'ø':
      case '∅':
        if (palavras.length > 0) acrescentar('zero', inicio, fim);
        pausa = 'virgula';
        break;
      case ',':
      case ')':
      case '=':
        pausar();
        break;
      case '–':
      case '—':
      case '−':
        // "Tosse –; muco –" answers like "tosse -".
        if (isResposta(composto, inicio, comSinais)) {
          acrescentar('nao', inicio, fim);
          pausa = 'virgula';
        } else pausar();
        break;
      case '-': {
        if (
          pausa === 'nenhuma' &&
          deManobra.test(palavras.at(-1)?.forma ?? '') &&
          /^\s*([.,;)\n]|$)/.test(simples.slice(fim, fim + 4))
        ) {
          acrescentar('negativo', inicio, fim);
          pausa = 'virgula';
          break;
        }
        if (isResposta(composto, inicio, comSinais)) {
          acrescentar('nao', inicio, fim);
          pausa = 'virgula';
          break;
        }
        // "dor-de-cabeça" is one phrase, "insônia - cansaço" are two.
        if (/\s/.test(simples.charAt(inicio - 1)) || /\s/.test(simples.charAt(inicio + 1))) pausar();
        break;
      }
      case '+':
        if (pausa === 'nenhuma' && deManobra.test(palavras.at(-1)?.forma ?? '')) {
          acrescentar('positivo', inicio, fim);
          break;
        }
        if (comSinais && isResposta(composto, inicio, true)) {
          acrescentar('sim', inicio, fim);
          pausa = 'virgula';
          break;
        }
        // "Tá + preocupada" says "mais".
        if (palavras.length > 0 && pausa === 'nenhuma')
          acrescentar(antesDeMais.test(palavras.at(-1)?.forma ?? '') ? 'mais' : 'e', inicio, fim);
        break;
      case '/':
        // "Vômito não / tosse sim" are two, "náusea/vômito" is "e".
        if (/\s/.test(simples.charAt(inicio - 1)) && /\s/.test(simples.charAt(fim))) {
          pausar();
          break;
        }
        if (palavras.length > 0 && pausa === 'nenhuma') acrescentar('e', inicio, fim);
        break;
      case '&':
        if (palavras.length > 0 && pausa === 'nenhuma') acrescentar('e', inicio, fim);
        break;
      case '(': {
        quadrinho.lastIndex = inicio;
        const caixa = quadrinho.exec(simples)?.[0];
        if (caixa === undefined) {
          pausar();
          break;
        }
        fim = inicio + caixa.length;
        // Tick boxes and signs: "corrimento (-)", "( ) sim (x) não".
        if (/^\(\s*x?\s*\)$/.test(caixa)) {
          if (comMarcas && !caixa.includes('x')) acrescentar('ausente', inicio, fim);
        } else if (comSinaisAntes) {
          if (/[-–—−]/.test(caixa)) acrescentar('sem', inicio, fim);
          else pausar();
          break;
        } else acrescentar(/^\(\s*([-–—−]|\))/.test(caixa) ? 'nao' : 'sim', inicio, fim);
        pausa = 'virgula';
        break;
      }
      default: {
        const desenho = figura.exec(simples.slice(inicio, inicio + 2))?.[0];
        if (desenho === undefined) break;
        fim = inicio + desenho.length;
        pausar();
      }
    }
  }
  return { texto: composto, palavras: comPausas(palavras) };
}

/**
 * Only the forms of the words. @param simples without accents and capitals. Of the lexicon's 75,000 expressions most are plain words, and
 * reading them like a text took most of the time in which a thread starts.
 */
export function lerFormas(simples: string): string[] {
  const escritas = simples.split(' ');
  return escritas.every((escrita) => /^[a-z]+$/.test(escrita) && !porContexto.has(escrita))
    ? escritas.map((escrita) => abreviadas.get(escrita) ?? escrita)
    : lerPalavras(simples).palavras.map(({ forma }) => forma);
}

/** Words whose form depends on their accents or on the words beside them (`grafia`). */
const porContexto = new Set(
  'e bebe bebes p ca pouco pouquinho pouquim poucochinho a coca coco pe sem num nun ano mes semana dia hora'.split(' '),
);

/** Manoeuvres of an examination, each written with the sign of its result: "Lasègue + à direita". */
const deManobra =
  /^(lasegue|bragard|slump|phalen|tinel|finkelstein|murphy|blumberg|giordano|rovsing|jobe|neer|hawkins|patrick|fabere|spurling|homans|romberg|lachman|cozen|mill|adson|kernig|brudzinski|babinski|thomas|trendelenburg|apley|mcmurray)$/;

/** "HAS-, DM+": short names, each with the sign of its answer. */
const emSinais = /(^|[\s,;/])\p{L}{2,}\s?[-–—−]\s*([,;./]|$)|(^|[\s,;/])\p{Lu}{2,5}[-–+](?=[\s,;./]|$)/mu;

const dias = ['segunda', 'terca', 'quarta', 'quinta', 'sexta'];

/** A weekday written with its number. */
function diaDaSemana(composto: string, inicio: number, fim: number): { forma: string; fim: number } | null {
  const forma = dias[Number(composto.slice(inicio, fim)) - 2];
  if (forma === undefined) return null;
  const marca = /^ ?[aª](?![\p{L}\d])/iu.exec(composto.slice(fim, fim + 4))?.[0];
  if (marca === undefined) return null;
  const feira = /^[ -]?feira\b/i.exec(composto.slice(fim + marca.length, fim + marca.length + 8))?.[0];
  if (
    feira === undefined &&
    !/(^|\s)(desde|na|[uú]ltima|pr[oó]xima|p\/) ?$/i.test(composto.slice(Math.max(0, inicio - 9), inicio))
  )
    return null;
  return { forma, fim: fim + marca.length + (feira?.length ?? 0) };
}

/** Whether a nought answers for the name before it; "às 0" and "de 0 a 10" measure. */
function isNada(
  simples: string,
  fim: number,
  anterior: string | undefined,
  pausa: Palavra['pausa'],
  doisPontos: boolean,
): boolean {
  return (
    anterior !== undefined &&
    (pausa === 'nenhuma' || (pausa === 'virgula' && doisPontos)) &&
    /^[a-z]/.test(anterior) &&
    !deRelogio.test(anterior) &&
    /^\s*([.,;/()|\n]|$)/.test(simples.slice(fim, fim + 6))
  );
}

/** Behind a nought that denies: a word, and no unit. */
const nadaDe =
  /^ (?!(kg|ml|mg|cm|dias?|anos?|mes|meses|horas?|hs?|min|graus?|vez|vezes|a|ate|de|em|e|x|por)\b)[a-z]{3}/;

const deRelogio = /^(as|a|ate|de|das|entre|e|com|desde|hora|horas|por)$/;

/** Whether the sign that stands here answers for the word before it: "HAS- DM-", "tabagismo -, asma +". */
function isResposta(composto: string, indice: number, comSinais: boolean): boolean {
  // "Febre: - Tosse: -"
  if (/\p{L}:\s?$/u.test(composto.slice(Math.max(0, indice - 3), indice)))
    return /^ ?([,;.](\s|$)|$|\p{L}+:)/u.test(composto.slice(indice + 1, indice + 24));
  if (!comSinais || !/\p{L}\s?$/u.test(composto.slice(Math.max(0, indice - 2), indice))) return false;
  if (/^\s*([,;./(]|$)/.test(composto.slice(indice + 1, indice + 3)) || /^\s*\n/.test(composto.slice(indice + 1)))
    return true;
  return (
    /\s/.test(composto.charAt(indice + 1)) &&
    /[\s,;/]?\p{L}{2,}$/u.test(composto.slice(Math.max(0, indice - 12), indice)) &&
    !/\s$/.test(composto.slice(0, indice))
  );
}

/** The mark of a line of a list. */
const deItem = /^\s*[-–—•*·▪]\s*\p{L}/u;

/** An emoji stands between two thoughts. */
const figura = /^\p{Extended_Pictographic}/u;

/** After these a line goes on: "não tenho⏎febre". */
const pedeMais =
  /^(a|o|as|os|um|uma|de|do|da|dos|das|no|na|nos|nas|em|com|sem|por|para|ao|e|ou|nem|nao|nunca|que|tem|tenho|sente|sinto|muito|muita|mais|menos|meu|minha|seu|sua)$/;

/** Whether a line was only broken because it was full. */
function quebraSolta(ultima: Palavra | undefined, pausa: Palavra['pausa'], composto: string, depois: number): boolean {
  return (
    pausa === 'nenhuma' && pedeMais.test(ultima?.forma ?? '') && /^\s*\p{Ll}/u.test(composto.slice(depois, depois + 6))
  );
}

const quadrinho =
  /\(\s*[-–—−]\s*\)|\(\s*\+\s*\)|\(\s*\)\s*sim\s*\(\s*x\s*\)\s*nao|\(\s*x\s*\)\s*sim\s*\(\s*\)\s*nao|\(\s*x?\s*\)/y;

/** The end of the word or number that begins here; `inicio` itself when none does. */
function fimDaEscrita(simples: string, inicio: number): number {
  let fim = inicio;
  if (isLetra(simples, inicio)) {
    while (isLetra(simples, fim)) fim += 1;
    // "c/ febre", "s/febre"
    const curta = fim === inicio + 1 && simples.charAt(fim) === '/' && /[csp]/.test(simples.charAt(inicio));
    return curta && !/\w/.test(simples.charAt(inicio - 1)) && !/[\d/]/.test(simples.charAt(fim + 1)) ? fim + 1 : fim;
  }
  if (simples.charAt(inicio) === '#') return inicio + 1;
  while (isAlgarismo(simples, fim)) fim += 1;
  if (fim > inicio && /[.,]/.test(simples.charAt(fim)) && isAlgarismo(simples, fim + 1)) {
    fim += 1;
    while (isAlgarismo(simples, fim)) fim += 1;
  }
  return fim;
}

function isLetra(texto: string, indice: number): boolean {
  const codigo = texto.charCodeAt(indice);
  return codigo >= 97 && codigo <= 122;
}

function isAlgarismo(texto: string, indice: number): boolean {
  const codigo = texto.charCodeAt(indice);
  return codigo >= 48 && codigo <= 57;
}

const comAcento = /[áàâãéêíóôõúç]/i;

/** The usual spelling of a word as written. @param anterior the word before it in the same part */
function grafia(composto: string, inicio: number, escrita: string, anterior: string | undefined): string {
  // The accent tells the verb from the conjunction.
  if (escrita === 'e') {
    if (/[éÉ]/.test(composto.charAt(inicio))) return 'eh';
    // Who writes no accents at all writes the verb like the conjunction: "nao e dor".
    return anterior === 'nao' && !comAcento.test(composto) ? 'eh' : escrita;
  }
  if (/^bebes?$/.test(escrita) && composto.charAt(inicio + 3) === 'ê') return escrita === 'bebe' ? 'nenem' : 'nenens';
  // "Minha vó" is a grandmother; "AAS VO" is how a medicine is taken.
  if (/^(vo|vos|vovo|vovos)$/.test(escrita) && dosAvos(composto, inicio, escrita, anterior))
    return escrita.endsWith('s') ? 'avos' : 'avo';
  if (escrita === 'p') return composto.charAt(inicio) === 'P' ? 'pulso' : 'para';
  // "De uns dias para cá" and "ca de mama"
  if (escrita === 'ca' && !/^(C[aA]|ca de (?!m[ae] ))/.test(composto.slice(inicio, inicio + 9))) return escrita;
  if (/^pou(co|quinho|quim|cochinho)$/.test(escrita) && anterior === 'um') return 'umpouco';
  // "Há 12 a" counts years; "75 à noite" and "2 a 3 vezes" do not.
  if (escrita === 'a' && anterior !== undefined && /^\d/.test(anterior) && emAnos(composto, inicio)) return 'anos';
  // The cedilla tells "coça" from the drink, and who stands "em pé" has no complaint of a foot, but "dor em pé D" is one.
  if ((escrita === 'coca' || escrita === 'coco') && /ç/i.test(composto.charAt(inicio + 2))) return 'cocar';
  if (
    escrita === 'pe' &&
    anterior === 'em' &&
    !/^p[ée]\s+(d|e|dir\w*|esq\w*|bilat\w*)\b/i.test(composto.slice(inicio, inicio + 12))
  )
    return 'empe';
  // "No fim da gest." tells when; "gest 22 s" is she.
  if (
    escrita === 'gest' &&
    anterior !== undefined &&
    /^(da|na|d|durante|fim|final|finalzinho|finzinho|ultima|outra|primeira|segunda|1a|2a|cada)$/.test(anterior)
  )
    return 'gestacao';
  // "Asma só inf."
  if (escrita === 'inf' && anterior !== undefined && /^(so|na|da|asma|bronquite)$/.test(anterior)) return 'infancia';
  // "Dor à palp." is no palpitation.
  if (escrita === 'palp' && anterior === 'a') return 'palpacao';
  // "1x/d" counts days.
  if (escrita === 'd' && /(\d|x|vez(es)?)\s?\/\s?$/i.test(composto.slice(Math.max(0, inicio - 7), inicio)))
    return 'dia';
  // "Há 5 sem" and "2x/sem" count weeks.
  if (escrita === 'sem' && anterior !== undefined && (/^\d/.test(anterior) || porSemana(composto, inicio)))
    return 'semanas';
  // "Num tem", said in the country, denies; "num ponto" tells where.
  if (/^nu[mn]$/.test(escrita) && antesDeVerbo.test(composto.slice(inicio + 3, inicio + 20))) return 'nao';
  const plural = plurais.get(escrita);
  // "Uns dois ano", said in the country, counts as "dois anos".
  if (plural !== undefined && anterior !== undefined && deContagem.test(anterior)) return plural;
  return abreviadas.get(escrita) ?? remedioEscrito(escrita) ?? escrita;
}

function dosAvos(composto: string, inicio: number, escrita: string, anterior: string | undefined): boolean {
  return (
    escrita.startsWith('vov') ||
    /[óôÓÔ]/.test(composto.charAt(inicio + 1)) ||
    /^(minha|meu|sua|seu|minhas|meus|a|da|pela|na|tia|tio)$/.test(anterior ?? '')
  );
}

const antesDeMais = /^(ta|to|esta|estou|fica|fico|ficou|ficando|cada|muito)$/;

const antesDeVerbo =
  /^\s+(\p{L}{2,}(ei|ou|iu|ava|avam)|(?!museu|pneu|ateu|europeu)\p{L}{2,}eu|vomit[oa]|desmaia|emagre[çc]o|engordo|engorda|levant[oa]|urin[oa]|mij[oa]|ronca|acord[oa]|tusso|respir[oa]|and[oa]|mex[oe]|dobr[oa]|fic[oa]|caio|cai|precis[oa]|aparece|sangr[oa]|janto|janta|almo[çc]a|engulo|engole|enxergo|enxerga|escorre|parece|existe|h[áa]|tem|tenho|tinha|tive|teve|é|eh|era|foi|sou|t[áa]|t[ôo]|est[áa]|me|se|lhe|faz|fa[çc]o|fiz|sei|sabe|quer|quero|d[áa]|deu|come|como|durmo|dorme|sinto|sente|aguento|aguenta|consigo|consegue|posso|pode|tomo|toma|esquenta|d[óo]i|vou|vai|gosto|gosta|para|passa|melhora|adianta|presta|acabou|acab[ôo]|bebo|bebe|fumo|fuma|uso|usa|vejo|v[êe]|escuto|ou[çc]o|lembro|desce|sobe|sai|co[çc]a|arde|incha|evacuo|evacua|vi|viu|gir[oa]|cheir[oa])(?![\p{L}])/iu;

function porSemana(composto: string, inicio: number): boolean {
  return /(\d|x|vez(es)?|dias?|hs?|noites?)\s?\/\s?$/i.test(composto.slice(Math.max(0, inicio - 8), inicio));
}

const plurais: ReadonlyMap<string, string> = new Map([
  ['ano', 'anos'],
  ['mes', 'meses'],
  ['semana', 'semanas'],
  ['dia', 'dias'],
  ['hora', 'horas'],
]);
const deContagem =
  /^([2-9]|[1-9]\d+|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|uns|umas)$/;

function emAnos(composto: string, inicio: number): boolean {
  const colado = isAlgarismo(composto, inicio - 1);
  // "A 2a semana", "na 3a sessão" count in order.
  if (deOrdem.test(composto.slice(inicio + 1, inicio + 14))) return false;
  return (
    /^[aA]/.test(composto.charAt(inicio)) && (colado || !/^ *[\p{L}\d]/u.test(composto.slice(inicio + 1, inicio + 4)))
  );
}

const deOrdem = /^\s+(sem\b|semana|vez\b|feira|sess|gesta|grav|filh|dose|fase|consulta|cirurg|c[aé]rv|cesar)/i;

/** Asks the same question only once of each word of a text. A pattern costs more than a look at a table. */
export function comMemoria(padrao: RegExp): (forma: string) => boolean {
  const respostas = new Map<string, boolean>();
  return (forma) => {
    let resposta = respostas.get(forma);
    if (resposta === undefined) {
      resposta = padrao.test(forma);
      respostas.set(forma, resposta);
    }
    return resposta;
  };
}

/** From one word to before another, by their indexes. */
export type Faixa = readonly [number, number];

/** The words of a stretch, as one text. */
export function textoDe(palavras: readonly Palavra[], [de, ate]: Faixa): string {
  const fim = Math.min(ate, palavras.length);
  let texto = '';
  for (let indice = Math.max(0, de); indice < fim; indice += 1)
    texto = texto === '' ? (palavras[indice]?.forma ?? '') : `${texto} ${palavras[indice]?.forma ?? ''}`;
  return texto;
}

/** Divides a stretch of words before each word that `quebra` names. */
export function dividir(
  palavras: readonly Palavra[],
  quebra: (palavra: Palavra) => boolean,
  [de, ate]: Faixa = [0, palavras.length],
): Faixa[] {
  const faixas: [number, number][] = [];
  for (let indice = de; indice < ate; indice += 1) {
    const palavra = palavras[indice];
    const atual = faixas.at(-1);
    if (!atual || (palavra && quebra(palavra))) faixas.push([indice, indice + 1]);
    else atual[1] = indice + 1;
  }
  return faixas;
}

/** The sentences of a text. */
export function emFrases(palavras: readonly Palavra[]): Faixa[] {
  return dividir(palavras, ({ pausa }) => pausa === 'frase');
}

/** Dictated text has no commas: a part of so many words is cut where a new clause begins. */
export const longoDemais = 13;
const abreOracao = new Set(
  'sem nao nega nunca mas porem piora melhora pior alivia tem tenho teve tive ta esta sente sinto fica fico come dorme durmo acorda acordo toma tomo usa uso ja hoje agora faz ha comecou fez trabalha gosta bebe levanta desde veio vem perdeu perdi'.split(
    ' ',
  ),
);
const colaNoSeguinte = new Set(
  'mae pai irma irmao irmas irmaos filha filho filhas filhos marido esposo esposa mulher patroa patrao avo avos tia tio sogra sogro prima primo cunhada cunhado vizinha vizinho amiga amigo colega comadre compadre neta neto nora genro namorada namorado companheira companheiro nao nunca que se quando ja nem sem eu ela ele tambem so o a os as ai de do da em no na para com por ha faz mais menos muito'.split(
    ' ',
  ),
);

/** No sentence is longer than this: what is compared within a sentence must not grow with the text. */
const maisLonga = 120;

function comPausas(palavras: Palavra[]): Palavra[] {
  let daFrase = 0;
  for (const [ordem, palavra] of palavras.entries()) {
    // "Tem fraqueza mas tontura não", "só que tontura não": said without its comma.
    const vira = palavra.forma === 'mas' || (palavra.forma === 'so' && palavras[ordem + 1]?.forma === 'que');
    if (vira && palavra.pausa === 'nenhuma' && daFrase > 0) palavra.pausa = 'virgula';
    daFrase = palavra.pausa === 'frase' ? 0 : daFrase + 1;
    if (daFrase < maisLonga) continue;
    palavra.pausa = 'frase';
    daFrase = 0;
  }
  let inicio = 0;
  for (let indice = 0; indice <= palavras.length; indice += 1) {
    const palavra = palavras[indice];
    if (palavra && (indice === 0 || palavra.pausa === 'nenhuma')) continue;
    if (indice - inicio >= longoDemais) cortar(palavras, inicio, indice);
    else if (indice - inicio >= curtoDemais) cortarEmEu(palavras, inicio, indice);
    inicio = indice;
  }
  return palavras;
}

/** A part of fewer words holds one clause. */
const curtoDemais = 6;
const deEu = new Set('parei larguei suspendi abandonei tomo uso tenho sinto durmo fumo bebo evacuo urino'.split(' '));
const antesDeOutra = new Set('e ou mas porem depois dai entao hoje agora as vezes aqui la tudo isso nada'.split(' '));

/** "Tomo rivotril para dormir parei a fluoxetina": one who speaks of herself twice in a part says two things. */
function cortarEmEu(palavras: readonly Palavra[], de: number, ate: number): void {
  let antes = false;
  for (let indice = de; indice < ate; indice += 1) {
    const palavra = palavras[indice];
    if (!palavra || !deEu.has(palavra.forma)) continue;
    const anterior = palavras[indice - 1]?.forma ?? '';
    if (antes && indice > de + 1 && !colaNoSeguinte.has(anterior) && !antesDeOutra.has(anterior))
      palavra.pausa = 'virgula';
    antes = true;
  }
}

function cortar(palavras: readonly Palavra[], de: number, ate: number): void {
  for (let indice = de + 2; indice < ate; indice += 1) {
    const palavra = palavras[indice];
    const anterior = palavras[indice - 1];
    if (!palavra || !anterior || !abreOracao.has(palavra.forma) || colaNoSeguinte.has(anterior.forma)) continue;
    if (anterior.forma === 'e') anterior.pausa = 'virgula';
    else palavra.pausa = 'virgula';
  }
}

/** Whether the word was written short; "negativo." ends a sentence, "neg." may not. */
function abreviatura(palavra: Palavra | undefined): boolean {
  // "3x. Não arde" are two sentences.
  return (
    palavra !== undefined &&
    palavra.forma !== 'vezes' &&
    longas.has(palavra.forma) &&
    palavra.fim - palavra.inicio < palavra.forma.length
  );
}

const longas = new Set(abreviadas.values());

/** Lower case without diacritics; keeps the length, so offsets stay valid. */
export function semAcentos(texto: string): string {
  // One call for the whole text, unless a letter falls apart into several.
  const inteiro = texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  if (inteiro.length === texto.length) return inteiro;
  let simples = '';
  for (let indice = 0; indice < texto.length; indice += 1) {
    const letra = texto.charAt(indice);
    const base = letra.normalize('NFD').charAt(0).toLowerCase();
    simples += base.length === 1 ? base : letra;
  }
  return simples;
}

/** @param texto with one space between the words */
export function contarPalavras(texto: string): number {
  return texto.split(' ').filter((palavra) => palavra !== '').length;
}

/** In words, before and behind: a dictated text has no sentences. */
const maximoAoRedor = 14;

/** The sentence around these words, as far as one breath goes. @param literais indexes of words, ascending */
export function fraseAoRedor(palavras: readonly Palavra[], literais: readonly number[]): string {
  const [primeira = 0] = literais;
  const ultima = literais.at(-1) ?? primeira;
  let de = primeira;
  while (de > 0 && primeira - de < maximoAoRedor && palavras[de]?.pausa !== 'frase') de -= 1;
  let ate = ultima + 1;
  while (ate < palavras.length && ate - ultima <= maximoAoRedor && palavras[ate]?.pausa !== 'frase') ate += 1;
  return textoDe(palavras, [de, ate]);
}
