/** For a text that begins a line: 'dor de cabeça' as 'Dor de cabeça'. */
export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** For a text that goes on in the middle of a sentence: 'Profissão' as 'profissão'. */
export function withSmallLetter(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
