import { z } from 'zod';
import { expireCheckout } from './acts.ts';
import { boolean, ignored, integer, listOf, metadata, paging, route, text } from './call.ts';
import { buildCheckout, buildPortalConfiguration, buildPortalSession } from './page-resources.ts';
import { StripeRefusal } from './refusal.ts';
import { customerOf, idOf, newId, nowOf, priceOf, sessionOf } from './state.ts';

const hour = 3600;

/** Checkout and the customer's portal. */
export const checkoutRoutes = [
  route(
    'POST',
    '/v1/checkout/sessions',
    {
      mode: z.literal('subscription'),
      customer: text,
      line_items: z.array(z.strictObject({ price: text, quantity: integer })).length(1),
      success_url: text,
      cancel_url: text.optional(),
      client_reference_id: text.optional(),
      expires_at: integer.optional(),
      metadata: metadata.optional(),
      subscription_data: z.strictObject({ metadata: metadata.optional() }).optional(),
      locale: text.optional(),
      allow_promotion_codes: ignored,
      allowed_payment_method_types: ignored,
      billing_address_collection: ignored,
      customer_update: ignored,
      payment_method_collection: ignored,
      ui_mode: z.literal('hosted_page').optional(),
    },
    (state, params) => {
      customerOf(state, params.customer);
      const priceId = params.line_items[0]?.price ?? '';
      const price = priceOf(state, priceId, 'line_items[0][price]');
      if (!price.active) {
        throw new StripeRefusal(400, 'The price specified is inactive. This field only accepts active prices.');
      }
      const created = nowOf(state, params.customer);
      const expiresAt = params.expires_at ?? created + 24 * hour;
      if (expiresAt < created + hour / 2 || expiresAt > created + 24 * hour) {
        throw new StripeRefusal(400, 'The `expires_at` timestamp must be 30 minutes to 24 hours away.', {
          param: 'expires_at',
        });
      }
      const session = buildCheckout({
        created,
        customerId: params.customer,
        clientReferenceId: params.client_reference_id ?? null,
        successUrl: params.success_url,
        cancelUrl: params.cancel_url ?? null,
        expiresAt,
        locale: params.locale ?? null,
        metadata: params.metadata ?? {},
        price,
        baseUrl: state.baseUrl,
      });
      state.sessions.set(session.id, session);
      state.orders.set(session.id, { priceId, metadata: params.subscription_data?.metadata ?? {} });
      return session;
    },
  ),
  route('GET', '/v1/checkout/sessions/{session}', {}, (state, _params, id) => sessionOf(state, id)),
  route('POST', '/v1/checkout/sessions/{session}/expire', {}, (state, _params, id) => {
    const session = sessionOf(state, id);
    if (session.status !== 'open') {
      throw new StripeRefusal(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    expireCheckout(state, session);
    return session;
  }),
  route(
    'GET',
    '/v1/checkout/sessions',
    { ...paging, customer: text.optional(), status: text.optional(), subscription: text.optional() },
    (state, { customer, status, subscription, ...page }) => {
      const wanted = [...state.sessions.values()].filter(
        (session) =>
          (customer === undefined || idOf(session.customer) === customer) &&
          (status === undefined || session.status === status) &&
          (subscription === undefined || idOf(session.subscription) === subscription),
      );
      return listOf('/v1/checkout/sessions', wanted.toReversed(), page);
    },
  ),
  route(
    'POST',
    '/v1/billing_portal/configurations',
    {
      features: z.looseObject({}),
      business_profile: z.looseObject({}).optional(),
      default_return_url: text.optional(),
      metadata: metadata.optional(),
      name: text.optional(),
      login_page: ignored,
    },
    (state, { metadata: about = {}, default_return_url: returnUrl = null, name = null }) => {
      const configuration = buildPortalConfiguration(nowOf(state), {
        metadata: about,
        default_return_url: returnUrl,
        name,
      });
      state.portalConfigurations.set(configuration.id, configuration);
      return configuration;
    },
  ),
  route(
    'GET',
    '/v1/billing_portal/configurations',
    { ...paging, active: boolean.optional(), is_default: boolean.optional() },
    (state, { active, is_default: isDefault, ...page }) => {
      const wanted = [...state.portalConfigurations.values()].filter(
        (configuration) =>
          (active === undefined || configuration.active === active) &&
          (isDefault === undefined || configuration.is_default === isDefault),
      );
      return listOf('/v1/billing_portal/configurations', wanted.toReversed(), page);
    },
  ),
  route(
    'POST',
    '/v1/billing_portal/sessions',
    {
      customer: text,
      configuration: text.optional(),
      return_url: text.optional(),
      locale: text.optional(),
      flow_data: ignored,
    },
    (state, params) => {
      customerOf(state, params.customer);
      if (params.configuration && !state.portalConfigurations.has(params.configuration)) {
        throw new StripeRefusal(400, `No such configuration: '${params.configuration}'`, {
          code: 'resource_missing',
          param: 'configuration',
        });
      }
      const session = buildPortalSession({
        created: nowOf(state, params.customer),
        customerId: params.customer,
        configurationId: params.configuration ?? newId('bpc'),
        locale: params.locale ?? null,
        returnUrl: params.return_url ?? null,
        baseUrl: state.baseUrl,
      });
      state.portalSessions.set(session.id, session);
      return session;
    },
  ),
];
