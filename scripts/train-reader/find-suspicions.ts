import { type Pesos, type Suspeita, suspeitar } from '@meridia/server/mtc/leitura/aprendido/reconhecer.ts';
import { ler } from '@meridia/server/mtc/leitura/ler.ts';
import type { Lexico } from '@meridia/server/mtc/leitura/lexico.ts';
import { judge, readAnnotated } from '../../tests/fixtures/annotated-texts.ts';
import type { Judged } from './learn-sieve.ts';

/**
 * What would be added to whole texts if every suspicion were believed, after denials, relatives and the past were seen.
 * @param files of `tests/fixtures/textos`, never the sealed ones
 */
export function findSuspicions(weights: Pesos, lexico: Lexico, files: readonly string[]): Judged[] {
  return files.flatMap((file) =>
    readAnnotated(file).flatMap((annotated) => {
      const { texto, campo } = annotated;
      const judgeSign = judge(annotated);
      let suspected: readonly Suspeita[] = [];
      const { ditos } = ler(texto, lexico, campo, (...seen) => {
        suspected = suspeitar(weights, ...seen);
        return suspected;
      });
      const byRules = new Set(
        ler(texto, lexico, campo).ditos.flatMap(({ sinal, presente }) => (presente ? [sinal] : [])),
      );
      const read = new Set(ditos.flatMap(({ sinal, presente }) => (presente ? [sinal] : [])));
      return suspected.flatMap(({ sinal, provas }) => {
        const judged = judgeSign(sinal);
        if (byRules.has(sinal) || !read.has(sinal) || judged === 'neutral') return [];
        return [{ file, evidence: provas, right: judged === 'right' }];
      });
    }),
  );
}
