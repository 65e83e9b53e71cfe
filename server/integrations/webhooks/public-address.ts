import { BlockList, isIP } from 'node:net';

/**
 * True for an address of the public internet. Of IPv4 everything but the ranges that IANA keeps for other purposes. Of IPv6 only the range
 * that is given out (2000::/3), without the parts of it that lead into IPv4 or nowhere: private, local and mapped addresses lie outside it.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special4.check(address, 'ipv4');
    case 6:
      return !address.includes('%') && given6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
    default:
      return false;
  }
}

const special4 = listOf('ipv4', [
  // This network, private networks, the network of providers (CGNAT), this machine, the link.
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  // Protocols, documentation, relays of 6to4, measurements.
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

const given6 = listOf('ipv6', [['2000::', 3]]);
const special6 = listOf('ipv6', [
  // Protocols with Teredo, documentation, 6to4.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function listOf(type: 'ipv4' | 'ipv6', networks: readonly [network: string, prefix: number][]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, type);
  return list;
}
