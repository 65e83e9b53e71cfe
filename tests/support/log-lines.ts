import { createLogger, type Logger } from '@meridia/server/log/create-logger.ts';
import { keptDestination } from './log-sink.ts';

export interface LogLines {
  /** For `replace` of startTestApp. */
  log: Logger;
  /** All lines so far, as they would be in a file. */
  text(): string;
  /** Lines with all of these fields. */
  read(fields: Record<string, unknown>): Record<string, unknown>[];
  clear(): void;
}

/** The app's own logger at its most detailed level, writing into memory. */
export function createLogLines(): LogLines {
  const lines: string[] = [];
  const kept = keptDestination();
  const write = (line: string) => {
    lines.push(line);
    kept?.write(line);
  };
  const parse = () => lines.map((line): Record<string, unknown> => JSON.parse(line));
  return {
    log: createLogger('debug', { destination: { write } }),
    text: () => lines.join(''),
    read: (fields) => parse().filter((line) => Object.entries(fields).every(([field, value]) => line[field] === value)),
    clear: () => lines.splice(0),
  };
}
