import { maisPares } from '../mais-pares.ts';
import { contarPar, type Par, pares, regraDoPar } from '../pares-de-remedios.ts';
import type { RegraClinica } from '../regra.ts';
import type { Relatos } from '../relatos.ts';
import { bulasDe, tomadas } from '../substancias.ts';

const daFamilia =
  /\b(mae|pai|irma|irmao|irmaos|filh[oa]|avo)( \w+){0,5} (tromboses?|tvp|embolia( pulmonar)?|trombofilia)\b|\b(tromboses?|tvp|embolia pulmonar|trombofilia)( \w+){0,3} (na|da|do|no) (minha |meu )?(mae|pai|irma|irmao|filh[oa]|familia)\b/;

const daAnvisa = /^ANVISA, bulário eletrônico \([^)]*\)/;

/** The package inserts of what is taken, in place of those that the table names for its class. */
function fonteDoPar({ um, com, fonte }: Par, relatos: Relatos): string {
  const lados = typeof com === 'function' ? um : [...um, ...com];
  const quais = bulasDe(relatos, lados);
  return fonte.replace(
    daAnvisa,
    `ANVISA, bulário eletrônico (${quais.length > 0 ? quais.join(', ') : 'bula do medicamento'})`,
  );
}

/** What is taken together and must not be: whom to ask and how soon. None of it keeps anybody from a session. */
export const regrasDosPares: readonly RegraClinica[] = [
  ...[...pares, ...maisPares].map(
    (par): RegraClinica => ({
      id: regraDoPar(par),
      gravidade: 'encaminhar',
      prazo: 'dias',
      fonte: par.fonte,
      fonteDe: (_dados, relatos) => fonteDoPar(par, relatos),
      motivo: (dados, relatos) => {
        const contado = contarPar(par, dados, relatos);
        return contado === null ? null : `${contado}: ${par.texto}`;
      },
      efeito: {},
    }),
  ),
  {
    id: 'trombose_na_familia_com_hormonio',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte: 'OMS, Medical eligibility criteria for contraceptive use, 5ª ed. (2015)',
    motivo: ({ sexo, anticoncepcionalHormonal }, relatos) => {
      const usa = anticoncepcionalHormonal === 'sim' || tomadas(relatos, ['anticoncepcional']).length > 0;
      if (sexo === 'masculino' || !usa) return null;
      const dita = relatos.frases.find(
        ({ texto, campo }) =>
          campo !== 'objetivosCliente' && daFamilia.test(texto) && !/\b(nega|sem|nao|nunca)\b/.test(texto),
      );
      return dita
        ? 'Trombose em parente próximo e anticoncepcional hormonal em uso: que o ginecologista saiba em uma a duas semanas, antes ainda se há enxaqueca ou cigarro; não parar por conta própria. Perna que incha de um lado, dor no peito, falta de ar, ou vista e fala que mudam: pronto-socorro.'
        : null;
    },
    efeito: {},
  },
];
