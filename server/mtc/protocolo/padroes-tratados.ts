import type { Analise, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { deEstase, isCanalId } from '../catalog/canais.ts';
import { obterPadrao } from '../catalog/padroes.ts';
import type { Tema } from '../catalog/tema.ts';
import { dispersa, harmoniza, type Tratamento } from './tratamento.ts';
import { obterTratamento } from './tratamentos.ts';

export interface PadraoTratado {
  padrao: PadraoResultado;
  tratamento: Tratamento;
  /** 1 for the main pattern, less for the next ones. */
  peso: number;
  /** False: the pattern only adds points when the treated patterns have too few. */
  tratado: boolean;
  quente: boolean;
}

// A third hypothesis still shapes a session, a fourth does not: too many aims at once treat nothing well.
const pesoPorOrdem = [1, 0.72, 0.52, 0.2, 0.15] as const;
const maxTratados = 3;
const scoreMinimoRelativo = 0.5;

/** The patterns of an analysis with their treatments, best first. */
export function escolherPadroes({ padroes }: Pick<Analise, 'padroes'>): PadraoTratado[] {
  const melhor = Math.max(1, padroes[0]?.score ?? 1);
  return padroes.flatMap((padrao, ordem) => {
    const doPadrao = obterTratamento(padrao.id);
    if (!doPadrao) return [];
    const tratamento = isCanalComEstase(padrao) ? { ...doPadrao, pontos: queMovemOSangue } : doPadrao;
    const relativo = padrao.score / melhor;
    return {
      padrao,
      tratamento,
      peso: (pesoPorOrdem[ordem] ?? 0.1) * relativo,
      tratado: ordem === 0 || (ordem < maxTratados && relativo >= scoreMinimoRelativo),
      quente: isQuente(padrao.id, tratamento),
    };
  });
}

/** A channel in which tongue or pulse show that Blood does not pass, and not Qi alone. */
function isCanalComEstase({ id, aFavor }: PadraoResultado): boolean {
  return isCanalId(id) && aFavor.some(({ achadoId }) => isDeEstase(achadoId));
}

function isDeEstase(achadoId: string): boolean {
  const sinal = sinalDoAchado({ id: achadoId });
  return sinal !== undefined && deEstase.has(sinal);
}

const queMovemOSangue: Tratamento['pontos'] = [
  harmoniza('B17', 'ponto de reunião do Sangue'),
  dispersa('BP10', 'mar do Sangue: move a estase'),
];

export function temasTratados(padroes: readonly PadraoTratado[]): ReadonlySet<Tema> {
  return new Set(padroes.filter(({ tratado }) => tratado).flatMap(({ tratamento }) => tratamento.temas));
}

/** Any kind of heat, empty heat and dryness: moxa would make them worse. */
function isQuente(id: string, { temas }: Tratamento): boolean {
  const quentes: readonly Tema[] = ['calor', 'calor_vazio', 'secura'];
  return temas.some((tema) => quentes.includes(tema)) || (obterPadrao(id)?.marcas.includes('calor') ?? false);
}
