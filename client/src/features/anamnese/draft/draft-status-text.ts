import { formatTime } from '../../../lib/format.ts';
import type { DraftStatus } from './draft-ports.ts';

interface DraftStatusText {
  text: string;
  tone: 'calm' | 'attention' | 'alarm';
}

/** What the sticky bar says about the draft. */
export function draftStatusText(status: DraftStatus, restoredAt: string | null): DraftStatusText {
  switch (status.kind) {
    case 'idle':
      return {
        text: restoredAt ? `Salvo às ${formatTime(restoredAt)}` : 'Salvamento automático',
        tone: 'calm',
      };
    case 'saving':
      return { text: 'Salvando…', tone: 'calm' };
    case 'saved':
      return { text: `Salvo às ${formatTime(status.at)}`, tone: 'calm' };
    case 'device':
      return { text: `${reasons[status.why]}: guardado neste aparelho`, tone: 'attention' };
    case 'unsaved':
      return { text: 'Ainda não foi possível salvar: mantenha esta página aberta', tone: 'alarm' };
  }
}

const reasons = {
  offline: 'Sem conexão',
  session: 'Sessão encerrada',
  conflict: 'Duas versões',
  server: 'Servidor ocupado',
  limit: 'Já há 20 rascunhos na conta, descarte um',
} as const;
