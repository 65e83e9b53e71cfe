import { pontosBaco } from './pontos/baco.ts';
import { pontosBexiga } from './pontos/bexiga.ts';
import { pontosBexigaExterna } from './pontos/bexiga-externa.ts';
import { pontosCoracao } from './pontos/coracao.ts';
import { pontosEstomago } from './pontos/estomago.ts';
import { pontosExtras } from './pontos/extras.ts';
import { pontosFigado } from './pontos/figado.ts';
import { pontosIntestinoDelgado } from './pontos/intestino-delgado.ts';
import { pontosIntestinoGrosso } from './pontos/intestino-grosso.ts';
import { pontosPericardio } from './pontos/pericardio.ts';
import type { Ponto } from './pontos/ponto.ts';
import { pontosPulmao } from './pontos/pulmao.ts';
import { pontosRim } from './pontos/rim.ts';
import { pontosTriploAquecedor } from './pontos/triplo-aquecedor.ts';
import { pontosVasoConcepcao } from './pontos/vaso-concepcao.ts';
import { pontosVasoGovernador } from './pontos/vaso-governador.ts';
import { pontosVesiculaBiliar } from './pontos/vesicula-biliar.ts';

/** All 361 points of the WHO standard, channel by channel, and the extra points last. */
export const pontos: readonly Ponto[] = [
  ...pontosPulmao,
  ...pontosIntestinoGrosso,
  ...pontosEstomago,
  ...pontosBaco,
  ...pontosCoracao,
  ...pontosIntestinoDelgado,
  ...pontosBexiga,
  ...pontosBexigaExterna,
  ...pontosRim,
  ...pontosPericardio,
  ...pontosTriploAquecedor,
  ...pontosVesiculaBiliar,
  ...pontosFigado,
  ...pontosVasoGovernador,
  ...pontosVasoConcepcao,
  ...pontosExtras,
];

const porCodigo: ReadonlyMap<string, Ponto> = new Map(pontos.map((ponto) => [ponto.codigo, ponto]));

export function obterPonto(codigo: string): Ponto | undefined {
  return porCodigo.get(codigo);
}
