import { announcePriceSchema, priceAnnouncementSchema } from '@meridia/shared/price-announcement.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { announcePrice } from './commands.ts';
import { listAnnouncements } from './queries.ts';

export const priceAnnouncementsAdminRouter = router({
  announcements: adminProcedure
    .output(z.array(priceAnnouncementSchema))
    .query(({ ctx }) => listAnnouncements(ctx.deps.database)),

  announcePrice: adminProcedure
    .input(announcePriceSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await announcePrice(ctx.deps, ctx.actor.id, input);
      return {};
    }),
});
