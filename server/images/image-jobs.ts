import { errorCodeSchema } from '@meridia/shared/errors.ts';
import { type FotoKind, type FotoObservacoes, fotoKindSchema, fotoObservacoesSchema } from '@meridia/shared/foto.ts';
import { z } from 'zod';

/** What an image process can be asked for. */
export type ImageOrder =
  | { name: 'takeFoto'; kind: FotoKind }
  | { name: 'takeLogo' }
  | { name: 'prepareForPaper'; kind: FotoKind; contorno: FotoObservacoes['contorno'] }
  | { name: 'shrinkForModel'; contorno: FotoObservacoes['contorno'] };

/** An order with the picture that it is about. */
export type ImageJob = ImageOrder & { picture: Buffer };

/** What goes to an image process as a message; as many bytes of picture come after it through a pipe (`picturePipe`). */
export type ImageRequest = ImageOrder & { pictureBytes: number };

/** The number of the pipe among the process's open files. */
export const picturePipe = 4;

const bytesSchema = z
  .instanceof(Uint8Array)
  .transform(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));

export const answerSchemas = {
  takeFoto: z.object({
    jpeg: bytesSchema,
    width: z.number(),
    height: z.number(),
    observacoes: fotoObservacoesSchema,
  }),
  takeLogo: bytesSchema,
  prepareForPaper: z.object({
    kind: fotoKindSchema,
    imagem: z.string(),
    largura: z.number(),
    altura: z.number(),
    recorte: z.object({ x: z.number(), y: z.number(), largura: z.number(), altura: z.number() }),
  }),
  shrinkForModel: bytesSchema.nullable(),
} satisfies Record<ImageOrder['name'], z.ZodType>;

/** An image process says that it is up, and then one thing per job. Structured clones: bytes arrive as bytes. */
export const imageReplySchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('ready') }),
  z.object({ outcome: z.literal('done'), value: z.unknown() }),
  z.object({ outcome: z.literal('refused'), code: errorCodeSchema, message: z.string() }),
  z.object({ outcome: z.literal('failed'), stack: z.string() }),
]);
export type ImageReply = z.output<typeof imageReplySchema>;
