/** A confidence in words. */
export interface Confianca {
  palavra: 'alta' | 'moderada' | 'baixa';
  /** Number and word together: "confiança moderada (62 de 100)". */
  texto: string;
}

/**
 * The only place that turns a confidence (0..1) into words. The word follows the rounded number that is shown beside it, so a reader
 * never meets one number with two words.
 */
export function describeConfianca(confianca: number): Confianca {
  const numero = Math.round(Math.min(1, Math.max(0, confianca)) * 100);
  const palavra = numero >= 70 ? 'alta' : numero >= 45 ? 'moderada' : 'baixa';
  return { palavra, texto: `confiança ${palavra} (${numero} de 100)` };
}
