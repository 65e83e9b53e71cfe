import type { Foto } from '@meridia/shared/foto.ts';
import { describe, expect, it, vi } from 'vitest';
import { RequestRefused } from '../../../lib/app-error.ts';
import { emptyFormValues, toDraftData } from '../form-values.ts';
import { type SendPorts, sendWaiting } from './send-waiting.ts';
import type { WaitingIntake } from './waiting-store.ts';

const userId = '6f0b1a52-7a5e-4a59-b4a9-0a6d8f0e7d11';
const ids = { draft: '0b9f4f3e-64a1-4a0f-9a2b-4d8b6a3c2e10', foto: '7f1f5d2e-0c4b-4b8a-9a57-0f6a3a0f7c11' };
const photo = new Blob(['photo']);

function intake(unsent: WaitingIntake['unsent'] = {}): WaitingIntake {
  const values = emptyFormValues();
  Object.assign(values.dadosAnamnese, {
    nomeCliente: 'Ana Souza',
    idade: 34,
    sexo: 'masculino',
    telefone: '(11) 99999-0000',
    email: 'ana@exemplo.com',
    queixaPrincipal: 'Dor lombar',
  });
  values.fotos.lingua = unsent.lingua ? null : ids.foto;
  values.consentimentoLgpd = true;
  return {
    id: ids.draft,
    data: toDraftData(values),
    unsent,
    revision: 3,
    queuedAt: '2026-11-23T12:00:00.000Z',
    problem: null,
  };
}

function ports() {
  return {
    whoIsIn: vi.fn<SendPorts['whoIsIn']>(async () => userId),
    upload: vi.fn<SendPorts['upload']>(async (kind) => ({ ...stored, kind })),
    create: vi.fn<SendPorts['create']>(async () => created),
    keep: vi.fn<SendPorts['keep']>(async () => {}),
    onText: vi.fn(),
  };
}

const stored: Foto = {
  id: ids.foto,
  kind: 'lingua',
  width: 1,
  height: 1,
  bytes: 1,
  observacoes: {
    versao: '1',
    kind: 'lingua',
    qualidade: { veredito: 'boa', problemas: [] },
    sinais: [],
    medidas: {},
    contorno: null,
  },
};
// Only the id is read here.
const created = { id: ids.draft } as Awaited<ReturnType<SendPorts['create']>>;
const refused = (
  code: 'QUOTA_EXCEEDED' | 'UNAUTHENTICATED' | 'UNAVAILABLE' | 'FOTO_NOT_FOUND' | 'FOTO_UPLOAD_GONE' | 'FORBIDDEN',
) => {
  throw new RequestRefused(400, { code, message: `Recusado: ${code}` });
};

describe('sending a waiting intake', () => {
  it('sends its answers under the key of its draft', async () => {
    const given = ports();
    expect(await sendWaiting(userId, intake(), given)).toEqual({ kind: 'sent', created });
    expect(given.create).toHaveBeenCalledWith(
      expect.objectContaining({
        idempotencyKey: ids.draft,
        fotos: expect.objectContaining({ lingua: ids.foto }),
        dadosAnamnese: expect.objectContaining({ nomeCliente: 'Ana Souza' }),
      }),
    );
    expect(given.upload).not.toHaveBeenCalled();
  });

  it('sends its photos first, and stores each one as sent before anything else happens', async () => {
    const given = ports();
    given.create.mockImplementation(async () => {
      expect(given.keep.mock.lastCall?.[0]).toMatchObject({ unsent: {}, data: { fotos: { lingua: ids.foto } } });
      return created;
    });
    await sendWaiting(userId, intake({ lingua: photo, face: photo }), given);
    expect(given.upload.mock.calls.map(([kind, , draftId]) => [kind, draftId])).toEqual([
      ['lingua', ids.draft],
      ['face', ids.draft],
    ]);
    expect(given.keep.mock.calls.map(([kept]) => Object.keys(kept.unsent))).toEqual([['face'], []]);
  });

  it('sends nothing while another account is signed in, or nobody', async () => {
    for (const who of ['another', null]) {
      const given = ports();
      given.whoIsIn.mockResolvedValue(who);
      expect(await sendWaiting(userId, intake({ lingua: photo }), given)).toEqual({ kind: 'session' });
      expect(given.upload).not.toHaveBeenCalled();
      expect(given.create).not.toHaveBeenCalled();
    }
  });

  it.each([
    ['the network is lost', () => Promise.reject(new TypeError('Failed to fetch')), 'later'],
    ['the server is busy', async () => refused('UNAVAILABLE'), 'later'],
    ['the upload of a photo was removed', async () => refused('FOTO_UPLOAD_GONE'), 'later'],
    ['the session has ended', async () => refused('UNAUTHENTICATED'), 'session'],
    ['another account signed in meanwhile', async () => refused('FORBIDDEN'), 'session'],
    ['the plan has no unit left', async () => refused('QUOTA_EXCEEDED'), 'problem'],
    ['a photo is gone', async () => refused('FOTO_NOT_FOUND'), 'problem'],
  ] as const)('when %s', async (_, create, kind) => {
    const result = await sendWaiting(userId, intake(), { ...ports(), create });
    expect(result.kind).toBe(kind);
    if (result.kind === 'problem') expect(result.problem.title).toMatch(/^Recusado/);
  });

  it('says so when the form of a newer release does not accept it', async () => {
    const old = intake();
    old.data.dados.telefone = '1';
    const given = ports();
    expect(await sendWaiting(userId, old, given)).toMatchObject({ kind: 'problem' });
    expect(given.create).not.toHaveBeenCalled();
  });
});
