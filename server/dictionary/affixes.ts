import { foldText } from '@meridia/shared/folded-text.ts';

/** One way to inflect: in place of `strip` the word ends in something else. */
interface Suffix {
  strip: string;
  /** Each flag whose words may be inflected so. */
  flags: string;
}

/** The inflections that a Hunspell `.aff` file describes, without accents. */
export interface Affixes {
  /** By what stands at the end of an inflected word. */
  suffixes: ReadonlyMap<string, readonly Suffix[]>;
  longest: number;
  prefixes: ReadonlyMap<string, string>;
  /** Flags of words that have a feminine: "cansado", "vizinho". */
  gendered: string;
}

/**
 * Reads the inflections. The condition of a rule, which letters must stand before, is not read: what a rule strips tells nearly the same, and a
 * form that nobody writes does no harm here. Rules with a hyphen are left out, because a text is read in words without hyphens.
 * @throws for flags of another form than one letter each
 */
export function readAffixes(aff: string): Affixes {
  if (/^FLAG (?!UTF-8)/m.test(aff))
    throw new Error('The flags of the dictionary have another form than one letter each');
  const suffixes = new Map<string, Map<string, Set<string>>>();
  const prefixes = new Map<string, Set<string>>();
  const gendered = new Set<string>();
  for (const line of aff.split('\n')) {
    const [kind, flag = '', stripped = '', written = '', condition] = line.trim().split(/\s+/);
    // The head of a class of rules has no condition.
    if (condition === undefined || written.includes('-')) continue;
    const strip = stripped === '0' ? '' : foldText(stripped);
    const [added = ''] = written.split('/', 1);
    const add = added === '0' ? '' : foldText(added);
    if (kind === 'PFX' && strip === '') addTo(prefixes, add, flag);
    if (kind !== 'SFX') continue;
    if (add === 'a' && strip === 'o') gendered.add(flag);
    const strips = suffixes.get(add) ?? new Map<string, Set<string>>();
    suffixes.set(add, strips);
    addTo(strips, strip, flag);
  }
  return {
    suffixes: new Map(
      [...suffixes].map(([add, strips]) => [
        add,
        [...strips].map(([strip, flags]) => ({ strip, flags: joined(flags) })),
      ]),
    ),
    longest: Math.max(0, ...[...suffixes.keys()].map(({ length }) => length)),
    prefixes: new Map([...prefixes].map(([add, flags]) => [add, joined(flags)])),
    gendered: joined(gendered),
  };
}

function addTo(flagsOf: Map<string, Set<string>>, key: string, flag: string): void {
  flagsOf.set(key, (flagsOf.get(key) ?? new Set()).add(flag));
}

function joined(flags: ReadonlySet<string>): string {
  return [...flags].join('');
}
