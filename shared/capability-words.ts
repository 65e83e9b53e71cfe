import { plural } from './numbers.ts';
import {
  amountOf,
  type Capabilities,
  type CapabilityName,
  capabilityBounds,
  capabilityNames,
  type RankedPlan,
  type SupportLevel,
  unlimited,
} from './plans.ts';

/** A capability without which something is refused. Support answers everybody. */
export type NeededCapability = Exclude<CapabilityName, 'suporte'>;

const words: Record<Exclude<NeededCapability, 'consultasPorCliente'>, string> = {
  marca: 'A marca da clínica nos relatórios',
  convites: 'O envio da ficha ao cliente antes da consulta',
  protocolosProprios: 'Salvar protocolos próprios',
  terapiasAmpliadas: 'A parte “Terapias ampliadas” do relatório',
  api: 'A API de integração',
};

/**
 * Says that a plan does not permit something, or not any more of it, and which plan does. The server refuses with it, and screens say it
 * before anybody tries.
 * @param planName the smallest plan on sale that permits more; null when there is none
 */
export function missingCapability(
  name: NeededCapability,
  { consultasPorCliente: most }: Pick<Capabilities, 'consultasPorCliente'>,
  planName: string | null,
): string {
  if (name === 'consultasPorCliente') {
    const included = `Seu plano inclui ${plural(most, 'consulta', 'consultas')} por cliente.`;
    return planName ? `${included} Para registrar mais, é preciso o plano ${planName}.` : included;
  }
  const what = words[name];
  return planName ? `${what} faz parte do plano ${planName}.` : `${what} não faz parte do seu plano.`;
}

/** Whether one more follow-up of a client may be recorded. @param recorded how many there are, annulled ones included */
export function hasRoomForConsulta(
  { consultasPorCliente: most }: Pick<Capabilities, 'consultasPorCliente'>,
  recorded: number,
): boolean {
  return most === unlimited || recorded < most;
}

/** What a capability is called where an admin sets it. */
export const capabilityTitles: Record<CapabilityName, string> = {
  consultasPorCliente: 'Consultas por cliente',
  marca: 'Marca da clínica nos relatórios',
  convites: 'Ficha enviada ao cliente antes da consulta',
  protocolosProprios: 'Meus protocolos',
  terapiasAmpliadas: 'Terapias ampliadas nos relatórios',
  api: 'API de integração',
  suporte: 'Suporte',
};

export const supportWords: Record<SupportLevel, string> = {
  comum: 'Por ordem de chegada',
  prioritario: 'Prioritário',
  continuo: 'Prioritário e 24/7',
};

/** '3', 'sem limite', 'sim', 'prioritário': how much of it a plan has, inside a sentence. */
export function amountWords(name: CapabilityName, capabilities: Capabilities): string {
  if (name === 'suporte') return supportWords[capabilities.suporte].toLowerCase();
  const value = capabilities[name];
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return value === unlimited ? 'sem limite' : String(value);
}

/**
 * What is wrong with an admin's change of a plan's capabilities, one text per capability. What stays as it is needs no check, so that texts
 * can be changed whatever a release before this one permitted.
 * @param plans all plans as they are now
 */
export function capabilityProblems(
  planName: string,
  changed: Capabilities,
  plans: readonly RankedPlan[],
): Partial<Record<CapabilityName, string>> {
  const before = plans.find(({ name }) => name === planName)?.capabilities;
  const { floor, ceiling } = capabilityBounds(planName, plans);
  const problems: Partial<Record<CapabilityName, string>> = {};
  for (const name of capabilityNames) {
    const amount = amountOf(name, changed);
    if (before && amount === amountOf(name, before)) continue;
    if (amount < amountOf(name, floor)) {
      problems[name] =
        `No mínimo ${amountWords(name, floor)}: é o que este plano promete, e o que os planos menores têm.`;
    } else if (amount > amountOf(name, ceiling)) {
      problems[name] = `No máximo ${amountWords(name, ceiling)}: é o que o plano seguinte tem. Mude-o antes.`;
    }
  }
  return problems;
}
