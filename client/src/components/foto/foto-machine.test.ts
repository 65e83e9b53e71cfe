import type { Foto } from '@meridia/shared/foto.ts';
import { describe, expect, it } from 'vitest';
import { type FotoEffect, type FotoEvent, type FotoMachine, openFoto, transition } from './foto-machine.ts';

const file = new Blob(['first']);
const other = new Blob(['second']);
const chosen = { type: 'chosen', file, preview: 'blob:first' } as const;
const chosenOther = { type: 'chosen', file: other, preview: 'blob:second' } as const;
const passing = { title: 'Falha no upload', action: '', canRetry: true };
const final = { title: 'Arquivo danificado', action: '', canRetry: false };

function foto(id: string, contornoConfere?: boolean): Foto {
  const observacoes = {
    versao: 'test',
    kind: 'lingua' as const,
    qualidade: { veredito: 'boa' as const, problemas: [] },
    sinais: [],
    medidas: {},
    contorno: null,
    ...(contornoConfere === undefined ? {} : { contornoConfere }),
  };
  return { id, kind: 'lingua', width: 10, height: 10, bytes: 100, observacoes };
}

/** The slot's state after these events, and the effects of the last event. */
function after(start: FotoMachine, ...events: FotoEvent[]): { machine: FotoMachine; effects: FotoEffect[] } {
  let machine = start;
  let effects: FotoEffect[] = [];
  for (const event of events) [machine, ...effects] = transition(machine, event);
  return { machine, effects };
}

const empty = openFoto(null);
const restoring = openFoto('a');
const sent = (upload: number, id: string): FotoEvent => ({ type: 'sent', upload, foto: foto(id) });
const { machine: uploading } = after(empty, chosen);
const { machine: ready } = after(uploading, sent(1, 'a'));
const { machine: failed } = after(uploading, { type: 'failed', upload: 1, problem: passing });
/** The server has photo `a`, and another photo is being uploaded. */
const { machine: replacing } = after(ready, chosenOther);

describe('a slot that opens', () => {
  it("is empty, or waits for the server's data about the draft's photo", () => {
    expect(empty.shown).toEqual({ step: 'empty' });
    expect(restoring.shown).toEqual({ step: 'restoring', id: 'a' });
  });

  it('shows the restored photo, with its measurements or without', () => {
    const shown = { step: 'ready', id: 'a', preview: '/api/fotos/a' };
    const known = after(restoring, { type: 'restored', id: 'a', foto: foto('a') });
    expect(known).toMatchObject({ machine: { shown: { ...shown, foto: foto('a') } }, effects: [] });
    const unknown = after(restoring, { type: 'restored', id: 'a', foto: null });
    expect(unknown.machine.shown).toEqual({ ...shown, foto: null });
  });

  it('says that the photo is gone, and the form no longer names the photo', () => {
    const { machine, effects } = after(restoring, { type: 'gone', id: 'a', problem: final });
    expect(machine).toEqual({ shown: { step: 'empty' }, problem: final, stored: null, upload: 0 });
    expect(effects).toEqual([{ type: 'tell', id: null, thenForget: null }]);
  });

  it('sends the photo that this device kept, in place of the restored photo', () => {
    const found = { type: 'found', file, preview: 'blob:first' } as const;
    for (const start of [empty, restoring]) {
      const { machine, effects } = after(start, found);
      expect(machine.shown).toEqual(uploading.shown);
      expect(machine.stored).toEqual(start.stored);
      expect(effects).toContainEqual({ type: 'send', upload: 1, file });
    }
  });
});

describe('an upload', () => {
  it('begins as soon as the photo is chosen, and this device keeps the photo meanwhile', () => {
    const { machine, effects } = after({ ...empty, problem: final }, chosen);
    expect(machine).toEqual({
      shown: { step: 'uploading', file, preview: 'blob:first', percent: 0, attempt: 1 },
      problem: null,
      stored: null,
      upload: 1,
    });
    expect(effects).toEqual([
      { type: 'send', upload: 1, file },
      { type: 'keep', file },
    ]);
  });

  it('shows the percentage, the number of the attempt, and that the server is busy', () => {
    const progressed = after(uploading, { type: 'progressed', upload: 1, percent: 40 }).machine;
    expect(progressed.shown).toEqual({ ...uploading.shown, percent: 40 });
    const delayed = after(progressed, { type: 'delayed', upload: 1, seconds: 5 }).machine;
    expect(delayed.shown).toEqual({ ...uploading.shown, percent: 0, busySeconds: 5 });
    const again = after(delayed, { type: 'attempted', upload: 1, attempt: 2 }).machine;
    expect(again.shown).toEqual({ ...uploading.shown, attempt: 2 });
    expect(after(delayed, { type: 'progressed', upload: 1, percent: 7 }).machine.shown).toEqual({
      ...uploading.shown,
      percent: 7,
    });
  });

  it('ends with the photo shown; the form names the photo, and this device drops its copy', () => {
    const { machine, effects } = after(uploading, sent(1, 'a'));
    expect(machine.shown).toEqual({ step: 'ready', id: 'a', preview: 'blob:first', foto: foto('a') });
    expect(machine.stored).toEqual({ id: 'a', foto: foto('a'), named: true });
    expect(effects).toEqual([{ type: 'drop' }, { type: 'tell', id: 'a', thenForget: null }]);
  });

  it('of a replacement removes the replaced photo after the form names the new photo', () => {
    expect(after(replacing, sent(2, 'b')).effects).toContainEqual({ type: 'tell', id: 'b', thenForget: 'a' });
  });

  it('that failed but can be repeated keeps the photo in the slot, and the form names no photo', () => {
    const { machine, effects } = after(replacing, { type: 'failed', upload: 2, problem: passing });
    expect(machine.shown).toEqual({ step: 'failed', file: other, preview: 'blob:second' });
    expect(machine.problem).toBe(passing);
    expect(effects).toEqual([
      { type: 'giveUp', problem: passing },
      { type: 'tell', id: null, thenForget: null },
    ]);
  });

  it('that the server refuses shows the previous photo again, or an empty slot', () => {
    const kept = after(replacing, { type: 'failed', upload: 2, problem: final });
    expect(kept.machine.shown).toEqual({ step: 'ready', id: 'a', preview: '/api/fotos/a', foto: foto('a') });
    expect(kept.effects).toEqual([{ type: 'giveUp', problem: final }, { type: 'drop' }]);
    const none = after(uploading, { type: 'failed', upload: 1, problem: final });
    expect(none.machine).toMatchObject({ shown: { step: 'empty' }, problem: final });
  });
});

describe('a photo that the server refuses, after an upload that failed', () => {
  const replaced = after(replacing, { type: 'failed', upload: 2, problem: passing }, chosen);
  const refused = after(replaced.machine, { type: 'failed', upload: 3, problem: final });

  it('shows the first photo again, and the form names that photo again', () => {
    expect(refused.machine.shown).toMatchObject({ step: 'ready', id: 'a' });
    expect(refused.effects).toContainEqual({ type: 'tell', id: 'a', thenForget: null });
    const { effects } = after(refused.machine, chosenOther, { type: 'failed', upload: 4, problem: final });
    expect(effects.map(({ type }) => type)).toEqual(['giveUp', 'drop']);
  });
});

describe('a photo whose upload failed', () => {
  it('is sent again when the person asks for it or the network is back', () => {
    const { machine, effects } = after(failed, { type: 'retried' });
    expect(machine).toMatchObject({ shown: uploading.shown, problem: null, upload: 2 });
    expect(effects).toEqual([
      { type: 'send', upload: 2, file },
      { type: 'keep', file },
    ]);
  });

  it('is not retried after the person chose a file that cannot be sent, and photos that did not fail are never retried', () => {
    const misled = after(failed, { type: 'refused', problem: final });
    expect(after(misled.machine, { type: 'retried' })).toEqual({ machine: misled.machine, effects: [] });
    for (const machine of [empty, restoring, uploading, ready]) {
      expect(after(machine, { type: 'retried' })).toEqual({ machine, effects: [] });
    }
  });
});

describe('a file that cannot be sent', () => {
  it('changes nothing but the error message', () => {
    for (const machine of [empty, restoring, uploading, ready, failed]) {
      expect(after(machine, { type: 'refused', problem: final })).toEqual({
        machine: { ...machine, problem: final },
        effects: [],
      });
    }
  });
});

describe('removing', () => {
  it('empties the slot and the form, then removes the photo from the server', () => {
    const { machine, effects } = after(ready, { type: 'removed' });
    expect(machine).toMatchObject({ shown: { step: 'empty' }, problem: null, stored: null });
    expect(effects).toEqual([{ type: 'drop' }, { type: 'tell', id: null, thenForget: 'a' }]);
    expect(after(failed, { type: 'removed' }).effects).toEqual([
      { type: 'drop' },
      { type: 'tell', id: null, thenForget: null },
    ]);
  });

  it('aborts a running upload; if that photo still reaches the server, it is removed too', () => {
    const { machine, effects } = after(replacing, { type: 'removed' });
    expect(effects).toEqual([{ type: 'abort' }, { type: 'drop' }, { type: 'tell', id: null, thenForget: 'a' }]);
    expect(after(machine, sent(2, 'b'))).toEqual({ machine, effects: [{ type: 'forget', id: 'b' }] });
    expect(after(machine, { type: 'failed', upload: 2, problem: passing })).toEqual({ machine, effects: [] });
  });
});

describe('choosing another photo during an upload', () => {
  const { machine, effects } = after(uploading, chosenOther);

  it('aborts the first upload and sends the new photo', () => {
    expect(machine).toMatchObject({ shown: { step: 'uploading', file: other, preview: 'blob:second' }, upload: 2 });
    expect(effects).toEqual([
      { type: 'abort' },
      { type: 'send', upload: 2, file: other },
      { type: 'keep', file: other },
    ]);
  });

  it.each<[string, FotoEvent]>([
    ['try', { type: 'attempted', upload: 1, attempt: 3 }],
    ['progress', { type: 'progressed', upload: 1, percent: 90 }],
    ['delay', { type: 'delayed', upload: 1, seconds: 9 }],
    ['failure', { type: 'failed', upload: 1, problem: passing }],
  ])('ignores news of the first upload: its %s', (_what, event) => {
    expect(after(machine, event)).toEqual({ machine, effects: [] });
  });

  it('removes the first photo from the server if it still arrives, before the new photo or after it', () => {
    const forgotten = [{ type: 'forget', id: 'old' }];
    expect(after(machine, sent(1, 'old'))).toEqual({ machine, effects: forgotten });
    const done = after(machine, sent(2, 'new')).machine;
    expect(after(done, sent(1, 'old'))).toEqual({ machine: done, effects: forgotten });
  });
});

describe("the server's late answer about the restored photo", () => {
  const { machine } = after(restoring, chosen);

  it('does not replace the photo that was chosen meanwhile', () => {
    const restored = after(machine, { type: 'restored', id: 'a', foto: foto('a') });
    expect(restored.machine.shown).toEqual(machine.shown);
    expect(after(restored.machine, { type: 'failed', upload: 1, problem: final }).machine.shown).toMatchObject({
      step: 'ready',
      foto: foto('a'),
    });
  });

  it('still counts when the photo is gone: that photo is neither removed nor shown again', () => {
    const gone = after(machine, { type: 'gone', id: 'a', problem: final });
    expect(gone).toEqual({ machine: { ...machine, stored: null }, effects: [] });
    expect(after(gone.machine, sent(1, 'b')).effects).toContainEqual({ type: 'tell', id: 'b', thenForget: null });
  });

  it('changes nothing when the slot has another photo or none', () => {
    const replaced = after(machine, sent(1, 'b')).machine;
    const removed = after(restoring, { type: 'removed' }).machine;
    for (const state of [replaced, removed]) {
      expect(after(state, { type: 'restored', id: 'a', foto: foto('a') })).toEqual({ machine: state, effects: [] });
      expect(after(state, { type: 'gone', id: 'a', problem: final })).toEqual({ machine: state, effects: [] });
    }
  });

  it('is ignored after a choice or a removal, and so is the photo that this device kept', () => {
    const found = { type: 'found', file: other, preview: 'blob:found' } as const;
    for (const state of [machine, after(empty, { type: 'removed' }).machine]) {
      expect(after(state, found)).toEqual({ machine: state, effects: [] });
    }
  });
});

describe("the therapist's answer about the outline", () => {
  it('belongs to its photo, whether the photo is shown or about to be replaced', () => {
    const judged = foto('a', false);
    expect(after(ready, { type: 'judged', foto: judged }).machine).toMatchObject({
      shown: { step: 'ready', foto: judged },
      stored: { foto: judged },
    });
    expect(after(replacing, { type: 'judged', foto: judged }).machine).toEqual({
      ...replacing,
      stored: { id: 'a', foto: judged, named: true },
    });
  });

  it('is ignored for a photo that was replaced', () => {
    const replaced = after(replacing, sent(2, 'b')).machine;
    expect(after(replaced, { type: 'judged', foto: foto('a', true) }).machine).toBe(replaced);
  });
});

describe('the end of the form', () => {
  it('removes the photo from device and server when the draft is discarded', () => {
    expect(after(ready, { type: 'discarded' }).effects).toEqual([{ type: 'drop' }, { type: 'forget', id: 'a' }]);
    const { machine, effects } = after(uploading, { type: 'discarded' });
    expect(effects).toEqual([{ type: 'abort' }, { type: 'drop' }]);
    expect(after(machine, sent(1, 'a')).effects).toEqual([{ type: 'forget', id: 'a' }]);
  });

  it('keeps everything when the form is left, but aborts a running upload', () => {
    expect(after(ready, { type: 'left' })).toEqual({ machine: ready, effects: [] });
    const { machine, effects } = after(uploading, { type: 'left' });
    expect(effects).toEqual([{ type: 'abort' }]);
    expect(after(machine, { type: 'failed', upload: 1, problem: passing })).toEqual({ machine, effects: [] });
  });

  it('still sends the photo that the device kept when the form is left and opened again, as React does in development', () => {
    const again = after(empty, { type: 'left' }, { type: 'found', file, preview: 'blob:first' });
    expect(again.machine.shown.step).toBe('uploading');
  });
});
