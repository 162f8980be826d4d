import { expect, it } from 'vitest';
import { isOnlyLocal, typedAddress } from '#platform/link-address';

it.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://horae.hotel.gr', false],
  ['http://192.168.1.20:3000', false],
  ['https://localhost.hotel.gr', false],
])('only the machine itself opens %s: %s', (address, isLocal) => {
  expect(isOnlyLocal(address)).toBe(isLocal);
});

it('is typed without https', () => {
  expect(typedAddress('https://horae.hotel.gr')).toBe('horae.hotel.gr/start');
  expect(typedAddress('http://192.168.1.20:3000')).toBe('http://192.168.1.20:3000/start');
});
