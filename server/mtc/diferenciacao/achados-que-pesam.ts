import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { semOQueOEstadoTraz } from '../achados/estados.ts';
import { efeitosAtribuidos } from '../safety/efeito-atribuido.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { perdaDePeso } from '../safety/sinais-de-alerta.ts';

/**
 * The findings that may speak for or against a pattern: not what a state of the client brings by itself, no loss of weight that the
 * safety rules send to a physician before it is put down to a pattern, and nothing that the client puts down to a medicine.
 */
export function achadosQuePesam(achados: readonly Achado[], dados: DadosAnamnese): Achado[] {
  const relatos = lerRelatos(dados);
  const atribuidos = new Set<string>(efeitosAtribuidos(relatos, dados).map(({ sinal }) => sinal));
  const pesam = semOQueOEstadoTraz(achados, dados).filter(
    (achado) => !achado.presente || !atribuidos.has(sinalDoAchado(achado) ?? ''),
  );
  const emagrece = (achado: Achado) => achado.presente && sinalDoAchado(achado) === 'emagrecimento';
  return pesam.some(emagrece) && perdaDePeso(relatos) !== null ? pesam.filter((achado) => !emagrece(achado)) : pesam;
}
