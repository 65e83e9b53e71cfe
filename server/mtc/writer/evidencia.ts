import type { Achado, Analise, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { minuscula } from './portugues.ts';

export interface EvidenciaPadrao {
  /** As words for the middle of a sentence, strongest first. */
  respostas: string[];
  /** Tongue, face, ear and pulse, whoever noted them and where. */
  exame: string[];
  contra: string[];
  achadoIds: string[];
}

/** The strongest evidence of one pattern, each finding named once. */
export function evidenciaDoPadrao(analise: Analise, padrao: PadraoResultado): EvidenciaPadrao {
  const aFavor = porPeso(padrao.aFavor).flatMap(({ achadoId }) => buscar(analise, achadoId));
  const contra = porPeso(padrao.contra).flatMap(({ achadoId }) => buscar(analise, achadoId));
  const respostas = aFavor.filter((achado) => !isDoExame(achado)).slice(0, 5);
  const exame = aFavor.filter(isDoExame).slice(0, 3);
  const contrarios = contra.slice(0, 3);
  return {
    respostas: rotulos(respostas),
    exame: rotulos(exame),
    contra: rotulos(contrarios),
    achadoIds: [...new Set([...respostas, ...exame, ...contrarios].map(({ id }) => id))],
  };
}

/** Labels of the named findings that are present, strongest first, each once, without those in `ditos`; adds its own to it. */
export function rotulosDe(analise: Analise, ids: readonly string[], max: number, ditos = new Set<string>()): string[] {
  const achados = ids.flatMap((id) => buscar(analise, id)).filter(({ presente }) => presente);
  const novos = rotulos(achados.sort((a, b) => b.forca - a.forca)).filter((rotulo) => !ditos.has(rotulo));
  const escolhidos = novos.slice(0, max);
  for (const rotulo of escolhidos) ditos.add(rotulo);
  return escolhidos;
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

function isDoExame({ fonte, label }: Achado): boolean {
  return (
    fonte.startsWith('foto.') ||
    /^anamnese\.(lingua|face|orelha)/.test(fonte) ||
    /^(língua|saburra|ponta da língua|bordas da língua|veias sob|face|rosto|orelha|lábios|pulso)(?=\s|$)/iu.test(label)
  );
}
