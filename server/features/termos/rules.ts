import { type DocumentoAceito, documentosAceitos, versaoAtual, versoesLegais } from '@meridia/shared/versoes-legais.ts';
import { AppError } from '../../errors.ts';

/** The versions that are accepted now. */
export function versoesAtuais(): { documento: DocumentoAceito; versao: string }[] {
  return documentosAceitos.map((documento) => ({ documento, versao: versaoAtual(documento).numero }));
}

export function versoesConhecidas(): string[] {
  return documentosAceitos.flatMap((documento) => versoesLegais[documento].map(({ numero }) => numero));
}

/**
 * What creates or changes data waits until the account has accepted the versions that hold for it. Reading, exporting, erasing the
 * account, managing the payment and signing out never wait (ADR 0042).
 * @param termosDueAt when the first version that the account has not accepted begins to hold, in ms; null without one
 * @throws TERMS_NOT_ACCEPTED
 */
export function requireAccepted(termosDueAt: number | null): void {
  if (termosDueAt === null || termosDueAt > Date.now()) return;
  throw new AppError(
    'TERMS_NOT_ACCEPTED',
    'Os termos têm uma versão nova, que vale a partir de agora. Aceite-a para voltar a criar e alterar.',
  );
}
