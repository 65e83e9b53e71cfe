import { prognosticoWords } from '@meridia/shared/parecer.ts';
import type { Protocolo } from '@meridia/shared/relatorio.ts';

export function descreverPrognostico({ prognostico }: Pick<Protocolo, 'prognostico'>): string {
  return `Prognóstico ${prognosticoWords[prognostico.nivel]}`;
}
