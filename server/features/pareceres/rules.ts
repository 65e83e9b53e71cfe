import { createHash } from 'node:crypto';
import type { Parecer, ParecerMostrado } from '@meridia/shared/parecer.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';

/** JSON with the keys of every object in order, so that equal content has equal bytes. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** The hash of a version, in hex. A line break stands between the parts, which `conteudo` as canonical JSON never contains. */
export function hashVersao({ conteudo, html }: { conteudo: string; html: string }): string {
  return hashBytes(`${conteudo}\n${html}`);
}

/** SHA-256 in hex, as the photos' rows have it. */
export function hashBytes(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The beginning of a hash, short enough to be compared with paper: "3F2A-90BC-11D4". */
export function shortenHash(hash: string): string {
  return (hash.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');
}

/** An opinion on an earlier report: agreements were about other words, so they have lapsed. Texts, notes and points stay. */
export function lapseAgreements(parecer: Parecer): Parecer {
  const partes = Object.entries(parecer.partes).map(([id, parte]) => [
    id,
    parte.decisao === 'concordo' ? { ...parte, decisao: null } : parte,
  ]);
  return { ...parecer, partes: Object.fromEntries(partes) };
}

/** The frozen report as it is shown: with its code, or as one that was changed. */
export function showVersao(revisado: Relatorio, { codigo, intacta }: { codigo: string; intacta: boolean }): Relatorio {
  const parecer: ParecerMostrado = {
    assinatura: null,
    retiradas: [],
    alteradas: [],
    notas: {},
    ...revisado.parecer,
    situacao: intacta ? 'assinado' : 'violado',
    codigo,
  };
  return { ...revisado, parecer };
}
