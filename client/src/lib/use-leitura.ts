import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RouterInputs, trpcClient } from '../trpc.ts';
import { useSettled } from './use-settled.ts';

type Campo = RouterInputs['leituras']['read']['campo'];
/** A reading with the text to which its offsets belong. */
export type Leitura = Awaited<ReturnType<typeof readTexto>>;

const keptMs = 300_000;

/**
 * What the server understands of a text that is being typed, after each pause. The form must work without it.
 * @param campo the field of the intake; null for a text about anything, undefined for a text that is not read
 */
export function useLeitura(campo: Campo | undefined, texto: string): { leitura: Leitura | null; failed: boolean } {
  const settled = useSettled(texto);
  const asked = campo !== undefined && settled.trim() !== '';
  const { data, isError } = useQuery({
    queryKey: ['leitura', campo, settled],
    queryFn: ({ signal }) => readTexto(campo ?? null, settled, signal),
    enabled: asked,
    // The same text reads the same as long as the page is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
    placeholderData: keepPreviousData,
    // The next pause asks again, and so does the network when it returns.
    retry: false,
  });
  return { leitura: (asked && texto !== '' && data) || null, failed: asked && isError };
}

async function readTexto(campo: Campo, texto: string, signal: AbortSignal) {
  return { texto, ...(await trpcClient.leituras.read.mutate({ campo, texto }, { signal })) };
}
