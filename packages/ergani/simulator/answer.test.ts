import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildDocument, documentCodes } from '../src';
import { cardOf } from '../src/test/messages';
import { answer } from './answer';
import { sampleEmployer } from './employer';
import { noon, TestService } from './test/test-service';

it.each([
  ['GET', 'Documents/Nothing', 404],
  ['POST', 'Documents/Nothing', 404],
  ['POST', 'Documents/WTODaily', 400],
  ['POST', 'WebServices/ExecuteService', 400],
  ['GET', 'Nowhere', 404],
  ['DELETE', 'Documents/WTODaily', 404],
  ['GET', 'lookup/SUBMISSIONS', 200],
])('%s %s answers %d', (method, path, status) => {
  const service = new TestService();
  service.logIn();

  expect(service.call(method, path).status).toBe(status);
});

it('gives the same answer to the same state, request and instant, and leaves the state alone', () => {
  const service = new TestService();
  service.logIn();
  const { code, body } = buildDocument(cardOf(noon));
  const authorization = `Bearer ${service.token}`;
  const request = { method: 'POST', path: `Documents/${code}`, query: new URLSearchParams(), authorization, body };
  const before = structuredClone(service.state);

  const [first, second] = [1, 2].map(() => answer(service.state, request, [sampleEmployer], noon));

  expect(first?.reply.status).toBe(200);
  expect(second).toEqual(first);
  expect(service.state).toEqual(before);
});

it('has an answer to anything, and accepts nothing that has errors', () => {
  const paths = [
    'Authentication',
    'Authentication/Refresh',
    'Authentication/Logout',
    'WebServices/ExecuteService',
    'Documents/CancelSubmittedDocument',
    ...documentCodes.map((code) => `Documents/${code}`),
  ];
  const service = new TestService();
  service.logIn();
  const roots = ['Cards', 'WTOS', 'Card', 'WTO', 'ServiceCode', 'Parameters', 'Username', '__proto__'];
  const bodies = fc.object({ key: fc.oneof(fc.constantFrom(...roots), fc.string()), withNullPrototype: false });

  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.oneof(fc.jsonValue(), bodies), (path, body) => {
      expect([400, 401]).toContain(service.call('POST', path, body).status);
      expect(service.state.accepted).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
