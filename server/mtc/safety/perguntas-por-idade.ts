import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';

/** In years: below it nobody is asked what only an older child or an adult can answer. */
const fimDaPrimeiraInfancia = 10;
const deAdulto =
  /álcool|energético|pensamento de mort|pensa em morrer|\bcafé\b|remédio para dormir|^fuma|\bfuma ou|quanto fuma|gravidez|hormônio|trabalha|câncer de mama/iu;

export function eCriancaPequena({ idade }: Pick<DadosAnamnese, 'idade'>): boolean {
  return idade < fimDaPrimeiraInfancia;
}

/** Whether a question may be asked of somebody of this age. */
export function serveNaIdade(pergunta: string, dados: Pick<DadosAnamnese, 'idade'>): boolean {
  return !(eCriancaPequena(dados) && deAdulto.test(pergunta));
}
