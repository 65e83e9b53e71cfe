import type { Engine, Writer } from '../ports.ts';

/** The writer that is always there: deterministic, no network, no cost. */
export function createLocalWriter(engine: Pick<Engine, 'write'>): Writer {
  return {
    write: async ({ tipo, dados, analise, protocolo, fotos }, { signal }) => ({
      // The photos' bytes stay behind: only a model reads them.
      draft: await engine.write(
        { tipo, dados, analise, protocolo, fotos: fotos.map(({ kind, observacoes }) => ({ kind, observacoes })) },
        signal,
      ),
      motor: 'local',
      modelo: null,
      promptVersao: null,
      usage: null,
    }),
  };
}
