import { assuntoDoCampo } from '../cabecas.ts';
import type { Duvidar } from '../ler.ts';
import type { Palavra } from '../palavras.ts';
import { linhaDe, notasDe, type Pesos, passa, valorDe } from './reconhecer.ts';
import { type Cifra, cifraDe, cifrar, tracosDe } from './tracos.ts';

/** So many words before and behind a statement are looked at, at most, and so many in all. */
const emVolta = 24;
const maiorTrecho = 60;

/** Takes back what the rules read where the learned weights speak against it. Linear in the text for each statement of bounded length. */
export function duvidarCom(pesos: Pesos): Duvidar {
  return (palavras, campo) => {
    const pesar = pesarCom(pesos, palavras, campo);
    return (...regra) => {
      const provas = pesar(...regra);
      return provas !== null && passa(provas, pesos.duvida);
    };
  };
}

/** What speaks for and against a statement of the rules; null where nothing was learned about its sign, or nothing speaks against it. */
export function pesarCom(pesos: Pesos, palavras: readonly Palavra[], campo: string | null) {
  const cifras = cifrar(palavras);
  const [nome] = assuntoDoCampo[campo ?? ''] ?? [];
  const assunto = nome === undefined ? null : cifraDe(nome);
  const classes = classesDe(pesos);
  /** Several statements stand in the same words. */
  const vistos = new Map<number, Float32Array>();
  return (sinal: string, literais: readonly number[], unida: boolean): number[] | null => {
    const classe = classes.get(sinal);
    const [primeira = 0] = literais;
    const ultima = literais.at(-1) ?? primeira;
    if (classe === undefined) return null;
    const proprias = literais.map((indice) => cifras[indice] ?? null);
    // With nothing but its own words, which stand together.
    const nota = notaDe(pesos, tracosDe(proprias, [0, proprias.length], null), classe);
    if (nota >= notaSegura) return null;
    const [de, ate] = trechoEmVolta(primeira, ultima, palavras);
    const onde = de * (palavras.length + 1) + ate;
    const notas = vistos.get(onde) ?? notasDe(pesos, tracosDe(cifras, [de, ate], assunto)).notas;
    vistos.set(onde, notas);
    const noTrecho = notas[classe] ?? 0;
    let outra = -Infinity;
    for (let qual = 0; qual < notas.length; qual += 1) if (qual !== classe) outra = Math.max(outra, notas[qual] ?? 0);
    let virgulas = 0;
    for (let indice = primeira + 1; indice <= ultima; indice += 1)
      if (palavras[indice]?.pausa === 'virgula') virgulas += 1;
    const estranha = proprias.some((cifra) => cifra !== null && !isConhecida(pesos, cifra));
    const limitada = (valor: number) => Math.max(-6, Math.min(4, valor)) / 3;
    return [
      1,
      limitada(nota),
      limitada(noTrecho),
      limitada(noTrecho - outra),
      unida ? limitada(noTrecho) : 0,
      literais.length === 1 ? 1 : 0,
      Math.min(3, virgulas) / 2,
      estranha ? 2 : 0,
    ];
  };
}

/** With so much in its favour nothing is doubted. */
const notaSegura = 2;

const lugares = new WeakMap<Pesos, ReadonlyMap<string, number>>();

function classesDe(pesos: Pesos): ReadonlyMap<string, number> {
  const conhecidos = lugares.get(pesos) ?? new Map(pesos.sinais.map((sinal, lugar) => [sinal, lugar]));
  lugares.set(pesos, conhecidos);
  return conhecidos;
}

function notaDe(pesos: Pesos, tracos: ReturnType<typeof tracosDe>, classe: number): number {
  let soma = 0;
  for (const { chave } of tracos) {
    const linha = linhaDe(pesos.chaves, chave);
    if (linha !== undefined) soma += valorDe(pesos, linha, classe);
  }
  return (pesos.vies[classe] ?? 0) + (soma * pesos.passo) / Math.sqrt(Math.max(1, tracos.length));
}

function isConhecida({ chaves }: Pesos, { forma, raiz }: NonNullable<Cifra>): boolean {
  return linhaDe(chaves, forma) !== undefined || linhaDe(chaves, raiz) !== undefined;
}

/** The parts of the sentence in which a statement stands. */
function trechoEmVolta(primeira: number, ultima: number, palavras: readonly Palavra[]): [number, number] {
  let de = primeira;
  while (de > 0 && primeira - de < emVolta && palavras[de]?.pausa === 'nenhuma') de -= 1;
  let ate = ultima + 1;
  while (ate < palavras.length && ate - ultima <= emVolta && palavras[ate]?.pausa === 'nenhuma') ate += 1;
  return [de, Math.min(ate, de + maiorTrecho)];
}
