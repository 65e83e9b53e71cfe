import type { AnamneseDraft } from '@meridia/shared/anamnese/draft.ts';
import { describe, expect, it } from 'vitest';
import { chooseDraft } from './choose-draft.ts';
import type { LocalDraft } from './local-draft.ts';

const one = '11111111-1111-4111-8111-111111111111';
const data = (nomeCliente: string | null) => ({ dados: { nomeCliente }, fotos: {}, consentimento: false });

function local(over: Partial<LocalDraft> = {}): LocalDraft {
  return {
    id: one,
    data: data('Ana'),
    revision: 3,
    editedAt: '2026-11-21T14:00:00Z',
    synced: true,
    unconfirmed: [],
    ...over,
  };
}

function server(over: Partial<AnamneseDraft> = {}): AnamneseDraft {
  return { id: one, data: data('Ana Maria'), revision: 3, updatedAt: '2026-11-21T14:00:00Z', ...over };
}

describe('the draft the form opens with', () => {
  it('is the only draft that exists', () => {
    expect(chooseDraft(null, null)).toEqual({ kind: 'none' });
    expect(chooseDraft(null, server()).kind).toBe('server');
    expect(chooseDraft(local({ synced: false, revision: 0 }), null).kind).toBe('local');
  });

  it('is this device’s copy when the server cannot be asked', () => {
    expect(chooseDraft(local(), undefined).kind).toBe('local');
    expect(chooseDraft(null, undefined).kind).toBe('none');
  });

  it('is not this device’s copy when the original was finished or discarded elsewhere', () => {
    expect(chooseDraft(local({ synced: true }), null)).toEqual({ kind: 'none' });
  });

  it('is this device’s copy when it has unsent answers, although the original is gone', () => {
    expect(chooseDraft(local({ synced: false }), null).kind).toBe('local');
  });

  it('is the server’s when this device has nothing new', () => {
    expect(chooseDraft(local(), server({ revision: 9 })).kind).toBe('server');
  });

  it('is this device’s when the last answers never reached the server', () => {
    expect(chooseDraft(local({ synced: false }), server({ revision: 3 })).kind).toBe('local');
  });

  it('is the person’s choice when both sides changed', () => {
    expect(chooseDraft(local({ synced: false }), server({ revision: 4 })).kind).toBe('both');
  });

  it('is this device’s when the server’s newer revision is this device’s own save, whose response was lost', () => {
    const unsynced = local({ synced: false, data: data('Ana Maria Souza'), unconfirmed: [data('Ana Maria')] });
    const choice = chooseDraft(unsynced, server({ revision: 4 }));
    expect(choice).toMatchObject({ kind: 'local', local: { revision: 4, data: data('Ana Maria Souza') } });
    expect(chooseDraft(local({ synced: false, data: data('Ana Maria') }), server({ revision: 4 })).kind).toBe('server');
  });

  it('is never an empty draft', () => {
    expect(chooseDraft(local({ data: data(null), synced: false }), null)).toEqual({ kind: 'none' });
    expect(chooseDraft(local({ synced: false }), server({ data: data(''), revision: 8 })).kind).toBe('local');
  });
});
