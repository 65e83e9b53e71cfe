import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { NoAnswer } from '../../testing/fake-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { avaliacao, finishedDraft, ids, planStatus } from '../../testing/samples.ts';
import { fill, see, seeNo } from '../../testing/see.ts';

const texto = 'Insônia e xpto. Nega febre.';
const mencoes = [
  { sinal: 'insonia', presente: true, rotulo: 'insônia', trechos: [{ inicio: 0, fim: 7 }] },
  { sinal: 'febre', presente: false, rotulo: 'febre', trechos: [{ inicio: 16, fim: 26 }] },
];

beforeEach(() => {
  server.answer({
    leituras: {
      read: ({ texto: typed }) =>
        typed === texto
          ? { mencoes, naoLidos: [{ inicio: 10, fim: 14 }], ausencia: null }
          : { mencoes: [], naoLidos: [], ausencia: null },
    },
  });
});

describe('what was understood of a text', () => {
  it('is asked for once, after a pause in the typing, and shown below the field', async () => {
    const { user } = await openIntake();
    await user.type(complaint(), texto);
    const chips = await understood();
    expect(server.inputsOf('leituras.read')).toEqual([{ campo: 'queixaPrincipal', texto }]);
    expect(within(chips).getByRole('button', { name: /^insônia/ })).toBeVisible();
    expect(within(chips).getByRole('button', { name: /^não: febre/ })).toBeVisible();
    expect(document.querySelector('[data-marks] .underline')).toHaveTextContent(/^xpto$/);
    await waitFor(() =>
      expect(screen.getByText(/^Entendido em Queixa principal/)).toHaveTextContent(
        'Entendido em Queixa principal: insônia, não: febre. Não entendido: xpto.',
      ),
    );
  });

  it('is not asked for where the client is only identified', async () => {
    const { user } = await openIntake();
    await fill(user, screen.getByRole('textbox', { name: 'Nome completo do cliente' }), 'Helena Prado');
    await fill(user, complaint(), texto);
    await understood();
    expect(server.inputsOf('leituras.read')).toHaveLength(1);
  });

  it('goes with the text', async () => {
    const { user } = await openIntake();
    await fill(user, complaint(), texto);
    await understood();
    await user.clear(complaint());
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
    expect(document.querySelector('[data-marks]')).toBeNull();
  });
});

it('a told absence is said in words, and is no sign to turn round', async () => {
  server.answer({
    leituras: { read: () => ({ mencoes: [], naoLidos: [], ausencia: 'nenhuma alergia' }) },
  });
  const { user } = await openIntake();
  await fill(user, screen.getByRole('textbox', { name: /^Alergias/ }), 'nada');
  await see('nenhuma alergia');
  await waitFor(() =>
    expect(screen.getByText(/^Entendido em Alergias/)).toHaveTextContent('Entendido em Alergias: nenhuma alergia.'),
  );
  expect(screen.queryByRole('toolbar', { name: 'Entendido em Alergias' })).toBeNull();
});

describe('one tap', () => {
  it('takes a sign away, and another one brings it back, with the focus in its place', async () => {
    const { user } = await openIntake();
    await fill(user, complaint(), texto);
    const chips = await understood();
    await user.click(button(chips, 'Não é isso: insônia'));
    expect(button(chips, 'Desfazer: insônia')).toHaveFocus();
    expect(within(chips).queryByRole('button', { name: /^insônia/ })).toBeNull();
    await user.keyboard('{Enter}');
    expect(button(chips, 'Não é isso: insônia')).toHaveFocus();
    expect(within(chips).getByRole('button', { name: /^insônia/ })).toHaveAttribute('aria-pressed', 'false');
  });

  it('turns a sign round, or confirms it, and the same tap takes that back', async () => {
    const { user } = await openIntake();
    await fill(user, complaint(), texto);
    const chips = await understood();
    await user.click(button(chips, 'Inverter: febre'));
    expect(within(chips).getByRole('button', { name: /^febre/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(button(chips, 'Inverter: não: febre'));
    expect(within(chips).getByRole('button', { name: /^não: febre/ })).toHaveAttribute('aria-pressed', 'false');

    const sign = within(chips).getByRole('button', { name: /^insônia/ });
    await user.click(sign);
    expect(sign).toHaveAccessibleName('insônia, confirmado por você');
    await user.click(sign);
    expect(sign).toHaveAttribute('aria-pressed', 'false');
  });

  it('is reached with Tab and the arrow keys alone', async () => {
    const { user } = await openIntake();
    await fill(user, complaint(), texto);
    const chips = await understood();
    complaint().focus();
    await user.tab();
    expect(within(chips).getByRole('button', { name: /^insônia/ })).toHaveFocus();
    for (const name of ['Inverter: não: insônia', 'Não é isso: insônia']) {
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(button(chips, name)).toHaveFocus());
    }
    await user.keyboard('{Enter}');
    expect(button(chips, 'Desfazer: insônia')).toHaveFocus();
    await user.tab();
    expect(chips).not.toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  });
});

describe('a correction', () => {
  const decided = (decisao: string) => expect.objectContaining({ campo: 'queixaPrincipal', sinal: 'insonia', decisao });

  it('is saved with the draft and sent with the intake, unless its words are gone', async () => {
    server.answer({
      drafts: {
        byId: () => {
          const draft = finishedDraft();
          return { ...draft, data: { ...draft.data, dados: { ...draft.data.dados, queixaPrincipal: texto } } };
        },
        save: ({ baseRevision }) => ({ revision: baseRevision + 1, updatedAt: new Date().toISOString() }),
      },
      avaliacoes: {
        create: () => ({ id: ids.avaliacao, subscription: planStatus('Gratuito', 1) }),
        byId: () => avaliacao({ status: 'pendente' }),
      },
    });
    const { user, address } = await openIntake(ids.draft);
    const chips = await understood();
    await user.click(button(chips, 'Não é isso: insônia'));
    await waitFor(() =>
      expect(server.inputsOf('drafts.save').at(-1)).toMatchObject({
        data: { dados: { correcoes: [decided('removido')] } },
      }),
    );
    await fill(user, complaint(), 'Dorme bem.');
    await waitFor(() =>
      expect(server.inputsOf('drafts.save').at(-1)).toMatchObject({ data: { dados: { correcoes: [] } } }),
    );
    // Typed again, the words bring the correction back.
    await fill(user, complaint(), `${texto} Sono leve.`);
    await user.click(screen.getByRole('button', { name: 'Gerar Diagnóstico Completo' }));
    await waitFor(() =>
      expect(server.inputsOf('avaliacoes.create')).toMatchObject([
        { dadosAnamnese: { correcoes: [decided('removido')] } },
      ]),
    );
    await waitFor(() => expect(address()).toBe(`/resultado/${ids.avaliacao}`));
  });

  it('stays visible, and can be taken back, while the server does not answer', async () => {
    server.answer({
      drafts: {
        byId: () => {
          const draft = finishedDraft();
          const { campo, sinal, rotulo } = { campo: 'queixaPrincipal', sinal: 'insonia', rotulo: 'insônia' };
          const correcoes = [{ campo, sinal, rotulo, decisao: 'removido' as const, trecho: 'Insônia' }];
          return {
            ...draft,
            data: { ...draft.data, dados: { ...draft.data.dados, queixaPrincipal: texto, correcoes } },
          };
        },
      },
    });
    const answers = server.fail('leituras.read', new NoAnswer('network'));
    const { user } = await openIntake(ids.draft);
    const chips = await understood();
    await see('O formulário funciona do mesmo jeito.');
    await user.click(button(chips, 'Desfazer: insônia'));
    expect(screen.queryByRole('toolbar')).toBeNull();
    answers();
    await fill(user, complaint(), `${texto} `);
    await seeNo('O formulário funciona do mesmo jeito.');
  });
});

const complaint = () => screen.getByRole('textbox', { name: 'Queixa principal' });
const understood = () => screen.findByRole('toolbar', { name: 'Entendido em Queixa principal' });
const button = (scope: HTMLElement, name: string) => within(scope).getByRole('button', { name });

async function openIntake(draft?: string) {
  const app = openApp(draft ? `/anamnese?rascunho=${draft}` : '/anamnese');
  await screen.findByRole('textbox', { name: 'Nome completo do cliente' });
  return app;
}
