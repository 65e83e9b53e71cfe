import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../testing/fake-network.ts';
import { Refusal } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { see, seeNo } from '../testing/see.ts';

it('a part of the start screen that could not be loaded is told, and is loaded again by a press', async () => {
  let failing = true;
  server.answer({
    consultasEvolutivas: {
      retornos: () => {
        if (failing) throw new Refusal('INTERNAL');
        return [];
      },
    },
  });
  const { user } = openApp('/dashboard');
  await see('Uma parte desta tela não carregou');
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  await seeNo('Uma parte desta tela não carregou');
  expect(server.inputsOf('consultasEvolutivas.retornos')).toHaveLength(2);
});
