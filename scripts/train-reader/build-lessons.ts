import { proponivel } from '@meridia/server/mtc/leitura/aprendido/reconhecer.ts';
import { cifrar, tracosDe } from '@meridia/server/mtc/leitura/aprendido/tracos.ts';
import { cabecas } from '@meridia/server/mtc/leitura/cabecas.ts';
import { marcarEscopo } from '@meridia/server/mtc/leitura/escopo.ts';
import { lerPalavras } from '@meridia/server/mtc/leitura/palavras.ts';
import { vocabulario } from '@meridia/server/mtc/leitura/vocabulario.ts';
import { createDice } from '../demo/dice.ts';
import type { Lesson } from './learn-weights.ts';
import type { Sentence } from './read-sentences.ts';

/** The signs that are learned: a closed list stays closed. */
export const learnedSigns: readonly string[] = Object.keys(vocabulario).filter(proponivel).sort();

const places = new Map(learnedSigns.map((sign, place) => [sign, place]));

/** @param readByRules the signs that the rules read in a text; those which the writer did not name count neither way */
export function buildLessons(
  sentences: readonly Sentence[],
  readByRules: (text: string) => readonly string[],
): Lesson[] {
  const told: Lesson[] = [];
  for (const sentence of sentences) {
    const { text, sign, states, near } = sentence;
    const only = places.get(sign);
    if (near && (only === undefined || isOfScope(text))) continue;
    const unknown = readByRules(text).filter((read) => !states.includes(read) && !(near && read === sign));
    told.push({
      keys: keysOf(text),
      states: placesOf(states),
      unknown: placesOf(unknown),
      only: near ? (only ?? null) : null,
      weight: near ? 2 : 1,
    });
  }
  return [...told, ...inPairs(told), ...fromVocabulary(readByRules)];
}

function keysOf(text: string): number[] {
  const { palavras } = lerPalavras(text);
  return tracosDe(cifrar(palavras), [0, palavras.length], null).map(({ chave }) => chave);
}

function placesOf(signs: readonly string[]): number[] {
  return signs.flatMap((sign) => places.get(sign) ?? []);
}

/** A near miss by a denial, a relative or the past is no near miss of the words: the scope reads it. */
function isOfScope(text: string): boolean {
  const { palavras } = lerPalavras(text);
  return marcarEscopo(palavras, new Set()).some(
    ({ negada, fora, passada, desejo, temida }) => negada || fora || passada || desejo !== null || temida,
  );
}

/** Two sentences as one: in an intake a complaint seldom stands alone. */
function inPairs(told: readonly Lesson[]): Lesson[] {
  const dice = createDice('pairs');
  const whole = told.filter(({ only }) => only === null);
  return Array.from({ length: Math.floor(whole.length / 2) }, () => {
    const [one, other] = [dice.pick(whole), dice.pick(whole)];
    const both = (list: (lesson: Lesson) => readonly number[]) => [...new Set([...list(one), ...list(other)])];
    return {
      keys: both(({ keys }) => keys),
      states: both(({ states }) => states),
      unknown: both(({ unknown }) => unknown),
      only: null,
      weight: 0.5,
    };
  });
}

const withHead = /^\{(\w+)\}\s*\+\s*(.+)$/;
const denials = [
  'sem X',
  'nega X',
  'não tem X',
  'X não tem',
  'X nega',
  'X ausente',
  'X zero',
  'X normal',
  'nunca teve X',
  'nem X',
  'X tudo bem',
  'X sem queixa',
  'nenhum X',
  'X ok',
];
const deniesItself = /\b(não|sem|nada|nem|nunca|nenhum|pouc|falta|perd|mal|zero|baix|parad|parou|ausente|normal)/;

/** The expressions of the vocabulary, and every third one denied. */
function fromVocabulary(readByRules: (text: string) => readonly string[]): Lesson[] {
  const lessons: Lesson[] = [];
  let count = 0;
  for (const [sign, { diz }] of Object.entries(vocabulario)) {
    const place = places.get(sign);
    if (place === undefined || diz === '') continue;
    for (const [order, entry] of diz.split(' | ').entries()) {
      const [, head = '', rest] = withHead.exec(entry) ?? [];
      const names = (cabecas[head] ?? head).split(' | ');
      const plain = rest === undefined ? entry : `${names[order % Math.min(3, names.length)] ?? head} ${rest}`;
      const text = plain.replaceAll('_', '');
      const unknown = placesOf(readByRules(text).filter((read) => read !== sign));
      lessons.push({ keys: keysOf(text), states: [place], unknown, only: null, weight: 0.5 });
      if (text.split(' ').length > 4 || deniesItself.test(text)) continue;
      count += 1;
      const denial = denials[count % denials.length] ?? '';
      if (count % 3 === 0)
        lessons.push({ keys: keysOf(denial.replace('X', text)), states: [], unknown: [], only: place, weight: 1 });
    }
  }
  return lessons;
}
