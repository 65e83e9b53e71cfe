import { foldText } from '@meridia/shared/folded-text.ts';
import { everydayWords } from './everyday-words.ts';
import { isListedWord, isWord } from './is-word.ts';
import { monthWords } from './number-words.ts';
import { kin, personVerbs, titles } from './person-cues.ts';
import { countries } from './place-words.ts';
import { properWords } from './proper-words.ts';
import { type Span, spansOf } from './span.ts';
import { wordList } from './word-list.ts';

/** Where somebody lives or works: streets with their numbers, quarters, postal codes, and the town after "mora em". */
export function addressSpans(text: string): Span[] {
  return [
    ...spansOf(text, postalCode, 'endereço'),
    ...spansOf(text, streetWithCapital, 'endereço', isStreet),
    ...spansOf(text, streetWithNumber, 'endereço', isStreet),
    ...spansOf(text, streetOfSmallLetters, 'endereço', isStreet),
    ...[block, streetOfNumber, streetOfLetter, streetOfDay, kilometre].flatMap((pattern) =>
      spansOf(text, pattern, 'endereço'),
    ),
    ...spansOf(text, unit, 'endereço'),
    ...spansOf(
      text,
      quarter,
      'endereço',
      ({ groups }) =>
        !quarterless.has(
          foldText(groups?.hidden ?? '')
            .replace(/^d[aeo]s? (?=manha|tarde|noite|dia)/, '')
            .split(' ')[0] ?? '',
        ),
    ),
    ...spansOf(
      text,
      waterside,
      'endereço',
      ({ groups }) =>
        ![streetless, quarterless].some((list) => list.has(foldText(groups?.name ?? '').split(/\s+/)[0] ?? '')),
    ),
    ...[home, homeOfSmallLetters].flatMap((pattern) =>
      spansOf(text, pattern, 'endereço', ({ groups }) => isPlace(groups?.hidden ?? '')),
    ),
  ];
}

const postalCode =
  /(?<![\d.,])\d{2}\.?\d{3}\s?-\s?\d{3}(?![\d-])|(?<!\p{L})cep\s*(?:[:.-]|é|n[º°o.]*|\s)*\d[\d.\s-]{5,9}\d/giu;

/**
 * Alternatives in small and capital letters. The flag `i` cannot be used: it would also let a small letter match a capital
 * elsewhere in the pattern.
 */
function anyCase(words: string): string {
  const spelled = words
    .trim()
    .split(/\s+/)
    .map((word) =>
      word.replaceAll('.', '\\.').replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`),
    );
  return `(?:${spelled.join('|')})`;
}

const capital = `(?!${anyCase('com sem e em no na tem ha há que para por')}\\s)\\p{Lu}(?:\\.|(?:ra|ta|to|r|rof|rofa|el|en|al|res|ov|e|ng|es|in|gt|on|ap)\\.|[\\p{L}'’]*(?:-\\p{Lu}[\\p{L}'’]*)*)`;
const particle = `(?:${anyCase('da de do das dos e')}|d[’'])\\s+`;
const day = `(?:\\d{1,2}[º°]?|[IVX]{1,5})\\s+${anyCase('de')}\\s+\\p{L}+`;
const name = `(?:${day}|(?:${particle})?${capital}(?:\\s+(?:${particle})?${capital})*)`;
const number = `(?:\\s*,?\\s*(?:${anyCase('nº n° no. n. n número numero num num. s/n km')}\\s*)?(?:\\d{1,2}\\.\\d{3}|\\d{1,5})(?:\\s?-\\s?[A-Za-z](?!\\p{L})|\\s?[/–-]\\s?\\d{1,4}(?![\\d/]))?(?![\\d:]|/(?!\\s?(?:ap|bl|casa|sala|lj|cj))|\\s?(?:anos?|dias?|vezes|kg|x|h|hs|horas?|min|metros|meses|semanas|%)(?!\\p{L}))|\\s*,?\\s*${anyCase('s/n sn')}[º°]?(?![\\p{L}\\d]))`;
const rest = `(?:\\s*[,/–-]?\\s*(?:${anyCase('fundos fds sobrado térreo terreo s/n')}(?!\\p{L})(?:\\s\\d{1,3}(?![\\d/]))?|${anyCase('ap ap. apto apto. apt apartamento bl bl. bloco casa sala sl sl. loja lj lj. cj cj. fds fds. andar conjunto c/ lote lt lt. quadra qd qd. q. torre conj conj.')}(?:\\s*[/n]?[A-Z]?\\d{1,2}(?:\\.\\d{3})?\\d*(?:\\s?/\\s?\\d{1,4})?(?:-?[A-Za-z](?!\\p{L}))?|\\s+[A-Za-z](?!\\p{L}))|\\d{1,2}\\s?[º°ª]\\s*${anyCase('andar')}|${anyCase('ed. ed edif. edifício edificio cond. condomínio condominio res. residencial')}\\s+${name}(?:\\s*,\\s*\\d{1,4}(?![\\d/:]))?))*`;
const quarterBehind = `(?:\\s*[–-]\\s*(?:${anyCase('bairro b.')}\\s+)?${name}|\\s*,\\s*${anyCase('bairro b.')}\\s+${name})`;
const state = '(?:\\s*[/–-]\\s*[A-Z]{2}(?!\\p{L}))?';
const tail = `${quarterBehind}?${state}`;
const longTail = `(?:${quarterBehind}|\\s*,\\s*${name})?${state}`;
const always =
  'rua r. avenida av av. travessa trav. tv. alameda al. praça praca pça pca rodovia rod. estrada estr. viela beco ladeira';
const withCapital = `${always} largo vila vl. jardim jd jd. parque pq pq. conjunto conj. loteamento residencial res. condomínio condominio cond. edifício edificio ed. sítio fazenda chácara chacara cohab setor`;
const streetWithCapital = new RegExp(
  `(?<!\\p{L})${anyCase(withCapital)}\\s+(?<name>[A-Z]{2}-?\\d{2,3}|${name})(?:(?<number>${number})${rest}${longTail}|${rest}(?:\\s*,\\s*${name}(?=\\s*[.;\\n]|$)|${tail}))`,
  'gu',
);
/** Only a short word has a full stop within the name: "r. dr. sobral". */
const streetWord = "(?:\\p{L}{1,4}\\.|[\\p{L}'’]+)";
const streetWithNumber = new RegExp(
  `(?<!\\p{L})(?:\\d{1,2}[ªº]\\s+)?${anyCase(`${always} largo vila jardim jd parque condomínio condominio passagem linha r estr rod servidão servidao ramal`)}\\s+(?<name>${day}|[A-Za-z]{2}-?\\d{2,3}|${streetWord}(?:\\s+${streetWord}){0,5}?)(?<number>${number})${rest}(?:\\s[–-]\\s\\p{Ll}+(?:\\s\\p{Ll}+)?(?=\\s*(?:[.,;/]|$))|${longTail})`,
  'gu',
);
const streetOfNumber = new RegExp(
  `(?<!\\p{L})${anyCase('rua av av. avenida alameda travessa')}\\s+[A-Z]?\\d{1,4}[A-Z]?(?=\\s*,?\\s*(?:${anyCase('quadra qd qd. lote lt casa bloco n nº setor')}))${rest}`,
  'gu',
);
/** "rua b", but not "rua e", "rua q alaga". */
const streetOfLetter = new RegExp(
  `(?<!\\p{L})${anyCase('rua travessa quadra')}\\s+[bf-mrstuvwxzBF-MRSTUVWXZ](?![\\p{L}/])`,
  'gu',
);
const streetOfDay = new RegExp(
  `(?<!\\p{L})${anyCase('rua r. r av av. avenida travessa tv tv. praça praca')}\\s+\\d{1,2}\\s+de\\s+(?:${monthWords})(?!\\p{L})`,
  'giu',
);
/** "km 14 da br 364". */
const kilometre = /(?<!\p{L})km\s?\d{1,4}(?:[.,]\d)?\s+d[ae]\s+(?:rod\p{L}*\.?\s+)?[a-z]{2}\s?-?\d{2,3}(?!\d)/giu;
const streetOfSmallLetters = new RegExp(
  `(?<!\\p{L})${anyCase('rua av av. avenida travessa alameda')}\\s+(?<name>(?:d[aeo]s?\\s+)?\\p{Ll}+(?:\\s+d[aeo]s?\\s+\\p{Ll}+)?)`,
  'gu',
);
const quarterKinds =
  'vila jardim jd. jd parque pq. pq cidade boa bom alto alta nova novo bela belo santa santo são sao conjunto núcleo nucleo campo campos porto morro monte ponta praia barra lago setor residencial vale águas aguas ilha';
const quarter = new RegExp(
  `(?<!\\p{L})${anyCase('bairro bairros distrito comunidade favela povoado vilarejo')}\\s+(?:chamad[oa]\\s+)?(?<hidden>(?:${anyCase('da de do das dos')}\\s+)?(?:(?:${anyCase(quarterKinds)}\\s+)+(?:${anyCase('da de do das dos')}\\s+)?\\p{L}+|${name}|\\p{L}+(?:\\s+${anyCase('da de do das dos')}\\s+\\p{L}+)?))`,
  'gu',
);
/** "na beira do rio tucunduba". */
const waterside = new RegExp(
  `(?<!\\p{L})(?:${anyCase('beira margem margens')}\\s+d[ao]\\s+)(?<hidden>${anyCase('rio igarapé igarape lago lagoa córrego corrego ribeirão ribeirao arroio furo canal estrada rodovia')}\\s+(?<name>(?:d[aeo]s?\\s+)?(?:${name}|\\p{L}{3,})))`,
  'gu',
);
/** Block names in Brasília. */
const block = new RegExp(
  `(?<!\\p{L})${anyCase('qn qnm qnn qnp qnl qnj qno qs qr qi ql qe sqn sqs sqsw shis shin shcgn cln cls scs scn sep seps sgas sgan')}\\s*-?\\s*\\d{1,3}${rest}`,
  'gu',
);
const unit = new RegExp(
  `(?<!\\p{L})${anyCase('ap ap. apto apto. apt apartamento bloco lote lt quadra qd casa')}\\s*(?:n[º°o.]*\\s*)?\\d{1,4}[A-Za-z]?(?![\\p{L}\\d]|\\s?(?:anos?|dias?|vezes|x|meses|pessoas|quartos|andares|h)(?!\\p{L}))${rest}`,
  'gu',
);
const since =
  '(?:(?:há|ha|faz|desde|hoje|atualmente|sozinh[oa]|agora|com\\s+\\p{L}+\\s+\\p{L}+|lá|aqui|perto|próxim[oa]|ali)\\s+(?:\\d+\\s+anos\\s+)?)?';
const at = `${anyCase('em no na nos nas de do da para pra')}\\s+(?:[ao]\\s+)?`;
const townName = `(?:${anyCase('da de do das dos')}\\s+)?${capital}(?:\\s+(?:${anyCase('da de do das dos')}\\s+)?${capital})*`;
const town = `${townName}(?:\\s*[,/–-]\\s*[A-Z]{2}(?!\\p{L})|\\s*[/–-]\\s*${name})?`;
/** First words of towns with several words, and of nothing else here. */
const townHeads = anyCase(
  'jardim vila parque conjunto residencial ribeirão ribeirao nova novo são sao santa santo rio porto campo campos belo bela bom boa monte montes vila serra passo ponta cabo juiz mogi poços pocos águas aguas três tres sete feira foz volta praia pouso barra bento presidente governador senador couto alto alta duque lagoa angra ilha vitória vitoria jaboatão jaboatao cachoeiro itapecerica taboão taboao embu santana conceição conceicao bragança braganca várzea varzea',
);
/** "capao raso e trabalho longe": a second word before a pause, unless it tells how somebody lives there. */
const secondOfTown =
  '\\s+(?!(?:sozinh[oa]|perto|longe|mesm[oa]|hoje|agora|ainda|aqui|desde|também|tambem|tbm|faz|mas|com|sem|que|porque|tudo|mto|muito|bem|junto|atualmente|temporariamente)(?!\\p{L}))\\p{Ll}{3,}(?=[,.;)\\n]|$|\\s+(?:e|com|c|perto|desde|ha|há|faz|q|que|na|no|em)(?!\\p{L}))';
const smallTown = `(?:${townHeads}(?:\\s+${anyCase('da de do das dos')})?\\s+\\p{L}{3,}(?:\\s+${anyCase('da de do das dos')}\\s+\\p{L}{3,})?|\\p{Ll}{4,}(?:\\s+d[aeo]s?\\s+\\p{Ll}{3,}|${secondOfTown})?)(?:\\s(?:[bdfgh]|i{1,3}|iv|v|\\d{1,2})(?![\\p{L}\\d]|\\s(?:anos?|meses|dias|filh|quart|pessoas)))?`;
const homeVerbs =
  'moro mora moram moramos morei morou morava moravam morando morar reside resido residem residia residiu residir residente endereço endereco';
const originVerbs = 'vivo vive vivia natural nascido nascida nasceu nasci cresceu veio vim mudou mudou-se mudei';
const home = new RegExp(
  `(?<!\\p{L})${anyCase(`${homeVerbs} ${originVerbs}`)}\\s*:?\\s+${since}${at}(?<hidden>${town})`,
  'gu',
);
const homeOfSmallLetters = new RegExp(
  `(?<!\\p{L})(?:${anyCase(homeVerbs)}\\s*:?\\s+${since}${at}|${anyCase('natural')}\\s+d[aeo]\\s+)(?<hidden>${smallTown})`,
  'gu',
);

/** Accepts the name of a street, but not words of the sentence, as in "rua de casa" and "rua e sente tontura". */
function isStreet({ 0: found, groups }: RegExpExecArray): boolean {
  const words = foldText(groups?.name ?? '').split(/\s+/);
  // "rua do sol 441"
  if (groups?.number !== undefined && /^d[ao]s? \S+$/.test(words.join(' '))) return true;
  const isCareful = /^\p{Lu}\p{Ll}/u.test(groups?.name ?? '');
  if (
    words.some(
      (word, at) =>
        (streetless.has(word) && !(isCareful && (at > 0 || groups?.number !== undefined))) ||
        (kin.has(word) && !titles.has(word) && !ranks.has(word)) ||
        personVerbs.has(word),
    )
  )
    return false;
  if (groups?.number !== undefined || /^\d/.test(groups?.name ?? '')) return true;
  const [first = '', second] = words;
  if (/^d[aeo]s?$/.test(first)) return second !== undefined;
  // Without a number, a name in small letters or capitals only must not be an ordinary word.
  const capitals = /^(?:\p{Lu}\p{Ll}|[IVX]+ de )/u.test(groups?.name ?? '');
  const isAvenue = /^av/i.test(found) && !isListedWord(first);
  return capitals || ((isAvenue || !isWord(first)) && first.length > 3);
}

const streetless = wordList(
  'casa cima baixo tras frente lado manha noite tarde cidade feira escola igreja praia minha meu sua seu onde quando e ou com sem para pra por que ja nao a o as os em no na ate mas fica dor dores sol chuva frio calor trabalho gente todo toda mesma mesmo outra principal movimentada escura gravidade',
);

/** Words that streets are named after. */
const ranks = wordList(
  'sargento capitao coronel tenente comandante vereador deputado prefeito juiz delegado promotor cacique bispo irmaos',
);

/** Words that may follow "bairro" without being its name. */
const quarterless = wordList(
  'onde dela dele distante vizinho perigoso antigo tranquilo nobre pobre residencial violento longe barulhento inteiro que e ou com sem em no na nao mas tem fica muito mais perto todo toda cada afastado arborizado humilde periferico manha tarde noite dia',
);

/** A place that tells where somebody lives: not "mora em casa", "nasceu no Brasil". */
function isPlace(found: string): boolean {
  const [first = '', second = ''] = foldText(found).split(/[\s,/–-]+/);
  if (severalWords.test(found)) return true;
  const word = /^(?:d[aeo]s?|chamad[oa])$/.test(first) ? second : first;
  const shouted = found.length > 3 && found === found.toUpperCase();
  if (/^\p{Lu}/u.test(found) && !shouted)
    return ![properWords, kin, countries, everydayWords].some((list) => list.has(word));
  return (
    ![word, word.replace(/s$/, '')].some(
      (form) => everydayWords.has(form) || dwellings.has(form) || kin.has(form) || properWords.has(form),
    ) && !endingsOfThings.test(word)
  );
}

const severalWords = new RegExp(`^${townHeads}\\s`, 'u');
const endingsOfThings = /(?:mento|mente|[cs]ao|dade|ndo|[ai]do|[ai]da)s?$/;
const dwellings = wordList(
  'apartamento apto predio condominio chacara sitio fazenda republica pensao pensionato abrigo asilo interior litoral capital zona periferia centro roca kitnet sobrado andar mesma mesmo outra outro local area regiao pais estado bairro vila comunidade exterior campo mato favela morro perto junto ambiente lugar clima parto cesarea cesariana prematuro prematura nove oito sete termo hospital maternidade forceps familia forma repente madrugada verdade longe onde aluguel andares terreo sobre nossa nosso rua avenida aldeia colonia furo ilha ramal linha assentamento quilombo oca varzea beira ocupacao comunidade',
);
