import type { Peneira, Pesos } from './reconhecer.ts';

/** The weights as `pnpm train-reader` writes them, in base64: numbers of seven bits a byte, the last byte of each without its eighth bit. */
interface PesosGuardados {
  sinais: readonly string[];
  passo: number;
  vies: readonly number[];
  /** What each key is greater than the one before. */
  chaves: string;
  /** How many weights each row has. */
  linhas: string;
  /** In each row, how much further the place of each sign lies than the one before. */
  classes: string;
  /** A byte for each weight. */
  valores: string;
  peneira: Peneira;
  duvida: Peneira;
}

export function abrirPesos({
  sinais,
  passo,
  vies,
  chaves,
  linhas,
  classes,
  valores,
  peneira,
  duvida,
}: PesosGuardados): Pesos {
  const tamanhos = numerosDe(linhas);
  const inicios = new Uint32Array(tamanhos.length + 1);
  for (const [linha, tamanho] of tamanhos.entries()) inicios[linha + 1] = (inicios[linha] ?? 0) + tamanho;
  const saltos = numerosDe(classes);
  const lugares = new Uint16Array(saltos.length);
  for (let linha = 0; linha < tamanhos.length; linha += 1) {
    let lugar = 0;
    for (let onde = inicios[linha] ?? 0; onde < (inicios[linha + 1] ?? 0); onde += 1) {
      lugar += saltos[onde] ?? 0;
      lugares[onde] = lugar;
    }
  }
  let chave = 0;
  const emOrdem = Uint32Array.from(numerosDe(chaves), (salto) => {
    chave += salto;
    return chave;
  });
  return {
    sinais,
    passo,
    vies: Float32Array.from(vies),
    chaves: emOrdem,
    inicios,
    classes: lugares,
    valores: Int8Array.from(Buffer.from(valores, 'base64')),
    peneira,
    duvida,
  };
}

function numerosDe(base64: string): Uint32Array {
  const bytes = Buffer.from(base64, 'base64');
  const numeros = new Uint32Array(bytes.length);
  let [quantos, numero, peso] = [0, 0, 1];
  for (const byte of bytes) {
    numero += (byte & 127) * peso;
    peso *= 128;
    if (byte >= 128) continue;
    numeros[quantos] = numero;
    quantos += 1;
    numero = 0;
    peso = 1;
  }
  return numeros.slice(0, quantos);
}
