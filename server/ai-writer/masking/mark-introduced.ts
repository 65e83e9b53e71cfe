import { isWord } from './is-word.ts';
import { adjectives } from './mark-announced.ts';
import { joins, type MarkedWords } from './marked-words.ts';
import { isGivenName } from './name-shapes.ts';
import { capitalNames } from './names-that-are-words.ts';
import { isShortNick } from './nicknames.ts';
import { isShortFor, type KnownName, particles, partOf } from './own-names.ts';
import { kin } from './person-cues.ts';
import { properWords } from './proper-words.ts';
import type { Word } from './read-words.ts';
import { stops } from './small-establishments.ts';

/** "aqui é a dri", "eh a ju", "tds dizem lola", "me conhecem por tati do bolo", "a cida aqui": how somebody tells her own name. */
export function markIntroduced({ words, marks, stay }: MarkedWords, client: KnownName): void {
  for (const [at, word] of words.entries()) {
    if (stay.has(at)) continue;
    if (isBeforeSurname(words, at, client)) {
      marks[at] ??= 'cliente';
      marks[at + 1] ??= 'cliente';
    }
    const frame = frameBefore(words, at) ?? (isHere(words, at) ? 'article' : null);
    if (!frame || !isNameIn(frame, word, client)) continue;
    marks[at] ??= isOf(client, word) ? 'cliente' : 'nome';
    const [particle, byname] = [words[at + 1], words[at + 2]];
    if (frame === 'called' && joins(particle) && /^d[aeo]s?$/.test(particle.folded) && joins(byname)) {
      marks[at + 1] ??= marks[at] ?? null;
      marks[at + 2] ??= marks[at] ?? null;
    }
  }
}

/** With an article or a verb of calling, nearly every word is a name. */
type Frame = 'called' | 'article' | 'bare';

const greeting = '(?:oi+e?|ola|opa|salve|alo|e ai|eai|bom dia|boa (?:tarde|noite)|dra?|doutora?|tudo bem|gente)';
const isGreeting = new RegExp(`^${greeting}$`);
const opening = new RegExp(`^(?:${greeting} )*(?:eh|e) ([ao] )?$`);
const telling =
  /(?:^| )(?:(?:aqui|aki|quem (?:ta |esta )?(?:fala|falando|escreve|escrevendo|manda)|meu nome|nome|sou eu) (?:eh|e)|meu nome|sou|sou eu|me chamo) ([ao] )?$/;
const calling =
  /(?:^| )(?:(?:me|tds|todos|td mundo|todo mundo|povo|pessoal|galera|amig[ao]s|familia|clientes?) (?:me )?(?:chamam?|conhecem?|falam?|dizem|tratam?)|pode(?:m)? (?:me )?chamar|conhecid[ao]|apelid[ao](?:d[ao])?) (?:eh |e |so )?(?:de |por |como )?(?:[ao] )?$/;
const signing = /(?:^| )(?:assin(?:a|o|ado|ada)|iniciais|sigla) (?:\S+ ){0,3}$/;

/** What the words before say, at most six, as far as only spaces and commas separate them. */
export function frameBefore(words: readonly Word[], at: number): Frame | null {
  let phrase = '';
  let from = at;
  for (; from > 0 && from > at - 6; from -= 1) {
    const [before, word] = [words[from - 1], words[from]];
    if (!before || !word || word.first || !/^[\s,]*["“]?$/.test(word.gap)) break;
    phrase = `${before.folded} ${phrase}`;
  }
  if (calling.test(phrase)) return 'called';
  if (signing.test(phrase)) return 'bare';
  const found = (words[from]?.first ? opening.exec(phrase) : null) ?? telling.exec(phrase);
  if (!found) return null;
  return found[1] === undefined ? 'bare' : 'article';
}

/** "a cida aqui rsrs", "robs aki": the first word of a sentence. */
function isHere(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !joins(next) || !/^(?:aqui|aki|falando)$/.test(next.folded) || isGreeting.test(word.folded))
    return false;
  if (word.first) return true;
  return before?.first === true && joins(word) && (/^[ao]$/.test(before.folded) || isGreeting.test(before.folded));
}

/** "lu paiva, dor lombar", "zé cido, pedreiro": a sentence begins with a short name and another part of the client's. */
function isBeforeSurname(words: readonly Word[], at: number, client: KnownName): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word?.first || !joins(next) || word.folded.length > 4) return false;
  const isOther = partOf(client, next) !== null || (next.folded.length > 3 && isShortFor(client, next));
  return isOther && (isShortNick(word) || !isWord(word.folded)) && !stops.has(word.folded);
}

function isNameIn(frame: Frame, word: Word, client: KnownName): boolean {
  const { folded } = word;
  if (particles.has(folded) || kin.has(folded)) return false;
  if (partOf(client, word) || isInitials(word, client)) return true;
  // Of Dora, "é a dor no ombro" keeps the word.
  if (isOf(client, word)) return frame === 'called' || !isWord(folded);
  if (properWords.has(folded)) return false;
  if (isGivenName(folded)) return true;
  if (frame === 'bare') return false;
  if (capitalNames.has(folded) && !adjectives.has(folded) && !isWord(folded)) return true;
  // Without a capital a word that no list has may also be said of somebody ("me chamam de louca"): `slot-people.ts` knows more words.
  return isShortNick(word) || (word.capital && folded.length > 2 && !isWord(folded));
}

/** "assino MS". */
function isInitials({ text, folded }: Word, { initials }: KnownName): boolean {
  return text.length > 1 && text === text.toUpperCase() && initials === folded;
}

function isOf(client: KnownName, word: Word): boolean {
  return partOf(client, word) !== null || isShortFor(client, word) || isInitials(word, client);
}
