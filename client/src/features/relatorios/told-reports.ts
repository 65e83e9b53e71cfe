import type { ReadyRelatorio } from '@meridia/shared/avaliacao.ts';

const key = 'meridia.relatorios-avisados';
/** More than one day's reports; older ones are asked for no more. */
const maxTold = 100;

/** Made anew, it is another end, and news again. */
type EndedReport = Pick<ReadyRelatorio, 'id' | 'finishedAt'>;

/** Whether this tab was told of it, also before it was reloaded. */
export function wasTold(report: EndedReport): boolean {
  return read().includes(keyOf(report));
}

export function rememberTold(report: EndedReport): void {
  const told = [...read().filter((known) => known !== keyOf(report)), keyOf(report)].slice(-maxTold);
  try {
    sessionStorage.setItem(key, JSON.stringify(told));
  } catch {
    // A browser that keeps nothing: this document remembers.
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
