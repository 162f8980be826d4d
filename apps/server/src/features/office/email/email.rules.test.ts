import { describe, expect, it } from 'vitest';
import { addressesOf, deliveryState, sizeText } from './email.rules';

it('has each address of a letter once, in the order of its fields', () => {
  const to = [
    { name: 'Maria', email: ' Maria@Hotel.example' },
    { name: 'Nikos', email: 'nikos@hotel.example' },
  ];
  const cc = ['MARIA@hotel.example ', 'eleni@hotel.example'];
  const bcc = ['Eleni@hotel.example', 'boss@hotel.example'];
  expect(addressesOf({ to, cc, bcc })).toEqual([
    'maria@hotel.example',
    'nikos@hotel.example',
    'eleni@hotel.example',
    'boss@hotel.example',
  ]);
  expect(addressesOf({ to: [], cc: [], bcc: [] })).toEqual([]);
});

it.each([
  [0, '1 kB'],
  [1499, '1 kB'],
  [1500, '2 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_049_000, '1 MB'],
  [1_250_001, '1.3 MB'],
  [10_000_000, '10 MB'],
  [24_960_000, '25 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

describe('a mail to one address', () => {
  const address = 'maria@hotel.example';
  const posted = { address, isLocal: false, sentAt: null, attempts: 3, failure: null, doubts: 0 };
  const sentAt = new Date('2026-11-10T08:00:00Z');
  const failure = '550 no such mailbox';
  type Posted = Parameters<typeof deliveryState>[0];

  it.each<[string, Partial<Posted>, boolean, object]>([
    ['to an account is delivered', { isLocal: true, attempts: 5, failure }, false, { state: 'delivered' }],
    ['that was sent', { sentAt, attempts: 5, failure }, true, { state: 'sent' }],
    ['that a mail server may have got twice', { sentAt, doubts: 1 }, true, { state: 'sent', mayBeTwice: true }],
    ['before its last try', { attempts: 4, failure }, true, { state: 'waiting', failure }],
    ['before its first try', { attempts: 0 }, true, { state: 'waiting' }],
    ['after its last try', { attempts: 5, failure }, true, { state: 'failed', failure }],
    ['after its last try, without a reason', { attempts: 5 }, false, { state: 'failed' }],
    ['without a mail server', { attempts: 4, failure }, false, { state: 'no-mail-server' }],
  ])('%s', (_, more, hasMailServer, state) => {
    expect(deliveryState({ ...posted, ...more }, { hasMailServer, mostAttempts: 5 })).toEqual({ address, ...state });
  });
});
