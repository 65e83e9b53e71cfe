import { emptyFicha, type Ficha } from '@meridia/shared/anamnese/ficha.ts';
import { isAnswered } from '@meridia/shared/anamnese/question.ts';
import type { Consentir } from '@meridia/shared/consentimento.ts';
import type { OpenedFicha } from '@meridia/shared/convite.ts';
import type { ErrorBody } from '@meridia/shared/errors.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readErrorBody } from '../../lib/app-error.ts';
import { fichaServer } from './ficha-server.ts';
import { readLocalFicha, removeLocalFicha, writeLocalFicha } from './local-ficha.ts';
import { dropFichaFotos } from './use-ficha-fotos.ts';

export type Opened = Extract<OpenedFicha, { estado: 'aberta' }>;

export type FichaState =
  | { step: 'opening' }
  /** The link opens nothing, or there are too many requests. */
  | { step: 'refused'; message: string }
  | { step: 'offline' }
  | { step: 'open'; opened: Opened }
  /** Nobody is named where the page was opened again. */
  | { step: 'sent'; terapeuta: string | null };

/** `device`: only on this phone so far. */
export type SaveStatus = 'saved' | 'saving' | 'device' | 'conflict';

const withoutLink =
  'Esta página abre pelo link que você recebeu. Se você já enviou a sua ficha, não precisa fazer mais nada.';

const pauseMs = 2000;
const retryMs = 8000;

/** Opens the form behind a link, keeps its answers on this phone and on the server, and sends them. */
export function useFicha(token: string) {
  const [state, setState] = useState<FichaState>({ step: 'opening' });
  const [ficha, setFicha] = useState<Ficha>(emptyFicha);
  const [part, setPart] = useState(0);
  const [status, setStatus] = useState<SaveStatus>('saved');
  const now = useRef({ ficha: emptyFicha, revision: 0, synced: true, part: 0, saving: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = () => {
    const { ficha, revision, synced, part: step } = now.current;
    writeLocalFicha(token, { ficha, revision, synced, step });
  };
  /** This phone keeps nothing once the answers are sent or their link opens nothing, not even the link in its address. */
  const forget = (why: 'sent' | 'ended') => {
    removeLocalFicha(token);
    dropFichaFotos(token);
    window.history.replaceState(why, '', window.location.pathname);
  };
  const show = (shown: Ficha) => {
    now.current.ficha = shown;
    setFicha(shown);
  };
  const later = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), ms);
  };

  const open = async () => {
    if (token === '') {
      const sent = window.history.state === 'sent';
      return setState(sent ? { step: 'sent', terapeuta: null } : { step: 'refused', message: withoutLink });
    }
    setState({ step: 'opening' });
    try {
      const opened = await fichaServer.open(token);
      if (opened.estado === 'enviada') {
        forget('sent');
        return setState({ step: 'sent', terapeuta: opened.terapeuta });
      }
      const local = readLocalFicha(token);
      now.current.revision = opened.revision;
      now.current.part = local?.step ?? 0;
      setPart(now.current.part);
      const unsent = local !== null && !local.synced && !same(local.ficha, opened.ficha);
      show(unsent ? local.ficha : opened.ficha);
      now.current.synced = !unsent;
      if (unsent && local.revision !== opened.revision) setStatus('conflict');
      else if (unsent) later(0);
      setState({ step: 'open', opened });
    } catch (error) {
      const refusal = readErrorBody(error);
      if (refusal?.code === 'CONVITE_NOT_FOUND') forget('ended');
      setState(refusal ? { step: 'refused', message: refusal.message } : { step: 'offline' });
    }
  };

  /** @returns whether the server has everything now */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const { current } = now;
    if (current.synced) return true;
    if (current.saving) {
      later(pauseMs);
      return false;
    }
    const sent = current.ficha;
    current.saving = true;
    setStatus('saving');
    try {
      const { revision } = await fichaServer.save({ token, baseRevision: current.revision, ficha: sent });
      current.revision = revision;
      current.synced = current.ficha === sent;
      keep();
      setStatus(current.synced ? 'saved' : 'device');
      if (!current.synced) later(pauseMs);
      return current.synced;
    } catch (error) {
      const code = readErrorBody(error)?.code;
      if (code === 'CONVITE_CONFLICT') return await settle(sent);
      if (code === 'CONVITE_NOT_FOUND' || code === 'CONVITE_ANSWERED') void open();
      setStatus('device');
      later(retryMs);
      return false;
    } finally {
      current.saving = false;
    }
  };

  /** Resolves when no save is running. */
  const idle = async (): Promise<void> => {
    while (now.current.saving) await new Promise((resolve) => setTimeout(resolve, 100));
  };

  /** The answer to an earlier save was lost, or another phone has saved. */
  const settle = async (sent: Ficha): Promise<boolean> => {
    const opened = await fichaServer.open(token).catch(() => null);
    if (opened?.estado === 'aberta' && same(opened.ficha, sent)) {
      now.current.revision = opened.revision;
      now.current.synced = now.current.ficha === sent;
      setStatus(now.current.synced ? 'saved' : 'device');
      if (!now.current.synced) later(0);
      return now.current.synced;
    }
    setStatus(opened ? 'conflict' : 'device');
    if (!opened) later(retryMs);
    return false;
  };

  const change = (changed: Ficha) => {
    show(changed);
    now.current.synced = false;
    keep();
    if (status === 'conflict') return;
    setStatus('device');
    later(pauseMs);
  };

  const begin = useEffectEvent(() => void open());
  const hurry = useEffectEvent(() => {
    if (status !== 'conflict') void save();
  });
  useEffect(() => {
    begin();
    const flush = () => hurry();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, []);

  return {
    state,
    ficha,
    part,
    status,
    change,
    retry: () => void open(),
    saved: () => idle().then(save),
    goTo: (next: number) => {
      now.current.part = next;
      setPart(next);
      keep();
      if (status !== 'conflict') void save();
    },
    /** Settles a conflict: with the answers of the other phone, or with those of this one. */
    choose: async (whose: 'other' | 'this') => {
      const opened = await fichaServer.open(token).catch(() => null);
      if (opened?.estado !== 'aberta') return void open();
      now.current.revision = opened.revision;
      now.current.synced = whose === 'other';
      if (whose === 'other') show(opened.ficha);
      keep();
      setStatus(whose === 'other' ? 'saved' : 'device');
      if (whose === 'this') void save();
    },
    /** @returns the refusal, null when it was sent, undefined without a network */
    send: async (consentimento: Consentir): Promise<ErrorBody | null | undefined> => {
      clearTimeout(timer.current);
      // A running save would make the revision an old one.
      await idle();
      const { ficha: sent } = now.current;
      const attempt = () => fichaServer.send({ token, baseRevision: now.current.revision, ficha: sent, consentimento });
      try {
        await attempt().catch(async (error: unknown) => {
          if (readErrorBody(error)?.code !== 'CONVITE_CONFLICT' || !(await settle(sent))) throw error;
          await attempt();
        });
      } catch (error) {
        return readErrorBody(error) ?? undefined;
      }
      forget('sent');
      setState((open) => ({ step: 'sent', terapeuta: open.step === 'open' ? open.opened.terapeuta : null }));
      return null;
    },
  };
}

function same(one: Ficha, other: Ficha): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

/** The database keeps keys in another order, and an emptied answer is as good as none. */
function ordered({ respostas, recusadas, fotos }: Ficha) {
  const given = Object.entries(respostas).filter(([, answer]) => isAnswered(answer));
  return [given.sort(([one], [other]) => one.localeCompare(other)), [...recusadas].sort(), fotos];
}
