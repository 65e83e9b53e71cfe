import { brotliDecompressSync } from 'node:zlib';
import type { Peneira, Pesos } from './reconhecer.ts';

/** The weights as `pnpm train-reader` writes them: tables of numbers, compressed, in base64. */
interface PesosGuardados {
  sinais: readonly string[];
  passo: number;
  vies: string;
  chaves: string;
  inicios: string;
  classes: string;
  valores: string;
  peneira: Peneira;
}

export function abrirPesos(guardados: PesosGuardados): Pesos {
  return {
    sinais: guardados.sinais,
    passo: guardados.passo,
    vies: new Float32Array(bytes(guardados.vies)),
    chaves: new Uint32Array(bytes(guardados.chaves)),
    inicios: new Uint32Array(bytes(guardados.inicios)),
    classes: new Uint16Array(bytes(guardados.classes)),
    valores: new Int8Array(bytes(guardados.valores)),
    peneira: guardados.peneira,
  };
}

/** In a buffer of their own, which may begin at any address. */
function bytes(base64: string): ArrayBuffer {
  return Uint8Array.from(brotliDecompressSync(Buffer.from(base64, 'base64'))).buffer;
}
