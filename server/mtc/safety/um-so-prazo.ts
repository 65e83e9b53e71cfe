// Several alarms may ask for the same physician by different days. One visit is enough, and it is the first of them.
import type { Prazo } from './alarme.ts';

interface ComPrazo {
  texto: string;
  certo: boolean;
  prazo?: Prazo;
}

/** In days, by the words of the alarms. */
const prazosDitos: readonly (readonly [RegExp, number])[] = [
  [/^(hoje ou amanhã|em (até )?24 horas)/, 1],
  [/^(em 24 a 48 horas|em até 48 horas|em um ou dois dias)/, 2],
  [/^(nesta semana|em até uma semana|nos próximos dias)/, 7],
  [/^(em uma a duas semanas|em até duas semanas|nas próximas semanas)/, 14],
  [/^em até um mês/, 30],
];
/** What any physician does; a specialist's day is another. */
const visita = /: (?:avaliação|consulta|investigação) médica (?=hoje|em|nesta|nos|nas)/;
/** Of an alarm that says its day by conditions of its own. */
const semPalavras = 3;

/**
 * The same alarms, those that ask for the first visit in front. What would have a later day is told at that visit, so that no part of a
 * report lets wait what another does not.
 */
export function comUmSoPrazo<Alarme extends ComPrazo>(alarmes: readonly Alarme[]): Alarme[] {
  const esperam = alarmes.filter(({ certo, prazo }) => certo && prazo === 'antes');
  if (esperam.length === 0 || alarmes.some(({ certo, prazo }) => certo && prazo === 'hoje')) return [...alarmes];
  const primeiro = Math.min(...esperam.map((alarme) => diasAte(alarme) ?? semPalavras));
  const depois = alarmes.map((alarme) => {
    const dias = alarme.certo && alarme.prazo !== undefined ? diasAte(alarme) : null;
    return dias !== null && dias > primeiro ? naMesmaVisita(alarme) : alarme;
  });
  return [
    ...depois.filter((alarme, indice) => alarme === alarmes[indice] && esperam.includes(alarme)),
    ...depois.filter((alarme, indice) => alarme !== alarmes[indice] || !esperam.includes(alarme)),
  ];
}

function naMesmaVisita<Alarme extends ComPrazo>(alarme: Alarme): Alarme {
  const texto = alarme.texto.replace(prazoInteiro, ': contar também na avaliação médica pedida acima');
  return { ...alarme, texto, prazo: 'antes' };
}

const prazoInteiro = new RegExp(
  `${visita.source}(?:${prazosDitos.map(([dito]) => dito.source.replace(/^\^/, '')).join('|')})`,
);

function diasAte({ texto }: ComPrazo): number | null {
  const onde = visita.exec(texto);
  if (!onde) return null;
  const resto = texto.slice(onde.index + onde[0].length);
  return prazosDitos.find(([dito]) => dito.test(resto))?.[1] ?? null;
}
