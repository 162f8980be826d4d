import { expect, it } from 'vitest';
import { isProxyRange } from './proxy-range';

it.each([
  '127.0.0.1',
  '10.0.0.0/8',
  '172.16.0.0/255.240.0.0',
  '::1',
  '::1/128',
  'fd00:1234::/32',
  'fc00::/7',
  '::ffff:10.0.0.1/128',
  'loopback',
  'linklocal',
  'uniquelocal',
])('%s names proxies', (entry) => {
  expect(isProxyRange(entry)).toBe(true);
});

it.each([
  'true',
  '1',
  '*',
  'proxy.hotel.gr',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '0.0.0.0/0',
  '0.0.0.0/1',
  '10.0.0.0/7',
  '0.0.0.0/0.0.0.0',
  '128.0.0.0/128.0.0.0',
  '::/0',
  '8000::/1',
  '::/64',
  '::ffff:0:0/96',
  '::ffff:10.0.0.0/104',
])('%s does not: it is no address, or covers strangers', (entry) => {
  expect(isProxyRange(entry)).toBe(false);
});
