import type { Analise, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import type { Marca } from '../catalog/sinais/sinal.ts';
import { type SinalId, sinais } from '../catalog/sinais.ts';

interface EvidenciaPadrao {
  /** Ids, heaviest first. */
  aFavor: string[];
  contra: string[];
  /** The findings that a reader should be led to. */
  achadoIds: string[];
}

export function evidenciaDoPadrao({ achados }: Analise, padrao: PadraoResultado): EvidenciaPadrao {
  const conhecidos = new Set(achados.map(({ id }) => id));
  const aFavor = porPeso(padrao.aFavor).filter((id) => conhecidos.has(id));
  const contra = porPeso(padrao.contra).filter((id) => conhecidos.has(id));
  return { aFavor, contra, achadoIds: [...new Set([...aFavor.slice(0, 8), ...contra.slice(0, 3)])] };
}

/** How many signs of a pattern speak for the better-placed pattern as well, and how many for itself alone. */
export function contarEvidencia(
  padrao: PadraoResultado,
  melhor: PadraoResultado,
): { comuns: number; proprios: number } {
  const doMelhor = new Set(melhor.aFavor.map(({ achadoId }) => sinalDoAchado({ id: achadoId })));
  const seus = [...new Set(padrao.aFavor.map(({ achadoId }) => sinalDoAchado({ id: achadoId })))];
  const comuns = seus.filter((sinal) => doMelhor.has(sinal)).length;
  return { comuns, proprios: seus.length - comuns };
}

/** Habits, moods and what relieves weigh as Heat and are no heat that somebody feels or sees: ice helps every sprain. */
const soPesam: ReadonlySet<string> = new Set<SinalId>([
  'cafe_excessivo',
  'piora_cafe',
  'alcool_frequente',
  'tabaco',
  'inquietude',
  'sonhos_excessivos',
  'libido_alta',
  'melhora_frio',
]);

/** Whether something told or seen has this mark itself, so that a text may state it. */
export function temSinal({ achados }: Pick<Analise, 'achados'>, marca: Marca): boolean {
  return achados.some((achado) => {
    const sinal = sinalDoAchado(achado);
    if (!achado.presente || achado.forca === 0 || sinal === undefined) return false;
    return sinais[sinal].marcas.includes(marca) && !(marca === 'calor' && soPesam.has(sinal));
  });
}

function porPeso(evidencias: PadraoResultado['aFavor']): string[] {
  return [...evidencias].sort((a, b) => Math.abs(b.peso) - Math.abs(a.peso)).map(({ achadoId }) => achadoId);
}
