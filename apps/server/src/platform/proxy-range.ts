import { isIP, SocketAddress } from 'node:net';

/** The widest private networks: 10.0.0.0/8 and fc00::/7. */
const widest = { 4: 8, 6: 7 } as const;

/**
 * Whether an entry names proxies: an address, a range no wider than a private network, or a name of private ranges.
 * Everybody within it may name an address of their choice, so it must not cover strangers.
 */
export function isProxyRange(entry: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(entry)) return true;
  const [address = '', range, ...rest] = entry.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || rest.length > 0) return false;
  const longest = family === 4 ? 32 : 128;
  const prefix = range === undefined ? longest : prefixOf(range);
  if (prefix > longest || prefix < widest[family]) return false;
  // Ranges that begin with zeros may contain all IPv4 addresses, written as IPv6.
  return family === 4 || prefix === longest || !new SocketAddress({ address, family: 'ipv6' }).address.startsWith('::');
}

/** The length of a range's prefix, given as a number or as a mask such as 255.240.0.0; -1 for neither. */
function prefixOf(range: string): number {
  if (/^\d{1,3}$/.test(range)) return Number(range);
  if (isIP(range) !== 4) return -1;
  const bits = range.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return bits.join('').replace(/0+$/, '').length;
}
