import type { Lugar } from '@meridia/shared/consulta-evolutiva.ts';

interface Counted {
  avaliacaoId: string | null;
  clienteId: string | null;
}

/** Where a consultation or a timeline is counted, as the server takes it. */
export function placeOf({ avaliacaoId, clienteId }: Counted): Lugar {
  if (avaliacaoId !== null) return { avaliacaoId };
  return clienteId === null ? {} : { clienteId };
}

/** The same as one word, for the forms that are kept on this device. */
export function placeIdOf({ avaliacaoId, clienteId }: Counted): string {
  return avaliacaoId ?? clienteId ?? '';
}
