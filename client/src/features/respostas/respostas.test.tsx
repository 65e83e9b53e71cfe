import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Respostas, VersaoDasRespostas } from '@meridia/shared/respostas.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { Refusal } from '../../testing/fake-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { avaliacao, ids } from '../../testing/samples.ts';
import { see, seeNo } from '../../testing/see.ts';

const address = `/respostas/${ids.avaliacao}`;
const dados = dadosAnamneseSchema.parse({
  nomeCliente: 'Helena Prado',
  idade: 42,
  sexo: 'masculino',
  telefone: '(11) 98888-7777',
  email: 'helena@example.com',
  queixaPrincipal: 'Cansaço.',
  consumoAgua: 6,
  estresseNivel: 7,
});

function respostas({
  estado,
  ...changes
}: Partial<Omit<Respostas, 'estado'>> & { estado?: Partial<Respostas['estado']> } = {}): Respostas {
  return {
    id: ids.avaliacao,
    nomeCliente: 'Helena Prado',
    idade: 42,
    status: 'finalizado',
    createdAt: '2026-11-20T14:00:00.000Z',
    gratisAte: '2026-11-21T14:00:00.000Z',
    consentimentoVersao: '2026-11',
    fotos: [],
    dados,
    livres: null,
    estado: {
      revisao: 1,
      doRelatorio: 1,
      refazerUsaUnidade: false,
      emAberto: [],
      aDecidir: [],
      links: 0,
      assinado: false,
      ...estado,
    },
    ...changes,
  };
}

describe('the screen of the answers', () => {
  it('shows every section that applies, in the order of the form, with the answers in words', async () => {
    server.answer({ respostas: { read: () => respostas() } });
    openApp(address);
    await see('Versão 1 das respostas.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Dados Pessoais', 'Queixa Principal', 'Histórico Médico', 'Sintomas Gerais (Checklist MTC)', 'Eliminações'],
      ...['Hábitos e Estilo de Vida', 'Observação Visual', 'Upload de Imagens', 'Segurança'],
      ...['Objetivos e Expectativas', 'Consentimento', 'Versões'],
    ]);
    const habits = screen.getByRole('region', { name: 'Hábitos e Estilo de Vida' });
    expect(habits).toHaveTextContent('6 copos');
    expect(habits).toHaveTextContent('5 sem resposta');
    expect(screen.getByRole('region', { name: 'Segurança' })).toHaveTextContent('6 sem resposta');
  });

  it('offers no correction while the report is being made, nor for answers that nobody can read', async () => {
    server.answer({ respostas: { read: () => respostas({ status: 'pendente', estado: { doRelatorio: null } }) } });
    const { leave } = openApp(address);
    await see('O relatório está sendo gerado com elas');
    expect(screen.queryByRole('button', { name: /^Corrigir/ })).toBeNull();
    leave();
    server.answer({ respostas: { read: () => respostas({ dados: null, livres: null }) } });
    openApp(address);
    await see('Estas respostas vieram de outro sistema');
    expect(screen.queryByRole('button', { name: /^Corrigir/ })).toBeNull();
  });

  it('says which version the report has, and what making it again costs', async () => {
    const newest: VersaoDasRespostas = {
      revisao: 2,
      ate: '2026-11-22T14:00:00.000Z',
      motivo: null,
      mudancas: [
        { campo: 'sede', antes: null, depois: 'baixa' },
        { campo: 'correcoes', antes: [], depois: ['cansaço: não está no texto'] },
      ],
    };
    server.answer({
      respostas: {
        read: () =>
          respostas({
            livres: ['epilepsia'],
            estado: { revisao: 3, doRelatorio: 2, refazerUsaUnidade: true },
          }),
        versions: ({ cursor }) =>
          cursor
            ? {
                items: [{ revisao: 1, ate: '2026-11-20T15:00:00.000Z', motivo: 'Engano.', mudancas: [] }],
                nextCursor: null,
              }
            : { items: [newest], nextCursor: 2 },
      },
    });
    const { user } = openApp(address);
    await see('O relatório atual foi escrito a partir da versão 2.');
    await see('Refazer com estas respostas usa 1 diagnóstico do seu plano.');
    const list = within(screen.getByRole('list', { name: 'Versões das respostas' }));
    await list.findByText('Versão 3');
    expect(list.queryByText('Versão 1')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await list.findByText('Versão 1');
    const [third, second] = list.getAllByRole('listitem');
    expect(third).toHaveTextContent('Sede');
    expect(third).toHaveTextContent('Antes: sem resposta');
    expect(third).toHaveTextContent('O que foi entendido dos textos');
    expect(second).toHaveTextContent('por Marina Duarte Lopes. O relatório atual foi escrito a partir dela.');
  });
});

describe('a correction', () => {
  const open = async () => {
    const app = openApp(address);
    await app.user.click(await screen.findByRole('button', { name: 'Corrigir Dados Pessoais' }));
    const form = screen.getByRole('form', { name: 'Corrigir Dados Pessoais' });
    const name = within(form).getByLabelText(/^Nome completo/);
    await app.user.clear(name);
    await app.user.type(name, 'Helena Lima');
    return { ...app, form, press: (text: string) => app.user.click(within(form).getByRole('button', { name: text })) };
  };

  it('is sent with what the therapist saw, and may leave the report as it is', async () => {
    server.answer({ respostas: { read: () => respostas(), correct: () => ({ revisao: 2 }) } });
    const { press } = await open();
    await press('Salvar sem refazer');
    await see('Respostas corrigidas.');
    expect(server.inputsOf('respostas.correct')).toMatchObject([
      { id: ids.avaliacao, revisao: 1, dados: { nomeCliente: 'Helena Lima', consumoAgua: 6 }, refazer: false },
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Corrigir Dados Pessoais' })).toHaveFocus());
  });

  it('that changes nothing sends nothing', async () => {
    server.answer({ respostas: { read: () => respostas() } });
    const { user } = openApp(address);
    await user.click(await screen.findByRole('button', { name: 'Corrigir Segurança' }));
    await user.click(screen.getByRole('button', { name: 'Salvar e refazer o relatório' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(server.inputsOf('respostas.correct')).toEqual([]);
  });

  it('asks before it takes a unit or changes what a link shows', async () => {
    server.answer({
      respostas: { read: () => respostas({ livres: [], estado: { links: 2 } }), correct: () => ({ revisao: 2 }) },
      avaliacoes: { byId: () => avaliacao({ status: 'pendente' }) },
    });
    const { press, user, address: where } = await open();
    await press('Salvar e refazer o relatório');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('usa 1 diagnóstico do seu plano');
    expect(question).toHaveTextContent('2 links compartilhados passarão a mostrar o relatório novo');
    expect(server.inputsOf('respostas.correct')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Usar 1 diagnóstico e refazer' }));
    await waitFor(() => expect(where()).toBe(`/resultado/${ids.avaliacao}`));
    expect(server.inputsOf('respostas.correct')).toMatchObject([{ refazer: true, aceitaUnidade: true }]);
  });

  it('that is refused keeps what was typed, and can be made to the answers of another device', async () => {
    let read = respostas();
    server.answer({ respostas: { read: () => read, versions: () => ({ items: [], nextCursor: null }) } });
    const restore = server.fail('respostas.correct', new Refusal('RESPOSTAS_CONFLICT'));
    const { press, form } = await open();
    read = respostas({ dados: { ...dados, profissao: 'Professora' }, estado: { revisao: 2 } });
    await press('Salvar sem refazer');
    await see('Nada foi sobrescrito.');
    restore();
    server.answer({ respostas: { correct: () => ({ revisao: 3 }) } });
    await within(form).findByRole('button', { name: /^Manter a minha correção/ });
    await press('Manter a minha correção sobre as respostas atuais');
    await seeNo('Nada foi sobrescrito.');
    await press('Salvar sem refazer');
    await see('Respostas corrigidas.');
    expect(server.inputsOf('respostas.correct').at(-1)).toMatchObject({
      revisao: 2,
      dados: { nomeCliente: 'Helena Lima', profissao: 'Professora' },
    });
  });

  it('that no unit is left for says so, and can be saved alone', async () => {
    server.answer({ respostas: { read: () => respostas() } });
    server.fail('respostas.correct', new Refusal('QUOTA_EXCEEDED'));
    const { press, form } = await open();
    await press('Salvar e refazer o relatório');
    await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('Limite Atingido'));
    expect(within(form).getByRole('button', { name: 'Salvar sem refazer' })).toBeVisible();
  });
});
