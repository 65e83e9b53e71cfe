import { pesarCom } from '@meridia/server/mtc/leitura/aprendido/duvidar.ts';
import type { Pesos } from '@meridia/server/mtc/leitura/aprendido/reconhecer.ts';
import { ler } from '@meridia/server/mtc/leitura/ler.ts';
import type { Lexico } from '@meridia/server/mtc/leitura/lexico.ts';
import { judge, readAnnotated } from '../../tests/fixtures/annotated-texts.ts';

/** What the rules state in an annotated text, with what speaks for and against it. */
export interface Doubt {
  file: string;
  text: string;
  sign: string;
  evidence: readonly number[];
  /** The doubt, and so the statement is wrong. */
  right: boolean;
}

/** @param files of `tests/fixtures/textos`, never the sealed ones */
export function findDoubts(weights: Pesos, lexico: Lexico, files: readonly string[]): Doubt[] {
  return files.flatMap((file) =>
    readAnnotated(file).flatMap((annotated) => {
      const judgeSign = judge(annotated);
      const doubts: Doubt[] = [];
      ler(annotated.texto, lexico, annotated.campo, null, (...seen) => {
        const weigh = pesarCom(weights, ...seen);
        return (sign, ...rest) => {
          const evidence = weigh(sign, ...rest);
          const judged = judgeSign(sign);
          if (evidence && judged !== 'neutral')
            doubts.push({ file, text: annotated.texto, sign, evidence, right: judged === 'wrong' });
          return false;
        };
      });
      return doubts;
    }),
  );
}
