import { expect, it } from 'vitest';
import { newSecret, signMessage } from './sign-message.ts';

// The example of the libraries of Standard Webhooks: github.com/standard-webhooks, libraries/javascript/src/webhook.test.ts.
const published = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', now: new Date(1_614_265_330_000) },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

it('signs the published example as Standard Webhooks does', () => {
  expect(signMessage(published.message, [published.secret])).toEqual({
    'webhook-id': published.message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': published.signature,
  });
});

it('signs with each secret, in their order', () => {
  const other = newSecret();
  const { 'webhook-signature': both } = signMessage(published.message, [other, published.secret]);
  const { 'webhook-signature': alone } = signMessage(published.message, [other]);
  expect(both.split(' ')).toEqual([alone, published.signature]);
});

it('makes secrets of 32 random bytes', () => {
  const [one, two] = [newSecret(), newSecret()];
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(two);
});
