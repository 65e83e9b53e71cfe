import { contarPar, idDoPar, pares } from '../pares-de-remedios.ts';
import type { RegraClinica } from '../regra.ts';

/** What is taken together and must not be: whom to ask and how soon. None of it keeps anybody from a session. */
export const regrasDosPares: readonly RegraClinica[] = pares.map((par) => ({
  id: idDoPar(par),
  gravidade: 'encaminhar',
  prazo: 'dias',
  fonte: par.fonte,
  motivo: (dados, relatos) => {
    const contado = contarPar(par, dados, relatos);
    return contado === null ? null : `${contado}: ${par.texto}`;
  },
  efeito: {},
}));
