import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';

/** Replaces marks that the model has repeated from the intake ("[cliente]", "[nome]") by words, so that none reaches a report. */
export function unmask(text: string, sexo: DadosAnamnese['sexo']): string {
  if (!text.includes('[')) return text;
  const { noun, feminine } = clients[sexo];
  return text
    .replace(
      new RegExp(`(\\p{L}+ )?\\[\\s*(?:${clientMarks})[^\\]]{0,30}\\]`, 'giu'),
      (_found, before: string | undefined, at: number) => {
        const word = before?.trim().toLowerCase() ?? '';
        if (/^(?:cliente|paciente|pessoa|atendida)$/.test(word)) return before?.trim() ?? '';
        const contracted = contractions[word];
        if (contracted) return likeFirst(before, `${contracted[feminine ? 'a' : 'o']} ${noun}`);
        const article = feminine ? 'a' : 'o';
        return before === undefined && isSentenceStart(text, at)
          ? `${article.toUpperCase()} ${noun}`
          : `${before ?? ''}${article} ${noun}`;
      },
    )
    .replace(
      /(?:,\s*)?(?:\bo |\ba )?\[\s*(?:nome|contato|documento|endere[çc]o|profiss[ãa]o|nascimento)[^\]]{0,30}\]/giu,
      '',
    )
    .replace(/\[\s*palavra[^\]]{0,30}\]/giu, '…')
    .replace(/ {2,}/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .trim();
}

const clientMarks = 'cliente|paciente';
const clients = {
  feminino: { noun: 'cliente', feminine: true },
  masculino: { noun: 'cliente', feminine: false },
  outro: { noun: 'pessoa atendida', feminine: true },
} as const;

/** The form of the small word before the mark when the article joins it. */
const contractions: Record<string, { a: string; o: string }> = {
  a: { a: 'a', o: 'o' },
  o: { a: 'a', o: 'o' },
  de: { a: 'da', o: 'do' },
  da: { a: 'da', o: 'do' },
  do: { a: 'da', o: 'do' },
  em: { a: 'na', o: 'no' },
  na: { a: 'na', o: 'no' },
  no: { a: 'na', o: 'no' },
  à: { a: 'à', o: 'ao' },
  ao: { a: 'à', o: 'ao' },
  por: { a: 'pela', o: 'pelo' },
  pela: { a: 'pela', o: 'pelo' },
  pelo: { a: 'pela', o: 'pelo' },
};

function likeFirst(before: string | undefined, text: string): string {
  return /^\p{Lu}/u.test(before ?? '') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function isSentenceStart(text: string, at: number): boolean {
  return /(?:^|[.!?\n])\s*$/.test(text.slice(0, at));
}
