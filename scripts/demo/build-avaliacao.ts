import { storeText } from '@meridia/drizzle/stored.ts';
import { fotoObservacoesFormat } from '@meridia/drizzle/stored-formats.ts';
import { columnsOf } from '@meridia/server/features/avaliacoes/commands.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { relatorioStages } from '@meridia/shared/relatorio-progress.ts';
import { composeRelatorio } from './compose-relatorio.ts';
import type { DemoRows } from './demo-rows.ts';
import type { Dice } from './dice.ts';
import type { Picture } from './draw-pictures.ts';

export interface AvaliacaoOrder {
  terapeutaId: string;
  /** Null for an assessment of an earlier release, which nobody has grouped. */
  clienteId: string | null;
  clinica: string | null;
  dados: DadosAnamnese;
  lingua: Picture;
  at: Date;
  /** `novo`: finished, but not opened yet. */
  outcome: 'finalizado' | 'novo' | 'pendente' | { erro: string };
}

/** Adds an assessment with all rows that the app would have written: photo, unit, events, report. @returns its id */
export function buildAvaliacao(rows: DemoRows, dice: Dice, order: AvaliacaoOrder): string {
  const { terapeutaId, dados, at, outcome } = order;
  const id = dice.uuid();
  const idempotencyKey = dice.uuid();
  const fotoId = addFoto(
    rows,
    dice,
    { ...order, draftId: idempotencyKey, at: after(at, -dice.integer(120, 900)) },
    { avaliacaoId: id },
  );
  // The local writer takes a second or two.
  const finishedAt = after(at, 1 + dice.share() * 1.6);
  const ended = outcome === 'pendente' ? null : finishedAt;
  const erro = typeof outcome === 'object' ? outcome.erro : null;
  const isDone = outcome === 'finalizado' || outcome === 'novo';
  const foto = { id: fotoId, kind: 'lingua' as const, observacoes: order.lingua.observacoes };
  rows.avaliacoes.push({
    ...columnsOf({ id: terapeutaId }, id, { idempotencyKey, dadosAnamnese: dados, fotos: { lingua: fotoId } }),
    clienteId: order.clienteId,
    createdAt: at,
    ...(isDone
      ? composeRelatorio(id, dados, [foto], { clinica: order.clinica, respostasDe: at, geradoEm: finishedAt })
      : {}),
    ...(erro ? { diagnosticoJson: storeText(JSON.stringify({ erro }), id), comErro: true } : {}),
    status: isDone ? 'finalizado' : erro ? 'erro' : 'pendente',
    ...(isDone ? { stage: 'finalizar', percent: 100 } : { stage: 'protocolar', percent: 60 }),
    tentativa: erro ? 3 : 1,
    finishedAt: ended,
    seenAt: outcome === 'novo' ? null : ended && after(ended, 6),
    // The app would finish a pending report that nobody has touched for a while. With a date ten years ahead it leaves this one
    // alone.
    updatedAt: ended ?? after(at, 10 * 366 * 24 * 60 * 60),
  });
  addEvents(rows, { id, terapeutaId, at, ended, erro, isDone });
  const unit = { userId: terapeutaId, avaliacaoId: id, ciclo: 1, countedAt: at };
  rows.usageMovements.push({ id: dice.uuid(), ...unit, kind: 'consume', delta: 1, createdAt: at });
  if (erro) rows.usageMovements.push({ id: dice.uuid(), ...unit, kind: 'refund', delta: -1, createdAt: finishedAt });
  return id;
}

/** @param owner the assessment or follow-up that claims the photo */
export function addFoto(
  rows: DemoRows,
  dice: Dice,
  {
    terapeutaId,
    lingua,
    at,
    draftId = null,
  }: Pick<AvaliacaoOrder, 'terapeutaId' | 'lingua' | 'at'> & { draftId?: string | null },
  owner: { avaliacaoId: string } | { consultaEvolutivaId: string },
): string {
  const id = dice.uuid();
  const storageKey = `${terapeutaId}/lingua-${at.getTime()}.jpg`;
  const { jpeg, observacoes, ...measured } = lingua;
  rows.files.set(storageKey, jpeg);
  rows.fotos.push({
    id,
    terapeutaId,
    ...owner,
    draftId,
    kind: 'lingua',
    storageKey,
    ...measured,
    observacoes: fotoObservacoesFormat.write(observacoes, id),
    createdAt: at,
  });
  return id;
}

export function after(at: Date, seconds: number): Date {
  return new Date(at.getTime() + Math.round(seconds * 1000));
}

function addEvents(
  rows: DemoRows,
  {
    id,
    terapeutaId,
    at,
    ended,
    erro,
    isDone,
  }: { id: string; terapeutaId: string; at: Date; ended: Date | null; erro: string | null; isDone: boolean },
): void {
  const event = { avaliacaoId: id, terapeutaId, status: 'pendente' as const };
  rows.relatorioEvents.push({ ...event, tentativa: 0, stage: 'observar', percent: 0, createdAt: at });
  const reached = isDone ? relatorioStages : relatorioStages.slice(0, 4);
  const end = ended ?? after(at, 1.5);
  for (const [index, { stage, from }] of reached.entries()) {
    const createdAt = new Date(at.getTime() + ((end.getTime() - at.getTime()) * (index + 1)) / (reached.length + 1));
    rows.relatorioEvents.push({ ...event, tentativa: erro ? 3 : 1, stage, percent: from, createdAt });
  }
  if (!ended) return;
  const last = isDone
    ? { tentativa: 1, status: 'finalizado' as const, stage: 'finalizar' as const, percent: 100 }
    : { tentativa: 3, status: 'erro' as const, stage: 'protocolar' as const, percent: 60 };
  rows.relatorioEvents.push({ ...event, ...last, createdAt: ended });
}
