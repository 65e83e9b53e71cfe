import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { avaliacoes, fotos, relatorioPareceres, relatorioVersoes } from '@meridia/drizzle/schema.ts';
import { storeText } from '@meridia/drizzle/stored.ts';
import { dadosAnamneseFormat, parecerFormat, relatorioVersaoFormat } from '@meridia/drizzle/stored-formats.ts';
import { questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import {
  type Assinatura,
  type PontosPesados,
  parecerLimits,
  type Revisao,
  type savedParecerSchema,
  type saveParecerSchema,
  type signSchema,
  type Versao,
  type Versoes,
} from '@meridia/shared/parecer.ts';
import type { PerguntaDeAlerta } from '@meridia/shared/quadro-clinico.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import { expandirTerapias } from '../../mtc/parecer/expandir-terapias.ts';
import type { Deps } from '../../ports.ts';
import { recordAccess } from '../access-log/commands.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { keepMarca } from '../clinica-configs/commands.ts';
import { requireFinished } from '../relatorios/queries.ts';
import { listAbertasAntesDeTratar } from '../respostas/rules.ts';
import { type StepUp, withStepUp } from '../second-factors/commands.ts';
import { readCapabilities } from '../subscriptions/queries.ts';
import {
  baseOf,
  findParecer,
  hashFile,
  listVersoes,
  loadRevisao,
  type RevisaoFound,
  readAnterior,
  readParecer,
  readPontosPesados,
  readRevisao,
  readVersao,
} from './queries.ts';
import { canonicalJson, hashVersao } from './rules.ts';

/** `readRevisao`, counted, because the engine weighs the report each time. @throws what `readRevisao` throws; TOO_MANY_REQUESTS */
export async function openRevisao(deps: Deps, actor: UserActor, id: string): Promise<Revisao> {
  await deps.limits.take('parecer', actor.id);
  return readRevisao(deps, actor, id);
}

/** `readPontosPesados`, counted for the same reason. @throws what `readPontosPesados` throws; TOO_MANY_REQUESTS */
export async function weighPontos(deps: Deps, actor: UserActor, id: string): Promise<PontosPesados> {
  await deps.limits.take('parecer', actor.id);
  return readPontosPesados(deps, actor, id);
}

/** `readVersao` or `readAnterior`, counted for the same reason. @throws what they throw; TOO_MANY_REQUESTS */
export async function openVersao(
  deps: Deps,
  actor: UserActor,
  which: { id: string; numero: number } | { id: string; anterior: string },
): Promise<Versao> {
  await deps.limits.take('parecer', actor.id);
  return 'anterior' in which ? readAnterior(deps.database, actor, which) : readVersao(deps, actor, which);
}

/** `listVersoes`, counted, because each version's photos are hashed. @throws what `listVersoes` throws; TOO_MANY_REQUESTS */
export async function openVersoes(deps: Deps, actor: UserActor, id: string): Promise<Versoes> {
  await deps.limits.take('parecer', actor.id);
  return listVersoes(deps, actor, id);
}

/**
 * Saves what the therapist says of a report, and answers with what is missing for a signature. A repeated save of the same words does
 * nothing, so it is safe.
 * @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY, TOO_MANY_REQUESTS; PARECER_CONFLICT when another device has saved since `edicao`, or the
 *   report was made again, and nothing is overwritten
 */
export async function saveParecer(
  deps: Deps,
  actor: UserActor,
  { id, edicao, base, parecer: said }: z.output<typeof saveParecerSchema>,
): Promise<z.output<typeof savedParecerSchema>> {
  await deps.limits.take('parecer', actor.id);
  const { saved, maquina, parecer, dados } = await asUser(deps.database, actor, async (tx) => {
    // The lock puts two first saves in an order.
    const row = await requireAvaliacao(tx, actor, id, { lock: true });
    const maquina = requireFinished(row);
    if (maquina.origem.geradoEm !== base)
      throw conflict('O relatório foi feito de novo. Recarregue para revisar o atual.');
    // A tab of an earlier release judges all therapies as one part.
    const parecer = expandirTerapias(said, maquina);
    const before = await findParecer(tx, id);
    const dados = dadosAnamneseFormat.read(row.dadosAnamnese);
    const isSame =
      before?.base === base &&
      isDeepStrictEqual(expandirTerapias(parecerFormat.read(before.parecer), maquina), parecer);
    if (before && isSame) return { saved: before.edicao, maquina, parecer, dados };
    if ((before?.edicao ?? 0) !== edicao) throw conflict('Esta revisão mudou em outro aparelho. Nada foi sobrescrito.');
    const values = { base, parecer: parecerFormat.write(parecer, id), edicao: edicao + 1 };
    await tx
      .insert(relatorioPareceres)
      .values({ ...values, avaliacaoId: id, terapeutaId: actor.id })
      .onConflictDoUpdate({ target: relatorioPareceres.avaliacaoId, set: { ...values, updatedAt: sql`now()` } });
    if (row.assinado) await noteAssinado(tx, row, false);
    return { saved: edicao + 1, maquina, parecer, dados };
  });
  const { pendencias } = await deps.engine.review({ maquina, parecer, dados, assinatura: null });
  return { edicao: saved, pendencias };
}

/**
 * Freezes the report as reviewed under the therapist's name, after she has given her password, and a code where her account has a
 * second factor. Of two devices that sign the same version, one does.
 * @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY, INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS;
 *   PARECER_CONFLICT when the review, the report or the version is another one than on her screen; PARECER_INCOMPLETO; PERGUNTAS_EM_ABERTO; VERSAO_LIMIT;
 *   FOTO_CORRUPT when a stored photo is not the one that was uploaded
 */
export async function signRelatorio(
  deps: Deps,
  actor: UserActor,
  { password, code, ...seen }: z.output<typeof signSchema> & StepUp,
): Promise<{ numero: number }> {
  await deps.limits.take('parecer', actor.id);
  const found = await loadRevisao(deps.database, actor, seen.id);
  assertSeen(found, seen);
  const dados = dadosAnamneseFormat.read(found.row.dadosAnamnese);
  const abertas = listAbertasAntesDeTratar(dados, found.row.diagnosticoJson);
  const assinatura = signatureOf(found, seen, abertas);
  const { parecer } = readParecer(found);
  const { relatorio, html, pendencias } = await deps.engine.review({
    maquina: found.maquina,
    parecer,
    assinatura,
    dados,
  });
  const missing = pendencias.find(({ impede }) => impede);
  if (missing) throw new AppError('PARECER_INCOMPLETO', missing.texto);
  if ((relatorio.parecer?.liberacao?.em ?? '') > dayInSaoPaulo(new Date(assinatura.em))) {
    throw new AppError('PARECER_INCOMPLETO', 'A liberação médica é de um dia no futuro. Corrija a data.');
  }
  assertAccepted(abertas, seen.perguntasAbertas);
  const conteudo = canonicalJson(
    relatorioVersaoFormat.check({
      avaliacaoId: seen.id,
      maquina: found.maquina,
      parecer,
      revisado: relatorio,
      assinatura,
      fotos: await hashFotos(deps, actor, found.maquina),
    }),
  );
  const { marca } = await readCapabilities(deps, actor);
  await withStepUp(deps, actor, { password, ...(code !== undefined && { code }) }, async (tx) => {
    await assertUnchanged(tx, actor, found);
    const versaoId = randomUUID();
    const [signed] = await tx
      .insert(relatorioVersoes)
      .values({
        id: versaoId,
        avaliacaoId: seen.id,
        terapeutaId: actor.id,
        conteudo: storeText(conteudo, versaoId),
        html: storeText(html, versaoId),
        // Over the plain content: the seal is no part of what she signed.
        hash: hashVersao({ conteudo, html }),
        numero: seen.numero,
        edicao: seen.edicao,
        base: seen.base,
        assinadoEm: new Date(assinatura.em),
      })
      .onConflictDoNothing({ target: [relatorioVersoes.avaliacaoId, relatorioVersoes.numero] })
      .returning({ id: relatorioVersoes.id });
    if (!signed) throw alreadySigned();
    if (marca) await keepMarca(tx, seen.id);
    await noteAssinado(tx, found.row, true);
    await recordAccess(tx, [
      {
        actorId: actor.id,
        actorRole: actor.role,
        action: 'relatorio.sign' as const,
        subjectId: seen.id,
        ownerId: actor.id,
      },
    ]);
  });
  deps.log.info({ avaliacaoId: seen.id, numero: seen.numero }, 'report signed');
  return { numero: seen.numero };
}

/** For the history. The caller has locked the assessment. */
async function noteAssinado(tx: Tx, { id, terapeutaId }: RevisaoFound['row'], assinado: boolean): Promise<void> {
  await tx
    .update(avaliacoes)
    .set({ assinado })
    .where(and(eq(avaliacoes.id, id), eq(avaliacoes.terapeutaId, terapeutaId)));
  await notifyAccountChanged(tx, terapeutaId, 'avaliacoes');
}

type Seen = Omit<z.output<typeof signSchema>, 'local' | 'perguntasAbertas'>;

/** @throws PARECER_CONFLICT when something else is stored than what the screen showed; VERSAO_LIMIT */
function assertSeen({ maquina, parecer, newest }: RevisaoFound, { edicao, base, numero }: Seen): void {
  const next = (newest?.numero ?? 0) + 1;
  if (numero < next || (newest?.edicao === edicao && newest.base === base)) throw alreadySigned();
  if (numero > next || parecer?.edicao !== edicao || parecer.base !== base || maquina.origem.geradoEm !== base) {
    throw conflict('Esta revisão mudou depois que você a abriu. Confira de novo antes de assinar.');
  }
  if (numero > parecerLimits.versoes) {
    throw new AppError('VERSAO_LIMIT', `Este relatório já tem ${parecerLimits.versoes} versões assinadas.`);
  }
}

function signatureOf(
  { clinica, nome, now }: RevisaoFound,
  { numero, local }: z.output<typeof signSchema>,
  abertas: PerguntaDeAlerta[],
): Assinatura {
  const { conselho, registro } = clinica;
  const assinatura = { numero, nome, conselho: conselho ?? '', registro: registro ?? '', local, em: now };
  return abertas.length === 0 ? assinatura : { ...assinatura, perguntasAbertas: abertas };
}

/** She has said of each question that is open that she signs without its answer. @throws PERGUNTAS_EM_ABERTO */
function assertAccepted(abertas: readonly PerguntaDeAlerta[], accepted: readonly PerguntaDeAlerta[]): void {
  const asked = abertas.filter((pergunta) => !accepted.includes(pergunta));
  if (asked.length === 0) return;
  const names = asked.map((pergunta) => questions[pergunta].reportName).join(', ');
  throw new AppError(
    'PERGUNTAS_EM_ABERTO',
    `Confirmar antes de tratar, ainda sem resposta: ${names}. Responda na ficha, ou marque que assina com estas perguntas em aberto.`,
  );
}

/** The photos of the report with the hashes of their files. A photo that was deleted is no part of what is signed. */
async function hashFotos(
  { database, storage }: Pick<Deps, 'database' | 'storage'>,
  actor: UserActor,
  { fotos: shown }: Relatorio,
): Promise<{ id: string; kind: Relatorio['fotos'][number]['kind']; sha256: string }[]> {
  const ids = shown.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await asUser(database, actor, (tx) =>
    tx
      .select({ id: fotos.id, kind: fotos.kind, sha256: fotos.sha256, storageKey: fotos.storageKey })
      .from(fotos)
      .where(and(inArray(fotos.id, ids), eq(fotos.terapeutaId, actor.id))),
  );
  for (const { storageKey, sha256 } of rows) {
    if ((await hashFile(storage, storageKey)) !== sha256) {
      throw new AppError(
        'FOTO_CORRUPT',
        'Uma foto desta avaliação não é mais a que foi enviada. Faça uma nova avaliação para assinar.',
      );
    }
  }
  return rows.map(({ id, kind, sha256 }) => ({ id, kind, sha256 }));
}

/** Under the lock of the assessment: what was reviewed is still what is stored. @throws PARECER_CONFLICT */
async function assertUnchanged(tx: Tx, actor: UserActor, { row, parecer }: RevisaoFound): Promise<void> {
  const [now] = await tx
    .select({
      id: avaliacoes.id,
      status: avaliacoes.status,
      diagnosticoJson: avaliacoes.diagnosticoJson,
      respostasRevisao: avaliacoes.respostasRevisao,
    })
    .from(avaliacoes)
    .where(and(eq(avaliacoes.id, row.id), eq(avaliacoes.terapeutaId, actor.id)))
    .for('update');
  const opinion = await findParecer(tx, row.id);
  if (
    !now ||
    baseOf(now) !== baseOf(row) ||
    now.respostasRevisao !== row.respostasRevisao ||
    opinion?.edicao !== parecer?.edicao
  ) {
    throw conflict('Esta revisão mudou depois que você a abriu. Confira de novo antes de assinar.');
  }
}

function conflict(message: string): AppError {
  return new AppError('PARECER_CONFLICT', message);
}

function alreadySigned(): AppError {
  return conflict('Esta versão já foi assinada em outro aparelho ou aba. Recarregue para vê-la.');
}
