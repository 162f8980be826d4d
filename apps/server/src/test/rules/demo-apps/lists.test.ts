import { faqContract as faq } from '@horae/contract/demo-apps/faq.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

it('a search of questions is limited to 200 characters too', async () => {
  const { status, body } = await api.asAdmin(faq.list, { query: { q: 'x'.repeat(201) } });

  expect([status, body.error.fields?.map(({ path }) => path)]).toEqual([400, ['q']]);
  expect((await api.asAdmin(faq.list, { query: { q: 'x'.repeat(200) } })).body).toEqual({});
});
