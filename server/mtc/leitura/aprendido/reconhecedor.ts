import type { Reconhecer } from '../ler.ts';
import guardados from './pesos.json' with { type: 'json' };
import { abrirPesos } from './pesos.ts';
import { type Pesos, reconhecerCom } from './reconhecer.ts';

let pesos: Pesos | null = null;

/** Proposes signs by the weights of `pnpm train-reader`, which are opened for the first text. */
export const reconhecer: Reconhecer = (palavras, frases, naoLidas, campo) => {
  pesos ??= abrirPesos(guardados);
  return reconhecerCom(pesos, palavras, frases, naoLidas, campo);
};
