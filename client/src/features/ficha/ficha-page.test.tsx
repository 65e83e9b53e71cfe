import type { OpenedFicha } from '@meridia/shared/convite.ts';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FichaPage } from './ficha-page.tsx';

const token = 'A'.repeat(43);
const calls: string[] = [];

/** What the server answers to every call of the page. */
function serve(status: number, body: object) {
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return new Response(JSON.stringify(body), { status });
  });
}

beforeEach(() => {
  calls.length = 0;
  window.history.replaceState(null, '', `/ficha#${token}`);
});

it('a form that was sent leaves no token in the address, and says so again without asking', async () => {
  const sent: OpenedFicha = { estado: 'enviada', terapeuta: 'Marina Duarte' };
  serve(200, { result: { data: sent } });
  const { unmount } = render(<FichaPage />);
  expect(await screen.findByText(/Marina Duarte já pode ler/)).toBeVisible();
  expect(window.location.href).toMatch(/\/ficha$/);
  unmount();
  calls.length = 0;
  render(<FichaPage />);
  expect(await screen.findByRole('heading', { name: 'Ficha enviada' })).toBeVisible();
  expect(calls).toEqual([]);
});

it('a link that has ended leaves none either, and one that is only busy stays', async () => {
  serve(404, { error: { data: { app: { code: 'CONVITE_NOT_FOUND', message: 'Este link não abre nenhuma ficha.' } } } });
  const { unmount } = render(<FichaPage />);
  expect(await screen.findByText('Este link não abre nenhuma ficha.')).toBeVisible();
  expect(window.location.hash).toBe('');
  unmount();

  window.history.replaceState(null, '', `/ficha#${token}`);
  serve(429, { error: { data: { app: { code: 'TOO_MANY_REQUESTS', message: 'Espere um pouco.' } } } });
  render(<FichaPage />);
  expect(await screen.findByText('Espere um pouco.')).toBeVisible();
  expect(window.location.hash).toBe(`#${token}`);
});

it('a page that is opened again without its token asks nobody, and says what to do', async () => {
  serve(500, {});
  window.history.replaceState(null, '', '/ficha');
  render(<FichaPage />);
  expect(await screen.findByText(/abre pelo link que você recebeu/)).toBeVisible();
  expect(calls).toEqual([]);
});
