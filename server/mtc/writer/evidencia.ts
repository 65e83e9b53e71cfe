import type { Achado, Analise, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { minuscula } from './portugues.ts';

export interface EvidenciaPadrao {
  /** As words for the middle of a sentence, strongest first. */
  respostas: string[];
  visuais: string[];
  contra: string[];
  achadoIds: string[];
}

/** The strongest evidence of one pattern, each finding named once. */
export function evidenciaDoPadrao(analise: Analise, padrao: PadraoResultado): EvidenciaPadrao {
  const aFavor = porPeso(padrao.aFavor).flatMap(({ achadoId }) => buscar(analise, achadoId));
  const contra = porPeso(padrao.contra).flatMap(({ achadoId }) => buscar(analise, achadoId));
  const respostas = aFavor.filter((achado) => !isVisual(achado)).slice(0, 5);
  const visuais = aFavor.filter(isVisual).slice(0, 3);
  const contrarios = contra.slice(0, 3);
  return {
    respostas: rotulos(respostas),
    visuais: rotulos(visuais),
    contra: rotulos(contrarios),
    achadoIds: [...new Set([...respostas, ...visuais, ...contrarios].map(({ id }) => id))],
  };
}

/** Labels of the named findings that are present, strongest first, each once. */
export function rotulosDe(analise: Analise, ids: readonly string[], max: number): string[] {
  const achados = ids.flatMap((id) => buscar(analise, id)).filter(({ presente }) => presente);
  return rotulos(achados.sort((a, b) => b.forca - a.forca)).slice(0, max);
}

function rotulos(achados: readonly Achado[]): string[] {
  const nomes = achados.map(({ label, presente }) => (presente ? minuscula(label) : `ausência de ${minuscula(label)}`));
  return [...new Set(nomes)];
}

function buscar(analise: Analise, id: string): Achado[] {
  const achado = analise.achados.find((candidate) => candidate.id === id);
  return achado ? [achado] : [];
}

function porPeso<T extends { peso: number }>(evidencias: readonly T[]): T[] {
  return [...evidencias].sort((a, b) => Math.abs(b.peso) - Math.abs(a.peso));
}

function isVisual({ fonte }: Achado): boolean {
  return fonte.startsWith('foto.') || /^anamnese\.(lingua|face|orelha)/.test(fonte);
}
