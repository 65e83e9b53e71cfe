/** What the advice of a report for home is about, in the order of a choice. */
export const categoriasDeOrientacao = ['alimentacao', 'rotina', 'emocoes', 'movimento', 'sono'] as const;
export type CategoriaDeOrientacao = (typeof categoriasDeOrientacao)[number];
export const categoriaWords: Record<CategoriaDeOrientacao, string> = {
  alimentacao: 'Alimentação',
  rotina: 'Rotina',
  emocoes: 'Emoções',
  movimento: 'Movimento',
  sono: 'Sono',
};

/** The most urgent first. */
export const prioridades = ['Essencial', 'Importante', 'Recomendada'] as const;
export type Prioridade = (typeof prioridades)[number];
export function porPrioridade<Item extends { prioridade: Prioridade }>(itens: readonly Item[]): Item[] {
  return prioridades.flatMap((uma) => itens.filter(({ prioridade }) => prioridade === uma));
}

/** The ids of what the therapist added; the catalogue has none that begins so. */
const propria = 'propria_';
export const orientacaoPropria = (numero: number) => `${propria}${numero}`;
export function isOrientacaoPropria({ id }: { id: string }): boolean {
  return id.startsWith(propria);
}
