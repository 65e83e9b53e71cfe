import { casar } from './casar.ts';
import { fimDoFecho } from './escopo.ts';
import type { Lexico } from './lexico.ts';
import { dividir, type Faixa, longoDemais, type Palavra } from './palavras.ts';

/** Before these a noun depends on what stands before it, so that no new clause can begin with it. */
const pede =
  /^(a|o|as|os|um|uma|de|do|da|dos|das|no|na|nos|nas|em|com|sem|por|para|ao|e|ou|nem|que|tem|tenho|teve|tive|sente|sinto|sentiu|refere|relata|ter|sentir|esta|ta|fica|fico|muito|muita|nao|nega|seu|sua|meu|minha|mais|menos|pouco|pouca|desde|ha|faz)$/;

const nega = new Set(['nao', 'nunca', 'nega']);

/**
 * Puts the pauses that a dictated text lacks around a denial behind its noun: "fez audiometria, ouvido não dói, tontura não tem,
 * pressão controlada". Changes `palavras`.
 */
export function pausarNegacoes(palavras: readonly Palavra[], lexico: Lexico): void {
  for (const frase of dividir(palavras, ({ pausa }) => pausa === 'frase')) {
    if (frase[1] - frase[0] < longoDemais || !palavras.slice(...frase).some(({ forma }) => nega.has(forma))) continue;
    const comecos = comecosPorFim(palavras, frase, lexico);
    for (let indice = frase[0] + 1; indice < frase[1]; indice += 1) {
      if (!nega.has(palavras[indice]?.forma ?? '')) continue;
      const comeco = comecos.get(indice - 1);
      const nome = palavras[comeco ?? -1];
      const negador = palavras[indice];
      if (comeco === undefined || !nome || !negador) continue;
      if (nome.pausa === 'nenhuma' && comeco > frase[0] && pede.test(palavras[comeco - 1]?.forma ?? '')) continue;
      const { pausa } = negador;
      negador.pausa = 'nenhuma';
      const depois = fimDoFecho(palavras, indice, frase[1], true);
      if (depois === null) {
        negador.pausa = pausa;
        continue;
      }
      if (nome.pausa === 'nenhuma') nome.pausa = 'virgula';
      const seguinte = palavras[depois];
      if (seguinte && depois < frase[1] && seguinte.pausa === 'nenhuma') seguinte.pausa = 'virgula';
    }
  }
}

/** For the last word of each expression that names something by itself, its first word. */
function comecosPorFim(palavras: readonly Palavra[], [de, ate]: Faixa, lexico: Lexico): Map<number, number> {
  const comecos = new Map<number, number>();
  for (const { literais, sentidos } of casar(palavras.slice(de, ate), lexico)) {
    const [primeiro] = literais;
    const ultimo = literais.at(-1);
    if (primeiro === undefined || ultimo === undefined || sentidos.every(({ tipo }) => tipo === 'mod')) continue;
    comecos.set(de + ultimo, Math.min(comecos.get(de + ultimo) ?? de + primeiro, de + primeiro));
  }
  return comecos;
}
