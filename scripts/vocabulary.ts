/**
 * Rules about file names and function names: the closed vocabulary of `server/features`, and the border between the two languages
 * (docs/ARCHITECTURE.md, ADR 0001). The rules read texts. `.dependency-cruiser.cjs` checks which file may import which.
 */
export interface Rule {
  name: string;
  /** Advice: what to do instead. */
  instead: string;
  /** @returns one line for each offence; empty when the file follows the rule */
  broken: (file: SourceFile, tree: Tree) => string[];
}

/** All files at once. */
interface Tree {
  /** Texts without comments, by path. */
  texts: ReadonlyMap<string, string>;
  /** Verbs with which function names of the engine begin. */
  engineVerbs: ReadonlySet<string>;
  /** Words with which function names in the rest of the server begin. */
  platformWords: ReadonlySet<string>;
}

interface SourceFile {
  path: string;
  /** Without comments. */
  text: string;
  /** The names of its functions. */
  functions: string[];
  /** Set for a file in `server/features/<noun>`. */
  feature: { noun: string; kind: string; isTest: boolean } | null;
}

/** The file names that have the same meaning in every feature. */
export const doors = [
  'router',
  'admin-router',
  'commands',
  'queries',
  'policy',
  'rules',
  'present',
  'jobs',
  'progress',
] as const;

/** Verbs of files that only read, and of files that only decide. */
const readingVerbs = /^(?:list|read|load|find)-/;
const thinkingVerbs = /^decide-/;

const writes =
  /\.(?:insert|update|delete)\(|\b(?:insert into|delete from)\b|\bupdate \w+ (?:as \w+ )?set\b|`\s*(?:lock table|truncate)\b/gi;
const triesTaken = /\blimits\.(?:take|look|giveBack|clear)\(|\bwithTries\(/g;
const database = /^(?:drizzle-orm.*|@meridia\/drizzle\/schema.*|.*\/db\/.*)$/;

export const rules: readonly Rule[] = [
  {
    name: 'files-have-a-kind',
    instead: `Give what it does to one of the doors (${doors.join(', ')}), or a file <verb>-<noun>.ts that exports the function of that name.`,
    broken: ({ path, text, feature }, tree) => {
      if (!feature) return path.startsWith('server/features/') ? ['lies in no feature, or too deep in one'] : [];
      const { kind, isTest } = feature;
      if (isTest) return tree.texts.has(path.replace('.test.', '.')) ? [] : ['tests a file that is not beside it'];
      if (isDoor(kind)) return [];
      const name = camelCase(kind);
      const exported = new RegExp(`^export (?:async )?function\\*? ${name}\\b`, 'm').test(text);
      return kind.includes('-') && exported ? [] : [`is no door, and exports no function ${name}`];
    },
  },
  {
    name: 'policies-only-read',
    instead: 'A policy loads a row for an actor, or refuses. What writes, records a view or counts a try is a command.',
    broken: ({ text, feature }) => {
      if (feature?.kind !== 'policy') return [];
      return [...findAll(text, writes, isLock), ...findAll(text, /\breads\.note\(/g), ...importedCommands(text)];
    },
  },
  {
    name: 'queries-only-read',
    instead:
      'A reading may note itself, record the access and settle what time has changed (ADR 0009, ADR 0021). All else that writes is a command.',
    broken: ({ text, feature }) => {
      if (!feature || !(feature.kind === 'queries' || readingVerbs.test(feature.kind))) return [];
      const commands = importedCommands(text).filter((name) => !/^settle[A-Z]|^recordAccess$/.test(name));
      return [...findAll(text, writes), ...commands];
    },
  },
  {
    name: 'presenters-and-rules-are-pure',
    instead:
      'They work with what they are given. Read it in queries.ts, write it in commands.ts, and hand the values over.',
    broken: ({ text, feature }) => {
      const kind = feature?.kind ?? '';
      if (feature?.isTest || !(kind === 'present' || kind === 'rules' || thinkingVerbs.test(kind))) return [];
      const used = importsOf(text).filter(({ typeOnly }) => !typeOnly);
      return used.filter(({ from }) => database.test(from) || isDatabaseDoor(from)).map(({ from }) => `uses ${from}`);
    },
  },
  {
    name: 'routers-only-pass-on',
    instead:
      'A procedure is a step of the ladder, an input, an output and one call. Decide in a command, a query or a policy.',
    broken: ({ text, feature }) => {
      if (!isRouter(feature?.kind)) return [];
      const body = text.replace(/^import [^;]*;$/gm, '');
      return findAll(body, /\bif \(|\bswitch \(| \? (?!\?)|\bthrow\b|\bAppError\b/g);
    },
  },
  {
    name: 'routers-say-nothing-to-people',
    instead: 'What people read is said where it is decided: throw an AppError in a command, a query or a policy.',
    broken: ({ text, feature }) => {
      if (!isRouter(feature?.kind)) return [];
      const body = text.replace(/^import [^;]*;$/gm, '');
      return findAll(body, /'[^'\n]*[\s\u0080-\uffff][^'\n]*'|"[^"\n]*"|`[^`]*`/g);
    },
  },
  {
    name: 'admins-have-their-own-router',
    instead:
      'What admins alone may do stands in admin-router.ts, composed under `admin`; everything else in router.ts.',
    broken: ({ text, feature }) => {
      if (feature?.kind === 'router') return findAll(text, /\badminProcedure\b/g);
      return feature?.kind === 'admin-router' ? findAll(text, /\b(?:public|therapist)Procedure\b/g) : [];
    },
  },
  {
    name: 'tries-are-taken-by-what-does-the-work',
    instead:
      'A command takes the try before its work, and server/http what only a route knows: the visitor of a share, the arriving picture, the turn of a PDF.',
    broken: ({ path, text, feature }) => {
      const command = feature && !feature.isTest && !isReadingKind(feature.kind);
      if (command || !path.startsWith('server/') || /^server\/(?:auth|http)\//.test(path)) return [];
      return findAll(text, triesTaken);
    },
  },
  {
    name: 'limits-are-used',
    instead: 'Remove the limit, or take it where the work is done.',
    broken: ({ path, text }, tree) => {
      if (path !== 'server/auth/limits.ts') return [];
      const names = [...text.matchAll(/^ {2}(\w+): \{ tries:/gm)].map(([, name = '']) => name);
      const others = [...tree.texts].filter(([other]) => other.startsWith('server/') && other !== path);
      return names.filter((name) => !others.some(([, other]) => other.includes(`'${name}'`)));
    },
  },
  {
    name: 'policies-alone-mint-owned-rows',
    instead: 'Ask for an Owned row as a parameter, or load it by the policy of its feature.',
    broken: ({ path, text, feature }) =>
      feature?.kind === 'policy' || path === 'server/auth/owned.ts' ? [] : findAll(text, /\bmarkOwned\b/g),
  },
  {
    name: 'jobs-only-declare',
    instead: 'jobs.ts says what a job is called and carries, so that asking for it loads no handler.',
    broken: ({ text, feature }) => {
      if (feature?.kind !== 'jobs') return [];
      const used = importsOf(text).filter(({ typeOnly }) => !typeOnly);
      return used.filter(({ from }) => !/^zod$|\/queue\/define-job\.ts$/.test(from)).map(({ from }) => `uses ${from}`);
    },
  },
  {
    name: 'the-clinic-alone-acts-in-portuguese',
    instead: 'Verbs are English, but in server/mtc and the benches that question it (ADR 0001). Rename the function.',
    broken: ({ path, functions }, { engineVerbs }) =>
      speaksPortuguese(path) ? [] : functions.filter((name) => engineVerbs.has(firstWord(name))),
  },
  {
    name: 'the-clinic-acts-in-portuguese',
    instead:
      'Inside server/mtc a function is named by a Portuguese verb, by what it gives, or by `is` (ADR 0001). Rename it.',
    broken: ({ path, functions }, { platformWords }) => {
      if (!path.startsWith('server/mtc/') || path.includes('.test.')) return [];
      return functions.filter((name) => platformWords.has(firstWord(name)));
    },
  },
];

/** First words with the same spelling in both languages. */
const alike = new Set(['is', 'extra', 'ficha', 'foto', 'hash', 'logo', 'media', 'no', 'total']);

/** The engine, and the benches that examine it. */
function speaksPortuguese(path: string): boolean {
  return /^server\/mtc\/|^tests\/bench\/(?:ajuste-dos-pesos|calibracao|casos|safety-[a-z]+)\.ts$/.test(path);
}

/** All offences, each with a sentence of advice. @param files texts by path */
export function judge(files: ReadonlyMap<string, string>): { rule: string; path: string; words: string }[] {
  const parsed = [...files].map(([path, commented]) => {
    const text = withoutComments(commented);
    return { path, text, functions: functionNames(text), feature: featureOf(path) };
  });
  const firstWords = (belongs: (path: string) => boolean) =>
    parsed.filter(({ path }) => belongs(path)).flatMap(({ functions }) => functions.map(firstWord));
  const isPlatform = (path: string) => /^server\/(?!mtc\/)/.test(path) && !path.includes('.test.');
  const tree = {
    texts: new Map(parsed.map(({ path, text }) => [path, text])),
    engineVerbs: new Set(firstWords(speaksPortuguese).filter((word) => /[aei]r$/.test(word))),
    platformWords: new Set(firstWords(isPlatform).filter((word) => !alike.has(word))),
  };
  return parsed.flatMap((file) =>
    rules.flatMap(({ name, instead, broken }) =>
      broken(file, tree).map((what) => ({
        rule: name,
        path: file.path,
        words: `${file.path}: ${what}. ${instead}`,
      })),
    ),
  );
}

function featureOf(path: string): SourceFile['feature'] {
  const [, noun, kind, test] = /^server\/features\/([a-z-]+)\/([a-z-]+)(\.test)?\.tsx?$/.exec(path) ?? [];
  return noun && kind ? { noun, kind, isTest: test !== undefined } : null;
}

function isDoor(kind: string): boolean {
  return doors.some((door) => door === kind);
}

function isRouter(kind: string | undefined): boolean {
  return kind === 'router' || kind === 'admin-router';
}

/** True for all kinds except commands and files that may write like commands. */
function isReadingKind(kind: string): boolean {
  return (isDoor(kind) && kind !== 'commands') || readingVerbs.test(kind) || thinkingVerbs.test(kind);
}

function isDatabaseDoor(from: string): boolean {
  return /\/(?:commands|queries|policy)\.ts$/.test(from);
}

function isLock(found: string): boolean {
  return /lock table/i.test(found);
}

/** Names imported from files called commands. Types are left out, because they do nothing. */
function importedCommands(text: string): string[] {
  return importsOf(text)
    .filter(({ from, typeOnly }) => !typeOnly && /\/commands\.ts$/.test(from))
    .flatMap(({ names }) => names);
}

function importsOf(text: string): { names: string[]; from: string; typeOnly: boolean }[] {
  return [...text.matchAll(/^(?:import|export) (type )?([^;']*?)(?: from )?'([^']+)';$/gm)].map(
    ([, type, what = '', from = '']) => {
      const all = what.replace(/[{}]/g, '').split(',');
      const names = all.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
      return { names, from, typeOnly: type !== undefined || (what !== '' && names.length === 0) };
    },
  );
}

function functionNames(text: string): string[] {
  const declared =
    /\b(?:function\*?|const)\s+([a-z]\w*)(?:(?:<[^=]*?>)?\(|(?:\s*:[^=\n]+)?\s*=\s*(?:async\s*)?(?:\([^()]*\)(?:\s*:[^=\n]+)?|\w+)\s*=>)/g;
  return [...text.matchAll(declared)].map(([, name = '']) => name);
}

function firstWord(name: string): string {
  return /^[a-z]+/.exec(name)?.[0] ?? name;
}

function findAll(text: string, pattern: RegExp, but: (found: string) => boolean = () => false): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found.trim()).filter((found) => !but(found));
}

function withoutComments(text: string): string {
  return text.replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function camelCase(kebab: string): string {
  return kebab.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}
