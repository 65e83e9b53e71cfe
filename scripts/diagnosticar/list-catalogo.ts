import { padroes } from '@meridia/server/mtc/catalog/padroes.ts';
import { pontos } from '@meridia/server/mtc/catalog/pontos.ts';
import { pontosAuriculares } from '@meridia/server/mtc/catalog/pontos-auriculares.ts';

/** All entries that a report can name, by code. */
export function listCatalogo() {
  return {
    pontos: pontos.map(({ codigo, oms, pinyin, nome }) => ({ codigo, oms, pinyin, nome })),
    auriculares: pontosAuriculares.map(({ id, nome, oms, zona }) => ({ id, nome, oms, zona })),
    padroes: Object.entries(padroes).map(([id, { nome, codigoTm1 }]) => ({ id, nome, codigoTm1 })),
  };
}
