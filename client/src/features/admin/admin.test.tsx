import type { AdminPlan } from '@meridia/shared/admin-plan.ts';
import { plans } from '@meridia/shared/plans.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { NoAnswer, Refusal } from '../../testing/fake-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { adminPlan, ids, marina } from '../../testing/samples.ts';
import { fill, see, seeNo } from '../../testing/see.ts';

const created = '2026-11-20T14:00:00.000Z';
const { id, nomeCompleto, email, emailConfirmed } = marina;
const account = { id, nomeCompleto, email, role: 'admin', emailConfirmed, blocked: false, createdAt: created } as const;

describe('in the admin area', () => {
  beforeEach(() => {
    server.answer({
      accounts: { session: () => ({ user: { ...marina, role: 'admin' } }) },
      subscriptions: { status: () => adminPlan },
      admin: {
        accounts: {
          list: () => ({ items: [{ ...account, planName: 'Gratuito' }], nextCursor: null }),
          byId: () => ({
            ...account,
            blockedAt: null,
            blockedReason: null,
            secondFactor: false,
            subscription: adminPlan,
            avaliacoesCount: 0,
            lastActivityAt: null,
          }),
          sessions: () => [],
          trace: () => ({ items: [], nextCursor: null }),
        },
        avaliacoes: {
          list: () => ({
            items: [
              {
                id: ids.avaliacao,
                nomeCliente: 'Helena Prado',
                email,
                status: 'finalizado',
                createdAt: created,
                terapeuta: nomeCompleto,
              },
            ],
            nextCursor: null,
          }),
        },
        overview: {
          read: () => ({
            profiles: 2,
            activeSubscriptions: 1,
            avaliacoes: 3,
            avaliacoesThisMonth: 1,
            signUps: { days: [], months: [] },
            reports: { days: [], months: [] },
          }),
        },
        plans: { list: () => adminPlans, announcements: () => [] },
        subscriptions: {
          grants: () => [],
          movements: () => ({ items: [], nextCursor: null }),
          list: () => ({
            items: [
              {
                userId: id,
                nomeCompleto,
                email,
                isAdmin: true,
                planName: 'Gratuito',
                diagnosesLimit: 3,
                status: 'active',
                source: 'free',
                periodEnd: created,
                endsAt: '2027-06-11T15:00:00.000Z',
                createdAt: created,
              },
            ],
            nextCursor: null,
          }),
        },
      },
    });
  });

  it.each([
    [
      '/admin/users',
      'admin.accounts.list',
      'Erro ao carregar usuários. Verifique suas permissões de admin.',
      nomeCompleto,
    ],
    [
      `/admin/users/${id}`,
      'admin.accounts.byId',
      'Erro ao carregar perfis. Verifique suas permissões de admin.',
      nomeCompleto,
    ],
    ['/admin/subscriptions', 'admin.subscriptions.list', 'Erro ao carregar assinaturas', nomeCompleto],
    ['/admin/evaluations', 'admin.avaliacoes.list', 'Erro ao carregar avaliações', 'Helena Prado'],
    ['/admin/plans', 'admin.plans.list', 'Erro ao carregar planos', '60 diagnósticos por mês'],
  ] as const)('%s says that it cannot be loaded, and can be asked again', async (path, procedure, text, found) => {
    const restore = server.fail(procedure, new NoAnswer('gateway'));
    const { user } = openApp(path);
    await see(text);
    restore();
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await see(found);
  });

  it('the numbers say so too, on the screen and on the console', async () => {
    const restore = server.fail('admin.overview.read', new NoAnswer('gateway'));
    server.fail('admin.overview.warnings', new NoAnswer('gateway'));
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = openApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Erro ao carregar estatísticas' })).toBeVisible();
    expect(said).toHaveBeenCalledWith('Erro ao carregar estatísticas', expect.anything());
    restore();
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await see('Avaliações neste mês');
  });

  it('each number says what it counts', async () => {
    const ai = { configured: false, capCentavos: 0, spentCentavos: 0, capReached: false };
    const quiet = { failedJobs: 0, oldestWaitingSeconds: 0, failedMails: 0, accessLogBroken: false };
    server.answer({ admin: { overview: { warnings: () => ({ ai, ...quiet }) } } });
    openApp('/admin');
    await see('Avaliações neste mês');
    const counts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(counts).toEqual([
      'Usuários cadastrados2Todas as contas, também de admins e com email por confirmar',
      'Assinaturas ativas1Com a situação "Ativa": planos pagos, concedidos e o Gratuito',
      'Avaliações no total3Prontas, em andamento e com erro, sem os relatórios de teste',
      'Avaliações neste mês1As mesmas, criadas desde o dia 1º (horário de São Paulo)',
    ]);
    await see('Contas que ainda existem, pelo dia do cadastro (horário de São Paulo).');
    await see('Pelo dia da avaliação, com a situação de agora. Em andamento e de teste não entram.');
  });

  it.each([
    ['/admin/users', '1 usuário no total'],
    ['/admin/users?role=admin', '1 usuário com estes filtros'],
    ['/admin/subscriptions', '1 assinatura no total'],
    ['/admin/subscriptions?status=active', '1 assinatura com estes filtros'],
    ['/admin/evaluations', '1 avaliação no total'],
    ['/admin/evaluations?cliente=helena', '1 avaliação com estes filtros'],
  ])('the sum below %s says: %s', async (path, text) => {
    openApp(path);
    await see(text);
  });

  it('a subscription says on a line of its own when the plan ends', async () => {
    openApp('/admin/subscriptions');
    expect(await screen.findByText('plano até 11/06/2027')).toBeVisible();
  });

  it('a plan is edited only whole, after a question that names what changes', async () => {
    const { user } = openApp('/admin/plans');
    await user.click(await screen.findByRole('button', { name: 'Editar o plano Premium' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar o plano Premium' });
    const write = (name: RegExp, text: string) => fill(user, within(dialog).getByRole('textbox', { name }), text);
    const goOn = () => user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    await write(/^Descrição/, '');
    await goOn();
    await see('Escreva a descrição', dialog);
    await write(/^Descrição/, 'Para agendas de todos os dias.');
    await write(/^Diagnósticos por mês/, '75');
    await goOn();
    const question = await screen.findByRole('alertdialog', { name: 'Salvar o plano Premium?' });
    expect(question).toHaveTextContent('de 60 diagnósticos por mês para 75 diagnósticos por mês');
    server.answer({ admin: { plans: { edit: () => ({}) } } });
    await user.click(within(question).getByRole('button', { name: 'Salvar plano' }));
    await see('Plano atualizado');
    expect(server.inputsOf('admin.plans.edit')).toMatchObject([
      { description: 'Para agendas de todos os dias.', diagnosesLimit: 75 },
    ]);
  });

  it('a plan is given more of what it permits, within its bounds', async () => {
    const { user } = openApp('/admin/plans');
    await user.click(await screen.findByRole('button', { name: 'Editar o plano Gratuito' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar o plano Gratuito' });
    const number = within(dialog).getByRole('textbox', { name: /^Consultas por cliente/ });
    const goOn = () => user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    await fill(user, number, '2');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Suporte' }), 'prioritario');
    await goOn();
    await see(/^No mínimo 3:/, dialog);
    await see(/^No máximo por ordem de chegada:/, dialog);
    await fill(user, number, '10');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Suporte' }), 'comum');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Marca da clínica nos relatórios' }));
    await goOn();
    const question = await screen.findByRole('alertdialog', { name: 'Salvar o plano Gratuito?' });
    expect(question).toHaveTextContent('Consultas por cliente passa de 3 para 10');
    expect(question).toHaveTextContent('Marca da clínica nos relatórios passa de não para sim');
    server.answer({ admin: { plans: { edit: () => ({}) } } });
    await user.click(within(question).getByRole('button', { name: 'Salvar plano' }));
    await see('Plano atualizado');
    expect(server.inputsOf('admin.plans.edit')).toMatchObject([
      { capabilities: { consultasPorCliente: 10, marca: true, convites: false, suporte: 'comum' } },
    ]);
  });

  it('a test report that cannot be made says so', async () => {
    server.answer({ admin: { relatorios: { listTests: () => [] } } });
    server.fail('admin.relatorios.createTest', new NoAnswer('gateway'));
    const { user } = openApp('/admin/test-reports');
    await user.click(await screen.findByRole('button', { name: 'Gerar relatório de teste' }));
    await see('Erro ao gerar relatório');
    await see(/^Tente novamente$/);
  });

  it('who is an admin no more is led out, and takes nothing along', async () => {
    openApp('/admin/users');
    await see(email);
    await waitFor(() => expect(server.subscribers.size).toBeGreaterThan(0));
    server.answer({ accounts: { session: () => ({ user: marina }) } });
    server.tell('accounts.onChange', { topics: ['account'] });
    await see('Olá, Marina');
    await seeNo(email);
  });
});

describe('the set-up of the first admin', () => {
  const press = { name: 'Tornar-me Administrador' };
  beforeEach(() => {
    server.answer({
      userRoles: { setup: () => ({ adminExists: false, proof: 'none', confirmedEmail: false }) },
    });
  });

  it('says what went wrong', async () => {
    const { user, address } = openApp('/setup-admin');
    server.fail('userRoles.setupFirstAdmin', new NoAnswer('network'));
    await user.click(await screen.findByRole('button', press));
    await see('Erro ao configurar administrador');

    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answer({ userRoles: { setupFirstAdmin: () => new Promise(() => {}) } });
    await user.click(await screen.findByRole('button', press));
    await screen.findByRole('button', { name: 'Configurando...' });
    await vi.advanceTimersByTimeAsync(15_000);
    await see('Tempo esgotado. Tente novamente.');
    vi.useRealTimers();

    server.fail(
      'userRoles.setupFirstAdmin',
      new Refusal('ADMIN_EXISTS', { message: 'Já existe um administrador no sistema' }),
    );
    await user.click(await screen.findByRole('button', press));
    await see('Já existe um administrador no sistema');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('sends to sign in whose session ended meanwhile', async () => {
    server.fail('userRoles.setupFirstAdmin', new Refusal('UNAUTHENTICATED'));
    const { user, address } = openApp('/setup-admin');
    await user.click(await screen.findByRole('button', press));
    await see('Sessão inválida. Faça login novamente.');
    expect(address()).toBe('/auth?redirect=%2Fsetup-admin');
  });
});

const adminPlans: AdminPlan[] = plans.map(({ name, badge, displayOrder, ...plan }) => ({
  ...plan,
  displayOrder,
  name,
  badge: badge ?? null,
  id: `9a4f0e6c-7c1b-4e8e-8f3a-00000000000${displayOrder}`,
  isActive: true,
  hasPrice: true,
  editedAt: null,
  subscribers: 0,
}));
