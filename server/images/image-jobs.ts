import { errorCodeSchema } from '@meridia/shared/errors.ts';
import { type FotoKind, type FotoObservacoes, fotoKindSchema, fotoObservacoesSchema } from '@meridia/shared/foto.ts';
import { z } from 'zod';

/** The jobs of an image process. */
export type ImageOrder =
  | { name: 'takeFoto'; kind: FotoKind }
  | { name: 'takeLogo' }
  | { name: 'takeScreenshot' }
  | { name: 'prepareForPaper'; kind: FotoKind; contorno: FotoObservacoes['contorno'] }
  | { name: 'shrinkForModel'; contorno: FotoObservacoes['contorno'] };

/** A job with its picture. */
export type ImageJob = ImageOrder & { picture: Buffer };

/** The message to an image process; its picture follows through a pipe (`picturePipe`), with this number of bytes. */
export type ImageRequest = ImageOrder & { pictureBytes: number };

/** The number of the pipe among the open files of the process. */
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
  takeScreenshot: bytesSchema,
  prepareForPaper: z.object({
    kind: fotoKindSchema,
    imagem: z.string(),
    largura: z.number(),
    altura: z.number(),
    recorte: z.object({ x: z.number(), y: z.number(), largura: z.number(), altura: z.number() }),
  }),
  shrinkForModel: bytesSchema.nullable(),
} satisfies Record<ImageOrder['name'], z.ZodType>;

/** An image process reports that it is ready, and then sends one reply per job. Structured clones keep bytes as bytes. */
export const imageReplySchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('ready') }),
  z.object({ outcome: z.literal('done'), value: z.unknown() }),
  z.object({ outcome: z.literal('refused'), code: errorCodeSchema, message: z.string() }),
  z.object({ outcome: z.literal('failed'), stack: z.string() }),
]);
export type ImageReply = z.output<typeof imageReplySchema>;
