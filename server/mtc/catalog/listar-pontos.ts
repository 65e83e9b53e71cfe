import { chaveDoPonto, type PontoDoCatalogo } from '@meridia/shared/ponto-usado.ts';
import { pontos } from './pontos.ts';
import { pontosAuriculares } from './pontos-auriculares.ts';

/** Every point that a consultation may name: those of the body without the forbidden ones, and those of the ear. */
export const pontosDoCatalogo: readonly PontoDoCatalogo[] = [
  ...pontos
    .filter(({ proibido }) => !proibido)
    .map(
      ({ codigo, oms, nome, pinyin, lateralidade }): PontoDoCatalogo => ({
        tipo: 'corporal',
        codigo,
        oms,
        nome,
        pinyin,
        mediano: lateralidade === 'mediano',
      }),
    ),
  ...pontosAuriculares.map(
    ({ id, oms, nome, pinyin }): PontoDoCatalogo => ({
      tipo: 'auricular',
      codigo: id,
      oms,
      nome,
      pinyin,
      mediano: false,
    }),
  ),
];

const porChave: ReadonlyMap<string, PontoDoCatalogo> = new Map(
  pontosDoCatalogo.map((ponto) => [chaveDoPonto(ponto), ponto]),
);

export function obterPontoDoCatalogo(ponto: Pick<PontoDoCatalogo, 'tipo' | 'codigo'>): PontoDoCatalogo | undefined {
  return porChave.get(chaveDoPonto(ponto));
}
