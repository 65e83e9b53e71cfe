import type { Foto } from '@meridia/shared/foto.ts';
import { trpcClient } from '../../../trpc.ts';

/** A restored draft's photo with its measurements; null when the server could not be asked. */
export async function restoreFoto(id: string): Promise<Foto | null | 'gone'> {
  try {
    const [foto] = await trpcClient.fotos.byIds.query({ ids: [id] });
    return foto ?? 'gone';
  } catch {
    return null;
  }
}

/** Removes a photo that nothing refers to any more. What is left behind is swept by the server, so a failure costs nothing. */
export function forgetFoto(id: string): void {
  void trpcClient.fotos.remove.mutate({ id }).catch(() => undefined);
}
