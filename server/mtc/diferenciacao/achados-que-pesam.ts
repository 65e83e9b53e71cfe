import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { semOQueOEstadoTraz } from '../achados/estados.ts';
import { efeitosAtribuidos } from '../safety/efeito-atribuido.ts';
import { sinaisExplicados } from '../safety/efeitos-conhecidos.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { perdaDePeso } from '../safety/sinais-de-alerta.ts';

/** What a medicine in use is known to do may be the medicine or the client: it weighs half. */
const parteDoExplicado = 0.5;

/**
 * The findings that may speak for or against a pattern: not what a state of the client brings by itself, no loss of weight that the
 * safety rules send to a physician before it is put down to a pattern, and nothing that the client puts down to a medicine; what a
 * medicine is known to do weighs half.
 */
export function achadosQuePesam(achados: readonly Achado[], dados: DadosAnamnese): Achado[] {
  const relatos = lerRelatos(dados);
  const atribuidos = new Set<string>(efeitosAtribuidos(relatos, dados).map(({ sinal }) => sinal));
  const explicados: ReadonlyMap<string, string> = sinaisExplicados(relatos, dados);
  const pesam = semOQueOEstadoTraz(achados, dados)
    .filter((achado) => !achado.presente || !atribuidos.has(sinalDoAchado(achado) ?? ''))
    .map((achado) =>
      achado.presente && explicados.has(sinalDoAchado(achado) ?? '')
        ? { ...achado, forca: achado.forca * parteDoExplicado }
        : achado,
    );
  const emagrece = (achado: Achado) => achado.presente && sinalDoAchado(achado) === 'emagrecimento';
  return pesam.some(emagrece) && perdaDePeso(relatos) !== null ? pesam.filter((achado) => !emagrece(achado)) : pesam;
}
