import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:demo-relatorio';
const root = join(import.meta.dirname, '..');

/**
 * `import html from 'virtual:demo-relatorio'`: the sample report as the engine writes it today. The engine runs as a separate process,
 * because the browser's half of the code may not import the server's.
 */
export function demoRelatorio(): Plugin {
  let module: string | null = null;
  return {
    name: 'demo-relatorio',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      module ??= `export default ${JSON.stringify(writeReport())};`;
      return module;
    },
  };
}

function writeReport(): string {
  return execFileSync(process.execPath, ['--import', 'tsx', 'scripts/print-demo-relatorio.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 4 * 1024 * 1024,
  });
}
