import type { Part } from '@google/generative-ai';
import type { Images, WriterFacts } from '../../ports.ts';
import { FinalError } from '../../writer-errors.ts';

/** Photos small and without metadata, each behind the name of its kind. */
export async function inlineFotos(fotos: WriterFacts['fotos'], shrink: Images['shrinkForModel']): Promise<Part[]> {
  const parts = await Promise.all(
    fotos.map(async ({ kind, observacoes, jpeg }): Promise<Part[]> => {
      const small = await shrink(await jpeg(), observacoes.contorno);
      if (!small) throw new FinalError('Uma das fotos não pôde ser preparada para o serviço de IA.');
      return [{ text: `FOTO ${kind}` }, { inlineData: { mimeType: 'image/jpeg', data: small.toString('base64') } }];
    }),
  );
  return parts.flat();
}
