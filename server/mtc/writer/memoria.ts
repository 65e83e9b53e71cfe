import type { Achado, Analise, Orgao } from '@meridia/shared/relatorio.ts';
import { falaDe, porqueDe } from './porques.ts';
import { rotuloDe } from './rotulos.ts';

/**
 * Which findings a report has named, and how often. So a report with twelve signs names all twelve, and not the same three five
 * times. Signs are counted by their words, because the same sign may come from several answers.
 */
export interface Memoria {
  /** Present findings among `ids`, at most `max`: least named first, then strongest. Each counts as named from now on. */
  nomear(ids: readonly string[], max: number): Achado[];
  /** The strongest findings, even if they were named often. */
  nomearFortes(ids: readonly string[], max: number): Achado[];
  /** Why this sign counts, as a clause after "porque"; '' when there is no reason or the text has already given it. */
  porque(achado: Achado): string;
  /** The first finding whose reason has not been told yet. With `orgaos`: whose reason names no other organ. */
  comPorque(achados: readonly Achado[], orgaos?: readonly Orgao[]): Achado | undefined;
}

export function criarMemoria({ achados }: Pick<Analise, 'achados'>): Memoria {
  const porId = new Map(achados.map((achado) => [achado.id, achado]));
  const ditos = new Map<string, number>();
  const explicados = new Set<string>();
  const vezesDe = (achado: Achado) => ditos.get(rotuloDe(achado)) ?? 0;
  const presentes = (ids: readonly string[]) => [
    ...new Set(ids.flatMap((id) => porId.get(id) ?? []).filter(({ presente, forca }) => presente && forca > 0)),
  ];
  const tomar = (ordenados: readonly Achado[], max: number) => {
    const escolhidos = semRepeticao(ordenados, max);
    for (const achado of escolhidos) ditos.set(rotuloDe(achado), vezesDe(achado) + 1);
    return escolhidos;
  };
  const maisNovos = (candidatos: readonly Achado[]) =>
    [...candidatos].sort((a, b) => vezesDe(a) - vezesDe(b) || b.forca - a.forca);
  return {
    nomear: (ids, max) => tomar(maisNovos(presentes(ids)), max),
    // Evidence is already in order, heaviest first.
    nomearFortes: (ids, max) => tomar(presentes(ids), max),
    porque: (achado) => {
      const motivo = porqueDe(achado);
      if (motivo === '' || explicados.has(motivo)) return '';
      explicados.add(motivo);
      return motivo;
    },
    comPorque: (achados, orgaos) =>
      achados.find((achado) => {
        const motivo = porqueDe(achado);
        return motivo !== '' && !explicados.has(motivo) && (!orgaos || falaDe(motivo, orgaos));
      }),
  };
}

/** "Cólica menstrual" adds nothing beside "cólica menstrual intensa". */
function semRepeticao(achados: readonly Achado[], max: number): Achado[] {
  const escolhidos: Achado[] = [];
  for (const achado of achados) {
    if (escolhidos.length === max) break;
    const rotulo = rotuloDe(achado);
    const igual = escolhidos.findIndex((outro) => contido(rotulo, rotuloDe(outro)));
    if (igual < 0) escolhidos.push(achado);
    else if (rotulo.length > rotuloDe(escolhidos[igual] ?? achado).length) escolhidos[igual] = achado;
  }
  return escolhidos;
}

function contido(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}
