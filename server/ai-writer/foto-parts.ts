import type { Images, WriterFacts } from '../ports.ts';
import { FinalError } from '../writer-errors.ts';
import type { PromptPart } from './prompt-part.ts';

/** Photos small and without metadata, each after the name of its kind. @throws FinalError for a photo that cannot be read */
export async function fotoParts(fotos: WriterFacts['fotos'], shrink: Images['shrinkForModel']): Promise<PromptPart[]> {
  const parts = await Promise.all(
    fotos.map(async ({ kind, observacoes, jpeg }): Promise<PromptPart[]> => {
      const small = await shrink(await jpeg(), observacoes.contorno);
      if (!small) throw new FinalError('Uma das fotos não pôde ser preparada para o serviço de IA.');
      return [{ text: `FOTO ${kind}` }, { jpeg: small }];
    }),
  );
  return parts.flat();
}
