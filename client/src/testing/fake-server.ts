import type { AppRouter } from '@meridia/server/trpc/router.ts';
import type { ErrorBody, ErrorCode } from '@meridia/shared/errors.ts';
import type { Foto, FotoKind } from '@meridia/shared/foto.ts';
import type { AnyProcedure, inferRouterInputs, inferRouterOutputs } from '@trpc/server';

type Outputs = inferRouterOutputs<AppRouter>;
type AnswersOf<Branch, Inputs, Given> = {
  [Name in keyof Branch & keyof Inputs & keyof Given]?: Branch[Name] extends AnyProcedure
    ? (input: Inputs[Name]) => Given[Name] | Promise<Given[Name]>
    : AnswersOf<Branch[Name], Inputs[Name], Given[Name]>;
};
/** What the server says, by procedure: one that takes or gives something else than before no longer compiles here. */
export type Answers = AnswersOf<AppRouter['_def']['record'], inferRouterInputs<AppRouter>, Outputs>;
type ToldBy<Subscription> = Subscription extends AsyncIterable<infer Told> ? Told : never;
/** What is told over the socket, by subscription. */
interface Told {
  'accounts.onChange': ToldBy<Outputs['accounts']['onChange']>;
  'relatorios.onProgress': ToldBy<Outputs['relatorios']['onProgress']>;
}

/** Thrown by an answer: the server refuses. */
export class Refusal extends Error {
  readonly body: ErrorBody;

  constructor(code: ErrorCode, body: Partial<Omit<ErrorBody, 'code'>> = {}) {
    super(code);
    this.body = { message: `Recusado: ${code}`, ...body, code };
  }
}

/** Thrown by an answer: none comes, or what a gateway says whose server is away. */
export class NoAnswer extends Error {
  readonly kind: 'network' | 'gateway';

  constructor(kind: 'network' | 'gateway') {
    super(kind);
    this.kind = kind;
  }
}

type Answer = (input: unknown) => unknown;
type Upload = (upload: { kind: FotoKind; file: Blob }) => Foto | Promise<Foto>;

export interface Subscriber {
  path: string;
  tell: (told: unknown) => void;
}

/** The server of one test, as far as the client can see one (fake-network.ts). */
export class FakeServer {
  /** What was asked, oldest first. */
  readonly calls: { path: string; input: unknown }[] = [];
  /** What went wrong inside an answer, and what nothing answers: mistakes of the test, or calls nobody thought of. */
  readonly faults: unknown[] = [];
  readonly subscribers = new Set<Subscriber>();
  /** No socket can be opened. */
  deaf = false;
  upload: Upload = () => {
    throw new NoAnswer('network');
  };
  readonly #answers = new Map<string, Answer>();

  /** Replaces the answers of these procedures; the others stay. */
  answer(answers: Answers): void {
    for (const [path, answer] of flatten(answers)) this.#answers.set(path, answer);
  }

  /** Lets a procedure fail until the returned function is called. */
  fail(path: string, failure: Refusal | NoAnswer): () => void {
    const before = this.#answers.get(path);
    this.#answers.set(path, () => {
      throw failure;
    });
    return () => (before ? this.#answers.set(path, before) : this.#answers.delete(path));
  }

  inputsOf(path: string): unknown[] {
    return this.calls.filter((call) => call.path === path).map(({ input }) => input);
  }

  /** Says something on every open subscription of this name. */
  tell<Path extends keyof Told>(path: Path, told: Told[Path]): void {
    for (const subscriber of this.subscribers) if (subscriber.path === path) subscriber.tell(told);
  }

  /** @returns what the procedure answers. @throws Refusal or NoAnswer */
  async take(path: string, input: unknown): Promise<unknown> {
    this.calls.push({ path, input });
    const answer = this.#answers.get(path);
    try {
      if (!answer) throw new Error(`nothing answers ${path}`);
      return await answer(input);
    } catch (error) {
      if (error instanceof Refusal || error instanceof NoAnswer) throw error;
      this.faults.push(error);
      throw new Refusal('INTERNAL');
    }
  }
}

function flatten(branch: object, prefix = ''): [path: string, answer: Answer][] {
  return Object.entries(branch).flatMap(([name, value]: [string, Answer | object]) => {
    const path = `${prefix}${name}`;
    return isAnswer(value) ? [[path, value]] : flatten(value, `${path}.`);
  });
}

function isAnswer(value: Answer | object): value is Answer {
  return typeof value === 'function';
}
