import { describe, expect, it } from 'vitest';
import { eventTypes, presentEvent } from './present-event.ts';

const account = '0b9b2f2e-4c3e-4e0e-9a43-0d8c5f1e7a11';
const event = (type: string, object: object) => ({ id: 'evt_1', type, created: 1_790_000_000, data: { object } });

describe('an event', () => {
  it('names its customer, expanded or not', () => {
    for (const customer of ['cus_1', { id: 'cus_1', email: 'ana@example.com' }]) {
      expect(presentEvent(event('invoice.paid', { id: 'in_1', customer }))).toEqual({
        id: 'evt_1',
        type: 'invoice.paid',
        occurredAt: new Date('2026-09-21T14:13:20Z'),
        customerId: 'cus_1',
        accountId: null,
        reversal: null,
      });
    }
  });

  it('about a deleted customer names that customer', () => {
    expect(presentEvent(event('customer.deleted', { id: 'cus_1' }))).toMatchObject({ customerId: 'cus_1' });
  });

  it("about a checkout names the account when it has an account's id", () => {
    const session = { id: 'cs_1', customer: 'cus_1', client_reference_id: account };
    expect(presentEvent(event('checkout.session.completed', session))).toMatchObject({ accountId: account });
    const strange = { ...session, client_reference_id: "' or 1=1" };
    expect(presentEvent(event('checkout.session.completed', strange))).toMatchObject({ accountId: null });
    expect(presentEvent(event('invoice.paid', session))).toMatchObject({ accountId: null });
  });

  it.each([
    [
      'a full refund',
      'charge.refunded',
      { id: 'ch_1', customer: 'cus_1', payment_intent: 'pi_1', refunded: true },
      true,
    ],
    [
      'a part of it',
      'charge.refunded',
      { id: 'ch_1', customer: 'cus_1', payment_intent: 'pi_1', refunded: false },
      false,
    ],
    [
      'a dispute',
      'charge.dispute.created',
      { id: 'dp_1', charge: 'ch_1', payment_intent: 'pi_1', status: 'needs_response' },
      true,
    ],
    [
      'an inquiry',
      'charge.dispute.created',
      { id: 'dp_1', charge: 'ch_1', payment_intent: 'pi_1', status: 'warning_needs_response' },
      false,
    ],
  ] as const)('about %s tells whether money went back', (_what, type, object, isReversal) => {
    const reversal = isReversal ? { chargeId: 'ch_1', paymentIntentId: 'pi_1' } : null;
    expect(presentEvent(event(type, object)).reversal).toEqual(reversal);
  });

  it('of any other kind names nobody', () => {
    const other = presentEvent(
      event('customer.updated', { id: 'cus_1', customer: 'cus_1', client_reference_id: account }),
    );
    expect(other).toMatchObject({ type: 'customer.updated', customerId: null, accountId: null, reversal: null });
    expect(eventTypes).not.toContain('customer.updated');
  });

  it.each([{}, [], null, 'evt_1', { id: 'evt_1', type: 'invoice.paid' }])('is not %j', (body) => {
    expect(() => presentEvent(body)).toThrow();
  });
});
