import type { ErrorCode } from '@meridia/shared/errors.ts';
import { type FotoKind, fotoLabels, fotoLimits, fotoTooLargeText } from '@meridia/shared/foto.ts';
import { isNetworkFailure, readErrorBody } from '../../lib/app-error.ts';
import { UploadGaveUp } from './try-upload.ts';

/** What went wrong with a photo, and what to do. */
export interface FotoProblem {
  title: string;
  action: string;
  /** True when the same file may be sent again. */
  canRetry: boolean;
  /** True when nothing is wrong but the network. */
  offline?: boolean;
}

/** The problem that is visible before the file is sent; null when the file may be sent. */
export function checkFile(kind: FotoKind, file: Pick<File, 'size' | 'type' | 'name'>): FotoProblem | null {
  // Some Android devices give no type for files from cloud storage. The server checks the bytes.
  if (file.type !== '' && !file.type.startsWith('image/')) {
    return {
      title: 'O arquivo escolhido não é uma imagem',
      action: 'Envie uma foto em JPEG, PNG ou WebP.',
      canRetry: false,
    };
  }
  if (isTooLarge(file)) {
    const { title, description } = fotoTooLargeText(kind, file.size);
    return { title, action: description, canRetry: false };
  }
  return null;
}

/** Such a photo must be made smaller before it is sent. */
export function isTooLarge(file: Pick<File, 'size' | 'type'>): boolean {
  return file.size > fotoLimits.maxBytes && (file.type === '' || file.type.startsWith('image/'));
}

/**
 * The problem of a photo that the server refused or did not receive: 'Falha no upload da imagem da língua após 3 tentativas'
 * (docs/PRODUCT.md 7.2).
 */
export function uploadProblem(kind: FotoKind, error: unknown): FotoProblem {
  if (error instanceof UploadGaveUp) {
    const refusal = sayPassing(error.cause);
    return {
      title: `Falha no upload da imagem ${fotoLabels[kind].daFoto} após ${error.attempts} tentativas`,
      action: refusal ?? 'A foto continua aqui. Verifique sua conexão e tente de novo.',
      canRetry: true,
      offline: isNetworkFailure(error.cause),
    };
  }
  const body = readErrorBody(error);
  if (body) return { ...splitMessage(body.message), canRetry: passing.has(body.code) };
  return {
    title: `Não foi possível enviar a imagem ${fotoLabels[kind].daFoto}`,
    action: 'A foto continua aqui. Tente de novo.',
    canRetry: true,
  };
}

/** The problem of a restored draft whose photo the server no longer has. */
export function goneProblem(kind: FotoKind): FotoProblem {
  return {
    title: `A foto ${fotoLabels[kind].daFoto} deste rascunho não está mais disponível`,
    action: 'Escolha a foto de novo; o restante está salvo.',
    canRetry: false,
  };
}

/** Refusals that do not concern the photo itself: the server may accept the same photo later. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'STORAGE_FULL',
  'FOTOS_FULL',
  'FOTO_UPLOAD_GONE',
  'FOTO_UPLOAD_OFFSET',
]);

function sayPassing(cause: unknown): string | null {
  const body = readErrorBody(cause);
  return body && passing.has(body.code) ? body.message : null;
}

/** The server's message says first what happened and then what to do. */
function splitMessage(message: string): { title: string; action: string } {
  const parts = /^(.+?[.!?])\s+(.+)$/s.exec(message);
  return { title: parts?.[1] ?? message, action: parts?.[2] ?? '' };
}
