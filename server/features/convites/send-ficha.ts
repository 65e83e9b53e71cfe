import { isDeepStrictEqual } from 'node:util';
import { anamneseDrafts, convites } from '@meridia/drizzle/schema.ts';
import { consentimentoDoClienteFormat, fichaFormat } from '@meridia/drizzle/stored-formats.ts';
import { semContato } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { AnamneseDraftData } from '@meridia/shared/anamnese/draft.ts';
import { type Ficha, finishedAnswers } from '@meridia/shared/anamnese/ficha.ts';
import { isAnswered } from '@meridia/shared/anamnese/question.ts';
import { formVersao } from '@meridia/shared/anamnese/untouched-sliders.ts';
import type { ConsentimentoDoCliente, Consentir } from '@meridia/shared/consentimento.ts';
import type { SendFicha } from '@meridia/shared/convite.ts';
import { eq, sql } from 'drizzle-orm';
import type { Visitor } from '../../auth/visitor.ts';
import type { Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { removeFiles } from '../../stored-file.ts';
import { meantBy } from '../clientes/policy.ts';
import { columnsOfDraft } from '../drafts/commands.ts';
import { removeFotosOfConvite } from '../fotos/commands.ts';
import { readFotosOfConvite } from '../fotos/queries.ts';
import { queueMail } from '../mails/commands.ts';
import { asHolder } from './open-ficha.ts';
import { alreadyAnswered, type ConviteRow } from './policy.ts';
import { requireRevision } from './save-ficha.ts';

/**
 * The client sends her answers with her consent, once. They become a draft of her therapist, also beyond the limit of drafts, because they
 * cannot be written again. Her photos come along, if she has permitted them. A repeated call with the same answers does nothing.
 * @throws VALIDATION by field, CONVITE_CONFLICT, CONVITE_ANSWERED, CONVITE_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function sendFicha(deps: Deps, input: SendFicha, visitor: Visitor): Promise<void> {
  const ficha = { ...finishFicha(input.ficha), fotos: input.consentimento.fotos };
  const forgotten = await asHolder(deps, input.token, visitor, async (tx, convite) => {
    if (convite.answeredAt) {
      if (convite.ficha && isDeepStrictEqual(fichaFormat.read(convite.ficha), ficha)) return [];
      throw alreadyAnswered();
    }
    requireRevision(convite, input.baseRevision);
    const em = new Date();
    const consentimento = consentimentoOf(deps, input.consentimento, em);
    await tx
      .update(convites)
      .set({
        ficha: fichaFormat.write(ficha, convite.id),
        consentimento: consentimentoDoClienteFormat.write(consentimento, convite.id),
        revision: convite.revision + 1,
        answeredAt: em,
      })
      .where(eq(convites.id, convite.id));
    const forgotten = ficha.fotos ? [] : await removeFotosOfConvite(tx, convite.id);
    const fotos = await readFotosOfConvite(tx, convite.id);
    await tx.insert(anamneseDrafts).values({
      terapeutaId: convite.terapeutaId,
      revision: 1,
      ...columnsOfDraft(convite.id, { ...draftOf(convite, ficha, consentimento), fotos }),
    });
    if (consentimento.iaExterior === false && convite.clienteId) await refuseIaExterior(tx, convite.clienteId);
    await queueMail(deps, tx, {
      accountId: convite.terapeutaId,
      kind: 'intake_answered',
      subjectId: convite.id,
      dedupeKey: `intake_answered ${convite.id}`,
    });
    await notifyAccountChanged(tx, convite.terapeutaId, 'convites');
    return forgotten;
  });
  await removeFiles(deps, forgotten);
}

/** @throws VALIDATION by field */
function finishFicha(ficha: Ficha): Pick<Ficha, 'respostas' | 'recusadas'> {
  const { respostas, erros } = finishedAnswers(ficha);
  if (Object.keys(erros).length > 0) {
    const fields = Object.fromEntries(
      Object.entries(erros).map(([field, error]) => [`ficha.respostas.${field}`, error]),
    );
    throw new AppError('VALIDATION', 'Confira os campos destacados.', { fields });
  }
  return { respostas, recusadas: ficha.recusadas.filter((field) => !isAnswered(respostas[field])) };
}

/** Where no provider is configured nobody was asked, so an answer does not count. */
function consentimentoOf(
  { config }: Pick<Deps, 'config'>,
  { aceite: _accepted, ...given }: Consentir,
  em: Date,
): ConsentimentoDoCliente {
  const asked = config.GEMINI_API_KEY !== undefined;
  if (asked && given.iaExterior === null) {
    const fields = { 'consentimento.iaExterior': 'Responda se autoriza ou não' };
    throw new AppError('VALIDATION', 'Confira os campos destacados.', { fields });
  }
  return { ...given, iaExterior: asked ? given.iaExterior : null, em: em.toISOString(), campos: [] };
}

function draftOf(
  { clienteId }: ConviteRow,
  { respostas, recusadas }: Ficha,
  { nome, em, fotos, iaExterior }: ConsentimentoDoCliente,
): AnamneseDraftData {
  return {
    versao: formVersao,
    dados: { ...respostas, ...withoutContatos(recusadas) },
    fotos: {},
    consentimento: false,
    ...(clienteId && { clienteId }),
    iaExterior,
    respondida: { por: nome, em, respostas, recusadas, fotos, iaExterior },
  };
}

/** The intake needs an answer about each contact. Who refused one has given it: the therapist need not find the place to say so. */
function withoutContatos(recusadas: Ficha['recusadas']): Partial<Record<'telefone' | 'email', string>> {
  return {
    ...(recusadas.includes('telefone') && { telefone: semContato }),
    ...(recusadas.includes('email') && { email: semContato }),
  };
}

/** A refusal holds at once, for every later report of this client. A permission waits until the therapist has seen whose it is. */
async function refuseIaExterior(tx: Tx, clienteId: string): Promise<void> {
  await tx.execute(sql`
    ${meantBy(clienteId)}
    update clientes set ia_exterior = false, ia_exterior_em = now()
    from meant where clientes.id = meant.id and clientes.ia_exterior is distinct from false`);
}
