import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { openApp } from '../../testing/open-app.tsx';
import { avaliacao, ids, planStatus } from '../../testing/samples.ts';
import { see, seeNo } from '../../testing/see.ts';

const promise = 'O nome e a logo aparecem no alto de todos os seus relatórios, também dos antigos.';

it('a plan without the brand says so beside the fields, which can still be saved', async () => {
  openApp('/configuracoes');
  const card = await screen.findByRole('region', { name: 'Personalização da clínica' });
  await see(/^A marca da clínica nos relatórios faz parte do plano Profissional\./, card);
  await seeNo(promise);
  expect(within(card).getByRole('button', { name: 'Salvar Configurações' })).toBeVisible();
});

it('a plan with the brand promises it', async () => {
  server.answer({ subscriptions: { status: () => planStatus('Profissional', 0) } });
  openApp('/configuracoes');
  await see(promise);
  await seeNo(/^A marca da clínica nos relatórios faz parte/);
});

it('a report shows the brand that the server gives it, and not the one of the settings', async () => {
  server.answer({
    avaliacoes: { byId: () => avaliacao() },
    clinicaConfigs: {
      current: () => ({ nomeClinica: 'Clínica das Configurações', logoUrl: null, uploadedLogo: null }),
      ofReport: () => ({ nomeClinica: 'Clínica do Relatório', logoUrl: null, uploadedLogo: null }),
    },
  });
  openApp(`/resultado/${ids.avaliacao}`);
  await see('Clínica do Relatório');
  await seeNo('Clínica das Configurações');
  expect(server.inputsOf('clinicaConfigs.ofReport')).toEqual([{ avaliacaoId: ids.avaliacao }]);
});
