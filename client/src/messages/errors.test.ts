import { errorCodes } from '@meridia/shared/errors.ts';
import { describe, expect, it, vi } from 'vitest';
import { RequestRefused } from '../lib/app-error.ts';
import { errorFields, errorMessage, errorTexts } from './errors.ts';

const trpcError = (app: unknown) => Object.assign(new Error('x'), { data: { app } });

describe('texts of errors', () => {
  it('says what happened and what to do for every code the server knows', () => {
    for (const code of errorCodes) {
      const text = errorTexts[code];
      expect(text.title.length, code).toBeGreaterThan(5);
      expect(text.action.length, code).toBeGreaterThan(5);
    }
  });

  it('keeps the agreed words', () => {
    expect(errorTexts.EMAIL_ALREADY_REGISTERED.title).toBe(
      'Este email já está cadastrado. Faça login ou recupere sua senha.',
    );
    expect(errorTexts.INVALID_CREDENTIALS.title).toBe('Email ou senha incorretos.');
    expect(errorTexts.UNAUTHENTICATED.title).toBe('Usuário não autenticado');
    expect(errorTexts.NO_ACTIVE_SUBSCRIPTION.title).toBe('Você não possui uma assinatura ativa');
    expect(errorTexts.AVALIACAO_NOT_FOUND.title).toBe('Avaliação não encontrada');
  });

  it('says of 1,000 consultations only what is also true of a client without an assessment', () => {
    const { title, action } = errorTexts.CONSULTA_LIMIT;
    expect(`${title} ${action}`).not.toMatch(/esta avaliação|nova avaliação/i);
  });

  it('reads refusals from tRPC and from plain HTTP', () => {
    const body = { code: 'FOTO_HEIC', message: 'x' } as const;
    expect(errorMessage(trpcError(body))).toEqual(errorTexts.FOTO_HEIC);
    expect(errorMessage(new RequestRefused(415, body))).toEqual(errorTexts.FOTO_HEIC);
  });

  it('shows the number that people tell support', () => {
    const { action } = errorMessage(trpcError({ code: 'INTERNAL', message: 'x', requestId: 'req-7' }));
    expect(action).toContain('req-7');
  });

  it('says how long to wait when the server names the time', () => {
    const limited = trpcError({ code: 'TOO_MANY_REQUESTS', message: 'x', retryAfterSeconds: 700 });
    expect(errorMessage(limited).action).toBe('Tente de novo em 12 minutos.');
    expect(errorMessage(trpcError({ code: 'TOO_MANY_REQUESTS', message: 'x' }))).toEqual(errorTexts.TOO_MANY_REQUESTS);
  });

  it('shows the message of a code that a newer server knows and this page does not', () => {
    expect(errorMessage(trpcError({ code: 'SOMETHING_NEW', message: 'Texto novo.' })).title).toBe('Texto novo.');
  });

  it('distinguishes a device without a network, an unreachable server and a broken answer', () => {
    expect(errorMessage(new Error('Unexpected end of JSON input')).title).toBe('Algo não saiu como esperado');
    expect(errorMessage(new TypeError('Failed to fetch')).title).toBe('Sem conexão com o servidor');
    vi.stubGlobal('navigator', { onLine: false });
    expect(errorMessage(new TypeError('Failed to fetch')).title).toBe('Você está sem conexão');
  });

  it('returns the texts of refused fields', () => {
    const fields = { 'dadosAnamnese.idade': 'Informe a idade em anos' };
    expect(errorFields(trpcError({ code: 'VALIDATION', message: 'x', fields }))).toEqual(fields);
    expect(errorFields(new Error('x'))).toEqual({});
  });
});
