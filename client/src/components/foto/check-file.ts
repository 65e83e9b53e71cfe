import type { ErrorCode } from '@meridia/shared/errors.ts';
import { type FotoKind, fotoLabels, fotoLimits, fotoTooLargeText } from '@meridia/shared/foto.ts';
import { readErrorBody } from '../../lib/app-error.ts';
import { UploadGaveUp } from './try-upload.ts';

/** What went wrong with a photo, and what to do. */
export interface FotoProblem {
  title: string;
  action: string;
  /** True when the same file may be sent again. */
  canRetry: boolean;
}

/** What can be said before anything is sent; null when the file may go. */
export function checkFile(kind: FotoKind, file: Pick<File, 'size' | 'type' | 'name'>): FotoProblem | null {
  // Some Androids give no type for files of cloud storages; the server looks at the bytes.
  if (file.type !== '' && !file.type.startsWith('image/')) {
    return {
      title: 'O arquivo escolhido não é uma imagem',
      action: 'Envie uma foto em JPEG, PNG ou WebP.',
      canRetry: false,
    };
  }
  if (file.size > fotoLimits.maxBytes) {
    const { title, description } = fotoTooLargeText(kind, file.size);
    return { title, action: description, canRetry: false };
  }
  return null;
}

/** When the server refused or was out of reach: 'Falha no upload da imagem da língua após 3 tentativas' (docs/PRODUCT.md 7.2). */
export function uploadProblem(kind: FotoKind, error: unknown): FotoProblem {
  if (error instanceof UploadGaveUp) {
    return {
      title: `Falha no upload da imagem ${fotoLabels[kind].daFoto} após ${error.attempts} tentativas`,
      action: sayPassing(error.cause) ?? 'A foto continua aqui. Verifique sua conexão e tente de novo.',
      canRetry: true,
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

/** When a restored draft names a photo that the server no longer has. */
export function goneProblem(kind: FotoKind): FotoProblem {
  return {
    title: `A foto ${fotoLabels[kind].daFoto} deste rascunho não está mais disponível`,
    action: 'Escolha a foto de novo; o restante está salvo.',
    canRetry: false,
  };
}

/** Nothing is wrong with the photo: the same one may be taken later. */
const passing: ReadonlySet<ErrorCode> = new Set(['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'STORAGE_FULL', 'FOTOS_FULL']);

function sayPassing(cause: unknown): string | null {
  const body = readErrorBody(cause);
  return body && passing.has(body.code) ? body.message : null;
}

/** The server's words say first what happened and then what to do. */
function splitMessage(message: string): { title: string; action: string } {
  const parts = /^(.+?[.!?])\s+(.+)$/s.exec(message);
  return { title: parts?.[1] ?? message, action: parts?.[2] ?? '' };
}
