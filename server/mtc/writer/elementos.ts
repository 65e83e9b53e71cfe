import { elementos } from '@meridia/shared/relatorio.ts';
import { nomesElementos } from './nomes.ts';
import { contrair, limitar, paragrafo } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { explicarRelacao } from './relacoes.ts';

/** An element with a smaller share of 100 is only background. */
const relevante = 30;

/** Which elements are strained and how the tradition connects them. The signs stand beside each number. */
export function escreverElementos({ facts, escolha }: Redacao): string {
  const { elementos: pontuados } = facts.analise;
  const [primeiro, segundo] = [...elementos]
    .sort((a, b) => pontuados[b].pontuacao - pontuados[a].pontuacao)
    .filter((elemento) => pontuados[elemento].pontuacao >= relevante)
    .map((elemento) => nomesElementos[elemento].comArtigo);
  if (!primeiro) {
    return paragrafo(
      escolha('elementos-calmos', [
        'Nenhum dos cinco elementos se destaca nos sinais informados',
        'Os sinais informados se distribuem com pouco peso entre os cinco elementos',
      ]),
    );
  }
  return limitar(
    paragrafo(
      segundo
        ? escolha('elementos', [
            `O elemento mais exigido é ${primeiro}, seguido ${contrair('por', segundo)}`,
            `Entre os cinco elementos, o peso maior recai sobre ${primeiro} e, depois, ${segundo}`,
            `${primeiro} concentra os sinais; ${segundo} vem a seguir`,
          ])
        : escolha('um-elemento', [
            `O quadro se concentra ${contrair('em', primeiro)}`,
            `O elemento mais exigido é ${primeiro}`,
          ]),
      explicarRelacao(facts.analise),
    ),
    2500,
  );
}
