import { writeFileSync } from 'node:fs';
import { abrirPesos } from '@meridia/server/mtc/leitura/aprendido/pesos.ts';
import { cabecas } from '@meridia/server/mtc/leitura/cabecas.ts';
import { ler } from '@meridia/server/mtc/leitura/ler.ts';
import { compilar } from '@meridia/server/mtc/leitura/lexico.ts';
import { vocabulario } from '@meridia/server/mtc/leitura/vocabulario.ts';
import { buildLessons, learnedSigns } from './train-reader/build-lessons.ts';
import { findDoubts } from './train-reader/find-doubts.ts';
import { findSuspicions } from './train-reader/find-suspicions.ts';
import { learnSieve, scoreOf } from './train-reader/learn-sieve.ts';
import { learnWeights } from './train-reader/learn-weights.ts';
import { packWeights } from './train-reader/pack-weights.ts';
import { readSentences } from './train-reader/read-sentences.ts';

// `pnpm train-reader`: learns the weights of the reader (ADR 0038) from the sentences of tests/fixtures/frases and the vocabulary, then,
// from whole texts, which of its suspicions to believe. The same files give the same weights.

/** Texts that were read while the reader was built. `w5` and `w6` are sealed. */
const files = ['w1', 'w2', 'w3', 'w4', 'w7', 'w8', 'proprios', 'negacao', 'negacao2', 'cautela'];
/** Smaller weights are left out. */
const leastWeight = 0.3;
/** Of what is recognised, so much must be right by the annotations, which leave out about one right sign in forty. */
const rightSuspicions = 0.91;
/** Of what is taken back, so much must be wrong. */
const rightDoubts = 0.6;

const lexico = compilar(vocabulario, cabecas);
const readByRules = (text: string) => {
  const { ditos, ressalvas } = ler(text, lexico, null);
  return [...new Set([...ditos, ...ressalvas].map(({ sinal }) => sinal))];
};

const sentences = readSentences(new URL('../tests/fixtures/frases/', import.meta.url));
const lessons = buildLessons(sentences, readByRules);
console.log(`${sentences.length} sentences, ${lessons.length} lessons, ${learnedSigns.length} signs`);
const packed = packWeights(learnWeights(lessons, learnedSigns.length), learnedSigns, leastWeight);
const none = { pesos: [], limite: Number.POSITIVE_INFINITY };
const weights = abrirPesos({ ...packed, peneira: none, duvida: none });
const suspicions = findSuspicions(weights, lexico, files);
const peneira = learnSieve(suspicions, rightSuspicions);
const doubts = findDoubts(weights, lexico, files);
const duvida = learnSieve(doubts, rightDoubts);
for (const [what, seen, sieve] of [
  ['suspicions', suspicions, peneira],
  ['doubts', doubts, duvida],
] as const) {
  const passed = seen.filter(({ evidence }) => scoreOf(evidence, sieve.pesos) >= sieve.limite);
  console.log(
    `of ${seen.length} ${what} ${passed.length} pass, ${passed.filter(({ right }) => right).length} of them right`,
  );
}
writeFileSync(
  new URL('../server/mtc/leitura/aprendido/pesos.json', import.meta.url),
  `${JSON.stringify({ ...packed, peneira, duvida }, null, 2)}\n`,
);
