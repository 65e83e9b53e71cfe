import { describe, expect, it } from 'vitest';
import { networkOf } from './visitor.ts';

describe('the network of an address', () => {
  it('is the IPv4 address itself in every spelling', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it.each([
    '2001:db8:0:12::1',
    '2001:0DB8:0000:0012:ffff:ffff:ffff:ffff',
    '2001:db8::12:0:0:0:9',
    '2001:db8:0:12:1:2:3:4%eth0',
  ])('is the /64 of %s, so that one household is counted once', (address) => {
    expect(networkOf(address)).toBe('2001:db8:0:12::/64');
  });

  it('differs between neighbouring networks', () => {
    expect(networkOf('2001:db8:0:13::1')).not.toBe(networkOf('2001:db8:0:12::1'));
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });

  it('is one for all requests whose connection has ended before they are answered', () => {
    expect(networkOf(undefined)).toBe('ended');
  });
});
