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
  const deHoje = alarmes.filter(({ certo, prazo }) => certo && prazo === 'hoje');
  if (deHoje.length > 0)
    return [...deHoje, ...alarmes.filter((alarme) => !deHoje.includes(alarme)).map((alarme) => depoisDeHoje(alarme))];
  const esperam = alarmes.filter(({ certo, prazo }) => certo && prazo === 'antes');
  if (esperam.length === 0) return [...alarmes];
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

/** Said before what has a later day, where somebody must go today. */
export const depoisDoDeHoje = 'Depois, e contado também no atendimento de hoje: ';

/** Nothing but the first deadline is read as one. */
export function depoisDeHoje<Nota extends { texto: string; prazo?: Prazo }>(nota: Nota): Nota {
  if (nota.prazo !== 'antes' && nota.prazo !== 'dias') return nota;
  return nota.texto.startsWith(depoisDoDeHoje) ? nota : { ...nota, texto: `${depoisDoDeHoje}${minuscula(nota.texto)}` };
}

/** "Domperidona…" begins in the middle of a sentence now; "INR" and "AAS" keep their letters. */
function minuscula(texto: string): string {
  return /^\p{Lu}\p{Lu}/u.test(texto) ? texto : `${texto.charAt(0).toLowerCase()}${texto.slice(1)}`;
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
