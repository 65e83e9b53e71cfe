import type { ReadyRelatorio } from '@meridia/shared/avaliacao.ts';

const key = 'meridia.relatorios-avisados';
/** More than the reports of one day; nobody asks for older ones. */
const maxTold = 100;

/** A report that is made again has another `finishedAt`, so it is announced again. */
type EndedReport = Pick<ReadyRelatorio, 'id' | 'finishedAt'>;

/** Whether this tab has announced the report, also before a reload. */
export function wasTold(report: EndedReport): boolean {
  return read().includes(keyOf(report));
}

export function rememberTold(report: EndedReport): void {
  const told = [...read().filter((known) => known !== keyOf(report)), keyOf(report)].slice(-maxTold);
  try {
    sessionStorage.setItem(key, JSON.stringify(told));
  } catch {
    // The browser stores nothing, so this document remembers.
    forgetful = told;
  }
}

let forgetful: string[] = [];

function keyOf({ id, finishedAt }: EndedReport): string {
  return `${id} ${finishedAt}`;
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? [...forgetful, ...stored.filter((item) => typeof item === 'string')] : forgetful;
  } catch {
    return forgetful;
  }
}
