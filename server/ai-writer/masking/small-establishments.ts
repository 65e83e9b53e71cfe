import type { Run } from './capital-runs.ts';
import { kindsOfKinds, looseKinds } from './establishment-words.ts';
import { isWord } from './is-word.ts';
import { isGivenName, isSurname } from './name-shapes.ts';
import { capitalNames, wordSurnames } from './names-that-are-words.ts';
import { personVerbs } from './person-cues.ts';
import type { Word } from './read-words.ts';
import { townAt } from './town-index.ts';
import { wordList } from './word-list.ts';
import { isWork } from './work-cues.ts';

/**
 * "trabalha na padaria estrela", "NA ESCOLA PAULO FREIRE": without capitals as a clue, words that names of establishments are
 * made of.
 */
export function smallName(words: readonly Word[], at: number): Run | null {
  const home = smallHome(words, at);
  if (home) return home;
  let to = at;
  const isBound = isWork(words, at - 1);
  for (let next = at + 1; next < words.length && next < at + 7; next += 1) {
    const word = words[next];
    if (!word || !/^[^\S\n]+$/.test(word.gap) || stops.has(word.folded) || personVerbs.has(word.folded)) break;
    const { folded } = word;
    const town =
      !kindsOfKinds.has(folded) && (isBound || kindsOfKinds.has(words[at + 1]?.folded ?? ''))
        ? townAt(words, next)
        : null;
    if (town !== null && /^d[aeo]$/.test(words[next - 1]?.folded ?? '')) {
      to = town;
      break;
    }
    if (/^(?:d[aeo]s?|e)$/.test(folded) || kindsOfKinds.has(folded)) continue;
    const isQuarter = quarterHeads.has(folded) || quarterHeads.has(words[next - 1]?.folded ?? '');
    if (isQuarter && (isBound || ofQuarters.has(words[at]?.folded ?? ''))) {
      to = next;
      continue;
    }
    const isName = isGivenName(folded) || isSurname(folded) || saints.has(folded);
    const isMaybe =
      isBound &&
      to === next - 1 &&
      (wordSurnames.has(folded) ||
        capitalNames.has(folded) ||
        brands.has(folded) ||
        (!isWord(folded) && folded.length > 3));
    if (!isName && !isMaybe) break;
    to = next;
  }
  return to > at && (isBound || !looseKinds.has(words[at]?.folded ?? '')) ? { from: at + 1, to } : null;
}

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
  'sitio fazenda chacara povoado comunidade assentamento aldeia colonia condominio residencial quilombo distrito edificio predio',
);
const states = wordList(
  'sozinho sozinha alugado alugada proprio propria afastado afastada grande pequeno pequena simples rural familiar dele dela pai mae familia avo avos sogro sogra patrao irmao irma filho filha marido esposa meu minha seu sua indigena ribeirinha antigo antiga novo quilombola urbano',
);

/** In small letters, and still no word of the sentence: "o posto da vila esperança". */
const quarterHeads = wordList('vila vl jardim jd parque pq morro conjunto bairro santa');
const ofQuarters = wordList(
  'posto postinho ubs upa psf esf caps feira igreja escola creche praca mercado padaria farmacia',
);
const saints = wordList('sao santo santa nossa senhora bom jesus cristo sagrado coracao divino espirito imaculada');
const brands = wordList(
  'estrela nova novo boa bom bela belo flor flores sol lua ouro prata mundo cantinho recanto casa vida esperanca luz uniao central ideal real imperial rei rainha popular pingo gente saber caminho alegria paz arco iris girassol sabor pao doce quente dourado lar amigo amigos irmaos irmao ponto certo barato brasil primavera aurora imperio palacio progresso objetivo anglo marista salesiano pedro dom dona maria carinho arte',
);
const stops = wordList(
  'em no na nos nas com sem que e ou ha faz desde por para pra ate mas tem sente fica onde quando porque ai hoje ontem dor muito perto longe todo toda aqui la a o tres duas dois um uma manha tarde noite esta ja nao so',
);
