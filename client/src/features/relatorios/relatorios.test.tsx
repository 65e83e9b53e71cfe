import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { NoAnswer, Refusal } from '../../testing/fake-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { avaliacao, ids, summary } from '../../testing/samples.ts';
import { see, seeNo, shownTexts } from '../../testing/see.ts';

const screenOfReport = `/resultado/${ids.avaliacao}`;

describe('a report in the making', () => {
  it('appears as failed while the page waits, when the socket says so', async () => {
    const erro = 'O serviço de redação não respondeu a tempo. Os dados da anamnese estão guardados; tente novamente.';
    server.answer({ avaliacoes: { byId: () => avaliacao({ status: 'pendente' }) } });
    openApp(screenOfReport);
    await see('Gerando diagnóstico');
    await waitFor(() => expect([...server.subscribers].map(({ path }) => path)).toContain('relatorios.onProgress'));
    const failed = avaliacao({ status: 'erro', erro, novo: true });
    server.answer({ avaliacoes: { byId: () => failed } });
    server.tell('relatorios.onProgress', { id: '9', data: failed.progress });
    await see(erro);
    await waitFor(() => expect(server.inputsOf('avaliacoes.seen')).toEqual([{ id: ids.avaliacao }]));
  });

  it('arrives by asking every 5 seconds when no socket can be opened', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.deaf = true;
    server.answer({ avaliacoes: { byId: () => avaliacao({ status: 'pendente' }) } });
    openApp(screenOfReport);
    await see('Gerando diagnóstico');
    server.answer({ avaliacoes: { byId: () => avaliacao() } });
    await vi.advanceTimersByTimeAsync(5_100);
    await see('Relatório de teste');
  });

  it('that takes longer than anybody waits says so after 12 minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.deaf = true;
    server.answer({ avaliacoes: { byId: () => avaliacao({ status: 'pendente' }) } });
    openApp(screenOfReport);
    await see('Analisando imagens...');
    await vi.advanceTimersByTimeAsync(143 * 5_000);
    await seeNo('Ainda processando...');
    await vi.advanceTimersByTimeAsync(5_500);
    await see('Ainda processando...');
  });

  it('offers tips that can be paused and turned', async () => {
    server.answer({ avaliacoes: { byId: () => avaliacao({ status: 'pendente' }) } });
    const { user } = openApp(screenOfReport);
    const tips = await screen.findByRole('region', { name: 'Dicas enquanto você espera' });
    await user.click(within(tips).getByRole('button', { name: 'Pausar dicas' }));
    expect(within(tips).getByRole('button', { name: 'Continuar dicas' })).toBeVisible();
    const first = tips.textContent;
    await user.click(within(tips).getByRole('button', { name: 'Próxima dica' }));
    await waitFor(() => expect(tips.textContent).not.toBe(first));
  });
});

describe('a report that was made again', () => {
  const anterior = {
    id: '00000000-0000-4000-8000-00000000a001',
    geradoEm: '2026-11-20T14:00:02.000Z',
    substituidoEm: '2026-11-20T15:30:00.000Z',
    revisao: 1,
  };
  const parte = (texto: string) => [{ id: 'sintese', titulo: 'Síntese', texto, itens: [], nota: '', decisao: null }];

  it('says what it says otherwise, and the one before it is read and compared, without a PDF', async () => {
    server.answer({
      avaliacoes: { byId: () => avaliacao({ refeito: true }) },
      relatorios: {
        mudancas: () => ({
          anterior,
          revisao: 2,
          outroCatalogo: false,
          respostas: [{ campo: 'sede', antes: 'baixa', depois: 'aumentada' }],
          padroes: [
            { nome: 'Deficiência de Qi do Baço', antes: 0.5, agora: 0.7 },
            { nome: 'Calor no Estômago', antes: null, agora: 0.4 },
            { nome: 'Frio no Estômago', antes: 0.3, agora: null },
          ],
          pontos: { entraram: ['E44 Neiting'], sairam: ['VC12 Zhongwan', 'E36 Zusanli'] },
        }),
      },
      pareceres: {
        versoes: () => ({
          ...{ id: ids.avaliacao, nomeCliente: 'Helena Prado', idade: 42, assinadas: [], aberta: 1 },
          anteriores: [anterior],
        }),
        versao: (input) =>
          'anterior' in input
            ? {
                ...{ numero: null, assinada: null, maquina: parte('Antes.'), partes: parte('Antes.') },
                html: '<article class="relatorio">O relatório de antes</article>',
              }
            : {
                numero: 1,
                assinada: null,
                maquina: parte('Agora.'),
                partes: parte('Agora.'),
                html: '<p>O de agora</p>',
              },
      },
    });
    const { user } = openApp(screenOfReport);
    await user.click(await screen.findByText(/O que mudou desde o relatório anterior:/));
    const texts = document.body.textContent;
    expect(texts).toContain(
      '1 resposta, 1 hipótese nova, 1 hipótese saiu, 1 hipótese com outro número, 1 ponto a mais, 2 pontos a menos.',
    );
    expect(texts).toContain('Entraram: E44 Neiting');
    expect(texts).toContain('Saíram: VC12 Zhongwan, E36 Zusanli');
    expect(texts).toMatch(/Sede: .+ → .+/);
    await user.click(screen.getByRole('link', { name: 'Abrir o relatório anterior' }));
    const paper = await screen.findByRole('region', { name: /^Relatório anterior, de / });
    await within(paper).findByText('O relatório de antes');
    expect(within(paper).queryByRole('button', { name: 'PDF' })).toBeNull();
    expect(await screen.findByText('Antes.')).toBeVisible();
    expect(screen.getByText('Agora.')).toBeVisible();
  });

  it('says so when nothing differs', async () => {
    server.answer({
      avaliacoes: { byId: () => avaliacao({ refeito: true }) },
      relatorios: {
        mudancas: () => ({
          ...{ anterior, revisao: 1, outroCatalogo: false, respostas: [], padroes: [] },
          pontos: { entraram: [], sairam: [] },
        }),
      },
    });
    openApp(screenOfReport);
    expect(await screen.findByText(/nada em respostas, hipóteses e pontos/)).toBeVisible();
  });
});

describe('the news of a report', () => {
  const notice = 'O relatório de Helena Prado está pronto';
  const ready = {
    id: ids.avaliacao,
    nomeCliente: 'Helena Prado',
    clienteId: null,
    failed: false,
    finishedAt: '2026-11-20T14:00:00.000Z',
  };

  it('is a line of the header, which covers nothing and goes after a while', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answer({ avaliacoes: { ready: () => [ready] } });
    openApp('/configuracoes');
    const line = await see(notice);
    expect(screen.getAllByRole('banner')[0]).toContainElement(line);
    await vi.advanceTimersByTimeAsync(13_000);
    expect(line).toBeVisible();
    await vi.advanceTimersByTimeAsync(3_000);
    await seeNo(notice);
  });

  it('stays while somebody is about to use it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answer({ avaliacoes: { ready: () => [ready] } });
    openApp('/configuracoes');
    await see(notice);
    const open = screen.getByRole('button', { name: 'Abrir' });
    act(() => open.focus());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toBeVisible();
    act(() => open.blur());
    await vi.advanceTimersByTimeAsync(16_000);
    await seeNo(notice);
  });

  it('opens the report, and is then told', async () => {
    server.answer({ avaliacoes: { ready: () => [ready], byId: () => avaliacao() } });
    const { user, address } = openApp('/configuracoes');
    await see(notice);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    await waitFor(() => expect(address()).toBe(screenOfReport));
    await seeNo(notice);
  });

  it('of several reports is one line with their number, which leads to the list', async () => {
    const reports = [ids.avaliacao, '00000000-0000-4000-8000-00000000a002', '00000000-0000-4000-8000-00000000a003'].map(
      (id) => ({ ...ready, id }),
    );
    server.answer({ avaliacoes: { ready: () => reports, list: () => ({ items: [], nextCursor: null }) } });
    const { user, address } = openApp('/configuracoes');
    await see('3 relatórios estão prontos');
    await seeNo(notice);
    expect(screen.getAllByRole('button', { name: 'Fechar aviso' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Ver' }));
    await waitFor(() => expect(address()).toBe('/historico'));
    await seeNo('3 relatórios estão prontos');
  });

  it('that failed, of a client with a long name, says so in few lines', async () => {
    server.answer({ avaliacoes: { ready: () => [{ ...ready, nomeCliente: 'W'.repeat(120), failed: true }] } });
    openApp('/configuracoes');
    await see(`O relatório de ${'W'.repeat(40)}... não pôde ser gerado`);
  });
});

describe('a finished report', () => {
  it('is made anew when asked, and says when that cannot begin', async () => {
    server.answer({ avaliacoes: { byId: () => avaliacao() } });
    const restore = server.fail('relatorios.reprocess', new NoAnswer('gateway'));
    const { user } = openApp(screenOfReport);
    const redo = async () => {
      await user.click(await screen.findByRole('button', { name: 'Mais' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Refazer' }));
      const question = await screen.findByRole('alertdialog', { name: 'Refazer este relatório?' });
      await user.click(within(question).getByRole('button', { name: 'Refazer relatório' }));
    };
    await redo();
    await see(/Erro ao iniciar reprocessamento: /);
    restore();
    server.answer({ relatorios: { reprocess: () => ({}) } });
    await redo();
    await see('Reprocessamento iniciado com sucesso!');
    expect(screen.getByRole('article')).toHaveTextContent('Relatório de teste');
    expect(server.inputsOf('relatorios.reprocess')).toEqual([{ id: ids.avaliacao }, { id: ids.avaliacao }]);
  });

  it.each([
    ['shows wider therapies', '<div class="rel-ampliadas"></div>', true],
    ['shows none', '', false],
  ])('that %s offers their sheet accordingly', async (_what, html, offered) => {
    server.answer({
      avaliacoes: { byId: () => avaliacao({ relatorioHtml: `<article class="relatorio">Plano${html}</article>` }) },
    });
    const { user } = openApp(screenOfReport);
    await user.click(await screen.findByRole('button', { name: 'Mais' }));
    await screen.findByRole('menuitem', { name: 'Folha de tratamento' });
    expect(screen.queryAllByRole('menuitem', { name: 'Plano de cuidados' })).toHaveLength(offered ? 1 : 0);
  });

  it('leads to the evolution of the client', async () => {
    server.answer({ avaliacoes: { byId: () => avaliacao() } });
    openApp(screenOfReport);
    expect(await screen.findByRole('link', { name: 'Evolução' })).toHaveAttribute('href', `/evolucao/${ids.avaliacao}`);
  });
});

describe('what cannot be shown', () => {
  it.each([
    [screenOfReport, 'avaliacoes.byId', 'Erro ao carregar avaliação'],
    ['/historico', 'avaliacoes.list', 'Erro ao carregar histórico'],
    [`/evolucao/${ids.avaliacao}`, 'consultasEvolutivas.overview', 'Erro ao carregar evolução do paciente'],
  ] as const)('%s says so and can be asked for again', async (path, procedure, text) => {
    const restore = server.fail(procedure, new NoAnswer('gateway'));
    const { user } = openApp(path);
    await see(text);
    const before = server.inputsOf(procedure).length;
    restore();
    // What comes then is another matter: that it is asked for.
    server.fail(procedure, new Refusal('AVALIACAO_NOT_FOUND'));
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(server.inputsOf(procedure)).toHaveLength(before + 1));
  });

  it('is a report that nobody made or that is not ours', async () => {
    server.fail('avaliacoes.byId', new Refusal('AVALIACAO_NOT_FOUND'));
    const { user, address } = openApp(screenOfReport);
    expect(await screen.findByRole('heading', { level: 2, name: 'Avaliação não encontrada' })).toBeVisible();
    expect(shownTexts(document.body, 'Relatório')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Voltar ao Início' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

it('the history stays without a network, and says from when it is', async () => {
  const items = [summary()];
  server.answer({ avaliacoes: { list: () => ({ items, nextCursor: null }) } });
  openApp('/historico');
  expect(await screen.findByRole('heading', { name: 'Helena Prado' })).toBeVisible();
  goOnline(false);
  await see('Esta lista é a que já estava carregada');
  expect(screen.getByRole('heading', { name: 'Helena Prado' })).toBeVisible();
  goOnline(true);
  await seeNo('Esta lista é a que já estava carregada');
});

function goOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}
