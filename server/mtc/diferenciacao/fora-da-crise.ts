import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { PadraoResultado } from '@meridia/shared/relatorio.ts';
import { lerRelatos } from '../safety/relatos.ts';

const deCrise = /\b(crises?|ataques?)\b/;
/** "Hoje está bem", "no momento sem crise", "entre as crises fica bem". */
const hojeBem =
  /\b(hoje|agora|no momento|atualmente)( \w+){0,3} (bem|otim[oa]|sem (crises?|sintomas?|nada|queixas?))\b(?! (mal|pior|ruim))|\bentre as crises( \w+){0,3} (bem|normal|sem sintomas?)\b/;

/** Whether the main complaint comes in attacks, and today is between two of them. */
function isForaDaCrise(dados: DadosAnamnese): boolean {
  const frases = lerRelatos(dados).frases.filter(({ campo }) => campo === 'queixaPrincipal');
  return frases.some(({ texto }) => deCrise.test(texto)) && frases.some(({ texto }) => hojeBem.test(texto));
}

/** What an attack shows is not there today, so that it is less sure than what lasts. */
const foraDaCrise = 0.7;

/**
 * Between two attacks the root is treated (Su Wen 65; Maciocia, The Practice of Chinese Medicine, asthma): what only an attack shows loses
 * certainty, and what lasts comes before it where it is as sure.
 */
export function comRaizForaDaCrise(padroes: readonly PadraoResultado[], dados: DadosAnamnese): PadraoResultado[] {
  if (!padroes.some(({ natureza }) => natureza === 'raiz') || !isForaDaCrise(dados)) return [...padroes];
  return padroes
    .map((padrao) =>
      padrao.natureza === 'manifestacao'
        ? { ...padrao, confianca: Math.round(100 * padrao.confianca * foraDaCrise) / 100 }
        : padrao,
    )
    .toSorted((a, b) => b.confianca - a.confianca);
}
