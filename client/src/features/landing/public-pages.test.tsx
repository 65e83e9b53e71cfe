import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { openApp } from '../../testing/open-app.tsx';
import { answerForVisitor } from '../../testing/samples.ts';
import { see } from '../../testing/see.ts';

describe('legal pages', () => {
  it.each([
    [
      '/politica-privacidade',
      ['até 15 dias, prorrogáveis por mais 15', 'Lei 13.787/2018', 'Google Gemini API', 'Encarregado'],
    ],
    [
      '/termos-uso',
      [
        'não substitui o julgamento profissional nem o diagnóstico médico',
        'Um relatório que termina em erro devolve a sua unidade',
        'RDC 657/2022',
      ],
    ],
    ['/lgpd', ['15 dias, prorrogáveis por mais 15', 'Modelo de termo de consentimento', 'Escrever o pedido por email']],
  ])('%s is a whole document with its contents, version and way back', async (path, words) => {
    answerForVisitor(server);
    openApp(path);
    await see(/^Versão \d+\.\d+, de \d+ de \p{L}+ de \d{4}\.$/u);
    for (const text of words) expect(screen.getByRole('main')).toHaveTextContent(text);
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.length).toBeGreaterThan(5);
    for (const contents of document.querySelectorAll<HTMLElement>('nav[aria-label="Nesta página"]')) {
      const targets = [...contents.querySelectorAll('a')].map((link) =>
        document.querySelector(`${link.getAttribute('href')} > h2`),
      );
      expect(targets).toEqual(headings);
    }
    expect(screen.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/');
  });
});

describe('a visitor who wants to begin', () => {
  it.each([
    ['/', 'Começar Agora Gratuitamente'],
    ['/', 'Criar Minha Conta Gratuita'],
    ['/demo-relatorio-exemplo', 'Começar Agora Gratuitamente'],
    ['/plans', 'Começar com o Gratuito'],
  ])('gets from %s by "%s" to the sign-up', async (path, name) => {
    answerForVisitor(server);
    const { user, address } = openApp(path);
    await user.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(address()).toBe('/auth?modo=cadastro'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Crie sua conta' })).toBeVisible();
  });
});

describe('an unknown address', () => {
  it('says so in both languages and leads home', async () => {
    answerForVisitor(server);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    openApp('/nao-existe');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toHaveAttribute(
      'lang',
      'en',
    );
    await see('Página não encontrada');
    expect(screen.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/');
  });
});

describe('/instalar', () => {
  beforeEach(() => answerForVisitor(server));
  const agents = {
    iphone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    android:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    computer: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  };

  it.each([
    ['iphone', 'No iPhone ou iPad'],
    ['android', 'No Android'],
    ['computer', 'No computador'],
  ] as const)('shows the steps of the own device first: %s', async (device, first) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[device]);
    openApp('/instalar');
    await see('Instalar o app');
    const titles = () => screen.getAllByRole('heading', { name: /^No (iPhone|Android|computador)/ });
    await waitFor(() => expect(titles()[0]).toHaveTextContent(first));
    expect(titles()).toHaveLength(3);
    await see('Adicionar à Tela de Início');
    await see('menu ⋮');
  });

  it('points to the menu of the browser that offers no dialog', async () => {
    const { user } = openApp('/instalar');
    await user.click(await screen.findByRole('button', { name: 'Instalar App' }));
    await see('Use o menu do navegador para instalar o app');
  });

  // Last: this page stays installed.
  it('opens the dialog that the browser offers and tells when it is done', async () => {
    const { user } = openApp('/instalar');
    await screen.findByRole('button', { name: 'Instalar App' });
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome: 'accepted' }) }));
    expect(offer.defaultPrevented).toBe(true);
    await see('Seu navegador pode instalar agora.');
    await user.click(screen.getByRole('button', { name: 'Instalar App' }));
    await see('Instalação iniciada!');
    window.dispatchEvent(new Event('appinstalled'));
    await see('App instalado com sucesso!');
    expect(await screen.findByRole('heading', { name: 'App Já Instalado!' })).toBeVisible();
  });
});
