import type { Foto, FotoKind } from '@meridia/shared/foto.ts';
import { useEffect } from 'react';
import type { FotoProblem } from './check-file.ts';

export type FotoState =
  | { step: 'empty' }
  /** A restored photo whose measurements are on their way. */
  | { step: 'restoring'; id: string }
  /** `busySeconds` while the server has too much to do, and the photo waits here for its turn. */
  | { step: 'uploading'; preview: string; percent: number; attempt: number; busySeconds?: number }
  /** `foto` is null while the server could not be asked about a restored photo. */
  | { step: 'ready'; id: string; preview: string; foto: Foto | null }
  | { step: 'failed'; preview: string; file: Blob };

export interface FotoSlotControl {
  kind: FotoKind;
  state: FotoState;
  problem: FotoProblem | null;
  choose: (file: File) => void;
  retry: () => void;
  remove: () => void;
  /** Whether the outline drawn over the photo follows the tongue. Rejects when the answer could not be kept. */
  judgeContorno: (confere: boolean) => Promise<void>;
  /** The draft is thrown away: the photo goes with it. */
  discard: () => void;
  /** Resolves when no upload is under way. */
  settled: () => Promise<void>;
}

export function readyState({ id, foto }: { id: string; foto: Foto | null }): FotoState {
  return { step: 'ready', id, preview: `/api/fotos/${id}`, foto };
}

/** Gives an object URL back once the slot shows something else. */
export function usePreviewCleanup(state: FotoState): void {
  const preview = 'preview' in state ? state.preview : null;
  useEffect(() => {
    if (!preview?.startsWith('blob:')) return;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);
}
