import { isIPv6, SocketAddress } from 'node:net';

/**
 * The range of addresses that one caller usually holds: an IPv4 address itself, the first 64 bits of an IPv6 address.
 * IPv4 written as IPv6 (`::ffff:192.0.2.1`) is the IPv4 address.
 */
export function addressRange(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const { address: canonical } = new SocketAddress({ address: bare, family: 'ipv6' });
  const mapped = /^::ffff:([\d.]+)$/.exec(canonical)?.[1];
  return mapped ?? `${groupsOf(canonical).slice(0, 4).join(':')}::/64`;
}

function groupsOf(canonical: string): string[] {
  const [before = [], after = []] = canonical.split('::').map((half) => half.split(':').filter(Boolean));
  const left = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: left }, () => '0'), ...after];
}
