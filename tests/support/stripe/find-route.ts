import type { StripeRoute } from './call.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { subscriptionRoutes } from './subscription-routes.ts';

const routes: StripeRoute[] = [...customerRoutes, ...checkoutRoutes, ...subscriptionRoutes, ...eventRoutes];

export interface FoundRoute {
  route: StripeRoute;
  pathId: string;
}

export function findRoute(method: string, path: string): FoundRoute | null {
  // A fixed address comes before one with an id: /v1/invoices/create_preview is no invoice.
  const exact = routes.find((route) => route.method === method && route.template === path);
  if (exact) return { route: exact, pathId: '' };
  for (const route of routes) {
    if (route.method !== method) continue;
    const pattern = new RegExp(`^${route.template.replace(/\{\w+\}/, '([^/]+)')}$`);
    const pathId = pattern.exec(path)?.[1];
    if (pathId) return { route, pathId };
  }
  return null;
}
