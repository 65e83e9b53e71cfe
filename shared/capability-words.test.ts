import { describe, expect, it } from 'vitest';
import { capabilityProblems, hasRoomForConsulta, missingCapability } from './capability-words.ts';
import { capabilitiesOf, plans } from './plans.ts';

const free = capabilitiesOf('Gratuito');

describe('what a plan lacks', () => {
  it('is said with the plan that has it', () => {
    expect(missingCapability('consultasPorCliente', free, 'Profissional')).toBe(
      'Seu plano inclui 3 consultas por cliente. Para registrar mais, é preciso o plano Profissional.',
    );
    expect(missingCapability('marca', free, 'Profissional')).toBe(
      'A marca da clínica nos relatórios faz parte do plano Profissional.',
    );
  });

  it('names no plan when none on sale has it', () => {
    expect(missingCapability('consultasPorCliente', { consultasPorCliente: 1 }, null)).toBe(
      'Seu plano inclui 1 consulta por cliente.',
    );
    expect(missingCapability('protocolosProprios', free, null)).toBe(
      'Salvar protocolos próprios não faz parte do seu plano.',
    );
  });
});

it('there is room for a follow-up below the limit, and always without one', () => {
  expect([2, 3, 4].map((recorded) => hasRoomForConsulta(free, recorded))).toEqual([true, false, false]);
  expect(hasRoomForConsulta({ consultasPorCliente: -1 }, 5000)).toBe(true);
});

describe("an admin's change", () => {
  it('is told each bound that it breaks', () => {
    expect(capabilityProblems('Gratuito', { ...free, consultasPorCliente: 2, suporte: 'continuo' }, plans)).toEqual({
      consultasPorCliente: 'No mínimo 3: é o que este plano promete, e o que os planos menores têm.',
      suporte: 'No máximo por ordem de chegada: é o que o plano seguinte tem. Mude-o antes.',
    });
  });

  it('is not told of what stays, even beyond the bounds', () => {
    const odd = { ...free, consultasPorCliente: 1 };
    const rows = plans.map((plan) => (plan.name === 'Gratuito' ? { ...plan, capabilities: odd } : plan));
    expect(capabilityProblems('Gratuito', { ...odd, convites: true }, rows)).toEqual({});
  });
});
