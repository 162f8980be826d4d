import { expect, it } from 'vitest';
import { isAllowedHost, isHostPattern } from './host-pattern';

it.each(['eservices.yeka.gr', '*.yeka.gr', 'localhost', '127.0.0.1'])('%s names a host', (text) => {
  expect(isHostPattern(text)).toBe(true);
});

it.each(['', '*', '*.', 'https://yeka.gr', 'yeka.gr/Api', 'yeka.gr:443', 'a b', '-a.gr', '*yeka.gr'])(
  '%s names none',
  (text) => {
    expect(isHostPattern(text)).toBe(false);
  },
);

it.each([
  ['https://eservices.yeka.gr/Api', true],
  ['https://EServices.YEKA.gr:8443/Api', true],
  ['https://yeka.gr/Api', false],
  ['https://notyeka.gr/Api', false],
  ['https://yeka.gr.evil.example/Api', false],
  ['https://eservices.yeka.gr@evil.example/Api', false],
  ['https://evil.example/#.yeka.gr', false],
  ['http://169.254.169.254/latest', false],
  ['no address', false],
])('*.yeka.gr allows %s: %s', (address, isAllowed) => {
  expect(isAllowedHost(address, ['*.yeka.gr'])).toBe(isAllowed);
});
