import type { SecurityEvent } from '@horae/contract/settings/security-event-rows';
import { expect, it } from 'vitest';
import { eventSentence } from './event-sentence';

const event: SecurityEvent = {
  id: 1,
  at: '2026-11-16T07:00:00.000Z',
  lastAt: '2026-11-16T07:00:40.000Z',
  count: 1,
  kind: 'login',
  outcome: 'success',
  by: { id: 1, name: 'Eleni Alexiou' },
  email: 'a…@demo.com',
  address: '203.0.113.7',
  agent: null,
  hotel: null,
  subject: null,
  facts: {},
};

it.each<[string, Partial<SecurityEvent>]>([
  ['Eleni Alexiou logged in from 203.0.113.7', {}],
  ['Login failed for a…@demo.com from 203.0.113.7, 12 times', { outcome: 'failure', by: null, count: 12 }],
  ['Login blocked for Eleni Alexiou after too many attempts from 203.0.113.7', { outcome: 'blocked' }],
  [
    'Eleni Alexiou was denied access to GET /accounts/list from 203.0.113.7',
    { kind: 'access-refused', outcome: 'failure', facts: { call: 'GET /accounts/list', status: 403 } },
  ],
  [
    'Eleni Alexiou was denied access to many other calls from 203.0.113.7, 30 times',
    { kind: 'access-refused', outcome: 'failure', count: 30, facts: { others: true } },
  ],
  [
    'The server or its command line changed the role of account 7: client → admin',
    {
      kind: 'role-changed',
      by: null,
      email: null,
      address: null,
      subject: { kind: 'account', id: 7, name: null },
      facts: { before: 'client', after: 'admin' },
    },
  ],
  ['Wrong pairing code from 203.0.113.7', { kind: 'kiosk-paired', outcome: 'failure', by: null, email: null }],
])('%s', (sentence, more) => {
  expect(eventSentence({ ...event, ...more })).toBe(sentence);
});
