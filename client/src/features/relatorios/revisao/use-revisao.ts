import type { Parecer, Pendencia, Revisao } from '@meridia/shared/parecer.ts';
import { useEffect, useState } from 'react';
import { trpc } from '../../../trpc.ts';
import { createParecerSaver, type SaveStatus } from './parecer-saver.ts';

/** The opinion on the screen, which saves itself. */
export function useRevisao(revisao: Revisao) {
  const { id, base } = revisao;
  const utils = trpc.useUtils();
  const [parecer, setParecer] = useState<Parecer>(revisao.parecer);
  const [pendencias, setPendencias] = useState<Pendencia[]>(revisao.pendencias);
  const [edicao, setEdicao] = useState(revisao.edicao);
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved' });
  const [keeper] = useState(() =>
    createParecerSaver(revisao, {
      save: (next, from) => utils.client.pareceres.save.mutate({ id, base, edicao: from, parecer: next }),
      onStatus: setStatus,
      onSaved: (saved) => {
        setEdicao(saved.edicao);
        setPendencias(saved.pendencias);
      },
    }),
  );
  useEffect(() => {
    const online = () => void keeper.flush();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      // What was typed last is sent even when the screen is left at once.
      if (keeper.hasUnsaved()) void keeper.flush();
      void utils.avaliacoes.byId.invalidate({ id });
      void utils.pareceres.versoes.invalidate({ id });
    };
  }, [keeper, utils, id]);

  return {
    parecer,
    pendencias,
    edicao,
    status,
    change: (next: Parecer) => {
      setParecer(next);
      keeper.change(next);
    },
    flush: keeper.flush,
    hasUnsaved: keeper.hasUnsaved,
    /** After a conflict: keeps what is on this screen, in place of the other device's edition. */
    keepMine: async () => {
      // Past the cache, because a new answer there would replace this screen.
      const theirs = await utils.client.pareceres.read.query({ id });
      if (theirs.base !== base) return 'other-report' as const;
      return keeper.overwrite(theirs.edicao);
    },
  };
}
