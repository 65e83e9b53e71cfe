import type { Duvidar, Reconhecer } from '../ler.ts';
import { duvidarCom } from './duvidar.ts';
import guardados from './pesos.json' with { type: 'json' };
import { abrirPesos } from './pesos.ts';
import { type Pesos, reconhecerCom } from './reconhecer.ts';

let abertos: Pesos | null = null;

/** The weights of `pnpm train-reader`, which are opened for the first text. */
function pesos(): Pesos {
  abertos ??= abrirPesos(guardados);
  return abertos;
}

/** Proposes signs for the words that the rules did not read. */
export const reconhecer: Reconhecer = (...vistos) => reconhecerCom(pesos(), ...vistos);

/** Doubts what the rules read, where the weights speak against it. */
export const duvidar: Duvidar = (...vistos) => duvidarCom(pesos())(...vistos);
