import { liveSubscriptionOf, payInvoice } from './acts.ts';
import type { StripeLife } from './life.ts';
import { idOf, invoiceOf, type StripeState, sessionOf } from './state.ts';

/** The address after a button of a page was pressed, or the page itself. */
export type PageAnswer = { html: string } | { location: string };

/** The pages that Stripe shows to people: checkout, an open invoice, the customer's portal. Null: no such page. */
export function answerPage(
  state: StripeState,
  life: StripeLife,
  { method, path, button }: { method: string; path: string; button: string | null },
): PageAnswer | null {
  const [, kind, id = ''] = path.split('/');
  const pressed = method === 'POST' ? button : null;
  switch (kind) {
    case 'pay':
      return checkoutPage(state, life, id, pressed);
    case 'invoice':
      return invoicePage(state, id, pressed);
    case 'portal':
      return portalPage(state, life, id, pressed);
    default:
      return null;
  }
}

function checkoutPage(state: StripeState, life: StripeLife, id: string, pressed: string | null): PageAnswer {
  if (!state.sessions.has(id)) return page('Pagamento', '<p>Este endereço não vale mais.</p>', []);
  const session = sessionOf(state, id);
  if (pressed === 'Voltar') return { location: session.cancel_url ?? '/' };
  if (session.status !== 'open') return page('Pagamento', `<p>Esta sessão já terminou: ${session.status}</p>`, []);
  if (pressed === 'Pagar') {
    life.pay(id);
    return { location: (session.success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', id) };
  }
  return page('Pagamento', `<p>Total: ${centavos(session.amount_total)} por mês</p>`, ['Pagar', 'Voltar']);
}

function invoicePage(state: StripeState, id: string, pressed: string | null): PageAnswer {
  const invoice = invoiceOf(state, id);
  if (pressed === 'Pagar' && invoice.status === 'open') payInvoice(state, id);
  if (invoice.status !== 'open') return page('Fatura', '<p>Fatura paga. Obrigado.</p>', []);
  return page('Fatura', `<p>Total: ${centavos(invoice.amount_remaining)}</p>`, ['Pagar']);
}

function portalPage(state: StripeState, life: StripeLife, id: string, pressed: string | null): PageAnswer {
  const session = state.portalSessions.get(id);
  if (!session) return page('Portal', '<p>Este endereço não vale mais.</p>', []);
  if (pressed === 'Voltar') return { location: session.return_url ?? '/' };
  const subscription = liveSubscriptionOf(state, idOf(session.customer));
  if (!subscription) return page('Portal', '<p>Nenhuma assinatura.</p>', ['Voltar']);
  if (pressed === 'Cancelar no fim do período') life.cancelAtPeriodEnd(subscription.id);
  if (pressed === 'Reativar') life.reactivate(subscription.id);
  const choice = subscription.cancel_at_period_end ? 'Reativar' : 'Cancelar no fim do período';
  const text = subscription.cancel_at_period_end ? 'Termina no fim do período.' : 'Renova todo mês.';
  return page('Portal', `<p>Assinatura ${subscription.status}. ${text}</p>`, [choice, 'Voltar']);
}

function page(title: string, body: string, buttons: readonly string[]): PageAnswer {
  const form = buttons.map((name) => `<button name="button" value="${name}">${name}</button>`).join(' ');
  return {
    html: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} (contract server)</title></head><body><main><h1>${title}</h1>${body}<form method="post">${form}</form></main></body></html>`,
  };
}

function centavos(amount: number | null): string {
  return ((amount ?? 0) / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
}
