import { sinaisGinecologia } from '../catalog/sinais/ginecologia.ts';
import { getSinal, isSinalId, type SinalId } from '../catalog/sinais.ts';
import type { Evidencias } from './evidencias.ts';
import { especificidadeDe, pesos } from './pesos.ts';
import type { Pontuado } from './pontuar.ts';

/**
 * What to ask or examine next: the pattern's own question, and the sign that nobody has asked for yet and that separates it
 * from the hypothesis beside it.
 */
export function perguntaDecisiva(candidato: Pontuado, vizinho: Pontuado | null, evidencias: Evidencias): string {
  const { decidiria } = candidato.padrao;
  if (!vizinho) return decidiria;
  const meu = melhorSeparador(candidato, vizinho, evidencias);
  const dele = melhorSeparador(vizinho, candidato, evidencias);
  if (!meu || !dele) return decidiria;
  return `${decidiria} Para separar de ${vizinho.padrao.nome}, verifique: a favor deste padrão, ${rotulo(meu)}; a favor do outro, ${rotulo(dele)}.`;
}

// Answers the form already has, or that no question changes.
const semPergunta: ReadonlySet<string> = new Set<SinalId>([
  'idade_avancada',
  'crianca',
  'inicio_recente',
  'inicio_subito',
  'cronico',
  'constitucional',
  'gestante',
  'doenca_longa',
  'pos_parto',
]);
const sexuais: ReadonlySet<string> = new Set<SinalId>(['impotencia', 'emissao_noturna', 'dor_genital']);

/** The heaviest sign of one pattern that is still open, and that the other does not have. */
function melhorSeparador(de: Pontuado, contra: Pontuado, evidencias: Evidencias): SinalId | null {
  const doOutro = new Set<SinalId>([...contra.padrao.cardinais, ...contra.padrao.secundarios, ...contra.padrao.exame]);
  const excluiOutro = new Set<SinalId>(contra.padrao.contrarios);
  const listas: [readonly SinalId[], number][] = [
    [de.padrao.cardinais, pesos.cardinal],
    [de.padrao.exame, pesos.exame],
    [de.padrao.secundarios, pesos.secundario],
  ];
  let melhor: { sinal: SinalId; valor: number } | null = null;
  for (const [lista, peso] of listas) {
    for (const sinal of lista) {
      if (doOutro.has(sinal) || !emAberto(sinal, evidencias)) continue;
      const valor = peso * especificidadeDe(sinal) * (excluiOutro.has(sinal) ? 1.6 : 1);
      if (!melhor || valor > melhor.valor) melhor = { sinal, valor };
    }
  }
  return melhor?.sinal ?? null;
}

function emAberto(sinal: SinalId, { presentes, implicitos, negados }: Evidencias): boolean {
  if (presentes.has(sinal) || implicitos.has(sinal) || negados.has(sinal) || semPergunta.has(sinal)) return false;
  // Nothing in the findings says whose body it is; a question about menstruation needs a hint that there is one.
  if (Object.hasOwn(sinaisGinecologia, sinal)) return [...presentes.keys()].some(isGinecologico);
  return !sexuais.has(sinal);
}

function isGinecologico(sinal: string): boolean {
  return isSinalId(sinal) && Object.hasOwn(sinaisGinecologia, sinal);
}

function rotulo(sinal: SinalId): string {
  return getSinal(sinal)?.rotulo ?? sinal;
}
