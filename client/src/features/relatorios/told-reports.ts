const key = 'meridia.relatorios-avisados';
/** More than one day's reports; older ones are asked for no more. */
const maxTold = 100;

/** What this tab was told, also before it was reloaded. */
export function readTold(): ReadonlySet<string> {
  return new Set(read());
}

export function rememberTold(report: string): void {
  const told = [...read().filter((known) => known !== report), report].slice(-maxTold);
  try {
    sessionStorage.setItem(key, JSON.stringify(told));
  } catch {
    // A browser that keeps nothing: this document remembers.
    forgetful = told;
  }
}

let forgetful: string[] = [];

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? [...forgetful, ...stored.filter((item) => typeof item === 'string')] : forgetful;
  } catch {
    return forgetful;
  }
}
