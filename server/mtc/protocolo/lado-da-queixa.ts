import type { Regiao } from '../catalog/pontos/ponto.ts';
import { normalizar } from '../safety/mencoes.ts';

export interface LadoDaQueixa {
  lado: 'direito' | 'esquerdo';
  /** The regions whose points are needled on this side only. */
  regioes: readonly Regiao[];
}

/**
 * The side of head, arm or leg that the main complaint names; null when it names no side, both sides, or sides of several parts.
 */
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

// The flank is not listed: one-sided pain there points to an organ and not to a channel.
const partes = [
  parte('cabeca|tempora|face|rosto|ouvido|olho|mandibula', ['cabeca', 'face', 'nuca']),
  parte('ombros?|bracos?|cotovelos?|punhos?|maos?|dedos?|polegar|escapula', ['braco', 'mao', 'dorso']),
  parte('quadril|coxa|joelhos?|pernas?|tornozelos?|pes?|calcanhar|gluteo|nadega|ciatico', ['perna', 'pe', 'sacro']),
];

function parte(nomes: string, regioes: readonly Regiao[]) {
  const padrao = (lado: string) => new RegExp(`\\b(${nomes})( \\w+)? (do lado |lado |a |da |no )?${lado}[oa]s?\\b`);
  return { regioes, padroes: { direito: padrao('direit'), esquerdo: padrao('esquerd') } };
}
