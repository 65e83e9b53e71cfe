import { aceitesTermos } from '@meridia/drizzle/schema.ts';
import type { VersoesAceitas } from '@meridia/shared/aceite-termos.ts';
import { documentosAceitos } from '@meridia/shared/versoes-legais.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import { versoesAtuais } from './rules.ts';

/** Records, in the transaction that creates the account, which versions the sign-up form showed. */
export async function recordAtSignUp(tx: Tx, accountId: string, versoes: VersoesAceitas): Promise<void> {
  await tx.insert(aceitesTermos).values(
    documentosAceitos.map((documento) => ({
      userId: accountId,
      documento,
      versao: versoes[documento],
      tipo: 'cadastro' as const,
      aceitoEm: sql`now()`,
    })),
  );
}

/**
 * Accepts what waits for the account. Without anything that waits nothing happens, so a second click does no harm.
 * @throws VALIDATION when a version is not the present one: the screen is older than the text
 */
export function acceptTermos(database: Database, actor: UserActor, versoes: VersoesAceitas): Promise<void> {
  const atuais = versoesAtuais();
  if (atuais.some(({ documento, versao }) => versoes[documento] !== versao)) {
    throw new AppError(
      'VALIDATION',
      'O texto mudou depois que você abriu esta tela. Recarregue a página e leia de novo.',
    );
  }
  return asUser(database, actor, async (tx) => {
    for (const { documento, versao } of atuais) {
      // A row of an older version, of which no newer one was announced yet, becomes the acceptance of the text that was shown.
      await tx
        .update(aceitesTermos)
        .set({ versao, aceitoEm: sql`now()` })
        .where(
          and(
            eq(aceitesTermos.userId, actor.id),
            eq(aceitesTermos.documento, documento),
            isNull(aceitesTermos.aceitoEm),
          ),
        );
    }
  });
}
