import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Different texts of therapists, so that nothing answers from a cache. */
export function typicalTexts(): string[] {
  return ['w1', 'w2', 'w3', 'w4'].flatMap((writer) =>
    readFileSync(new URL(`../fixtures/textos/${writer}.jsonl`, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => z.object({ texto: z.string() }).parse(JSON.parse(line)).texto),
  );
}
