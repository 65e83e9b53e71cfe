import type { StripeState } from './state.ts';

/** Removes everything about a customer, for tests with thousands of them. */
export function forgetCustomer(state: StripeState, customerId: string): void {
  for (const id of state.subscriptionsOf.get(customerId) ?? []) state.subscriptions.delete(id);
  for (const map of [state.sessions, state.invoices, state.charges]) {
    for (const [id, { customer }] of map as Map<string, { customer: unknown }>)
      if (customer === customerId) map.delete(id);
  }
  for (const id of state.invoicePayments.keys()) if (!state.invoices.has(id)) state.invoicePayments.delete(id);
  const others = state.events.filter(({ data }) => {
    const about = data.object as { id?: string; customer?: unknown };
    return about.customer !== customerId && about.id !== customerId;
  });
  state.events.splice(0, state.events.length, ...others);
  state.subscriptionsOf.delete(customerId);
  state.clock.stopped.delete(customerId);
  state.customers.delete(customerId);
}
