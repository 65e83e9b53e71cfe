import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { ampliadasMostradas, rotuloDaLinha } from '../render/ampliadas-retidas.ts';
import { minuscula } from '../writer/portugues.ts';

/** The simple part for the letter: what to eat more and less of, and the name and rhythm of each practice. Steps stand on their own sheet. */
export function resumirAmpliadas(relatorio: Relatorio): string[] {
  const mostradas = ampliadasMostradas(relatorio);
  if (mostradas.length === 0) return [];
  const daComida = mostradas
    .filter(({ tipo }) => tipo === 'alimentacao')
    .flatMap(({ passos }) => passos)
    .map(rotuloDaLinha)
    .filter(({ rotulo }) => naCarta.has(rotulo))
    .map(({ rotulo, texto }) => `Na comida, ${minuscula(rotulo)}: ${texto}.`);
  const doCorpo = mostradas
    .filter(({ tipo }) => tipo !== 'alimentacao')
    .map(({ nome, quando }) => `${nome.replace(/ \([^)]*\)/, '')}: ${minuscula(quando)}.`);
  return [...daComida, ...doCorpo, 'Os passos, os desenhos e os cuidados estão na folha “Plano de cuidados”.'];
}

const naCarta: ReadonlySet<string> = new Set(['Prefira', 'Deixe para poucas vezes', 'Preparo']);
