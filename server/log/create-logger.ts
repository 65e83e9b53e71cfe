import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { describeError, isError } from './describe-error.ts';
import { matterOf } from './matter-of.ts';
import { createTelling, type Matter, operatorMatters } from './operator-matters.ts';
import { isPlain, sayable, sayableFields } from './sayable.ts';
import { followedRequest } from './trail.ts';

export type { Logger } from 'pino';

export interface LoggerOptions {
  /** Standard output when left out. */
  destination?: DestinationStream | undefined;
  /** The current time in ms. */
  now?: () => number;
  /** Called each time that a matter is met, told or not. */
  onMatter?: (matter: Matter) => void;
}

/**
 * The only logger; Fastify and the queue use it, too. It removes from each value what a log must not say (ADR 0015). An error
 * that the operator can solve, or a line with a `matter`, becomes one line that says what to do. This line is not repeated with
 * every request that meets the problem.
 */
export function createLogger(
  level: Config['LOG_LEVEL'],
  { destination, now = Date.now, onMatter = () => {} }: LoggerOptions = {},
): Logger {
  const timesToTell = createTelling(now);
  // For the fields of a child logger. The fields of a log call have already passed the hook.
  const described = (value: unknown) => (isError(value) ? describeError(value) : value);
  const serializers = { err: described, error: described, reason: described };
  const sayCall = (args: readonly unknown[]): unknown[] | null => {
    const [first, ...rest] = args;
    const fields = isError(first) ? { err: first } : first;
    const matter = matterIn(fields);
    if (!matter) return [isPlain(fields) ? sayableFields(fields) : sayable(fields), ...withoutQuotes(rest, fields)];
    onMatter(matter);
    const times = timesToTell(matter);
    if (times === null) return null;
    return [
      { ...(isPlain(fields) && sayableFields(fields, { frames: false })), matter, times },
      operatorMatters[matter],
    ];
  };
  return pino(
    {
      level,
      serializers,
      mixin: () => {
        const reqId = followedRequest();
        return reqId === undefined ? {} : { reqId };
      },
      hooks: {
        logMethod(args, method) {
          const said = sayCall(args);
          if (said) Reflect.apply(method, this, said);
        },
      },
    },
    destination ?? pino.destination(1),
  );
}

function matterIn(fields: unknown): Matter | null {
  if (!isPlain(fields)) return null;
  if ('matter' in fields && isMatter(fields.matter)) return fields.matter;
  const error = Object.values(fields).find(isError);
  return error ? matterOf(error) : null;
}

function isMatter(value: unknown): value is Matter {
  return typeof value === 'string' && Object.hasOwn(operatorMatters, value);
}

/** Some libraries pass an error's message as the text of the line. */
function withoutQuotes(texts: readonly unknown[], fields: unknown): unknown[] {
  const quoted = (isPlain(fields) ? Object.values(fields) : []).filter(isError).map(({ message }) => message);
  return texts.map((text) => (typeof text === 'string' && quoted.includes(text) ? 'an error' : sayable(text)));
}
