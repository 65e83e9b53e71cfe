/** What stands before the first word. */
export const raiz = 0;
/** No phrase goes on like this. */
export const fora = -1;

/**
 * Phrases as sequences of word numbers, each with what it is worth. One table for all steps from word to word: a map for each of the
 * 46,000 nodes took 20 MB in every thread.
 */
export class Arvore<T> {
  /** For each node the node before it, and the word that leads from there. */
  private anteriores = new Int32Array(1024);
  private palavras = new Int32Array(1024);
  private continuados = new Uint8Array(1024);
  private readonly valores: (readonly T[])[] = [[]];
  /** The nodes behind the root by their word; every word of a text asks for one. */
  private primeiros = new Int32Array(1024);
  /** All others by the hash of node and word; 0 is a free place, because nothing leads to the root. At most half full. */
  private tabela = new Int32Array(2048);

  /** The node behind this word; `fora` when no phrase goes on with it. */
  descer(no: number, palavra: number): number {
    return (no === raiz ? this.primeiros[palavra] : this.tabela[this.lugarDe(no, palavra)]) || fora;
  }

  /** Whether a longer phrase goes on from here. */
  continua(no: number): boolean {
    return this.continuados[no] === 1;
  }

  /** What the phrase that ends here is worth; empty inside of phrases. */
  em(no: number): readonly T[] {
    return this.valores[no] ?? [];
  }

  inserir(palavras: readonly number[], valor: readonly T[]): void {
    let no = raiz;
    for (const palavra of palavras) {
      const seguinte = this.descer(no, palavra);
      no = seguinte === fora ? this.acrescentar(no, palavra) : seguinte;
    }
    const anterior = this.em(no);
    this.valores[no] = anterior.length === 0 ? valor : semRepetir(anterior, valor);
  }

  private acrescentar(anterior: number, palavra: number): number {
    const no = this.valores.length;
    if (no === this.anteriores.length) this.crescer();
    this.valores.push(this.em(raiz));
    this.continuados[anterior] = 1;
    this.anteriores[no] = anterior;
    this.palavras[no] = palavra;
    this.ligar(no);
    return no;
  }

  private crescer(): void {
    this.anteriores = copiar(this.anteriores, new Int32Array(2 * this.anteriores.length));
    this.palavras = copiar(this.palavras, new Int32Array(2 * this.palavras.length));
    this.continuados = copiar(this.continuados, new Uint8Array(2 * this.continuados.length));
    this.tabela = new Int32Array(2 * this.tabela.length);
    for (let no = 1; no < this.valores.length; no += 1) this.ligar(no);
  }

  /** Enters a node where `descer` looks for it. */
  private ligar(no: number): void {
    const [anterior = raiz, palavra = 0] = [this.anteriores[no], this.palavras[no]];
    if (anterior !== raiz) {
      this.tabela[this.lugarDe(anterior, palavra)] = no;
      return;
    }
    while (palavra >= this.primeiros.length)
      this.primeiros = copiar(this.primeiros, new Int32Array(2 * this.primeiros.length));
    this.primeiros[palavra] = no;
  }

  /** The place of this step in the table, or the free place where it belongs. */
  private lugarDe(anterior: number, palavra: number): number {
    const ultimo = this.tabela.length - 1;
    let lugar = (Math.imul(anterior, 0x9e3779b1) ^ Math.imul(palavra, 0x85ebca6b)) >>> 7;
    for (;;) {
      lugar &= ultimo;
      const no = this.tabela[lugar];
      if (no === undefined || no === 0 || (this.anteriores[no] === anterior && this.palavras[no] === palavra))
        return lugar;
      lugar += 1;
    }
  }
}

/** Both lists, each value once. */
export function semRepetir<T>(um: readonly T[], outro: readonly T[]): readonly T[] {
  const novos = outro.filter((valor) => !um.includes(valor));
  return novos.length === 0 ? um : [...um, ...novos];
}

function copiar<T extends Int32Array | Uint8Array>(de: T, para: T): T {
  para.set(de);
  return para;
}
