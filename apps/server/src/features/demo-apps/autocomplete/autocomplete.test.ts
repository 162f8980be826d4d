import { autocompleteContract } from '@horae/contract/demo-apps/autocomplete.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

it('answers a hundred items with the ranks 1 to 100 and unique ids and titles', async () => {
  const { autoComplete } = (await api.asAdmin(autocompleteContract.list)).body;

  expect(autoComplete.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)));
  expect(new Set(autoComplete.map(({ id }) => id)).size).toBe(100);
  expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100);
});
