import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address', () => {
  it.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['of a provider (CGNAT)', '100.64.0.1'],
    ['of a provider (CGNAT)', '100.127.255.254'],
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.255'],
    ['of the link, with the data of clouds', '169.254.169.254'],
    ['for protocols', '192.0.0.8'],
    ['for documentation', '192.0.2.1'],
    ['for documentation', '198.51.100.7'],
    ['for documentation', '203.0.113.9'],
    ['a relay of 6to4', '192.88.99.1'],
    ['for measurements', '198.19.255.255'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['nothing', '::'],
    ['this machine', '::1'],
    ['IPv4 inside IPv6, private', '::ffff:10.0.0.1'],
    ['IPv4 inside IPv6, this machine', '::ffff:127.0.0.1'],
    ['IPv4 inside IPv6, written in hex', '::ffff:7f00:1'],
    ['IPv4 inside IPv6, public', '::ffff:8.8.8.8'],
    ['IPv4 inside IPv6, the old form', '::127.0.0.1'],
    ['through a translator (NAT64)', '64:ff9b::a00:1'],
    ['through a translator (NAT64)', '64:ff9b:1::1'],
    ['to be thrown away', '100::1'],
    ['private (ULA)', 'fc00::1'],
    ['private (ULA)', 'fd12:3456:789a::1'],
    ['of the link', 'fe80::1'],
    ['of the link, with its card', 'fe80::1%eth0'],
    ['of a site', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['Teredo', '2001:0:4136:e378::1'],
    ['for documentation', '2001:db8::1'],
    ['for documentation', '3fff::1'],
    ['6to4, which leads to 10.0.0.1', '2002:a00:1::1'],
    ['no address', 'exemplo.com'],
    ['no address', ''],
    ['no address', '1.2.3'],
  ])('%s is not public: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '192.167.255.255',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001:80b::200e',
    '2804:10:20::1',
  ])('of the internet is: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
