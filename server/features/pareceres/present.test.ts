import { parecerVazio } from '@meridia/shared/parecer.ts';
import { expect, it } from 'vitest';
import { sampleRelatorio } from '../../mtc/render/sample-relatorio.ts';
import { presentPartes } from './present.ts';

it('keeps a struck caution and its reason beside the version, and says nothing of one that the version still has', () => {
  const nota = {
    regra: 'alergia_a_medicamento',
    gravidade: 'cautela' as const,
    texto: 'Alergia.',
    removidos: [],
    fonte: '',
  };
  const maquina = { ...sampleRelatorio, seguranca: [nota] };
  const parecer = {
    ...parecerVazio,
    cautelasRetiradas: [{ regra: nota.regra, texto: nota.texto, motivo: 'Só reage ao iodo.' }],
  };
  const noteOf = (shown: typeof maquina) =>
    presentPartes(maquina, shown, parecer).find(({ id }) => id === 'seguranca')?.nota;
  expect(noteOf({ ...maquina, seguranca: [] })).toBe('Linha retirada: “Alergia.” Motivo: Só reage ao iodo.');
  expect(noteOf(maquina)).toBe('');
});
