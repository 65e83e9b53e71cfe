import { type DocumentoAceito, mudancasDe } from '@meridia/shared/versoes-legais.ts';

/** What changed with a version, in words, also in a page that is older than the version. */
export function changesOf(documento: DocumentoAceito, versao: string): string {
  return mudancasDe(documento, versao) ?? 'Recarregue a página para ler o que mudou.';
}
