import { pesarCom } from '@meridia/server/mtc/leitura/aprendido/duvidar.ts';
import type { Pesos } from '@meridia/server/mtc/leitura/aprendido/reconhecer.ts';
import { ler } from '@meridia/server/mtc/leitura/ler.ts';
import type { Lexico } from '@meridia/server/mtc/leitura/lexico.ts';
import { judge, readAnnotated } from '../../tests/fixtures/annotated-texts.ts';
import type { Judged } from './learn-sieve.ts';

/**
 * What the rules state in annotated texts, with what speaks for and against it. A doubt is right where the statement is wrong.
 * @param files of `tests/fixtures/textos`, never the sealed ones
 */
export function findDoubts(weights: Pesos, lexico: Lexico, files: readonly string[]): Judged[] {
  return files.flatMap((file) =>
    readAnnotated(file).flatMap((annotated) => {
      const judgeSign = judge(annotated);
      const doubts: Judged[] = [];
      ler(annotated.texto, lexico, annotated.campo, null, (...seen) => {
        const weigh = pesarCom(weights, ...seen);
        return (sign, ...rest) => {
          const evidence = weigh(sign, ...rest);
          const judged = judgeSign(sign);
          if (evidence && judged !== 'neutral') doubts.push({ file, evidence, right: judged === 'wrong' });
          return false;
        };
      });
      return doubts;
    }),
  );
}
