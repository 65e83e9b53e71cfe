import { plural } from '@meridia/shared/numbers.ts';
import {
  chaveDoPonto,
  type LadoDoPonto,
  maximoDePontosUsados,
  mergePontos,
  type PontoUsado,
  type TecnicaDoPonto,
} from '@meridia/shared/ponto-usado.ts';
import { joinWords } from '../../../lib/format.ts';
import { nameOfPonto } from '../../../lib/ponto-name.ts';

export const tecnicaWords: Record<TecnicaDoPonto, string> = {
  agulha: 'Agulha',
  moxa: 'Moxa',
  ventosa: 'Ventosa',
  eletro: 'Eletro',
  sementes: 'Sementes',
  pressao: 'Pressão',
};

export const ladoWords: Record<LadoDoPonto, string> = {
  direito: 'Direito',
  esquerdo: 'Esquerdo',
  bilateral: 'Bilateral',
};

/** 'bilateral, agulha e moxa, 20 min'; '' for a point of which nothing was noted. */
export function settingsOf({ lado, tecnicas, minutos }: Pick<PontoUsado, 'lado' | 'tecnicas' | 'minutos'>): string {
  return [
    lado && ladoWords[lado].toLowerCase(),
    tecnicas.map((tecnica) => tecnicaWords[tecnica].toLowerCase()).join(' e '),
    minutos && `${minutos} min`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Points that were used in the same way, in the order in which each way comes first. */
export function groupBySettings(pontos: readonly PontoUsado[]): { settings: string; pontos: PontoUsado[] }[] {
  const groups = new Map<string, PontoUsado[]>();
  for (const ponto of pontos) {
    const settings = settingsOf(ponto);
    groups.set(settings, [...(groups.get(settings) ?? []), ponto]);
  }
  return [...groups].map(([settings, alike]) => ({ settings, pontos: alike }));
}

/** Why some points were not ticked with the others. */
export function leftWords(left: readonly PontoUsado[]): string {
  const names = joinWords(left.map(nameOfPonto));
  return `${names} ${left.length === 1 ? 'ficou' : 'ficaram'} de fora: a evitar para este cliente.`;
}

/**
 * What came of inserting the points of a protocol: how many went in, and why others did not.
 * @param avoided points of the protocol that are to be avoided for this client, which are not among the inserted ones
 */
export function insertedWords(
  pontos: readonly PontoUsado[],
  inserted: readonly PontoUsado[],
  avoided: readonly PontoUsado[] = [],
) {
  const known = new Set(pontos.map(chaveDoPonto));
  const there = inserted.filter((ponto) => known.has(chaveDoPonto(ponto))).length;
  const added = mergePontos(pontos, inserted).length - pontos.length;
  const outside = inserted.length - there - added;
  const reasons = [
    ...(avoided.length > 0 ? [leftWords(avoided)] : []),
    ...(there > 0 ? [`${plural(there, 'ponto já estava', 'pontos já estavam')} na consulta.`] : []),
    ...(outside > 0
      ? [
          `${plural(outside, 'ponto ficou', 'pontos ficaram')} de fora: uma consulta tem até ${maximoDePontosUsados} pontos. Tire os que não usou e insira de novo.`,
        ]
      : []),
  ];
  return { title: plural(added, 'ponto inserido', 'pontos inseridos'), description: reasons.join(' ') };
}
