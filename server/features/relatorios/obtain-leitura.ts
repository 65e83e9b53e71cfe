import { leituraIaFormat } from '@meridia/drizzle/stored-formats.ts';
import type { LeituraIa } from '@meridia/shared/leitura-ia.ts';
import { askForLeitura } from '../../ai-writer/ask-for-leitura.ts';
import type { Deps, ReadingOptions, WriterFacts, WriterUsage } from '../../ports.ts';
import { BudgetSpentError, CallsSpentError, FinalError, RetryableError } from '../../writer-errors.ts';
import type { AvaliacaoRow } from '../avaliacoes/policy.ts';
import { type Attempt, keepLeitura } from './commands.ts';

interface Obtained {
  leitura: LeituraIa | null;
  /** Null when nothing was paid for now. */
  usage: WriterUsage | null;
}

/**
 * What a model reads in the intake. A reading is kept with the row until a text is corrected, so it is asked for
 * once, and the same report can be made again. When the model refuses, fails or is too late, the report is written without it.
 */
export async function obtainLeitura(
  { engine, writer, database, log }: Pick<Deps, 'engine' | 'writer' | 'database' | 'log'>,
  row: Pick<AvaliacaoRow, 'id' | 'leituraIa'>,
  attempt: Attempt,
  { ficha, options }: { ficha: Pick<WriterFacts, 'dados' | 'otherNames'>; options: ReadingOptions },
): Promise<Obtained> {
  if (row.leituraIa) return { leitura: leituraIaFormat.read(row.leituraIa), usage: null };
  try {
    const result = await askForLeitura(ficha, { ...writer, findUnread: engine.findUnread }, options);
    if (!result) return { leitura: null, usage: null };
    const { usage, ...leitura } = result;
    await keepLeitura(database, attempt, leitura);
    return { leitura, usage };
  } catch (error) {
    if (error instanceof BudgetSpentError || error instanceof CallsSpentError) return { leitura: null, usage: null };
    if (!(error instanceof FinalError || error instanceof RetryableError)) throw error;
    log.warn({ err: error, avaliacaoId: row.id }, 'the model read nothing; the report goes on without it');
    return { leitura: null, usage: error.usage };
  }
}
