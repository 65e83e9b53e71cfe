import type { Decisao, ParteDaVersao } from '@meridia/shared/parecer.ts';

export interface Difference {
  id: string;
  titulo: string;
  /** What each side says, as lines; none where the part is not there. */
  antes: string[];
  depois: string[];
}

/** The parts that two versions word differently, in reading order. */
export function compareVersions(before: readonly ParteDaVersao[], after: readonly ParteDaVersao[]): Difference[] {
  const ids = [...new Set([...after, ...before].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [old, now] = [before, after].map((partes) => partes.find((parte) => parte.id === id));
    const [antes, depois] = [linesOf(old), linesOf(now)];
    if (antes.join('\n') === depois.join('\n')) return [];
    return [{ id, titulo: (now ?? old)?.titulo ?? id, antes, depois }];
  });
}

/** Sentences, not paragraphs: of a paragraph in which one was changed, the others need not be read again. */
const sentenceEnd = /\n+|(?<=[.!?])\s+(?=\p{Lu})/u;

function linesOf(parte: ParteDaVersao | undefined): string[] {
  if (!parte) return [];
  if (parte.decisao === 'retirado') return [];
  const { texto, itens, nota } = parte;
  return [...texto.split(sentenceEnd), ...itens, ...(nota.trim() === '' ? [] : [`Nota: ${nota.trim()}`])].filter(
    (line) => line.trim() !== '',
  );
}

/** How a version is judged part by part, in numbers. */
export function countDecisoes(partes: readonly ParteDaVersao[]): Record<Decisao, number> {
  const count = (wanted: Decisao) => partes.filter(({ decisao }) => decisao === wanted).length;
  return { concordo: count('concordo'), alterado: count('alterado'), retirado: count('retirado') };
}
