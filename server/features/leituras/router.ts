import { keysOf } from '@meridia/shared/keys-of.ts';
import { z } from 'zod';
import { leiturasDeTexto } from '../../mtc/achados/respostas.ts';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { readTyped } from './commands.ts';

/** The longest field of the intake; those of a follow-up are shorter. */
const longestTexto = 6000;

const trechosSchema = z.array(z.object({ inicio: z.number().int(), fim: z.number().int() }));

export const leiturasRouter = router({
  // A mutation, although it changes nothing: a query would put the text into the address, and addresses are logged on their way.
  read: therapistProcedure
    .input(
      z.object({
        campo: z.enum(keysOf(leiturasDeTexto)).nullable(),
        texto: z.string().max(longestTexto),
      }),
    )
    .output(
      z.object({
        mencoes: z.array(
          z.object({ sinal: z.string(), presente: z.boolean(), rotulo: z.string(), trechos: trechosSchema }),
        ),
        naoLidos: trechosSchema,
        ausencia: z.string().nullable(),
      }),
    )
    .mutation(({ ctx, input, signal }) => readTyped(ctx.deps, ctx.actor, input, signal)),
});
