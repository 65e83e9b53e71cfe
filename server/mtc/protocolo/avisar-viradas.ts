import type { PontoPrescrito } from '@meridia/shared/relatorio.ts';
import { type Posicao, posicaoDoPonto } from '../catalog/pontos/posicao.ts';
import { obterPonto } from '../catalog/pontos.ts';

/** Front and back cannot be needled at the same time: on the side with fewer points, each point says when its turn is. */
export function avisarViradas(pontos: readonly PontoPrescrito[]): PontoPrescrito[] {
  const posicoes = pontos.map(posicaoDe);
  const frente = posicoes.filter((posicao) => posicao === 'frente').length;
  const costas = posicoes.filter((posicao) => posicao === 'costas').length;
  if (frente === 0 || costas === 0) return [...pontos];
  const menor = costas <= frente ? 'costas' : 'frente';
  const decubito = menor === 'costas' ? 'de bruços' : 'de barriga para cima';
  return pontos.map((ponto, index) =>
    posicoes[index] === menor
      ? { ...ponto, cautelas: [...ponto.cautelas, `${decubito}: no começo da sessão ou em sessões alternadas`] }
      : ponto,
  );
}

function posicaoDe({ codigo }: PontoPrescrito): Posicao {
  const ponto = obterPonto(codigo);
  return ponto ? posicaoDoPonto(ponto) : 'qualquer';
}
