import type { Run } from './capital-runs.ts';
import { establishments, firmEndings, kindsOfKinds, looseKinds } from './establishment-words.ts';
import { isTerm, isWord } from './is-word.ts';
import { isGivenName, isSurname } from './name-shapes.ts';
import { capitalNames, wordSurnames } from './names-that-are-words.ts';
import { kin, personVerbs, professions, titles } from './person-cues.ts';
import { properWords } from './proper-words.ts';
import type { Word } from './read-words.ts';
import { townAt } from './town-index.ts';
import { wordList } from './word-list.ts';
import { isCare, isWork } from './work-cues.ts';

/**
 * "trabalha na padaria estrela", "NA ESCOLA PAULO FREIRE", "clinica bem viver": without capitals as a clue, words that names of
 * establishments are made of. A kind that is only described has no name: "loja grande", "posto de gasolina".
 */
export function smallName(words: readonly Word[], at: number): Run | null {
  const home = smallHome(words, at);
  if (home) return home;
  const kind = words[at]?.folded ?? '';
  // "faz hemodiálise" is no farm.
  if (kind === 'faz') return null;
  if (/^chamad[ao]$/.test(words[at + 1]?.folded ?? '')) return namedBehind(words, at + 1);
  const isBound = isWork(words, at - 1) || (words[at]?.first === true && (firms.has(kind) || !looseKinds.has(kind)));
  if (!isBound && looseKinds.has(kind) && !ofQuarters.has(kind)) return null;
  const to = endOfSmallName(words, at, isBound);
  const found = words.slice(at + 1, to + 1);
  return found.some(
    ({ folded }) => !/^(?:d[aeo]s?|e)$/.test(folded) && !praise.has(folded) && !kindsOfKinds.has(folded),
  )
    ? { from: at + 1, to }
    : null;
}

/** "clinica chamada sorriso perfeito". */
function namedBehind(words: readonly Word[], at: number): Run | null {
  const next = words[at + 1];
  if (next?.gap !== ' ' || stops.has(next.folded)) return null;
  return { from: at + 1, to: Math.max(at + 1, endOfSmallName(words, at + 1, true)) };
}

/**
 * "estudo na são camilo", "na contax filial guarulhos", "dra ingrid na nefrovita", "da unimed de assis": a name without its kind.
 * @param at index of the preposition
 */
export function smallWorkplace(words: readonly Word[], at: number): Run | null {
  const word = words[at + 1];
  if (word?.gap !== ' ' || !/^[nd][ao]$/.test(words[at]?.folded ?? '')) return null;
  const isCared = isCare(words, at);
  if (!isCared && !isWork(words, at)) return null;
  const { folded } = word;
  if ([stops, kin, titles, establishments].some((list) => list.has(folded))) return null;
  const isUnknown = !isWord(folded) && folded.length > 2 && (!properWords.has(folded) || insurers.has(folded));
  const [next, over] = [words[at + 2], words[at + 3]];
  if (isUnknown && next?.folded === 'de' && over) {
    const town = townAt(words, at + 3);
    if (town !== null) return { from: at + 1, to: town };
  }
  if (next && next.gap === ' ' && /^(?:unidade|filial|matriz)$/.test(next.folded))
    return { from: at + 1, to: endOfSmallName(words, at + 2, true) };
  // "trabalho na ambev": Portuguese words do not end like that.
  const isNamed = isUnknown && folded.length > 3 && (isCared || /[bcdfgkqtvwx]$/.test(folded));
  if (!saints.has(folded) && !isNamed) return null;
  const to = Math.max(at + 1, endOfSmallName(words, at, true));
  return isNamed || to > at + 1 ? { from: at + 1, to } : null;
}

const insurers = wordList('unimed hapvida amil cassi ipasgo');

/** The last word of the name behind this one, which is a kind or belongs to the name already. */
function endOfSmallName(words: readonly Word[], at: number, isBound: boolean): number {
  let to = at;
  for (let next = at + 1; next < words.length && next < at + 8; next += 1) {
    const word = words[next];
    if (!word || !/^(?:[^\S\n]+|\s?&\s?)$/.test(word.gap)) break;
    const { folded } = word;
    if (isCountOfName(words, next) && to === next - 1) {
      to = next + 1;
      next += 1;
      continue;
    }
    if (stops.has(folded) || personVerbs.has(folded)) break;
    const before = words[next - 1]?.folded ?? '';
    const town =
      !kindsOfKinds.has(folded) && (isBound || to > at || kindsOfKinds.has(words[at + 1]?.folded ?? ''))
        ? townAt(words, next)
        : null;
    if (town !== null && /^d[aeo]$/.test(before)) return town;
    if (/^(?:d[aeo]s?|e)$/.test(folded) || kindsOfKinds.has(folded)) continue;
    if (!belongsToName(words, next, { kind: at, isBound, isBegun: to > at })) break;
    to = next;
  }
  return to;
}

interface Place {
  kind: number;
  isBound: boolean;
  /** A word of the name stands before. */
  isBegun: boolean;
}

function belongsToName(words: readonly Word[], at: number, { kind, isBound, isBegun }: Place): boolean {
  const folded = words[at]?.folded ?? '';
  const before = words[at - 1]?.folded ?? '';
  const head = words[kind]?.folded ?? '';
  const next = words[at + 1];
  // "escola do bairro de tarde"
  const isAlone =
    folded === 'bairro' && (next?.gap !== ' ' || stops.has(next.folded) || /^(?:d[aeo]s?|e)$/.test(next.folded));
  const isQuarter = !isAlone && (quarterHeads.has(folded) || quarterHeads.has(before));
  if (isQuarter && (isBound || ofQuarters.has(head))) return true;
  if (isGivenName(folded) || isSurname(folded) || saints.has(folded)) return true;
  const isJoined = /^d[ao]s?$/.test(before);
  const mayBeNamed = !never.has(folded) && !kin.has(folded) && !titles.has(folded) && !isTerm(folded);
  const isBehindKind = words
    .slice(kind + 1, at - 1)
    .every((word) => kindsOfKinds.has(word.folded) || word.folded === 'de');
  if (isJoined && isBehindKind && (ofQuarters.has(head) || (isBound && eateries.has(head))))
    return mayBeNamed && !common.has(folded);
  if (isBegun && (isJoined || (isBound && before === 'de'))) return mayBeNamed;
  if (before === 'de' && at === kind + 2) return isBound && offices.has(head) && !isWord(folded);
  // "vida longa,": the last word before a pause.
  const isLast = isBound && isBegun && (next === undefined || /[,.;\n]/.test(next.gap));
  const mayBeLast = isLast && mayBeNamed && !professions.has(folded) && !/[ai]d[ao]s?$|ndo$/.test(folded);
  if (/^(?:d[aeo]s?|e)$/.test(before) && (!isBegun || before === 'e'))
    return (
      mayBeLast ||
      (isBound && (wordSurnames.has(folded) || capitalNames.has(folded) || (isBegun && brands.has(folded))))
    );
  if (looseKinds.has(head) && !isBound) return false;
  if (isOfNames(folded)) return true;
  if (!isBegun)
    return (
      isBound && establishments.has(folded) && next?.gap === ' ' && isOfNames(next.folded) && !praise.has(next.folded)
    );
  return firmEndings.has(folded) || establishments.has(folded) || mayBeLast;
}

/** A word that names of firms are made of, or that no list knows. */
export function isOfNames(folded: string): boolean {
  return (
    wordSurnames.has(folded) ||
    capitalNames.has(folded) ||
    brands.has(folded) ||
    (folded.length > 3 && !isWord(folded) && !properWords.has(folded))
  );
}

/** "dois leoes", "tres irmaos". */
function isCountOfName(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !/^(?:dois|duas|tres|quatro|cinco|sete)$/.test(word.folded) || next.gap !== ' ') return false;
  const one = next.folded.replace(/oes$/, 'ao').replace(/s$/, '');
  if (stops.has(next.folded) || stops.has(one) || counted.has(next.folded) || !/s$/.test(next.folded)) return false;
  return wordSurnames.has(one) || brands.has(one) || brands.has(next.folded) || /[oa]es$/.test(next.folded);
}

const counted = wordList(
  'domingos sabados turnos andares quadras ruas pessoas sessoes operacoes refeicoes razoes injecoes caes plantoes',
);

/** "MORA NO SITIO BAIXA DO VENTO": after the kind of a home, any word that is neither a small word nor a state of the home. */
function smallHome(words: readonly Word[], at: number): Run | null {
  const [two, one, kind] = [words[at - 2]?.folded ?? '', words[at - 1]?.folded ?? '', words[at]?.folded ?? ''];
  if (!homes.has(kind) || !/^n[ao]$/.test(one) || !/^(?:mor(?:a|o|am|ava)|reside|resido|vive|vivo)$/.test(two))
    return null;
  let to = at;
  for (let next = at + 1; next < words.length && next < at + 6; next += 1) {
    const word = words[next];
    if (!word || !/^[^\S\n]+$/.test(word.gap) || stops.has(word.folded) || states.has(word.folded)) break;
    if (personVerbs.has(word.folded) || /mente$|ndo$/.test(word.folded)) break;
    if (!/^(?:d[aeo]s?|e)$/.test(word.folded)) to = next;
  }
  return to > at ? { from: at + 1, to } : null;
}

const homes = wordList(
  'sitio fazenda chacara povoado comunidade assentamento aldeia colonia condominio residencial quilombo distrito edificio predio ocupacao loteamento invasao gleba ramal travessao vicinal',
);
const states = wordList(
  'sozinho sozinha alugado alugada proprio propria afastado afastada grande pequeno pequena simples rural familiar dele dela pai mae familia avo avos sogro sogra patrao irmao irma filho filha marido esposa meu minha seu sua indigena ribeirinha antigo antiga novo quilombola urbano',
);

/** In small letters, and still no word of the sentence: "o posto da vila esperança". */
const quarterHeads = wordList('vila vl jardim jd parque pq morro conjunto bairro santa');
const ofQuarters = wordList(
  'posto postinho ubs upa psf esf caps feira igreja escola creche praca praia feirinha mercado padaria farmacia quadra campo socorro',
);
const saints = wordList(
  'sao santo santa nossa senhora bom jesus cristo sagrado sagrada coracao divino espirito imaculada',
);
/** Words of praise: a name has another word beside them. */
const praise = wordList(
  'nova novo boa bom bela belo bem grande popular doce quente dourado certo barato vivo feliz melhor mais amigo central alto alta alegre verde azul',
);
/** What names of firms are made of. */
const brands: ReadonlySet<string> = new Set([
  ...praise,
  ...wordList(`
    estrela flor flores sol lua ouro prata mundo cantinho recanto casa vida esperanca luz uniao ideal real imperial rei rainha pingo
    gente saber caminho alegria paz arco iris girassol sabor pao lar amigos irmaos irmao irma ponto preco brasil primavera aurora
    imperio palacio progresso objetivo anglo marista salesiano pedro dom dona maria carinho arte boi frango peixe galo vaca leao
    aguia cisne pomba abelha formiga coruja borboleta pinguim cavalo pinheiro coqueiro palmeira ipe jasmim lirio trevo fonte lago
    serra vale monte mar onda praia oceano planeta terra cosmos universo horizonte alianca futuro sucesso vitoria triunfo conquista
    nutrir viver semear crescer florescer renascer sorrir brincar aprender cuidar corpo mente forma vital sonho sonhos magia encanto
    charme estilo moda elegancia brilho joia tesouro coroa castelo torre forro samba axe pagode planalto pantanal cerrado sertao
    nordeste litoral fenix delta alfa omega atlas apolo master mega super top max premium gold prime plus express fast smart fit
    total global nacional continental universal bambu bonsai lotus zen oasis eden paraiso
  `),
]);
/** Firms that a line of its own may tell: "empresa florescer cerrado." */
const firms = wordList('empresa escritorio banda agencia cafe bar mercado industria espaco');
/** Named after nearly anything: "bar do mercado". */
const eateries = wordList('cafe bar boteco emporio armazem cantina lanchonete');
/** Named after a town or its short form: "defensoria de sjdr". */
const offices = wordList(
  'defensoria prefeitura secretaria camara forum delegacia sindicato corregedoria tribunal vara',
);
/** Behind "posto da" and "igreja do", these tell no name. */
const common = wordList(`
  bairro cidade esquina rua estrada rodovia centro predio condominio empresa firma escola faculdade hospital trabalho servico
  comunidade prefeitura estado governo sus convenio shopping favela aldeia roca capital zona regiao interior coluna
  familia mulher mulheres homem crianca criancas idoso idosos saude povo
`);
const never = wordList(
  'manha noite tarde dia semana mes ano minha meu minhas meus sua seu suas seus nossa nosso gente mesma mesmo outra outro vez hora dor dores frente lado',
);
/** Where a name ends in any case: small words, words of time, verbs, and what people write from the phone. */
export const stops = wordList(`
  em no na nos nas com c sem que q ou ha faz desde por p para pra pro ate mas tem sente fica onde quando qdo porque pq ai hoje hj ontem dor dores
  muito mto mta perto longe todo toda todos todas aqui la a o as os um uma manha tarde noite madrugada esta ta ja nao n ne so tb tbm tambem
  dia dias semana semanas mes meses ano anos vez vezes hora horas cedo sempre nunca depois antes agora entao msm vc vcs td tds
  eu ele ela eles elas me meu minha meus minhas seu sua nosso nossa dele dela isso este essa tudo turno segunda terca quarta quinta sexta sabado domingo feriado
  tomo faco moro como durmo trabalho trabalhei sinto tenho fico ando sou estou to vou fui vo acho uso usei almoco janto acordo saio chego volto
  parei comecei fiz estava tava estudo pego levo ganho gosto preciso quero posso consigo doi doendo piora melhora
`);
