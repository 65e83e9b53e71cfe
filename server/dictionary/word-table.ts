/**
 * The entries of a Hunspell `.dic` file, found by their letters without accents. It keeps the bytes of the file and one number for each entry:
 * as strings in a Map the 312,000 entries would take ten times as much. Names begin with a capital there and are left out.
 */
export class WordTable {
  readonly #bytes: Uint8Array;
  /** Where an entry begins, plus one; zero is free. An entry stands at its hash or behind it. */
  readonly #slots: Uint32Array;
  readonly size: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const starts = startsOf(bytes);
    this.size = starts.length;
    let slots = 16;
    while (slots < starts.length * 2) slots *= 2;
    this.#slots = new Uint32Array(slots);
    for (const start of starts) {
      let slot = this.#hashAt(start) & (slots - 1);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (slots - 1);
      this.#slots[slot] = start + 1;
    }
  }

  /** The flags of every entry with these letters: "esta" finds "está" too. Empty when there is none. @param folded small letters, no accents */
  find(folded: string): Entry[] {
    const found: Entry[] = [];
    const mask = this.#slots.length - 1;
    for (let slot = hashOf(folded) & mask; ; slot = (slot + 1) & mask) {
      const start = (this.#slots[slot] ?? 0) - 1;
      if (start < 0) return found;
      if (this.#isAt(start, folded)) found.push(this.#read(start));
    }
  }

  #hashAt(start: number): number {
    let hash = seed;
    for (let at = start; ; ) {
      const [letter, next] = this.#letterAt(at);
      if (letter === 0) return hash;
      hash = mix(hash, letter);
      at = next;
    }
  }

  #isAt(start: number, folded: string): boolean {
    let at = start;
    for (let index = 0; index < folded.length; index += 1) {
      const [letter, next] = this.#letterAt(at);
      if (letter !== folded.charCodeAt(index)) return false;
      at = next;
    }
    return this.#letterAt(at)[0] === 0;
  }

  /** The letter at this byte without its accent, and the byte behind it; zero where the word ends. */
  #letterAt(at: number): [letter: number, next: number] {
    const byte = this.#bytes[at] ?? newLine;
    if (byte < 0x80) return isEnd(byte) ? [0, at] : [byte, at + 1];
    // Portuguese needs two bytes for a letter with an accent.
    const letter = ((byte & 0x1f) << 6) | ((this.#bytes[at + 1] ?? 0) & 0x3f);
    return [plain[letter] ?? letter, at + 2];
  }

  #read(start: number): Entry {
    let end = start;
    while (!isLineEnd(this.#bytes[end] ?? newLine)) end += 1;
    const [line = ''] = new TextDecoder().decode(this.#bytes.subarray(start, end)).split(/[\t ]/, 1);
    const slash = line.indexOf('/');
    return slash < 0 ? { word: line, flags: '' } : { word: line.slice(0, slash), flags: line.slice(slash + 1) };
  }
}

interface Entry {
  word: string;
  /** One letter for each way in which the word can be inflected. */
  flags: string;
}

const newLine = 0x0a;
const isLineEnd = (byte: number) => byte === newLine || byte === 0x0d;
/** A slash before the flags, a tab or a space before notes. */
const isEnd = (byte: number) => byte === 0x2f || byte === 0x09 || byte === 0x20 || isLineEnd(byte);

/** Of each line that begins with a small letter. */
function startsOf(bytes: Uint8Array): number[] {
  const starts: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    if (isSmall(bytes[at] ?? 0, bytes[at + 1] ?? 0)) starts.push(at);
    const end = bytes.indexOf(newLine, at);
    if (end < 0) break;
    at = end;
  }
  return starts;
}

function isSmall(byte: number, next: number): boolean {
  if (byte < 0x80) return byte >= 0x61 && byte <= 0x7a;
  // From "à" on.
  return byte === 0xc3 && next >= 0xa0;
}

/** By code, the letters of Latin-1 without their accents. */
const plain: readonly number[] = Array.from({ length: 0x100 }, (_, code) => {
  const [letter = ''] = String.fromCharCode(code).toLowerCase().normalize('NFD');
  return letter.charCodeAt(0);
});

const seed = 0x811c9dc5;
/** FNV-1a. */
const mix = (hash: number, letter: number) => Math.imul(hash ^ letter, 0x01000193) >>> 0;

function hashOf(folded: string): number {
  let hash = seed;
  for (let index = 0; index < folded.length; index += 1) hash = mix(hash, folded.charCodeAt(index));
  return hash;
}
