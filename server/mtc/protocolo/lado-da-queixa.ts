import type { Regiao } from '../catalog/pontos/ponto.ts';
import { normalizar } from '../safety/mencoes.ts';

export interface LadoDaQueixa {
  lado: 'direito' | 'esquerdo';
  /** Where points are needled on that side only. */
  regioes: readonly Regiao[];
}

/** The one side that the main complaint names of head, arm or leg; null when it names none, both, or a side of several parts. */
export function ladoDaQueixa(queixaPrincipal: string): LadoDaQueixa | null {
  const texto = normalizar(queixaPrincipal);
  if (
    /\b(ambos|ambas|dois lados|bilateral|direit\w+ e (\w+ )?esquerd\w+|esquerd\w+ e (\w+ )?direit\w+)\b/.test(texto)
  ) {
    return null;
  }
  const achados = (['direito', 'esquerdo'] as const).flatMap((lado) =>
    partes.flatMap(({ padroes, regioes }) => (padroes[lado].test(texto) ? [{ lado, regioes }] : [])),
  );
  return achados.length === 1 ? (achados[0] ?? null) : null;
}

// The flank is left out: one-sided there speaks of an organ, not of a channel.
const partes = [
  parte('cabeca|tempora|face|rosto|ouvido|olho|mandibula', ['cabeca', 'face', 'nuca']),
  parte('ombros?|bracos?|cotovelos?|punhos?|maos?|dedos?|polegar|escapula', ['braco', 'mao', 'dorso']),
  parte('quadril|coxa|joelhos?|pernas?|tornozelos?|pes?|calcanhar|gluteo|nadega|ciatico', ['perna', 'pe', 'sacro']),
];

function parte(nomes: string, regioes: readonly Regiao[]) {
  const padrao = (lado: string) => new RegExp(`\\b(${nomes})( \\w+)? (do lado |lado |a |da |no )?${lado}[oa]s?\\b`);
  return { regioes, padroes: { direito: padrao('direit'), esquerdo: padrao('esquerd') } };
}
