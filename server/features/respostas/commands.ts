import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { avaliacaoVersoes, avaliacoes } from '@meridia/drizzle/schema.ts';
import { rebind, storeText } from '@meridia/drizzle/stored.ts';
import { dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import { anamneseFields, type DadosAnamnese, isOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import {
  type answerPerguntasSchema,
  changedFields,
  type correctRespostasSchema,
  isOpen,
  mostCorrections,
} from '@meridia/shared/respostas.ts';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { withTries } from '../../auth/with-tries.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { columnsOfAnswers } from '../avaliacoes/commands.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { startAgain } from '../relatorios/commands.ts';
import { asUserWithQuota } from '../usage-movements/commands.ts';

/**
 * Corrects the answers of an assessment, keeps the earlier ones, and makes the report again when asked to: both happen or neither.
 * Photos, consent and client stay as they are. Does nothing when the answers already say so, so a repeated call is safe.
 * @throws AVALIACAO_NOT_FOUND; AVALIACAO_PENDING while a report is being made from the answers; RESPOSTAS_CONFLICT when they have changed
 *   since `revisao`, and nothing is overwritten; RESPOSTAS_LIMIT; TOO_MANY_REQUESTS; what `startAgain` throws
 */
export function correctRespostas(
  deps: Deps,
  actor: UserActor,
  { dados, ...request }: z.output<typeof correctRespostasSchema>,
): Promise<{ revisao: number }> {
  return changeRespostas(deps, actor, request, () => dados);
}

/**
 * Answers questions that a report left open and makes the report again. A question that has an answer keeps it.
 * @throws the same as `correctRespostas`
 */
export function answerPerguntas(
  deps: Deps,
  actor: UserActor,
  { respostas, ...seen }: z.output<typeof answerPerguntasSchema>,
): Promise<{ revisao: number }> {
  const request = { ...seen, refazer: true, motivo: 'Pergunta em aberto respondida' };
  return changeRespostas(deps, actor, request, (before) => {
    const answered = anamneseFields.filter(
      (field) => isOpen(field, before[field]) && respostas[field] !== undefined && !isOpen(field, respostas[field]),
    );
    return { ...before, ...Object.fromEntries(answered.map((field) => [field, respostas[field]])) };
  });
}

function changeRespostas(
  deps: Deps,
  actor: UserActor,
  { id, revisao, motivo, refazer, aceitaUnidade }: Omit<z.output<typeof correctRespostasSchema>, 'dados'>,
  change: (before: DadosAnamnese) => DadosAnamnese,
): Promise<{ revisao: number }> {
  return withTries(deps.limits, [['respostas', actor.id]], async (spend) => {
    const written = await asUserWithQuota(deps, actor, async (tx) => {
      const row = await requireAvaliacao(tx, actor, id, { lock: true });
      if (row.status === 'pendente') throw new AppError('AVALIACAO_PENDING', 'O relatório está sendo gerado.');
      const before = dadosAnamneseFormat.read(row.dadosAnamnese);
      const dados = change(before);
      if (isDeepStrictEqual(before, dados)) return row.respostasRevisao;
      if (row.respostasRevisao !== revisao) {
        throw new AppError('RESPOSTAS_CONFLICT', 'Estas respostas mudaram em outro aparelho. Nada foi sobrescrito.');
      }
      if (revisao > mostCorrections) {
        throw new AppError('RESPOSTAS_LIMIT', `Estas respostas já foram corrigidas ${mostCorrections} vezes.`);
      }
      const versaoId = randomUUID();
      await tx.insert(avaliacaoVersoes).values({
        id: versaoId,
        avaliacaoId: id,
        terapeutaId: actor.id,
        revisao,
        dadosAnamnese: rebind(row.dadosAnamnese, versaoId),
        motivo: storeText(motivo, versaoId),
      });
      const [changed] = await tx
        .update(avaliacoes)
        .set({
          ...columnsOfAnswers(dados, id),
          respostasRevisao: revisao + 1,
          // A model's reading quotes the texts as they were.
          ...(haveTextsChanged(before, dados) && { leituraIa: null }),
          updatedAt: sql`now()`,
        })
        .where(eq(avaliacoes.id, id))
        .returning();
      if (!changed) throw new Error('a locked assessment is gone');
      if (refazer) await startAgain(deps, tx, actor, changed, { aceitaUnidade });
      await notifyAccountChanged(tx, actor.id, 'avaliacoes');
      return changed.respostasRevisao;
    });
    if (written !== revisao) spend();
    return { revisao: written };
  });
}

function haveTextsChanged(before: DadosAnamnese, after: DadosAnamnese): boolean {
  return changedFields(before, after).some((field) => isOfKind(field, 'line', 'text'));
}
