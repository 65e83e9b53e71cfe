import type { SegurancaNota } from '@meridia/shared/relatorio.ts';
import { dizerMotivos } from './motivos-de-hoje.ts';

/** By when a service has to see the client, as the letter says it. */
interface Procura {
  /** The nearest of the notes; undefined where nobody has confirmed yet that it is so, and in older reports. */
  prazo: SegurancaNota['prazo'];
  frases: string[];
}

const prazos = ['hoje', 'antes', 'dias'] as const;
const pedemMedico = 'há pontos desta história que pedem avaliação médica';

/**
 * Where to go and by when, in calm words; null where the report sends nowhere. The reason is said in person, except for today: who goes to a
 * service with the letter in her hand must be able to say why.
 */
export function quandoProcurar(seguranca: readonly SegurancaNota[]): Procura | null {
  const prazo = prazos.find((um) => seguranca.some((nota) => nota.prazo === um));
  if (!prazo) {
    const encaminha = seguranca.some(({ gravidade }) => gravidade === 'encaminhar');
    return encaminha
      ? { prazo, frases: [`Antes de tudo, procure um serviço de saúde: ${pedemMedico}. ${dizerMotivos([])}`] }
      : null;
  }
  const comPrazo = seguranca.filter((nota) => nota.prazo !== undefined).map(({ texto }) => texto);
  const deHoje = seguranca.filter((nota) => nota.prazo === 'hoje');
  const agora = deHoje.some((nota) => nota.agora);
  return {
    prazo,
    frases: [
      agora
        ? `Ligue 192 (SAMU) ou vá ao pronto-socorro agora, e não vá só: ${pedemMedico} sem demora. ${dizerMotivos(deHoje)}`
        : `Procure um serviço de saúde ${dizerQuando(prazo, comPrazo)}: ${pedemMedico}. ${dizerMotivos(deHoje)}`,
      prazo === 'dias' ? '' : 'As sessões começam só depois dessa avaliação',
      prazo === 'hoje' && !agora ? 'Se piorar de repente, ligue 192 (SAMU)' : '',
      comPrazo.some((texto) => /\bCVV\b/.test(texto))
        ? 'Para conversar com alguém, a qualquer hora: CVV 188, 24 horas, gratuito'
        : '',
    ],
  };
}

/** The notes say hours and weeks in their own words; the nearest of them counts. */
function dizerQuando(prazo: (typeof prazos)[number], textos: readonly string[]): string {
  const dito = (palavras: RegExp) => textos.some((texto) => palavras.test(texto));
  if (prazo === 'hoje') return 'ainda hoje';
  const horas = [
    [/\bem (até )?24 horas/, 'em até 24 horas'],
    [/\bem (até |24 a )48 horas/, 'em até 48 horas'],
    [/\bem um ou dois dias|hoje ou amanhã/, 'em um ou dois dias'],
  ] as const;
  const ate = horas.find(([palavras]) => dito(palavras))?.[1];
  if (prazo === 'antes') {
    return ate ? `${ate}, antes da primeira sessão` : 'antes da primeira sessão, de preferência nesta semana';
  }
  // Two medicines that must not meet keep nobody from a session, and the prescriber hears of it today.
  if (dito(/\b(?:falar|avisar|saiba|saber|médico|farmacêutico) hoje\b(?! ou)/)) return 'ainda hoje';
  return ate ?? (dito(/\b(nesta semana|em até uma semana)/) ? 'nesta semana' : 'nos próximos dias');
}
