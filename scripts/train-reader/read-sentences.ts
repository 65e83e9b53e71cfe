import { readdirSync, readFileSync } from 'node:fs';

/** A sentence that states a sign, or one that only seems to. */
export interface Sentence {
  text: string;
  /** The sign that its writer had in mind. */
  sign: string;
  /** Every sign that it states, in the writer's judgement. */
  states: readonly string[];
  /** It does not state its sign. */
  near: boolean;
}

/**
 * The sentences of `tests/fixtures/frases`, by four writers who saw ids and labels alone: `# sign`, then a sentence a line with the other
 * signs that it states behind a bar, and near misses behind a dash.
 */
export function readSentences(folder: URL): Sentence[] {
  const sentences: Sentence[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.txt')) continue;
    let sign = '';
    for (const raw of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      const line = raw.trim();
      if (line.startsWith('# ')) sign = line.slice(2).trim();
      if (line === '' || line.startsWith('#') || sign === '') continue;
      const near = line.startsWith('- ');
      const [text = '', others = ''] = (near ? line.slice(2) : line).split(' | ');
      const also = others.split(',').flatMap((id) => (id.trim() === '' ? [] : [id.trim()]));
      sentences.push({ text: text.trim(), sign, states: near ? also : [sign, ...also], near });
    }
  }
  return sentences;
}
