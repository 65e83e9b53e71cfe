import { hasRoomForConsulta, missingCapability, type NeededCapability } from '@meridia/shared/capability-words.ts';
import { isInForce } from '@meridia/shared/plan-action.ts';
import { amountOf, type Capabilities, planWithMore } from '@meridia/shared/plans.ts';
import { trpc } from '../trpc.ts';
import { usePlans } from './use-plans.ts';

/**
 * Why the plan does not include something, or nothing more of it; null when it does, and while the plan is unknown. Then the server decides.
 * @param recorded how many follow-ups this client has, annulled ones included
 */
export function useMissingCapability(name: NeededCapability, recorded = 0): string | null {
  const { data: status } = trpc.subscriptions.status.useQuery();
  const plans = usePlans();
  if (!status || permits(name, status.capabilities, recorded)) return null;
  const own = plans.find((plan) => plan.name === status.planName);
  if (!isInForce(status) && own && amountOf(name, own.capabilities) > amountOf(name, status.capabilities)) {
    return 'Você não possui uma assinatura ativa.';
  }
  return missingCapability(name, status.capabilities, planWithMore(name, status.capabilities, plans)?.name ?? null);
}

function permits(name: NeededCapability, capabilities: Capabilities, recorded: number): boolean {
  return name === 'consultasPorCliente' ? hasRoomForConsulta(capabilities, recorded) : capabilities[name];
}
