import { type Parecer, type Ritmo, ritmoWords } from '@meridia/shared/parecer.ts';
import type { Protocolo } from '@meridia/shared/relatorio.ts';
import { liberacaoMedica } from '../protocolo/planejar-sessoes.ts';
import { lerSemanas, porSemana, ritmoDaFase } from '../protocolo/ritmo-da-fase.ts';
import { listar, minuscula } from '../writer/portugues.ts';

type Plano = Protocolo['sessoes'];
type Fase = Plano['fases'][number];
interface Mudada {
  /** As the report has it. */
  antes: Fase;
  depois: Fase;
  /** Null for a rhythm that has no name. */
  ritmo: Ritmo | null;
  /** The rhythm is the report's. */
  mesmoRitmo: boolean;
}

/**
 * The plan with the therapist's numbers; the weeks follow from them. What she did not change stays in the report's words. A phase
 * without sessions is left out.
 */
export function mudarSessoes(plano: Plano, pedidas: NonNullable<Parecer['sessoes']>): Plano {
  const espera = plano.fases.some(({ semanas }) => semanas.includes(liberacaoMedica));
  const mudadas: Mudada[] = [];
  // By how many weeks the phases before have grown.
  let desvio = 0;
  let fim = 0;
  for (const [index, antes] of plano.fases.entries()) {
    const { quantas = 0, ritmo: pedido = '1_semana' } = pedidas[index] ?? {};
    const lidas = lerSemanas(antes);
    if (quantas === 0) {
      desvio -= lidas ? lidas.ate - lidas.de + 1 : 0;
      continue;
    }
    const doPlano = ritmoDaFase(antes);
    const ritmo = pedido === 'do_plano' ? doPlano : pedido;
    const mesmoRitmo = ritmo === doPlano;
    const de = lidas ? lidas.de + desvio : fim + 1;
    if (mesmoRitmo && quantas === antes.sessoes) {
      // "Semanas 10 e 12" stays such a pair.
      const semanas = lidas
        ? antes.semanas.replace(/^Semanas? \d+( [ae] \d+)?/, (ditas) =>
            ditas.replace(/\d+/g, (semana) => String(Number(semana) + desvio)),
          )
        : antes.semanas;
      mudadas.push({ antes, depois: { ...antes, semanas }, ritmo, mesmoRitmo });
      fim = lidas ? lidas.ate + desvio : fim;
      continue;
    }
    const porUma = ritmo ? porSemana[ritmo] : antes.sessoes / (lidas ? lidas.ate - lidas.de + 1 : antes.sessoes);
    fim = de + Math.ceil(quantas / porUma) - 1;
    desvio = lidas ? fim - lidas.ate : desvio;
    const dito = ritmo ? `, ${ritmoWords[ritmo]}` : '';
    const resto = mesmoRitmo && lidas ? lidas.resto : dito;
    const semanas = `${fim === de ? `Semana ${fim}` : `Semanas ${de} a ${fim}`}${resto}`;
    mudadas.push({ antes, depois: { ...antes, sessoes: quantas, semanas }, ritmo, mesmoRitmo });
  }
  const fases = mudadas.map(({ depois }, ordem) => (ordem === 0 && espera ? comLiberacao(depois) : depois));
  return {
    frequencia: ditaIgual(plano, mudadas) ? plano.frequencia : dizerRitmos(mudadas) || plano.frequencia,
    total: fases.reduce((soma, { sessoes }) => soma + sessoes, 0),
    fases,
  };
}

/** The weeks of the first phase count from the release, whatever else was changed. */
function comLiberacao(fase: Fase): Fase {
  const lidas = lerSemanas(fase);
  if (fase.semanas.includes(liberacaoMedica)) return fase;
  const resto = lidas?.resto ?? '';
  const prefixo = fase.semanas.slice(0, fase.semanas.length - resto.length);
  return { ...fase, semanas: `${prefixo} ${liberacaoMedica}${resto}` };
}

/** Whether the report's words on the rhythm still hold. */
function ditaIgual({ fases, frequencia }: Plano, mudadas: readonly Mudada[]): boolean {
  if (mudadas.length !== fases.length || mudadas.some(({ mesmoRitmo }) => !mesmoRitmo)) return false;
  const mesmasSessoes = mudadas.every(({ antes, depois }) => antes.sessoes === depois.sessoes);
  // These words count the sessions of each week, and one session alone shows no rhythm.
  const contadas = /primeira semana/.test(frequencia) || mudadas.some(({ antes }) => antes.sessoes === 1);
  return mesmasSessoes || !contadas;
}

const comoSeDiz: Record<Ritmo, { uma: string; vezes: string }> = {
  '3_semana': { uma: 'Três sessões', vezes: 'por semana' },
  '2_semana': { uma: 'Duas sessões', vezes: 'por semana' },
  '1_semana': { uma: 'Uma sessão', vezes: 'por semana' },
  '1_quinzena': { uma: 'Uma sessão', vezes: 'a cada quinze dias' },
  '1_mes': { uma: 'Uma sessão', vezes: 'por mês' },
};

/** "Uma sessão por semana; na manutenção, uma a cada quinze dias"; '' where no rhythm has a name. */
function dizerRitmos(mudadas: readonly Mudada[]): string {
  const grupos: { ritmo: Ritmo; nomes: string[] }[] = [];
  for (const { antes, ritmo } of mudadas) {
    if (ritmo === null) continue;
    const ultimo = grupos.at(-1);
    if (ultimo?.ritmo === ritmo) ultimo.nomes.push(antes.nome);
    else grupos.push({ ritmo, nomes: [antes.nome] });
  }
  return grupos
    .map(({ ritmo, nomes }, ordem) => {
      const { uma, vezes } = comoSeDiz[ritmo];
      if (ordem === 0) return `${uma} ${vezes}`;
      const [quantas = ''] = minuscula(uma).split(' ');
      return `${listar(nomes.map(naFase))}, ${quantas} ${vezes}`;
    })
    .join('; ');
}

function naFase(nome: string): string {
  return `${/[^ã]o$/.test(nome) ? 'no' : 'na'} ${minuscula(nome)}`;
}
