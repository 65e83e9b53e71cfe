import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { lerDuracoesNoLugar } from '../safety/quantidades.ts';
import { lerRelatos } from '../safety/relatos.ts';

/** In days: up to here a complaint is recent, or lasts months. */
const limites = { recente: 45, meses: 365 } as const;
/** In words, before the unit: "há uns oito meses". */
const antes = 4;

/** "Há meses", "faz anos". */
const semNumero = [
  ['anos', /\b(ha|faz|tem) (\w+ ){0,2}anos\b/],
  ['meses', /\b(ha|faz|tem) (\w+ ){0,2}meses\b/],
  ['recente', /\b(ha|faz|tem) (\w+ ){0,2}(dias|semanas)\b|\bdesde (ontem|anteontem|hoje)\b/],
] as const;

/** When the main complaint began, as its own words tell: "há oito meses", "desde criança"; null when they do not. */
export function inicioContado(dados: DadosAnamnese): DadosAnamnese['inicioQueixa'] {
  const frases = lerRelatos(dados).frases.filter(({ campo }) => campo === 'queixaPrincipal');
  if (
    frases.some(({ texto }) =>
      /\bdesde (a infancia|(que era )?(crianca|menin[oa]|pequen[oa]|bebe)|que nasceu)\b/.test(texto),
    )
  )
    return 'infancia';
  const [dias] = frases.flatMap(({ palavras, marcas }) =>
    lerDuracoesNoLugar(palavras).flatMap(({ dias: contados, indice }) => {
      const perto = palavras.slice(Math.max(0, indice - antes), indice).map(({ forma }) => forma);
      const conta = perto.some((forma) => /^(ha|faz|fazem|tem|desde|de|uns|umas|a|por)$/.test(forma));
      return conta && !marcas[indice]?.deOutro ? [contados] : [];
    }),
  );
  if (dias === undefined)
    return semNumero.find(([, padrao]) => frases.some(({ texto }) => padrao.test(texto)))?.[0] ?? null;
  return dias <= limites.recente ? 'recente' : dias <= limites.meses ? 'meses' : 'anos';
}
