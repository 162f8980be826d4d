import { expect, it } from 'vitest';
import { isExposed } from './exposure';
import { readSettings } from './settings';

it.each([
  [{}, false],
  [{ HOST: 'localhost' }, false],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:4000' }, false],
  [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://horae.localhost:4000' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '192.168.1.20' }, true],
  [{ HOST: 'localhost.hotel.gr' }, true],
  [{ PUBLIC_URL: 'https://horae.hotel.gr' }, true],
  [{ PUBLIC_URL: 'http://127.0.0.1.hotel.gr' }, true],
  [{ TRUST_PROXY: '127.0.0.1' }, true],
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'development', HOST: '0.0.0.0' }, true],
])('with %j others can reach the server: %s', (environment, exposed) => {
  expect(isExposed(readSettings(environment))).toBe(exposed);
});
