import type { Achado, Analise, Orgao } from '@meridia/shared/relatorio.ts';
import { isCampoDoExame, sinalDoAchado } from '../achados/achado-id.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { falaDe, porqueDe } from './porques.ts';
import { rotuloDe } from './rotulos.ts';

/**
 * Which findings the running text has named. Each sign is told once; a reader finds it again in the lists of evidence. What was seen
 * on tongue, face and ear is told in the part that describes them, and nowhere else.
 */
export interface Memoria {
  /** The findings among `ids` that the text has not named yet, in the given order, at most `max`. They count as named from now on. */
  nomear(ids: readonly string[], max: number): Achado[];
  /** Why the first of these signs that has a reason counts, as a clause after "porque"; with `orgaos`: a reason that names no other organ. */
  porque(achados: readonly Achado[], orgaos: readonly Orgao[]): { achado: Achado; motivo: string } | undefined;
}

export function criarMemoria({ achados }: Pick<Analise, 'achados'>): Memoria {
  const porId = new Map(achados.map((achado) => [achado.id, achado]));
  const doExame = new Set(achados.filter(isDescritoNoExame).map(sinalDoAchado));
  const sinaisDitos = new Set<SinalId | undefined>();
  const ditos: string[] = [];
  const isNovo = (achado: Achado) => {
    const sinal = sinalDoAchado(achado);
    if (achado.forca === 0 || (sinal && (doExame.has(sinal) || sinaisDitos.has(sinal) || semNome.has(sinal))))
      return false;
    // "Sem ausência de menstruação" is no way to speak.
    if (!achado.presente && /^(ausência|sem|pouc[oa]) /.test(achado.label)) return false;
    return !ditos.some((dito) => contido(dito, rotuloDe(achado)));
  };
  return {
    nomear: (ids, max) => {
      const escolhidos: Achado[] = [];
      const candidatos = ids.flatMap((id) => porId.get(id) ?? []);
      for (const candidato of candidatos) {
        if (escolhidos.length === max) break;
        if (!isNovo(candidato)) continue;
        // "Dor de cabeça frontal" says all that "dor de cabeça" says.
        const achado = candidatos.find((outro) => isNovo(outro) && isMaisEstreito(outro, candidato)) ?? candidato;
        sinaisDitos.add(sinalDoAchado(achado));
        ditos.push(rotuloDe(achado));
        escolhidos.push(achado);
      }
      return escolhidos;
    },
    porque: (candidatos, orgaos) =>
      candidatos
        .filter(({ presente }) => presente)
        .map((achado) => ({ achado, motivo: porqueDe(achado) }))
        .find(({ motivo }) => motivo !== '' && falaDe(motivo, orgaos)),
  };
}

function isDescritoNoExame({ fonte }: Pick<Achado, 'fonte'>): boolean {
  const [origem, campo = ''] = fonte.split('.');
  return origem === 'foto' || isCampoDoExame(campo);
}

// The report has said the age already, and the prognosis speaks of a pregnancy; they are no signs of a pattern.
const semNome: ReadonlySet<SinalId> = new Set<SinalId>(['idade_avancada', 'crianca', 'gestante']);

function isMaisEstreito(a: Achado, b: Achado): boolean {
  return a.presente === b.presente && a !== b && rotuloDe(a).startsWith(`${rotuloDe(b)} `);
}

/** "Tosse" adds nothing beside "tosse com catarro". */
function contido(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}
