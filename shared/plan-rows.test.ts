import { describe, expect, it } from 'vitest';
import { addedLines, comparePlans, planLines, planRows } from './plan-rows.ts';
import {
  allCapabilities,
  amountOf,
  capabilitiesOf,
  capabilityBounds,
  capabilityNames,
  plans,
  supportAtAnyHour,
} from './plans.ts';

const valuesOf = (label: string, rows = comparePlans(plans)) => rows.find((row) => row.label === label)?.values;
const change = (name: string, capabilities: Partial<(typeof plans)[number]['capabilities']>) =>
  plans.map((plan) =>
    plan.name === name ? { ...plan, capabilities: { ...plan.capabilities, ...capabilities } } : plan,
  );

describe('the comparison', () => {
  it('says of each plan what the table says', () => {
    expect(comparePlans(plans).map(({ label, values }) => [label, ...values])).toEqual([
      ['Relatório completo, com tratamentos', true, true, true, true],
      ['Histórico de avaliações', true, true, true, true],
      ['PDF e compartilhamento', true, true, true, true],
      ['Evolução dos pacientes: consultas por cliente', '3', 'Sem limite', 'Sem limite', 'Sem limite'],
      ['Relatórios com a marca da sua clínica', false, true, true, true],
      ['Ficha que o cliente responde antes da consulta', false, true, true, true],
      ['Meus protocolos de pontos', false, true, true, true],
      ['Terapias integrativas ampliadas', false, false, true, true],
      ['Suporte prioritário', false, false, true, true],
      ['API de integração', false, false, false, true],
      ['Suporte 24/7', false, false, false, 'Em preparação'],
    ]);
  });

  it('follows what an admin has changed', () => {
    const more = change('Gratuito', { consultasPorCliente: 10, convites: true });
    expect(valuesOf(planRows.consultas.label, comparePlans(more))?.[0]).toBe('10');
    expect(valuesOf(planRows.convites.label, comparePlans(more))?.[0]).toBe(true);
    const wider = change('Profissional', { terapiasAmpliadas: true });
    expect(valuesOf(planRows.terapias.label, comparePlans(wider))).toEqual([false, true, true, true]);
    expect(
      valuesOf(
        supportAtAnyHour,
        comparePlans(plans, () => false),
      )?.[3],
    ).toBe(true);
  });
});

describe('the list of a card', () => {
  it('says what its plan adds to the smaller ones', () => {
    expect(plans.map((plan) => planLines(plan, plans))).toEqual([
      [
        ...['Tratamentos incluídos no relatório', 'Histórico de avaliações', 'Sem cartão de crédito'],
        'Evolução com até 3 consultas por cliente',
      ],
      [
        ...['Protocolo corporal e auricular', 'Evolução dos pacientes', 'Consultas sem limite por cliente'],
        ...['Relatórios com a marca da sua clínica', 'Ficha que o cliente responde antes da consulta'],
        'Meus protocolos de pontos',
      ],
      ['Tudo do plano Profissional', 'Terapias integrativas ampliadas', 'Suporte prioritário'],
      ['Tudo do plano Premium', 'API de integração', 'Suporte 24/7'],
    ]);
  });

  it('says a line once that an admin wrote into it before', () => {
    const [, , premium] = plans;
    if (!premium) throw new Error('no plan');
    const edited = { ...premium, features: ['Suporte prioritário', 'Suporte por telefone'] };
    expect(planLines(edited, plans)).toEqual([
      'Suporte prioritário',
      'Suporte por telefone',
      'Terapias integrativas ampliadas',
    ]);
  });

  it('follows what an admin has given to a smaller plan', () => {
    const more = change('Gratuito', { marca: true });
    const [free, paid] = more.map((plan) => addedLines(plan, more));
    expect(free).toContain('Relatórios com a marca da sua clínica');
    expect(paid).not.toContain('Relatórios com a marca da sua clínica');
  });
});

describe('the capabilities', () => {
  it('never fall from a plan to the next, and nobody has more than admins', () => {
    const all = [...plans.map(({ capabilities }) => capabilities), allCapabilities];
    for (const name of capabilityNames) {
      const amounts = all.map((capabilities) => amountOf(name, capabilities));
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    }
    expect([...capabilityNames].sort()).toEqual(Object.keys(allCapabilities).sort());
  });

  it('stand in a row each', () => {
    const shown = Object.values(planRows).flatMap((row) => (row.kind === 'capability' ? [row.capability] : []));
    expect(new Set(shown)).toEqual(new Set(capabilityNames));
  });

  it('of an unknown plan are those of the free one', () => {
    expect(capabilitiesOf('Ouro')).toEqual(capabilitiesOf('Gratuito'));
  });

  it('may grow from what is promised, or the smaller plan has, to what the next bigger plan has', () => {
    expect(capabilityBounds('Gratuito', plans)).toEqual({
      floor: capabilitiesOf('Gratuito'),
      ceiling: capabilitiesOf('Profissional'),
    });
    expect(capabilityBounds('Enterprise', plans)).toEqual({ floor: allCapabilities, ceiling: allCapabilities });
    const raised = change('Profissional', { suporte: 'prioritario' });
    expect(capabilityBounds('Gratuito', raised).ceiling.suporte).toBe('prioritario');
    const high = change('Premium', { suporte: 'continuo' });
    expect(capabilityBounds('Enterprise', high).floor.suporte).toBe('continuo');
  });
});
